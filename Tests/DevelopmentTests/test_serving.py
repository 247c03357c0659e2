"""How Scripts/dev puts a server in the place of another one, with programs that only say that they serve."""

import os
import sys

import pytest

from development import serving
from development.bulletins import DevelopmentFolder
from development.serving import Succession

BEGINNING = f"#!{sys.executable}\nimport json, os, signal, sys\n"
SPEAKING = """
folder, former = os.environ["VSM_DEVELOPMENT"], os.environ.get("VSM_DEVELOPMENT_FORMER")
if former: os.kill(int(former), signal.SIGTERM)
file = f"{folder}/servers/{os.getpid()}.json"
with open(file + "~", "w") as output: json.dump({"port": 1, "assets": {}}, output)
os.rename(file + "~", file)
"""


class Program:
    """A program that a test builds again and again."""

    def __init__(self, folder):
        self.path = folder / "program"
        self._version = 0

    def build(self, text):
        self._version += 1
        self.path.write_text(BEGINNING + text)
        self.path.chmod(0o700)
        os.utime(self.path, (self._version, self._version))


@pytest.fixture
def program(tmp_path):
    return Program(tmp_path)


@pytest.fixture
def succession(program, tmp_path):
    (tmp_path / "page.js").write_text("")
    succession = Succession(program.path, DevelopmentFolder(tmp_path / "development", tmp_path / "page.js"))
    yield succession
    succession.stop()


def test_a_new_server_ends_the_former_one(program, succession):
    program.build(SPEAKING + "signal.pause()")
    assert succession.replace() is None
    old = succession.server
    program.build(SPEAKING + "signal.pause() ")
    assert succession.replace() is None
    assert succession.server is not old
    succession.stop()
    assert not old.is_running and not succession.server.is_running


def test_the_same_program_continues(program, succession):
    program.build(SPEAKING + "signal.pause()")
    succession.replace()
    old = succession.server
    assert succession.replace() is None
    assert succession.server is old and old.is_running


def test_a_program_that_cannot_begin_leaves_the_former_one(program, succession):
    program.build(SPEAKING + "signal.pause()")
    succession.replace()
    old = succession.server
    program.build("sys.exit(3)")
    assert "status 3" in succession.replace().message
    assert succession.server is old and old.is_running


def test_a_program_that_says_nothing_ends_before_the_next_begins(program, succession, monkeypatch, tmp_path):
    monkeypatch.setattr(serving, "PATIENCE_SECONDS", 0.1)
    program.build("signal.pause()")
    assert succession.replace() is None
    old = succession.server
    program.build("signal.pause() ")
    assert succession.replace() is None
    assert not old.is_running and succession.server.is_running


def test_the_first_program_that_cannot_begin_is_a_problem(program, succession):
    program.build("sys.exit(1)")
    assert "status 1" in succession.replace().message
    assert succession.tags == {}
