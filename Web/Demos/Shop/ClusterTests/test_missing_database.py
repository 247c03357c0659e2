"""A node whose database comes later."""

import os
import subprocess
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from live_server import ANSWER_SECONDS
from servers.postgres import Postgres
from servers.process import end, free_port, start


@pytest.fixture
def database(tmp_path):
    # The user that runs PostgreSQL passes through these folders.
    for folder in (tmp_path, tmp_path.parent, tmp_path.parent.parent):
        folder.chmod(0o711)
    database = Postgres(tmp_path, tmp_path / "postgres.log")
    yield database
    database.stop()


def test_a_node_serves_without_its_database_and_says_so_at_its_health_address(database, tmp_path):
    log = tmp_path / "node.log"
    port = free_port()
    node = start(
        [Path(os.environ["SHOP"]).resolve()], log, env={
            **os.environ, "PORT": str(port), "SHOPPING_SECRET": str(tmp_path / "secret"),
            "SHOPPING_DATABASE": database.url.removesuffix("/postgres") + "/late",
        },
    )
    try:
        assert health(port, "/vsm/health/live", status=200)
        assert health(port, "/vsm/health", status=503) == "The database is not open. The log says why.\n"
        # The node says that it is not ready before it has tried to connect.
        wait(lambda: 'database "late" does not exist' in log.read_text(), log.read_text)
        assert database.password not in log.read_text()
        assert "The shop is open" not in log.read_text()

        create = [database.binaries / "createdb", "--maintenance-db", database.url, "late"]
        subprocess.run(create, check=True, capture_output=True)
        assert health(port, "/vsm/health", status=200)
        assert "The database has a problem" in log.read_text()
    finally:
        end([node])


def wait(is_done, describe):
    """Waits until something is done, or fails with a description."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while not is_done():
        assert time.monotonic() < deadline, describe()
        time.sleep(0.05)


def health(port: int, place: str, status: int) -> str:
    """Returns the text at an address of health as soon as it has a status."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while True:
        try:
            connection = HTTPConnection("127.0.0.1", port, timeout=ANSWER_SECONDS)
            connection.request("GET", place)
            response = connection.getresponse()
            text = response.read().decode()
            if response.status == status:
                return text
        except OSError as error:
            text = str(error)
        assert time.monotonic() < deadline, text
        time.sleep(0.05)
