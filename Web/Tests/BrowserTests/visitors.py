"""The windows of the people who visit a site."""

import os

from playwright.sync_api import Browser, Error, Page, expect

from console import Console
from live_server import LiveServer
from pages import LOAD_OPTIONAL_FILE, RECORD
from servers.process import ANSWER_SECONDS

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
expect.set_options(timeout=ANSWER_SECONDS * 1000)


class Windows:
    """The windows of one visitor's browser. The report of a test that failed says what they showed."""

    opened: list["Windows"] = []

    def __init__(self, browser: Browser, server: LiveServer, **options: object):
        self.context = browser.new_context(base_url=server.address, **options)
        self.context.set_default_timeout(ANSWER_SECONDS * 1000)
        self.context.add_init_script(RECORD)
        self._console = Console(server)
        self.allow = self._console.allow
        self.context.on("weberror", lambda error: self._console.note("error", str(error.error)))
        self.context.on("console", self._note)
        self.opened.append(self)

    def __call__(self, path: str = "/", has_clock: bool = False) -> Page:
        """Opens a window; with a clock, its time can be advanced."""
        page = self.context.new_page()
        if has_clock:
            page.clock.install()
        page.goto(path)
        return page

    def live(self, path: str = "/", has_clock: bool = False) -> Page:
        """Opens a window and waits until it is connected."""
        page = self(path, has_clock)
        expect(page.locator("html.vsm-live")).to_be_attached()
        # A page that connects too late reloads, and restores its scroll positions for some seconds.
        page.wait_for_function("() => !JSON.parse(sessionStorage.getItem('vsm-memory'))")
        return page

    def live_with_content(self, path: str = "/", has_clock: bool = False) -> Page:
        """Opens a window and waits until it is connected and nothing is loading in it."""
        page = self.live(path, has_clock)
        expect(page.locator("#vsm-page [aria-busy=true]")).to_have_count(0)
        return page

    def live_with_optional_file(self, path: str) -> Page:
        """Opens a window and waits until it is connected and has loaded the optional script."""
        page = self.live(path)
        page.evaluate(LOAD_OPTIONAL_FILE)
        return page

    def close(self) -> None:
        """Closes the windows, and fails if there was a problem in them that was not to be expected."""
        self.opened.remove(self)
        self.context.close()
        self._console.check()

    def _note(self, message) -> None:
        self._console.note(message.type, message.text, message.page and message.page.url)


def what_is_shown(page: Page) -> str:
    """The text of a page, or the reason why there is none."""
    try:
        return page.locator("body").inner_text(timeout=5_000)
    except Error as error:
        return str(error)
