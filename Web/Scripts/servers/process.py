"""Programs that end with the script that starts them, each with a log."""

import ctypes
import fcntl
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[3]
# Bounds, not pauses: only a failure waits that long.
ANSWER_SECONDS = 180
END_SECONDS = 60
# <linux/prctl.h>
PR_SET_PDEATHSIG = 1
# Loaded before a process forks, because its child should do as little as it can.
LIBRARY = ctypes.CDLL(None, use_errno=True)

Result = TypeVar("Result")


class Failure(Exception):
    """A sentence about what cannot work, and what to do about it."""


def end_with(parent: int, ending: int, then: Callable[[], object] | None) -> None:
    """Has Linux send a signal to the calling process when its parent ends, and exits if the parent has ended already."""
    if LIBRARY.prctl(PR_SET_PDEATHSIG, ending):
        raise OSError(ctypes.get_errno(), "prctl")
    if os.getppid() != parent:
        os._exit(1)
    if then:
        then()


class Process(subprocess.Popen):
    """A program in a session of its own, so that Ctrl-C reaches only the script.

    On Linux, the system asks it to end, too, if the script ends without having done so. A user is one that root changes to.
    """

    def __init__(self, command: list, log: Path, user: str | None = None, ending: int = signal.SIGTERM, **options):
        self.program, self._ending = command[0], ending
        self._log = open(log, "a+b")
        self._start = self._log.tell()
        if user:
            options |= {"user": user, "group": user, "extra_groups": []}
        if sys.platform == "linux":
            options["preexec_fn"] = partial(end_with, os.getpid(), ending, then=options.get("preexec_fn"))
        super().__init__(
            list(map(str, command)),
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log, start_new_session=True, **options,
        )

    @property
    def log(self) -> str:
        """What the program has written."""
        size = os.fstat(self._log.fileno()).st_size - self._start
        return os.pread(self._log.fileno(), size, self._start).decode(errors="replace")

    def wait_for(self, pattern: str, seconds: float = ANSWER_SECONDS) -> re.Match:
        """Waits until the program has written something, and ends it if it does not."""
        return self.wait_until(lambda: re.search(pattern, self.log), seconds)

    def wait_for_port(self, port: int) -> None:
        """Waits until the program accepts connections, and ends it if it does not."""

        def accepts() -> bool:
            with socket.socket() as connection:
                return connection.connect_ex(("127.0.0.1", port)) == 0

        self.wait_until(accepts)

    def wait_until(self, condition: Callable[[], Result], seconds: float = ANSWER_SECONDS) -> Result:
        """Waits until a condition returns something while the program runs, and otherwise ends it."""
        deadline = time.monotonic() + seconds
        try:
            while not (result := condition()):
                if self.poll() is not None or time.monotonic() > deadline:
                    raise Failure(f"{self.program} does not start.\n{self.log[-4000:]}")
                time.sleep(0.01)
            return result
        except BaseException:
            self.end(signal.SIGKILL)
            raise

    def end(self, how: int | None = None) -> int:
        """Asks the program to end, kills what is left of it and of those that it has started, and returns its status."""
        if self.poll() is None:
            self.send_signal(how or self._ending)
            with suppress(subprocess.TimeoutExpired):
                self.wait(END_SECONDS)
            # On macOS, there is no permission to kill what has ended.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        return self.wait()


def wait_until(condition: Callable[[], Result], problem: Callable[[], str]) -> Result:
    """Waits until a condition returns something, and returns it."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while not (result := condition()):
        assert time.monotonic() < deadline, problem()
        time.sleep(0.02)
    return result


# A byte for each port. The locks of a process are released when the process ends.
reservations = open(Path(tempfile.gettempdir()) / f"vsm-test-ports-{os.getuid()}", "a")
reserved: set[int] = set()


def free_port() -> int:
    """Returns a port that stays free while its server is down: none of those that systems give to outgoing connections, nor
    one that another script chooses. The checks in Bash take those from 30,000.
    """
    while True:
        port = random.randrange(20_000, 30_000)
        if port in reserved:
            continue
        try:
            fcntl.lockf(reservations, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
            reserved.add(port)
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


def run(main: Callable[[], int | None]) -> None:
    """Runs a script, which Ctrl-C and SIGTERM end in order, also if a shell has started it in the background."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
