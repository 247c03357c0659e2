"""Processes that end with the script that starts them."""

import os
import random
import shutil
import signal
import socket
import subprocess
from pathlib import Path

# A bound that only a failure reaches: a node waits 10 s for actions that have to finish.
END_SECONDS = 20


class Failure(Exception):
    """A sentence about what cannot work, and what to do about it."""


def program(name: str, *folders: str) -> str:
    """Returns the path of a program, which may be outside of the search path."""
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *folders])
    found = shutil.which(name, path=path)
    if not found:
        raise Failure(f"{name} is not installed. Scripts/bootstrap cluster installs it on Debian and Ubuntu.")
    return found


def start(command: list, log: Path, user: str | None = None, ending: str = "KILL", **options) -> subprocess.Popen:
    """Starts a command in a session of its own, so that Ctrl-C reaches only the script.

    The system sends the signal `ending` to the command if the script ends without having stopped it.
    """
    with open(log, "ab") as output:
        return subprocess.Popen(
            [*as_user(user), f"--pdeathsig={ending}", "--", *map(str, command)],
            stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True, **options,
        )


def as_user(user: str | None) -> list[str]:
    """Returns the beginning of a command that another user runs, if root starts it."""
    change = [f"--reuid={user}", f"--regid={user}", "--init-groups"] if user else []
    return [program("setpriv"), *change]


def end(processes: list[subprocess.Popen], how: int = signal.SIGTERM) -> None:
    """Ends processes together, and kills those that do not end in time."""
    for process in processes:
        if process.poll() is None:
            process.send_signal(how)
    for process in processes:
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def last_lines(log: Path) -> str:
    """Returns the end of a log, for the report of a failure."""
    return "\n".join(log.read_text(errors="replace").splitlines()[-10:])


def free_port() -> int:
    """Returns a free port below those that the system gives to connections.

    Another process may take it before a server listens. Whoever starts the server then tries another.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
