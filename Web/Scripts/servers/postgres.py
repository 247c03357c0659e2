"""A private PostgreSQL, whose data ends with it."""

import os
import secrets
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .process import Failure, Process, free_port

# PostgreSQL refuses to run as root.
USER = "postgres" if os.geteuid() == 0 else None


class Postgres:
    """A server of PostgreSQL on a free port of this machine. Its user passes through the folder."""

    def __init__(self, folder: Path, log: Path, settings: Sequence[str] = ()):
        self._data, self._log, self._port, self._settings = folder / "postgres", log, free_port(), settings
        self.password = secrets.token_hex(16)
        self.url = f"postgres://shop:{self.password}@127.0.0.1:{self._port}/postgres"
        password = folder / "password"
        self._data.mkdir(mode=0o700)
        password.touch(mode=0o600)
        password.write_text(self.password)
        for each in (self._data, password) if USER else ():
            shutil.chown(each, USER, USER)
        options = ["--username=shop", f"--pwfile={password}", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
        create = self._start("initdb", "--pgdata", self._data, *options, "--no-sync")
        if create.wait():
            raise Failure(f"PostgreSQL cannot create its files.\n{create.log}")
        self.start()

    def _start(self, name: str, *arguments: object) -> Process:
        # All data is thrown away, so there is no need to end in order.
        return Process([program(name), *arguments], self._log, USER, ending=signal.SIGQUIT, cwd=self._data)

    def start(self) -> None:
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=400"]
        options = [word for setting in [*settings, *self._settings] for word in ("-c", setting)]
        self.process = self._start("postgres", "-D", self._data, "-p", self._port, *options)
        self.process.wait_for(rf"\[{self.process.pid}\] LOG:  database system is ready to accept connections")

    def restart(self, how: int) -> None:
        """Ends the server with a signal, and starts it again on the same port."""
        self.process.end(how)
        self.start()

    def rows(self, query: str) -> list[list[str]]:
        """Returns the rows of a query."""
        command = [program("psql"), self.url, "-X", "-A", "-t", "-F", "\t", "-c", query]
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
        return [line.split("\t") for line in answer.stdout.splitlines()]


def program(name: str) -> str:
    """Returns the path of a program, which Debian may keep out of the search path, as it does with those of PostgreSQL."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    found = shutil.which(name, path=os.pathsep.join([*map(str, versions[-1:]), os.environ.get("PATH", ""), "/usr/sbin"]))
    if not found:
        raise Failure(f"{name} is not installed. Scripts/bootstrap cluster installs it on Debian and Ubuntu.")
    return found
