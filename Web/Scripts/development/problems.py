"""What a failed build complains of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

MAXIMUM_PROBLEMS = 20
MAXIMUM_CHARACTERS = 1_000

PLACED = re.compile(r"^(?P<file>[^\s:][^:]*):(?P<line>\d+):(?P<column>\d+): (?:fatal )?error: (?P<message>.*)$")
UNPLACED = re.compile(r"^(?:[\w.+/-]+: )?error: (?P<message>.*)$")
# What follows from other errors, or names none.
CONSEQUENCES = re.compile(
    r"^(fatalError|emit-module command failed .*|compile command failed .*|link command failed .*"
    r"|linker command failed .*|swift-frontend command failed .*|fail to find offending .*)$"
)
COLORS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Problem:
    """An error, with its place if it has one."""

    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}" if self.file else self.message


def problems(output: str, root: Path) -> list[Problem]:
    """Returns the errors in the output of a failed build, each once, with paths below a folder.

    An output without any gives its last lines, so that there is always something to read.
    """
    found: dict[Problem, None] = {}
    for line in COLORS.sub("", output).splitlines():
        if placed := PLACED.match(line):
            file, message = relative(placed["file"], root), bounded(placed["message"])
            found[Problem(message, file, int(placed["line"]), int(placed["column"]))] = None
        elif (unplaced := UNPLACED.match(line)) and not CONSEQUENCES.match(unplaced["message"]):
            found[Problem(bounded(unplaced["message"]))] = None
    # Errors without a place are mostly consequences of those with one.
    result = [problem for problem in found if problem.file] or list(found)
    last = "\n".join(output.strip().splitlines()[-8:])
    return (result or [Problem(bounded(last) or "The build failed and said nothing.")])[:MAXIMUM_PROBLEMS]


def relative(file: str, root: Path) -> str:
    return str(Path(file).relative_to(root)) if Path(file).is_relative_to(root) else file


def bounded(text: str) -> str:
    return text if len(text) <= MAXIMUM_CHARACTERS else f"{text[:MAXIMUM_CHARACTERS]}…"
