"""The files of the guide to several machines."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
FILES = ROOT / "Web/Deployment"
CONFIGURATION = (FILES / "haproxy.cfg").read_text()
UNIT = (FILES / "shop@.service").read_text()
CONTAINER = (FILES / "Containerfile").read_text().replace("\\\n", " ")


def instructions(name: str) -> list[list[str]]:
    """Returns the words of an instruction in the container file, each time that it is used."""
    return [shlex.split(words) for words in re.findall(rf"^{name} (.+)$", CONTAINER, re.MULTILINE)]


def test_haproxy_accepts_the_configuration(certificate, tmp_path):
    file = tmp_path / "haproxy.cfg"
    file.write_text(CONFIGURATION.replace("/etc/ssl/private/shop.example.pem", str(certificate)))
    haproxy = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    check = subprocess.run([haproxy, "-dW", "-c", "-f", file], capture_output=True, text=True)
    assert check.returncode == 0, check.stderr


def test_systemd_accepts_the_unit(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd-analyze")
    file = tmp_path / "shop@8080.service"
    file.write_text(UNIT.replace("ExecStart=/usr/local/bin/Shop", "ExecStart=/bin/true"))
    check = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True)
    assert (check.returncode, check.stdout + check.stderr) == (0, "")


def test_systemd_waits_until_a_node_has_stopped():
    drain, timeout = (int(re.search(rf"{name}=(\d+)", UNIT)[1]) for name in ("SHOPPING_DRAIN", "TimeoutStopSec"))
    server = (ROOT / "Web/Sources/VSMWeb/Server/WebServer+Configuration.swift").read_text()
    finish = int(re.search(r"finishTime = Duration\.seconds\((\d+)\)", server)[1])
    pages = (ROOT / "Web/Sources/VSMWeb/Preservation/PreservedPages.swift").read_text()
    saving = int(re.search(r"saving = Duration\.seconds\((\d+)\)", pages)[1])
    assert timeout > finish + drain + saving


def test_the_shop_has_the_settings_that_the_files_name():
    sources = "".join(file.read_text() for file in (ROOT / "Web/Demos/Shop/Sources/Shop").glob("*.swift"))
    table = (ROOT / "Web/Demos/Shop/README.md").read_text()
    names = set(re.findall(r"SHOPPING_\w+", UNIT + CONTAINER))
    assert names
    for name in names:
        assert f'"{name}"' in sources, name
        assert f"| `{name}` |" in table, name


def test_the_container_file_names_what_there_is():
    build = next(words for words in instructions("RUN") if words[:2] == ["swift", "build"])
    options = dict(zip(build, build[1:]))
    package = ROOT / options["--package-path"]
    assert f'.executable(name: "{options["--product"]}"' in (package / "Package.swift").read_text()
    copies = instructions("COPY")
    sources = [source for source, _ in (words for words in copies if not words[0].startswith("--"))]
    assert all((ROOT / source).exists() for source in sources), sources
    assert any(package.is_relative_to(ROOT / source) for source in sources)
    [[_, product, program]] = [words for words in copies if words[0] == "--from=build"]
    assert product == f"{options['--scratch-path']}/release/{options['--product']}"
    assert CONTAINER.rstrip().endswith(f'ENTRYPOINT ["{program}"]')
    assert f"ExecStart={program}\n" in UNIT


def test_the_container_runs_as_a_user_without_privileges():
    [[user]] = instructions("USER")
    assert f"useradd --system --no-create-home {user}\n" in CONTAINER
    assert CONTAINER.index("\nUSER ") > CONTAINER.rindex("\nRUN ")
