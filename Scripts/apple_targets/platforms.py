"""The systems of Apple, and the versions that are compiled for."""

import re
from dataclasses import dataclass
from pathlib import Path

from .toolchain import ROOT, Failure

NEWEST = "26.0"


@dataclass(frozen=True)
class Platform:
    """A system on a processor."""

    # The name that Package.swift has for it.
    name: str
    # The parts of a target: arm64-apple-ios13.0-simulator.
    processor: str
    system: str
    suffix: str = ""
    # The first version for this processor, if it is newer than the oldest of the system: objects are made for none that is older.
    first: str = "0"

    @property
    def label(self) -> str:
        return f"{self.processor}-{self.system}{self.suffix}"

    def target(self, version: str) -> str:
        return f"{self.processor}-apple-{self.system}{version}{self.suffix}"


# A watch of 64 bits is arm64 from watchOS 26 on; older ones are arm64_32, of which the interfaces of a toolchain for a system of
# 64 bits know nothing.
PLATFORMS = [
    Platform("iOS", "arm64", "ios"),
    Platform("macOS", "arm64", "macos"),
    Platform("visionOS", "arm64", "xros"),
    Platform("tvOS", "arm64", "tvos"),
    Platform("watchOS", "arm64", "watchos", first="26.0"),
    Platform("iOS", "arm64", "ios", "-simulator", first="14.0"),
    Platform("macOS", "x86_64", "macos"),
]

# What Scripts/test compiles: each system once, at the minimum and the newest.
SHORT = ["arm64-apple-ios", "arm64-apple-macos", "arm64-apple-xros", "arm64-apple-tvos"]

# The modules of the standard library and those of Apple's declarations are made once, for systems as old as the compiler takes.
OLDEST = {"iOS": "13.0", "macOS": "10.15", "tvOS": "13.0", "watchOS": "6.0", "visionOS": "1.0"}


def minimums(manifest: Path) -> dict[str, str]:
    """The systems in a Package.swift, with the oldest version of each."""
    platforms = re.search(r"platforms: \[(.*?)\]", manifest.read_text(), flags=re.DOTALL)
    found = re.findall(r'\.(\w+)\((?:\.v([\d_]+)|"([\d.]+)")\)', platforms.group(1)) if platforms else []
    if not found:
        raise Failure(f"{manifest.relative_to(ROOT)} names no platforms.")
    return {name: version(digits.replace("_", ".") or text) for name, digits, text in found}


def version(text: str) -> str:
    return text if "." in text else f"{text}.0"


def numbers(version: str) -> tuple[int, ...]:
    """A version that can be compared: 13.0 and 13 are the same."""
    parts = [int(part) for part in version.split(".")]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return tuple(parts)
