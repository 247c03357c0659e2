"""Runs the program, and puts a new one in the place of the old one."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from development.bulletins import DevelopmentFolder
from development.children import Children
from development.guardian import STOP_SECONDS
from development.problems import Problem

# A program that says nothing for so long runs, though it does not say where: it has a server of its own.
PATIENCE_SECONDS = 10.0


@dataclass(frozen=True)
class Host:
    """What starts the processes of servers, and where."""

    children: Children
    # The folder in which the program runs.
    folder: Path
    # Called on another thread when a server has ended.
    end: Callable[[], None]


class Server:
    """A process that serves."""

    def __init__(self, program: Path, folder: DevelopmentFolder, host: Host, former: "Server | None" = None):
        self._folder = folder
        self._is_stopped = False
        self._started = time.monotonic()
        environment = os.environ | {"VSM_DEVELOPMENT": str(folder.path)}
        if former:
            # The new server stops the former one as soon as it can listen in its place.
            environment["VSM_DEVELOPMENT_FORMER"] = str(former.process)
        self._process = host.children.start([program], signal.SIGTERM, host.end, env=environment, cwd=host.folder)
        self.report: dict | None = None

    def wait(self) -> bool:
        """Waits until browsers can connect, and returns whether the server runs."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.is_running and time.monotonic() < deadline:
            self.report = self._folder.report(self._process.pid)
            if self.report:
                break
            time.sleep(0.005)
        return self.is_running

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    @property
    def has_died(self) -> bool:
        """Whether the server has ended without being asked to."""
        return not self.is_running and not self._is_stopped

    @property
    def age(self) -> float:
        """The seconds since the server was started."""
        return time.monotonic() - self._started

    @property
    def problem(self) -> Problem:
        return Problem(f"The program {ending(self._process.returncode)}. The terminal shows what it wrote.")

    @property
    def process(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        """Asks the server to stop, and ends it if it does not."""
        self._is_stopped = True
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class ServerReplacement:
    """The server of the script, of which there are two for a moment after each build."""

    def __init__(self, program: Path, folder: DevelopmentFolder, host: Host):
        self._program, self._folder, self._host = program, folder, host
        self.server: Server | None = None
        self._version: int | None = None
        # Servers that were asked to stop.
        self._former: list[Server] = []

    @property
    def has_died(self) -> bool:
        """Whether the server has ended without being asked to."""
        return self.server is not None and self.server.has_died

    @property
    def tags(self) -> dict[str, str]:
        """The tags of the files of the server, by their addresses."""
        return (self.server and self.server.report or {}).get("assets", {})

    def replace(self) -> Problem | None:
        """Starts a server, unless the program is the same as before.

        The old one continues until the new one can listen, or if the new one cannot begin. A program with a server of its
        own says nothing about itself, and its port must be free before the next one begins.
        """
        old = self.server
        try:
            version = os.stat(self._program).st_mtime_ns
        except FileNotFoundError:
            # A build that failed may have removed it.
            return Problem(f"There is no program {self._program}.")
        if old and old.is_running and version == self._version:
            return None
        self._former = [server for server in self._former if server.is_running]
        is_known = old is not None and old.report is not None
        if old and not is_known:
            old.stop()
        new = Server(self._program, self._folder, self._host, old if is_known and old.is_running else None)
        if not new.wait():
            return new.problem
        self.server, self._version = new, version
        self._folder.forget_reports(of_others_than=new.process)
        if is_known:
            self._former.append(old)
        return None

    def stop(self) -> None:
        for server in [*self._former, *([self.server] if self.server else [])]:
            server.stop()


def ending(status: int) -> str:
    """Says how a process has ended."""
    if status >= 0:
        return f"ended with the status {status}"
    try:
        return f"was ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by the signal {-status}"
