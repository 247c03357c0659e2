"""With which settings Web/Scripts/dev builds."""

import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from development import building
from development.building import PROGRAM, VOLATILE, Builder, Construction, command, environment
from development.children import Children
from development.packages import Package


def test_what_differs_from_shell_to_shell_does_not_reach_the_build():
    inherited = {"PATH": "/bin", "SHLVL": "2", "OLDPWD": "/", "_": "/bin/sh", "PORT": "8081"}
    assert environment(inherited, PROGRAM | VOLATILE) == {"PATH": "/bin", "SWIFT_DETERMINISTIC_HASHING": "1"}


def test_a_build_is_of_one_program_in_a_folder_of_its_own():
    built = command(Package(Path("/site"), "Site"), Path("/site/.build/dev"))
    assert built[:8] == [
        "swift", "build", "--package-path", "/site", "--scratch-path", "/site/.build/dev", "--product", "Site",
    ]
    # Whole modules would be compiled after each change.
    assert "-whole-module-optimization" not in built


@pytest.fixture
def children():
    children = Children()
    yield children
    children.close()


# Only a failure waits for so long.
BOUND_SECONDS = 60
STUBBORN = "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); print('begun', flush=True); signal.pause()"


def test_a_build_that_does_not_end_when_it_is_asked_to_is_killed(children, monkeypatch):
    monkeypatch.setattr(building, "STOP_SECONDS", 0.1)
    begun = threading.Event()
    monkeypatch.setattr(building, "show", lambda line: begun.set())
    builder = Builder(Package(Path("/site"), "Site"), [sys.executable, "-c", STUBBORN], dict(os.environ), children)
    construction = Construction(builder, False, lambda: None)
    assert begun.wait(BOUND_SECONDS)
    construction.cancel()
    assert construction.result.was_interrupted


def test_a_build_that_is_cancelled_before_its_process_begins_ends(children, monkeypatch):
    command = [sys.executable, "-c", "import signal; signal.pause()"]
    builder = Builder(Package(Path("/site"), "Site"), command, dict(os.environ), children)
    interrupt = builder.interrupt
    # Not by the usual signal, which a process in the background of a shell ignores.
    monkeypatch.setattr(builder, "interrupt", lambda: interrupt(signal.SIGKILL))
    assert builder.build(is_cancelled=lambda: True).was_interrupted
