"""What is in the watched folders, and what differs between two points in time."""

import os
from dataclasses import dataclass, field
from pathlib import Path

# A bound: a package with more files is not watched beyond it.
MAXIMUM_FILES = 50_000


@dataclass(frozen=True)
class Changes:
    """The files that differ between two snapshots."""

    modified: frozenset[Path] = frozenset()
    added: frozenset[Path] = frozenset()
    removed: frozenset[Path] = frozenset()

    @property
    def all(self) -> frozenset[Path]:
        return self.modified | self.added | self.removed


@dataclass
class Snapshot:
    """The files below some folders, with what tells whether they were saved since, and all folders."""

    files: dict[Path, tuple] = field(default_factory=dict)
    folders: set[str] = field(default_factory=set)


def is_ignored(name: str) -> bool:
    """Whether a file or folder is hidden, or a file that an editor makes for itself."""
    return name.startswith((".", "#")) or name.endswith(("~", ".swp", ".tmp", ".orig")) or name == "4913"


def snapshot(roots: list[Path]) -> Snapshot:
    """Returns what is in folders, and files that are named themselves."""
    result = Snapshot()
    waiting = []
    for root in roots:
        if root.is_dir():
            waiting.append(str(root))
        else:
            result.folders.add(str(root.parent))
            note(str(root), root, result)
    while waiting:
        folder = waiting.pop()
        if folder in result.folders and Path(folder) not in roots:
            continue
        result.folders.add(folder)
        try:
            entries = list(os.scandir(folder))
        except OSError:
            # The folder was removed meanwhile.
            continue
        for entry in entries:
            if is_ignored(entry.name):
                continue
            if entry.is_dir():
                # A link that leads back to a folder above it has no end.
                if not (entry.is_symlink() and folder.startswith(os.path.realpath(entry.path))):
                    waiting.append(entry.path)
            elif len(result.files) < MAXIMUM_FILES:
                note(entry.path, entry, result)
    return result


def note(path: str, entry: os.DirEntry | Path, result: Snapshot) -> None:
    try:
        status = entry.stat()
    except OSError:
        return
    result.files[Path(path)] = (status.st_mtime_ns, status.st_size, status.st_ino)


def difference(before: Snapshot, after: Snapshot) -> Changes:
    """Returns the files that were saved, added and removed."""
    old, new = before.files, after.files
    return Changes(
        modified=frozenset(path for path in new.keys() & old.keys() if new[path] != old[path]),
        added=frozenset(new.keys() - old.keys()),
        removed=frozenset(old.keys() - new.keys()),
    )
