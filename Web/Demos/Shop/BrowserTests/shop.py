"""A running shop."""

import os
from pathlib import Path

from live_server import LiveServer

SHOP = Path(os.environ.get("SHOP", Path(__file__).parents[4] / ".build-web/debug/Shop")).resolve()


class Shop(LiveServer):
    """A server of the shop, with a database that outlives it."""

    prefix = "SHOPPING_"

    def __init__(self, folder: Path):
        super().__init__(SHOP, folder)

    @property
    def files(self) -> dict[str, object]:
        return {"SHOPPING_DATABASE": self.folder / "shop.sqlite"}

    def check_serves(self) -> None:
        """Checks that the server runs and has its products."""
        assert self.process and self.process.poll() is None, f"The shop is not running.\n{self.log}"
        page = self.get("/")
        assert page.status == 200 and "Furniture for a quiet evening" in page.text
