"""Somebody who types in a real browser, with the site's own script."""

import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# A bound that only a failure reaches: the page waits for a server that starts.
PATIENCE = 20_000


class Typist:
    """A person in Chromium who types their name again and again, and looks whether it stays."""

    def __init__(self, address: str, seconds: float):
        self.address, self.seconds = address, seconds
        self.said: list[str] = []
        self.broken: list[str] = []

    def run(self) -> None:
        try:
            from playwright.sync_api import Error, sync_playwright
        except ImportError:
            self.said.append("without a real browser: Scripts/bootstrap browser installs what it needs")
            return
        chromium = subprocess.run([ROOT / "Web/Scripts/find-chromium"], capture_output=True, text=True).stdout.strip()
        if not chromium:
            self.said.append("without a real browser: there is no Chromium")
            return
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                self._type(browser.new_page(), Error)
                browser.close()
        except Error as error:
            self.broken.append(f"The real browser: {error}")

    def _type(self, page, error: type[Exception]) -> None:
        """Types, waits, and compares. Half of the texts are on their way, or not yet sent, when something ends."""
        end = time.monotonic() + self.seconds
        texts = 0
        page.goto(f"{self.address}/account/profile")
        field = page.get_by_label("User Name")
        field.wait_for(timeout=PATIENCE)
        while time.monotonic() < end:
            texts += 1
            text = f"Grace {texts}"
            field.fill(text)
            # From 0 to 2 seconds, so that an interruption comes at different times after typing.
            page.wait_for_timeout(texts * 370 % 2_000)
            try:
                page.wait_for_function(
                    "text => document.documentElement.classList.contains('vsm-live')"
                    " && document.getElementById('username')?.value === text",
                    arg=text, timeout=PATIENCE,
                )
            except error:
                shown = page.evaluate(
                    "() => [document.documentElement.className, document.getElementById('username')?.value,"
                    " document.body.innerText]"
                )
                self.broken.append(f"In the real browser, \"{text}\" was lost. The page has: {shown}")
                return
        self.said.append(f"in the real browser, {texts} texts were typed and none was lost")
