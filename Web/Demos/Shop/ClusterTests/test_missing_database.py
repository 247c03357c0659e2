"""A node whose database comes later."""

import os
import subprocess
from http.client import HTTPConnection

import pytest

from servers.postgres import Postgres, program
from servers.process import ANSWER_SECONDS, Process, free_port, wait_until


@pytest.fixture
def database(tmp_path):
    # The user that runs PostgreSQL passes through these folders.
    for folder in (tmp_path, tmp_path.parent, tmp_path.parent.parent):
        folder.chmod(0o711)
    database = Postgres(tmp_path, tmp_path / "postgres.log")
    yield database
    database.process.end()


@pytest.fixture
def node(database, tmp_path, shop_program):
    settings = {
        "PORT": str(free_port()), "SHOPPING_SECRET": str(tmp_path / "secret"),
        "SHOPPING_DATABASE": database.url.removesuffix("/postgres") + "/late",
    }
    node = Process([shop_program], tmp_path / "node.log", env=os.environ | settings)
    node.port = int(settings["PORT"])
    yield node
    node.end()


def test_a_node_serves_without_its_database_and_says_so_at_its_health_address(database, node):
    assert health(node, "/vsm/health/live", status=200)
    assert health(node, "/vsm/health", status=503) == "The database is not open. The log says why.\n"
    # The node says that it is not ready before it has tried to connect.
    node.wait_for('database "late" does not exist')
    assert database.password not in node.log
    assert "The shop is open" not in node.log

    create = [program("createdb"), "--maintenance-db", database.url, "late"]
    subprocess.run(create, check=True, capture_output=True)
    assert health(node, "/vsm/health", status=200)
    assert "The database has a problem" in node.log


def health(node: Process, place: str, status: int) -> str:
    """Returns the text at an address of health as soon as it has a status."""

    def text() -> str | None:
        connection = HTTPConnection("127.0.0.1", node.port, timeout=ANSWER_SECONDS)
        connection.request("GET", place)
        response = connection.getresponse()
        return response.read().decode() if response.status == status else None

    node.wait_for_port(node.port)
    return wait_until(text, lambda: f"{place} does not answer with {status}.")
