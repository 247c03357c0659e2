"""A running server, with a port and files that outlive it."""

import os
import signal
import time
from http.client import HTTPConnection
from pathlib import Path

from servers.process import ANSWER_SECONDS, Process, free_port


class LiveServer:
    """A program that serves pages, with a port and a folder for its data."""

    # The environment variables of the program begin with this.
    prefix = ""

    def __init__(self, binary: Path, folder: Path):
        self.binary = binary
        self.port = free_port()
        self.host = f"localhost:{self.port}"
        self.address = f"http://{self.host}"
        self.process: Process | None = None
        self.folder = folder
        self.settings: dict[str, object] = {}
        # How often browsers have lost the server because a test wanted it.
        self.interruptions = 0

    def start(self, open_files: int | None = None, **settings: object):
        """Starts the server and waits until it says that it is open.

        Settings are those of the environment: `start(SHOPPING_DELAY=1)`. The server gets a limit of open files if it is
        given, as with `ulimit -n`.
        """
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(self.prefix)}
        own = {"PORT": self.port, **self.files, **settings}
        limit = ["prlimit", f"--nofile={open_files}"] if open_files else []
        environment = inherited | {name: str(value) for name, value in own.items()}
        self.settings = settings
        process = Process([*limit, self.binary], self.folder / "server.log", env=environment)
        process.wait_for(f"(is|open) at {self.address}")
        self.process = process
        return self

    def stop(self) -> None:
        """Asks the server to stop, which it must do in time and without complaint."""
        code = self._end()
        assert code == 0, f"The server ended with {code}.\n{self.log}"

    def kill(self) -> None:
        """Ends the server without giving it time for anything."""
        self._end(signal.SIGKILL)

    def _end(self, how: int | None = None) -> int:
        process, self.process = self.process, None
        self.interruptions += 1
        return process.end(how)

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
        """The end of what the server wrote."""
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
