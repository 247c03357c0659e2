"""Waits until files change: told by the kernel on Linux, and otherwise by looking again and again."""

from __future__ import annotations

import ctypes
import errno
import os
import select
import struct
import sys
import time
from pathlib import Path

from development.snapshots import Changes, Snapshot, difference, snapshot

# A program that saves a file can do so in several steps.
SETTLING_SECONDS = 0.015
# Without the kernel, the time between two looks, of which looking takes at most this share.
SHORTEST_PAUSE_SECONDS = 0.1
LARGEST_SHARE = 0.05
# With the kernel, what it does not tell, such as a change behind a link, is found this late.
LONGEST_PAUSE_SECONDS = 2.0
# What the kernel says if it has no room for another watched folder. Other folders cannot be watched because they were removed, or
# may not be read.
NO_ROOM = {errno.ENOSPC, errno.ENOMEM}


class Watcher:
    """Knows the files of some folders, and waits for their changes."""

    def __init__(self, roots: list[Path], polls: bool = False):
        self._roots = roots
        self._alarm = None if polls else KernelAlarm.make()
        self._woken, self._waking = os.pipe()
        self._known = snapshot(roots)
        self._scan_seconds = 0.0
        self._watch()

    def wait(self) -> Changes:
        """Returns the next changes, or none as soon as something calls `wake`."""
        while True:
            ready = self._rest()
            if self._woken in ready:
                os.read(self._woken, 4_096)
                return Changes()
            if ready:
                time.sleep(SETTLING_SECONDS)
            changes = self.look()
            if changes.all:
                return changes

    def wake(self) -> None:
        """Lets `wait` return, from any thread."""
        os.write(self._waking, b"\0")

    @property
    def files(self) -> list[Path]:
        """The files at the last look."""
        return list(self._known.files)

    def look(self) -> Changes:
        """Returns what has changed since the last look."""
        started = time.monotonic()
        if self._alarm:
            self._alarm.clear()
        found = snapshot(self._roots)
        changes = difference(self._known, found)
        is_new = found.folders - self._known.folders
        self._known = found
        if is_new:
            self._watch()
        self._scan_seconds = time.monotonic() - started
        return changes

    def _rest(self) -> list[int]:
        """Waits until it is time to look; returns what has ended the wait early."""
        sources = [self._woken, *([self._alarm.descriptor] if self._alarm else [])]
        seconds = LONGEST_PAUSE_SECONDS if self._alarm else pause(self._scan_seconds)
        return select.select(sources, [], [], seconds)[0]

    def _watch(self) -> None:
        if self._alarm and not self._alarm.watch(self._known):
            self._alarm = None


def pause(scan_seconds: float) -> float:
    """Returns how long to wait between two looks, given how long one takes."""
    return min(LONGEST_PAUSE_SECONDS, max(SHORTEST_PAUSE_SECONDS, scan_seconds / LARGEST_SHARE))


class KernelAlarm:
    """Says that something in a folder has changed, with `inotify` of Linux."""

    # Written and closed, moved from and to, created, deleted.
    EVENTS = 0x8 | 0x40 | 0x80 | 0x100 | 0x200
    HEADER = struct.Struct("iIII")

    def __init__(self, library: ctypes.CDLL, descriptor: int):
        self._library, self.descriptor = library, descriptor

    @classmethod
    def make(cls) -> "KernelAlarm | None":
        if not sys.platform.startswith("linux"):
            return None
        library = ctypes.CDLL(None, use_errno=True)
        descriptor = library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        return None if descriptor < 0 else cls(library, descriptor)

    def watch(self, known: Snapshot) -> bool:
        """Watches folders, also those that it watches already; returns whether the kernel has room for them."""
        for folder in known.folders:
            added = self._library.inotify_add_watch(self.descriptor, os.fsencode(folder), self.EVENTS)
            if added < 0 and ctypes.get_errno() in NO_ROOM:
                return False
        return True

    def clear(self) -> None:
        while select.select([self.descriptor], [], [], 0)[0]:
            os.read(self.descriptor, 65_536)
