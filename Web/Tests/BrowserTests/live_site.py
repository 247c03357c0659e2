"""The site of these tests, and its lists of rows."""

import json
import os
from pathlib import Path

from live_server import LiveServer
from servers.process import wait_until

LIVE_SITE = Path(os.environ.get("LIVE_SITE", Path(__file__).parents[3] / ".build-web/debug/LiveSite")).resolve()


# With the same secret, visitors stay the same when the server is restarted.
SECRET = "0" * 64


class LiveSite(LiveServer):
    """A server of `Web/Tests/LiveSite`."""

    prefix = "LIVE_SITE"

    def __init__(self, folder: Path):
        super().__init__(LIVE_SITE, folder)

    @property
    def files(self) -> dict[str, object]:
        return {"LIVE_SITE_FOLDER": self.folder, "LIVE_SITE_SECRET": SECRET}


class RowList:
    """A list of rows that belongs to one test; it has three rows until it is changed.

    The server reads it when the first page asks for it, and after a restart.
    """

    def __init__(self, site: LiveSite, name: str):
        self.name = name
        self._file = site.folder / f"{name}.json"
        self.rows = [{"id": number, "title": f"title {number}", "note": ""} for number in (1, 2, 3)]

    def __call__(self, page: str = "rows") -> str:
        """The path of one of the pages that show the list: `rows()`, `rows("pause")`."""
        return f"/{page}/{self.name}"

    @property
    def rows(self) -> list[dict]:
        """The saved rows."""
        return json.loads(self._file.read_text())

    @rows.setter
    def rows(self, rows: list[dict]) -> None:
        self._file.write_text(json.dumps(rows))

    @property
    def titles(self) -> list[str]:
        """The saved titles."""
        return [row["title"] for row in self.rows]

    def wait_for_title(self, text: str) -> None:
        """Waits until a title is saved."""
        wait_until(lambda: text in self.titles, lambda: f"{text!r} is not saved.")

    def wait_for_count(self, count: int) -> None:
        """Waits until this number of rows is saved."""
        wait_until(lambda: len(self.rows) == count, lambda: f"{count} rows are not saved.")
