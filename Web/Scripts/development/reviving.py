"""When a server that has died is started again."""

from __future__ import annotations

# A server that ran for so long has begun, and its end is news.
STEADY_SECONDS = 10.0
SHORTEST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 30.0


class Revival:
    """The pauses before a server is started again, which grow while it dies as soon as it has begun."""

    def __init__(self):
        self._pause = 0.0
        # The time at which to start it; `None` if it runs.
        self.due: float | None = None

    def plan(self, lived: float, now: float) -> float:
        """Returns the pause after a server has died, given the seconds for which it ran."""
        if lived >= STEADY_SECONDS:
            self._pause = 0.0
        else:
            self._pause = min(LONGEST_PAUSE_SECONDS, max(SHORTEST_PAUSE_SECONDS, 2 * self._pause))
        self.due = now + self._pause
        return self._pause
