"""Release builds contain nothing of what Web/Scripts/dev needs.

Everything of it is in files with `Development` in their names, whose types do not exist without `DEBUG`. Uses of them elsewhere are
therefore within `#if`, too, or a release build fails.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "Web/Sources/VSMWeb").rglob("*Development*.swift"))


def compile_files(object_file: Path, *conditions: str) -> subprocess.CompletedProcess:
    """Compiles the files by themselves, without the modules that it imports."""
    defined = [f"-D{condition}" for condition in conditions]
    command = ["swiftc", "-c", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Development"]
    return subprocess.run(
        [*command, *defined, "-o", object_file, *FILES], capture_output=True, text=True
    )


def test_the_files_are_empty_without_the_condition(tmp_path):
    compiled = compile_files(tmp_path / "release.o", "Web")
    assert compiled.returncode == 0, compiled.stderr
    symbols = subprocess.run(["nm", tmp_path / "release.o"], check=True, capture_output=True, text=True).stdout
    assert "Development" not in symbols
    assert b"VSM_DEV" not in (tmp_path / "release.o").read_bytes()


def test_the_files_are_not_empty_with_the_condition(tmp_path):
    compiled = compile_files(tmp_path / "debug.o", "Web", "DEBUG")
    assert compiled.returncode != 0
    assert "no such module" in compiled.stderr


def test_what_scripts_dev_needs_is_nowhere_else():
    sources = [file for file in (ROOT / "Sources").rglob("*") if file.is_file() and file not in FILES]
    mentions = [file for file in sources if b"vsm/development" in file.read_bytes() or b"VSM_DEV" in file.read_bytes()]
    assert mentions == []
