"""What pages write to the console of their browser."""

from live_server import LiveServer

# What browsers say of a server that is down, is about to stop, or cannot be reached.
OF_LOSS = (
    # Chromium
    "WebSocket connection to",
    "Failed to load resource",
    "Failed to fetch dynamically imported module",
    # Firefox
    "can’t establish a connection",
    "was interrupted while the page was loading",
    "error loading dynamically imported module",
)


class Console:
    """The console of the windows that one visitor of a server has.

    What goes wrong in any of them is noted and fails the test at its end, unless it was to be expected: the test allows it, or
    it is the loss of a server that has been interrupted.
    """

    def __init__(self, server: LiveServer):
        self._server = server
        self._interruptions = server.interruptions
        self._allowed: list[str] = []
        self._problems: list[str] = []

    def allow(self, *texts: str) -> None:
        """Marks messages with these texts as expected."""
        self._allowed += texts

    def note(self, level: str, text: str, place: str | None = None) -> None:
        """Takes a message."""
        # The server's complaints about the client are warnings.
        if level == "error" or text.startswith("VSM:"):
            self._problems.append(f"{level}: {text} ({place})")

    def check(self) -> None:
        """Fails if there was a problem that was not to be expected."""
        is_interrupted = self._server.interruptions > self._interruptions
        allowed = (*self._allowed, *(OF_LOSS if is_interrupted else ()))
        surprises = [problem for problem in self._problems if not any(text in problem for text in allowed)]
        assert not surprises, surprises
