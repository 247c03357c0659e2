"""Which file of a package a server has at which address."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

# A larger file is not exchanged without a build.
MAXIMUM_BYTES = 5_000_000


def tag(content: bytes) -> str:
    """Returns the tag that the server gives to a content: FNV-1a, and the length."""
    value = 0xCBF2_9CE4_8422_2325
    for byte in content:
        value = (value ^ byte) * 0x100_0000_01B3 & 0xFFFF_FFFF_FFFF_FFFF
    return f'"{value:x}-{len(content)}"'


def tag_of(file: Path) -> str | None:
    """Returns the tag of the content of a file, or `None` if it may not be read."""
    try:
        return tag(file.read_bytes())
    except OSError:
        return None


def match(tags: Mapping[str, str], files: Iterable[Path], before: Mapping[str, Path]) -> dict[str, Path]:
    """Returns the files whose contents are at the addresses of a server, given the tags of these contents.

    Of several files with the same content, the one with the most similar path counts. A file that was changed while the
    server was built keeps the address that it had before.
    """
    sizes: dict[int, list[Path]] = {}
    for file in files:
        try:
            size = os.path.getsize(file)
        except OSError:
            continue
        if 0 < size <= MAXIMUM_BYTES:
            sizes.setdefault(size, []).append(file)
    known: dict[Path, str | None] = {}
    result = {address: file for address, file in before.items() if address in tags and file.exists()}
    tags = {address: each for address, each in tags.items() if ".." not in address.split("/")}
    for address, expected in tags.items():
        equal = []
        for file in sizes.get(length(expected), []):
            if file not in known:
                known[file] = tag_of(file)
            if known[file] == expected:
                equal.append(file)
        if equal:
            result[address] = max(equal, key=lambda file: (similarity(address, file), str(file)))
    return result


def length(tag: str) -> int:
    """Returns the length of the content with a tag."""
    digits = tag.rpartition("-")[2].rstrip('"')
    return int(digits) if digits.isdigit() else -1


def similarity(address: str, file: Path) -> int:
    """Returns the number of characters that an address and the path of a file have in common at their ends."""
    return len(os.path.commonprefix([address.lower()[::-1], str(file).lower()[::-1]]))
