"""Builds, serves, watches, and begins again."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from development.assets import match
from development.building import Builder, Construction
from development.bulletins import Bulletin, DevelopmentFolder
from development.decisions import Decision, decide
from development.problems import Problem
from development.reviving import Revival
from development.serving import ServerReplacement
from development.watching import Watcher


def say(sentence: str) -> None:
    print(f"\033[1m==> {sentence}\033[0m", flush=True)


class Session:
    """What Web/Scripts/dev does until it is stopped."""

    def __init__(self, builder: Builder, watcher: Watcher, folder: DevelopmentFolder, replacement: ServerReplacement):
        self._builder, self._watcher, self._folder, self._replacement = builder, watcher, folder, replacement
        self._bulletin = Bulletin()
        self._assets: dict[str, Path] = {}
        self._construction: Construction | None = None
        self._revival = Revival()
        # What is built.
        self._decision = Decision()

    def run(self) -> None:
        """Builds and serves, now and after each change."""
        # The watcher knows the files from before the build, so that a change during the build counts.
        self._build(Decision(builds=True))
        while True:
            changes = self._watcher.wait()
            if self._has_built():
                self._end_build()
            decision = decide(changes, self._assets)
            self._exchange(decision.exchanged)
            if decision.builds:
                self._build(decision)
            self._revive()

    def close(self) -> None:
        if self._construction:
            self._construction.cancel()
        self._replacement.stop()

    def _has_built(self) -> bool:
        return self._construction is not None and self._construction.has_ended

    def _exchange(self, addresses: tuple[str, ...]) -> None:
        if not addresses:
            return
        self._bulletin.note_exchanged(addresses)
        self._folder.publish(self._bulletin)
        say(f"Exchanged {', '.join(addresses)}.")

    def _build(self, decision: Decision) -> None:
        """Begins a build, in place of the one that runs."""
        former, self._decision = self._decision, decision
        if self._construction:
            self._construction.cancel()
            self._decision |= former
        say("Building.")
        self._construction = Construction(self._builder, self._decision.plans, self._watcher.wake)

    def _end_build(self) -> None:
        result, self._construction = self._construction.result, None
        if result.was_interrupted:
            return
        problems = result.problems
        if not problems:
            problem = self._replacement.replace()
            problems = (problem,) if problem else ()
        if not problems:
            files = self._watcher.files
            self._assets = match(self._replacement.tags, files, self._assets)
            self._folder.show(self._assets)
        self._tell(problems)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        """Shows the problems in the open pages and in the terminal, or that there are none."""
        self._bulletin.problems = problems
        self._folder.publish(self._bulletin)
        for problem in problems:
            say(str(problem))
        if not problems:
            self._say_where()

    def _say_where(self) -> None:
        report = self._replacement.server.report
        say(f"Serving at http://localhost:{report['port']}." if report else "The program runs.")

    def _revive(self) -> None:
        """Starts the server again if it has died, at once or after a pause. A build starts it anyway when it has ended."""
        if not self._replacement.has_died:
            self._revival.due = None
            return
        if self._revival.due is None:
            self._mourn(self._replacement.server.problem, self._replacement.server.age)
        if self._construction or time.monotonic() < self._revival.due:
            return
        problem = self._replacement.replace()
        if problem:
            self._mourn(problem, lived=0)
        else:
            self._revival.due = None
            self._say_where()

    def _mourn(self, problem: Problem, lived: float) -> None:
        """Says that the server has died, and plans to start it again."""
        pause = self._revival.plan(lived, time.monotonic())
        say(f"{problem} It is started again{f' in {pause:.0f} s' if pause else ''}.")
        timer = threading.Timer(pause, self._watcher.wake)
        timer.daemon = True
        timer.start()
