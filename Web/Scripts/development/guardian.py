"""Ends processes when its input ends: the script that has started them was killed, and cannot do so.

Each line of the input names a process, and the signal that asks it to end with its group, or 0 when it has ended.
"""

import os
import signal
import sys
import time

# How long a process may take to end: a server waits for actions that must finish.
STOP_SECONDS = 15.0


def send(group: int, number: int) -> bool:
    """Sends a signal to a group of processes; returns whether there is one. The signal 0 only asks."""
    try:
        os.killpg(group, number)
        return True
    except ProcessLookupError:
        return False
    except PermissionError:
        # macOS says so of processes that have ended and that nobody has waited for.
        return False


def main() -> None:
    # The guardian ends when its input does.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    running: dict[int, int] = {}
    for line in sys.stdin:
        process, number = map(int, line.split())
        if number:
            running[process] = number
        else:
            running.pop(process, None)
    left = [process for process, number in running.items() if send(process, number)]
    deadline = time.monotonic() + STOP_SECONDS
    while left and time.monotonic() < deadline:
        time.sleep(0.05)
        left = [process for process in left if send(process, 0)]
    for process in left:
        send(process, signal.SIGKILL)


if __name__ == "__main__":
    main()
