"""The processes of the script, which end with it, also when it is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from signal import Signals

GUARDIAN = Path(__file__).with_name("guardian.py")


class Children:
    """Starts processes, and tells the guardian which of them run."""

    def __init__(self):
        # In a session of its own, so that what ends the script does not end the guardian. Only this process has the other
        # end of its input, which is closed when the script ends in any way.
        self._guardian = subprocess.Popen(
            [sys.executable, "-S", GUARDIAN], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True, text=True, bufsize=1, cwd="/",
        )
        self._lock = threading.Lock()

    def start(self, command: list, ends_by: Signals, end: Callable[[], None] | None = None, **options) -> subprocess.Popen:
        """Starts a process in a session of its own, so that Ctrl-C reaches only the script.

        The function is called on another thread when the process has ended.
        """
        def tell() -> None:
            # The script may be killed before it knows the number of the process, so the process itself tells the guardian.
            with suppress(OSError, ValueError):
                os.write(self._guardian.stdin.fileno(), f"{os.getpid()} {ends_by.value}\n".encode())

        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, start_new_session=True, preexec_fn=tell, **options
        )
        threading.Thread(target=self._wait, args=(process, end), daemon=True).start()
        return process

    def close(self) -> None:
        """Ends the guardian, once all processes have ended."""
        with self._lock:
            self._guardian.stdin.close()
        self._guardian.wait()

    def _wait(self, process: subprocess.Popen, end: Callable[[], None] | None) -> None:
        process.wait()
        self._tell(f"{process.pid} 0")
        if end:
            end()

    def _tell(self, line: str) -> None:
        with self._lock:
            try:
                self._guardian.stdin.write(f"{line}\n")
            except (OSError, ValueError):
                # Somebody has ended the guardian, or the script ends.
                pass
