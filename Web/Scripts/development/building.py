"""Builds a package, and reports what the compiler complains of."""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from development.children import Children
from development.guardian import STOP_SECONDS
from development.packages import Package
from development.problems import Problem, problems


@dataclass(frozen=True)
class Result:
    """How a build has ended."""

    problems: tuple[Problem, ...] = ()
    was_interrupted: bool = False


class Builder:
    """Builds the program of a package again and again."""

    def __init__(self, package: Package, command: list[str], environment: dict[str, str], children: Children):
        self._package, self._command, self._environment = package, command, environment
        self._children = children
        self._process: subprocess.Popen | None = None

    def program(self) -> Path:
        """Returns the path of the program that is built."""
        shown = subprocess.run(
            [*self._command, "--show-bin-path"], env=self._environment, check=True, capture_output=True, text=True
        )
        return Path(shown.stdout.strip().splitlines()[-1]) / self._package.product

    def build(self, plans: bool = False, is_cancelled: Callable[[], bool] = lambda: False) -> Result:
        """Builds, and prints what the compiler says."""
        # SwiftPM misses files that were added or removed behind a link, unless it makes its plan anew.
        plan = ["--disable-build-manifest-caching"] if plans else []
        self._process = process = self._children.start(
            [*self._command, *plan], signal.SIGINT, env=self._environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace",
        )
        if is_cancelled():
            # There was no process yet when the build was interrupted.
            self.interrupt()
        lines = []
        for line in process.stdout:
            show(line)
            lines.append(line)
        if process.wait() == 0:
            return Result()
        if process.returncode < 0:
            return Result(was_interrupted=True)
        return Result(tuple(problems("".join(lines), self._package.folder)))

    def interrupt(self, number: signal.Signals = signal.SIGINT) -> None:
        """Ends the build that runs; its result does not count any more."""
        process = self._process
        if process and process.poll() is None:
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                pass


class Construction:
    """A build that runs while files are watched."""

    def __init__(self, builder: Builder, plans: bool, end: Callable[[], None]):
        self._builder, self._end = builder, end
        self.result: Result | None = None
        self._is_cancelled = False
        self._thread = threading.Thread(target=self._run, args=(plans,), daemon=True)
        self._thread.start()

    def _run(self, plans: bool) -> None:
        result = self._builder.build(plans, lambda: self._is_cancelled)
        self.result = Result(was_interrupted=True) if self._is_cancelled else result
        self._end()

    @property
    def has_ended(self) -> bool:
        return self.result is not None

    def cancel(self) -> None:
        """Ends the build and waits until it has ended."""
        self._is_cancelled = True
        self._builder.interrupt()
        self._thread.join(STOP_SECONDS)
        if self._thread.is_alive():
            self._builder.interrupt(signal.SIGKILL)
            self._thread.join()


def show(line: str) -> None:
    """Prints a line of a build."""
    try:
        print(line, end="", flush=True)
    except OSError:
        # The terminal was closed. The script ends, and until then somebody has to read what the build writes.
        pass


def command(package: Package, scratch: Path) -> list[str]:
    """Returns the command that builds a program for development.

    The compiler compiles only what has changed. The whole modules of Scripts/build take less time from scratch, and
    much more after a change. There is neither an index nor debug information. The linker is that of LLVM, where the
    default of Linux takes twice as long.
    """
    settings = ["--disable-index-store", "-debug-info-format", "none"]
    if platform.system() == "Linux" and shutil.which("ld.lld", path=tool_folders()):
        settings += ["-Xswiftc", "-use-ld=lld"]
    return [
        "swift", "build", "--package-path", str(package.folder), "--scratch-path", str(scratch),
        "--product", package.product, *settings,
    ]


# Variables that are for the program.
PROGRAM = {"PORT"}
# Variables that differ from shell to shell.
VOLATILE = {"_", "OLDPWD", "PWD", "SHLVL", "TERM_SESSION_ID", "WINDOWID"}


def environment(inherited: Mapping[str, str], without: set[str]) -> dict[str, str]:
    """Returns the environment of builds.

    SwiftPM compiles the manifests of all packages again when a variable has changed, which takes ten seconds for the shop.
    It passes traits in the order of a hash table, and compiles everything again when that changes.
    """
    kept = {name: value for name, value in inherited.items() if name not in without}
    return kept | {"SWIFT_DETERMINISTIC_HASHING": "1"}


def tool_folders() -> str:
    """Returns where the tools of the toolchain are."""
    swift = shutil.which("swift")
    folders = [os.path.dirname(os.path.realpath(swift))] if swift else []
    return os.pathsep.join([*folders, os.environ.get("PATH", "")])
