"""A running server, with a port and files that outlive it."""

import fcntl
import os
import random
import select
import signal
import socket
import subprocess
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

# These are bounds, not pauses: only a failure waits that long.
START_SECONDS = 120
STOP_SECONDS = 60
ANSWER_SECONDS = 180


class LiveServer:
    """A program that serves pages, with a port and a folder for its data."""

    # The environment variables of the program begin with this.
    prefix = ""

    def __init__(self, binary: Path, folder: Path):
        self.binary = binary
        self.port = free_port()
        self.host = f"localhost:{self.port}"
        self.address = f"http://{self.host}"
        self.process: subprocess.Popen | None = None
        self.folder = folder
        self.settings: dict[str, object] = {}

    def start(self, open_files: int | None = None, **settings: object):
        """Starts the server and waits until it says that it is open.

        Settings are those of the environment: `start(SHOPPING_DELAY=1)`. The server gets a limit of open files if it is
        given, as with `ulimit -n`.
        """
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(self.prefix)}
        own = {"PORT": self.port, **self.files, **settings}
        with open(self.folder / "server.log", "ab") as log:
            limit = ["prlimit", f"--nofile={open_files}"] if open_files else []
            self.process = subprocess.Popen(
                [*limit, self.binary],
                env=inherited | {name: str(value) for name, value in own.items()},
                stdout=subprocess.PIPE,
                stderr=log,
                bufsize=0,
            )
        self.settings = settings
        has_spoken, _, _ = select.select([self.process.stdout], [], [], START_SECONDS)
        sentence = self.process.stdout.readline().decode() if has_spoken else "nothing"
        if self.address not in sentence:
            self.process.kill()
            self.process = None
            pytest.fail(f"The server said: {sentence}\n{self.log}")
        return self

    def stop(self) -> None:
        """Asks the server to stop, which it must do in time and without complaint."""
        process, self.process = self.process, None
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            pytest.fail(f"The server did not stop within {STOP_SECONDS} seconds.\n{self.log}")
        finally:
            process.stdout.close()
        assert code == 0, f"The server ended with {code}.\n{self.log}"

    def kill(self) -> None:
        """Ends the server without giving it time for anything."""
        process, self.process = self.process, None
        process.kill()
        process.wait()
        process.stdout.close()

    def close(self) -> None:
        """Stops the server if it runs."""
        if self.process:
            self.stop()

    def serve(self, **settings: object):
        """Lets the server run with settings, as for each test that shares it: it is started again if it must be."""
        if self.process and (self.settings != settings or self.process.poll() is not None):
            self.stop()
        return self if self.process else self.start(**settings)

    @property
    def files(self) -> dict[str, object]:
        """The data that the server keeps when it is restarted, by the variables that name it."""
        return {}

    @property
    def log(self) -> str:
        """The end of what the server wrote to its standard error."""
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    def request(self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes | None = None):
        """Sends a request without a browser; the body of the answer is in `text`.

        The server answers with a page that is still busy rather than let a browser wait; here it is asked again until
        nothing in the page is busy, so that the answer does not depend on how fast the server is.
        """
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            response = self._request_once(method, path, headers, body)
            is_page = (response.getheader("Content-Type") or "").startswith("text/html")
            if not is_page or 'aria-busy="true"' not in response.text or time.monotonic() > deadline:
                return response

    def _request_once(self, method: str, path: str, headers: dict[str, str] | None, body: bytes | None):
        connection = HTTPConnection("localhost", self.port, timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            response.text = response.read().decode()
            return response
        finally:
            connection.close()

    def get(self, path: str, **headers: str):
        """Asks for a page or a file without a browser."""
        return self.request("GET", path, headers)


# A byte for each port. The locks of a process are released when the process ends.
reservations = open(Path(tempfile.gettempdir()) / f"vsm-test-ports-{os.getuid()}", "a")
reserved: set[int] = set()


def free_port() -> int:
    """A port that stays free while its server is down: none of those that systems give to outgoing connections, nor one
    that another process of these tests chooses.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        if port in reserved:
            continue
        try:
            fcntl.lockf(reservations, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
            reserved.add(port)
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
