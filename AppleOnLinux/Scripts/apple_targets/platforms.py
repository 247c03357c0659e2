"""Apple's systems, and the versions for which the script compiles."""

import re
from dataclasses import dataclass
from pathlib import Path

from .toolchain import ROOT, Failure

NEWEST = "26.0"


@dataclass(frozen=True)
class Platform:
    """A system on a processor."""

    # The name in Package.swift.
    name: str
    # The parts of a target: arm64-apple-ios13.0-simulator.
    processor: str
    system: str
    suffix: str = ""
    # The first version for this processor, if it is newer than the oldest version of the system. The script creates no
    # objects for older ones.
    first: str = "0"

    @property
    def label(self) -> str:
        return f"{self.processor}-{self.system}{self.suffix}"

    def target(self, version: str) -> str:
        return f"{self.processor}-apple-{self.system}{version}{self.suffix}"


# A 64-bit watch is arm64 from watchOS 26. Older watches are arm64_32, and the interfaces of a toolchain for a 64-bit
# system do not support that architecture.
PLATFORMS = [
    Platform("iOS", "arm64", "ios"),
    Platform("macOS", "arm64", "macos"),
    Platform("visionOS", "arm64", "xros"),
    Platform("tvOS", "arm64", "tvos"),
    Platform("watchOS", "arm64", "watchos", first="26.0"),
    Platform("iOS", "arm64", "ios", "-simulator", first="14.0"),
    Platform("macOS", "x86_64", "macos"),
]

# The targets of Scripts/test: each system once, at the minimum and the newest version.
SHORT = ["arm64-apple-ios", "arm64-apple-macos", "arm64-apple-xros", "arm64-apple-tvos"]

# The modules of the standard library and of Apple's declarations are compiled once, for the oldest systems that the
# compiler supports.
OLDEST = {"iOS": "13.0", "macOS": "10.15", "tvOS": "13.0", "watchOS": "6.0", "visionOS": "1.0"}


def minimums(manifest: Path) -> dict[str, str]:
    """Returns the systems in a Package.swift, with the oldest version of each."""
    platforms = re.search(r"platforms: \[(.*?)\]", manifest.read_text(), flags=re.DOTALL)
    found = re.findall(r'\.(\w+)\((?:\.v([\d_]+)|"([\d.]+)")\)', platforms.group(1)) if platforms else []
    if not found:
        raise Failure(f"{manifest.relative_to(ROOT)} names no platforms.")
    return {name: version(digits.replace("_", ".") or text) for name, digits, text in found}


def version(text: str) -> str:
    return text if "." in text else f"{text}.0"


def numbers(version: str) -> tuple[int, ...]:
    """Returns a version for comparison: 13.0 and 13 are equal."""
    parts = [int(part) for part in version.split(".")]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return tuple(parts)
