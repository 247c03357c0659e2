"""Web/Scripts/dev as a whole, with a builder that only copies the program, and a program that only says that it serves."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from servers.process import END_SECONDS, ROOT, Process, wait_until

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Site", targets: [.executableTarget(name: "Site")])
"""
PROGRAM = f"""#!{sys.executable}
import json, os, signal
open("here", "w").close()
with open(f"{{os.path.dirname(__file__)}}/started", "a") as output: output.write(f"{{os.getpid()}}\\n")
folder = os.environ["VSM_DEVELOPMENT"]
file = f"{{folder}}/servers/{{os.getpid()}}.json"
with open(file + "~", "w") as output: json.dump({{"port": 1, "assets": {{}}}}, output)
os.rename(file + "~", file)
signal.pause()
"""
# With a second build, it never ends, and neither does the process that it starts.
BUILDER = f"""#!{sys.executable}
import os, shutil, subprocess, sys
folder = sys.argv[sys.argv.index("--package-path") + 1]
if "--show-bin-path" in sys.argv:
    print(folder)
elif not os.path.exists(f"{{folder}}/Site"):
    shutil.copy(f"{{folder}}/program", f"{{folder}}/Site")
else:
    with open(f"{{folder}}/building", "w") as output: output.write(f"{{os.getpid()}}\\n")
    subprocess.run(["sleep", "infinity"])
"""


def default_signals() -> None:
    """Lets the script begin as from a terminal, also where the tests run in the background of a shell."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


class Developed:
    """A package of a temporary folder, with Web/Scripts/dev, which runs in another folder."""

    def __init__(self, folder: Path):
        self.folder = folder / "site"
        (self.folder / "Sources/Site").mkdir(parents=True)
        (self.folder / "Package.swift").write_text(MANIFEST)
        self.source = self.folder / "Sources/Site/Site.swift"
        self.source.write_text("// The program.\n")
        for name, text in (("program", PROGRAM), ("builder", BUILDER)):
            (self.folder / name).write_text(text)
            (self.folder / name).chmod(0o700)
        command = [ROOT / "Web/Scripts/dev", "--package", self.folder, "--builder", shlex.quote(str(self.folder / "builder"))]
        self.process = Process(command, folder / "dev.log", cwd=folder, preexec_fn=default_signals)

    def wait(self, condition, *arguments):
        """Waits until a condition returns something."""
        return wait_until(lambda: condition(*arguments), lambda: self.process.log)

    def processes(self, name: str) -> list[int]:
        """The processes that a file of the package names."""
        file = self.folder / name
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    def serve(self, count: int = 1) -> int:
        """Waits until a server was started so many times, and returns its process."""
        self.wait(lambda: self.process.log.count("==> Serving at http://localhost:1.") == count)
        return self.processes("started")[count - 1]

    def begin_build(self) -> int:
        """Begins a build that never ends, and returns its process."""
        self.source.write_text("// Another program.\n")
        return self.wait(self.processes, "building")[0]


def has_ended(process: int) -> bool:
    """Whether no process of a group is left, except those that nobody has waited for."""
    listed = subprocess.run(["ps", "-e", "-o", "pgid=,stat="], check=True, capture_output=True, text=True).stdout
    return not any(group == str(process) and not state.startswith("Z") for group, state in map(str.split, listed.splitlines()))


@pytest.fixture
def site(tmp_path):
    site = Developed(tmp_path)
    yield site
    site.process.end(signal.SIGKILL)
    for process in site.processes("started") + site.processes("building"):
        if not has_ended(process):
            os.killpg(process, signal.SIGKILL)


def test_the_program_runs_in_the_folder_of_its_package(site):
    site.serve()
    assert (site.folder / "here").exists()


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_server_and_the_build_end_with_the_script(site, number):
    server, build = site.serve(), site.begin_build()
    site.process.send_signal(number)
    site.process.wait(END_SECONDS)
    site.wait(has_ended, server)
    site.wait(has_ended, build)


def test_a_server_that_dies_is_started_again(site):
    server = site.serve()
    os.kill(server, signal.SIGKILL)
    assert site.serve(count=2) != server
    assert "The program was ended by SIGKILL." in site.process.log
