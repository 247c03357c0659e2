"""The toolchain, and the parts that it lacks."""

import re
import shutil
import subprocess
from pathlib import Path

# The required modules of the standard library, each after its imports.
STANDARD_LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "Synchronization", "_StringProcessing", "Observation"]

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / ".build-apple-targets"


class Failure(Exception):
    """A message of a compiler or a check."""


class Lack(Exception):
    """A missing part of the toolchain, without which the script cannot run."""


def run(*command) -> str:
    result = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        raise Failure((result.stdout + result.stderr).strip())
    return result.stdout


class Toolchain:
    def __init__(self):
        compiler = shutil.which("swiftc")
        if not compiler:
            raise Lack("no swiftc")
        self.folder = Path(compiler).resolve().parent
        self.library = self.folder.parent / "lib/swift"
        self.version = re.sub(r"[^\w.]+", "-", run(compiler, "--version").splitlines()[0]).strip("-")
        for name in ("swift-frontend", "clang", "llvm-nm", "swift-demangle"):
            self.tool(name)
        self.interfaces = {module: self.interface(module) for module in STANDARD_LIBRARY}

    def tool(self, name: str) -> Path:
        path = self.folder / name
        if not path.exists():
            raise Lack(f"the toolchain has no {name}")
        return path

    def interface(self, module: str) -> str:
        """Returns the text of a module's interface, for the system of the toolchain."""
        found = [path for path in self.library.glob(f"*/{module}.swiftmodule/*.swiftinterface") if ".private." not in path.name]
        if not found:
            raise Lack(f"the toolchain has no interface of {module}")
        return found[0].read_text()
