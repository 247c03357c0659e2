"""What is in the watched folders, and what differs between two points in time."""

import os
import re
from collections import deque
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


# What editors and other programs add to the name of a file while they save it, or for a copy of what it was.
ADDITIONS = re.compile(
    r"~$|\.(sw[nopx]|tmp|bak|orig|rej|save|crswap)$|\.tmp[.-]\w+$|\.\d+\.tmp$|\.save\.\d+$"
    # Xcode, the IDEs of JetBrains, and what is made of QSaveFile.
    r"|\.sb-[\w-]+$|___jb_\w+___$|\.\w+\.(?=[a-z]*[A-Z])[A-Za-z]{6}$"
)
# Whole names: of Vim, "sed -i", AppKit, Emacs, which asks the compiler about a copy, and "git mergetool".
OTHERS = re.compile(
    r"4913|sed\w{6}|\(A Document Being Saved .*|flycheck_.*|.*_flymake\.\w+|.*_(BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+"
)


def is_ignored(name: str) -> bool:
    """Whether a file or folder is hidden, or a file that an editor makes for itself."""
    return name.startswith((".", "#")) or ADDITIONS.search(name) is not None or OTHERS.fullmatch(name) is not None


def snapshot(roots: list[Path]) -> Snapshot:
    """Returns what is in folders, and files that are named themselves.

    Each folder counts once, so that links may lead in a circle. What the script may not read is left out.
    """
    result = Snapshot()
    waiting, links = deque(), deque()
    for root in roots:
        if os.path.isdir(root):
            waiting.append(str(root))
        else:
            result.folders.add(str(root.parent))
            note(str(root), result)
    seen = set()
    while waiting or links:
        # The path through a link counts only for a folder that has no other path.
        folder = waiting.popleft() if waiting else links.popleft()
        try:
            status = os.stat(folder)
            identity = status.st_dev, status.st_ino
            if identity in seen:
                continue
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError:
            # It was removed meanwhile, or it may not be read.
            continue
        seen.add(identity)
        result.folders.add(folder)
        for entry in entries:
            if is_ignored(entry.name):
                continue
            if not is_folder(entry):
                note(entry.path, result)
            elif entry.is_symlink():
                links.append(entry.path)
            else:
                waiting.append(entry.path)
    return result


def is_folder(entry: os.DirEntry) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        # A link leads to itself, or into a folder that may not be read.
        return False


def note(path: str, result: Snapshot) -> None:
    if len(result.files) >= MAXIMUM_FILES:
        return
    try:
        status = os.stat(path)
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
