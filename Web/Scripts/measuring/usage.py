"""What processes use of this machine, from /proc."""

import os
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float:
    """Returns the processor time of a process and of all that it has started, with those that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    # User and system time, also of children that have ended: see proc(5).
    return sum(map(int, fields[11:15])) / TICKS + sum(processor_seconds(int(child)) for child in children)


def resident_bytes(process: int) -> int:
    """Returns the memory of a process."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def connections(process: int) -> int:
    """Returns the number of sockets that a process has open."""
    count = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        # One may be closed meanwhile.
        with suppress(FileNotFoundError):
            count += os.readlink(file).startswith("socket:")
    return count
