"""Builds a module named Combine from the sources of OpenCombine, with Combine's availability."""

import re
from pathlib import Path

from .toolchain import BUILD, Failure, run

CHECKOUT = BUILD / "checkouts/OpenCombine"
COPY = BUILD / "combine"
# Differences between Combine and OpenCombine: a text of the sources, and its replacement.
DIFFERENCES = {
    "public enum Completion<Failure: Error>": "@frozen public enum Completion<Failure: Error>",
    # Publishers as asynchronous sequences.
    "@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)": "@available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)",
}


def files() -> list[Path]:
    return sorted(COPY.rglob("*.swift"))


def prepare() -> None:
    """Fetches the sources, and writes them in the form in which they are compiled."""
    if not CHECKOUT.exists():
        run("swift", "package", "--package-path", "Tests/Packages/App", "--scratch-path", BUILD, "resolve")
    missing = set(DIFFERENCES)
    sources = CHECKOUT / "Sources/OpenCombine"
    for source in sorted(sources.rglob("*.swift")):
        text = source.read_text()
        # Inlined code would become part of clients, unlike Apple's.
        text = re.sub(r"\bOpenCombine\.(?=[A-Z])", "Combine.", text).replace("@inlinable", "")
        text = text.replace("#if !canImport(Combine)", "#if true")
        for old, new in DIFFERENCES.items():
            if old in text:
                missing.discard(old)
                text = text.replace(old, new)
        copy = COPY / source.relative_to(sources)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.read_text() != text:
            copy.write_text(text)
    if missing:
        raise Failure(f"OpenCombine has changed; it has no {', '.join(sorted(missing))}.")
