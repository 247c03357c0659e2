"""A private PostgreSQL, whose data ends with it."""

import os
import secrets
import shutil
import signal
import subprocess
import time
from pathlib import Path

from .process import Failure, as_user, end, free_port, last_lines, program, start

START_SECONDS = 60
ATTEMPTS = 5


class Postgres:
    """A server of PostgreSQL on a free port of this machine."""

    def __init__(self, folder: Path, log: Path):
        self.log = log
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else None
        self.binaries = newest_binaries()
        self.password = secrets.token_hex(16)
        self.data = folder / "postgres"
        self._create()
        self._start()

    @property
    def url(self) -> str:
        return f"postgres://shop:{self.password}@127.0.0.1:{self.port}/postgres"

    def _create(self) -> None:
        self.data.mkdir(mode=0o700)
        password = self.data.with_suffix(".password")
        password.write_text(self.password)
        password.chmod(0o600)
        if self.user:
            shutil.chown(self.data, self.user, self.user)
            shutil.chown(password, self.user, self.user)
        command = [
            self.binaries / "initdb", "--pgdata", self.data, "--username=shop", f"--pwfile={password}",
            "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync",
        ]
        with open(self.log, "ab") as log:
            status = subprocess.run(
                [*as_user(self.user), "--", *map(str, command)], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                cwd=self.data,
            ).returncode
        password.unlink()
        if status:
            raise Failure(f"PostgreSQL cannot create its files.\n{last_lines(self.log)}")

    def _start(self) -> None:
        for _ in range(ATTEMPTS):
            self.port = free_port()
            if self._serves():
                return
        raise Failure(f"PostgreSQL does not start.\n{last_lines(self.log)}")

    def _serves(self) -> bool:
        """Starts the server on its port, and returns whether it answers."""
        self.process = start(
            [
                self.binaries / "postgres", "-D", self.data, "-p", self.port, "-c", "listen_addresses=127.0.0.1",
                "-c", "unix_socket_directories=", "-c", "max_connections=400",
            ],
            self.log, user=self.user, ending="QUIT", cwd=self.data,
        )
        deadline = time.monotonic() + START_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            if self._is_ready():
                return True
            time.sleep(0.05)
        end([self.process], signal.SIGQUIT)
        return False

    def restart(self, how: int) -> None:
        """Ends the server with a signal, and starts it again on the same port."""
        end([self.process], how)
        if not self._serves():
            raise Failure(f"PostgreSQL does not start again.\n{last_lines(self.log)}")

    def rows(self, query: str) -> list[list[str]]:
        """Returns the rows of a query."""
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "shop", "-d", "postgres"]
        answer = subprocess.run(
            [self.binaries / "psql", *place, "-X", "-A", "-t", "-F", "\t", "-c", query],
            capture_output=True, text=True, check=True, env={**os.environ, "PGPASSWORD": self.password},
        )
        return [line.split("\t") for line in answer.stdout.splitlines()]

    def _is_ready(self) -> bool:
        question = [self.binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(question).returncode == 0 and self.process.poll() is None

    def stop(self) -> None:
        """Ends the server, and the connections that are left."""
        end([self.process], signal.SIGINT)


def newest_binaries() -> Path:
    """Returns the folder of the newest PostgreSQL, which Debian keeps out of the search path."""
    installed = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    versions = sorted(installed, key=lambda path: int(path.parts[-3]) if path.parts[-3].isdigit() else 0)
    return Path(versions[-1] if versions else program("postgres")).parent
