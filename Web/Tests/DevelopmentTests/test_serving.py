"""How Web/Scripts/dev puts a server in the place of another one, with programs that only say that they serve."""

import os
import signal
import sys
import threading

import pytest

from development import serving
from development.bulletins import DevelopmentFolder
from development.children import Children
from development.serving import Host, ServerReplacement, ending

# Only a failure waits for so long.
BOUND_SECONDS = 60

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
def ended():
    """Set when a server has ended."""
    return threading.Event()


@pytest.fixture
def replacement(program, tmp_path, ended):
    (tmp_path / "page.js").write_text("")
    (tmp_path / "package").mkdir()
    children = Children()
    folder = DevelopmentFolder(tmp_path / "development", tmp_path / "page.js")
    replacement = ServerReplacement(program.path, folder, Host(children, tmp_path / "package", ended.set))
    yield replacement
    replacement.stop()
    children.close()


def test_a_new_server_ends_the_former_one(program, replacement):
    program.build(SPEAKING + "signal.pause()")
    assert replacement.replace() is None
    old = replacement.server
    program.build(SPEAKING + "signal.pause() ")
    assert replacement.replace() is None
    assert replacement.server is not old
    replacement.stop()
    assert not old.is_running and not replacement.server.is_running


def test_the_same_program_continues(program, replacement):
    program.build(SPEAKING + "signal.pause()")
    replacement.replace()
    old = replacement.server
    assert replacement.replace() is None
    assert replacement.server is old and old.is_running


def test_a_program_that_cannot_begin_leaves_the_former_one(program, replacement):
    program.build(SPEAKING + "signal.pause()")
    replacement.replace()
    old = replacement.server
    program.build("sys.exit(3)")
    assert "status 3" in replacement.replace().message
    assert replacement.server is old and old.is_running


def test_a_program_that_says_nothing_ends_before_the_next_begins(program, replacement, monkeypatch, tmp_path):
    monkeypatch.setattr(serving, "PATIENCE_SECONDS", 0.1)
    program.build("signal.pause()")
    assert replacement.replace() is None
    old = replacement.server
    program.build("signal.pause() ")
    assert replacement.replace() is None
    assert not old.is_running and replacement.server.is_running


def test_the_first_program_that_cannot_begin_is_a_problem(program, replacement):
    program.build("sys.exit(1)")
    assert "status 1" in replacement.replace().message
    assert replacement.tags == {}


def test_a_program_runs_in_the_folder_of_its_package(program, replacement, tmp_path):
    program.build('open("data", "w").close()' + SPEAKING + "signal.pause()")
    replacement.replace()
    assert (tmp_path / "package/data").exists()


def test_a_server_that_ends_by_itself_has_died_and_is_started_again(program, replacement, ended):
    program.build(SPEAKING + "signal.pause()")
    replacement.replace()
    old = replacement.server
    assert not replacement.has_died
    os.kill(old.process, signal.SIGKILL)
    assert ended.wait(BOUND_SECONDS)
    assert replacement.has_died
    assert "was ended by SIGKILL" in old.problem.message
    assert replacement.replace() is None
    assert replacement.server is not old and replacement.server.is_running and not replacement.has_died


def test_a_program_that_a_failed_build_has_removed_is_a_problem(program, replacement):
    program.build(SPEAKING + "signal.pause()")
    replacement.replace()
    program.path.unlink()
    assert "There is no program" in replacement.replace().message
    assert replacement.server.is_running


def test_a_server_that_was_stopped_has_not_died(program, replacement):
    program.build(SPEAKING + "signal.pause()")
    replacement.replace()
    replacement.stop()
    assert not replacement.has_died


def test_the_way_in_which_a_process_has_ended_has_a_name():
    assert ending(3) == "ended with the status 3"
    assert ending(-signal.SIGSEGV) == "was ended by SIGSEGV"
    assert ending(-77) == "was ended by the signal 77"
