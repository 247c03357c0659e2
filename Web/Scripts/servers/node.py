"""A node of the shop."""

import subprocess
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from .process import Failure, end, free_port, last_lines, start

START_SECONDS = 60
ATTEMPTS = 5


class Node:
    """A process that serves the shop on a free port of this machine."""

    def __init__(self, name: str, program: Path, log: Path, environment: dict[str, str]):
        self.name, self.program, self.log, self.environment = name, program, log, environment
        for _ in range(ATTEMPTS):
            self.port = free_port()
            self.start()
            if self.waits_until_ready():
                return
            if f"listens on 127.0.0.1, port {self.port}" not in last_lines(log):
                break
        raise Failure(f"{name} does not start.\n{last_lines(log)}")

    def start(self) -> None:
        """Starts the process, on the same port as before."""
        self.process: subprocess.Popen = start(
            [self.program], self.log, ending="TERM", env={**self.environment, "PORT": str(self.port)}
        )

    def waits_until_ready(self) -> bool:
        """Waits until the node answers, and returns whether it does."""
        deadline = time.monotonic() + START_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            if self.is_ready():
                return True
            time.sleep(0.05)
        end([self.process])
        return False

    def is_ready(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=START_SECONDS)
        try:
            connection.request("GET", "/vsm/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def describe(self) -> str:
        return f"{self.name}: http://127.0.0.1:{self.port}, process {self.process.pid}"
