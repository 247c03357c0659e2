"""How the compiler finds the modules that are built in .build-web, for scripts that read or use them."""

import json
import platform
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINARIES = (ROOT / ".build-web/debug").resolve()


def tool(name, *arguments, **options):
    """Runs a tool of the toolchain in the repository."""
    prefix = ["xcrun"] if platform.system() == "Darwin" else []
    return subprocess.run([*prefix, name, *map(str, arguments)], cwd=ROOT, **{"check": True, **options})


def flags_of_modules():
    """Returns the options with which the compiler finds the modules."""
    target = json.loads(tool("swift", "-print-target-info", capture_output=True, text=True).stdout)["target"]
    flags = ["-target", target["unversionedTriple"], "-I", BINARIES / "Modules"]
    if platform.system() == "Darwin":
        sdk = tool("xcrun", "--show-sdk-path", capture_output=True, text=True).stdout.strip()
        flags = ["-target", target["triple"], "-I", BINARIES / "Modules", "-sdk", sdk]
    maps = [*BINARIES.glob("*.build/module.modulemap"), *(ROOT / ".build-web/checkouts").glob("*/Sources/**/module.modulemap")]
    for file in maps:
        flags += ["-Xcc", f"-fmodule-map-file={file}", "-I", file.parent]
    return flags
