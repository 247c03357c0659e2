"""A shop that runs, and the windows of the people who visit it."""

import fcntl
import json
import os
import random
import select
import signal
import socket
import subprocess
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from interruptions import Way
from shopper import RECORD

BINARY = Path(os.environ.get("SHOP", Path(__file__).parent / "../.build/debug/Shop")).resolve()
# Pages that the shop does not have.
EXAMPLES = BINARY.parent / "LiveExamples"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

# Bounds, not pauses: nothing waits longer than it has to, and only a failure waits that long.
START_SECONDS = 120
STOP_SECONDS = 60
ANSWER_SECONDS = 180
expect.set_options(timeout=ANSWER_SECONDS * 1000)


class Shop:
    """A server of the shop, with a port and a database that outlive it."""

    binary = BINARY

    def __init__(self, folder: Path):
        self.port = free_port()
        self.host = f"localhost:{self.port}"
        self.address = f"http://{self.host}"
        self.process: subprocess.Popen | None = None
        self._folder = folder

    def start(self, open_files: int | None = None, **settings: object) -> "Shop":
        """Starts the server and waits until it says that it is open.

        Settings are those of the environment: `start(SHOPPING_DELAY=1)`. The server gets a limit of open files if it is
        given, as with `ulimit -n`.
        """
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("SHOPPING_")}
        own = {"PORT": self.port, **self.files, **settings}
        with open(self._folder / "shop.log", "ab") as log:
            limit = ["prlimit", f"--nofile={open_files}"] if open_files else []
            self.process = subprocess.Popen(
                [*limit, self.binary],
                env=inherited | {name: str(value) for name, value in own.items()},
                stdout=subprocess.PIPE,
                stderr=log,
                bufsize=0,
            )
        has_spoken, _, _ = select.select([self.process.stdout], [], [], START_SECONDS)
        sentence = self.process.stdout.readline().decode() if has_spoken else "nothing"
        if self.address not in sentence:
            self.process.kill()
            pytest.fail(f"The shop said: {sentence}\n{self.log}")
        return self

    def stop(self) -> None:
        """Asks the server to stop, which it must do in time and without complaint."""
        process, self.process = self.process, None
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            pytest.fail(f"The shop did not stop within {STOP_SECONDS} seconds.\n{self.log}")
        assert code == 0, f"The shop ended with {code}.\n{self.log}"

    def close(self) -> None:
        """Stops the server if it runs."""
        if self.process:
            self.stop()

    @property
    def files(self) -> dict[str, Path]:
        """The files in which the server keeps its data, by the variables that name them."""
        return {"SHOPPING_DATABASE": self._folder / "shop.sqlite"}

    @property
    def log(self) -> str:
        """The end of what the server wrote to its standard error."""
        return (self._folder / "shop.log").read_text(errors="replace")[-4000:]

    def request(self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes | None = None):
        """Asks for something without a browser; the answer's body is in `text`.

        The server answers with a page that is still busy rather than let a browser wait; here it is asked again until
        nothing in the page is busy, so that the answer does not depend on how fast the server is.
        """
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            response = self._request_once(method, path, headers, body)
            is_page = (response.getheader("Content-Type") or "").startswith("text/html")
            if not is_page or 'aria-busy="true"' not in response.text or time.monotonic() > deadline:
                return response

    def _request_once(self, method: str, path: str, headers: dict[str, str] | None, body: bytes | None):
        connection = HTTPConnection("localhost", self.port, timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            response.text = response.read().decode()
            return response
        finally:
            connection.close()

    def get(self, path: str, **headers: str):
        """Asks for a page or a file without a browser."""
        return self.request("GET", path, headers)

    def check_serves(self) -> None:
        """Checks that the server runs and has its products."""
        assert self.process and self.process.poll() is None, f"The shop is not running.\n{self.log}"
        page = self.get("/")
        assert page.status == 200 and "Furniture for a quiet evening" in page.text


class Examples(Shop):
    """A server of pages that the shop does not have."""

    binary = EXAMPLES

    @property
    def files(self) -> dict[str, Path]:
        return {"EXAMPLES_ROWS": self._folder / "rows.json"}

    @property
    def rows(self) -> list[dict]:
        """The saved rows."""
        return json.loads(self.files["EXAMPLES_ROWS"].read_text())

    @rows.setter
    def rows(self, rows: list[dict]) -> None:
        self.files["EXAMPLES_ROWS"].write_text(json.dumps(rows))


class Windows:
    """The windows of one visitor's browser.

    What goes wrong in any of them is noted and fails the test at its end, unless it was to be expected. The report of a
    test that failed says what they showed.
    """

    opened: list["Windows"] = []

    def __init__(self, browser: Browser, shop: Shop, **options: object):
        self.context = browser.new_context(base_url=shop.address, **options)
        self.context.set_default_timeout(ANSWER_SECONDS * 1000)
        self.context.add_init_script(RECORD)
        self._allowed: list[str] = []
        self._problems: list[str] = []
        self.context.on("weberror", lambda error: self._problems.append(f"error: {error.error}"))
        self.context.on("console", self._note)
        self.opened.append(self)

    def __call__(self, path: str = "/") -> Page:
        """Opens a window."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def live(self, path: str = "/") -> Page:
        """Opens a window and waits until it is connected."""
        page = self(path)
        expect(page.locator("html.vsm-live")).to_be_attached()
        # A page that connects too late loads itself again, and puts back its scroll positions for some seconds.
        page.wait_for_function("() => !sessionStorage.getItem('vsm-memory')")
        return page

    def live_with_content(self, path: str = "/") -> Page:
        """Opens a window and waits until it is connected and nothing is loading in it."""
        page = self.live(path)
        expect(page.locator("#vsm-page [aria-busy=true]")).to_have_count(0)
        return page

    def live_with_optional_file(self, path: str) -> Page:
        """Opens a window and waits until it is connected and has loaded what few pages need."""
        page = self.live(path)
        page.evaluate("() => import('/vsm/client-optional.js').then(() => null)")
        return page

    def allow(self, *texts: str) -> None:
        """Says that messages with these texts are no surprise."""
        self._allowed += texts

    def close(self) -> None:
        """Closes the windows and tells what went wrong in them."""
        self.opened.remove(self)
        self.context.close()
        surprises = [
            problem for problem in self._problems if not any(allowed in problem for allowed in self._allowed)
        ]
        assert not surprises, surprises

    def _note(self, message) -> None:
        # The server's complaints about the client come as warnings.
        if message.type == "error" or message.text.startswith("VSM:"):
            self._problems.append(f"{message.type}: {message.text} ({message.page and message.page.url})")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    """Says in the report of a failed test what its windows showed."""
    report = yield
    if call.when == "call" and report.failed:
        for windows in Windows.opened:
            for number, page in enumerate(windows.context.pages):
                report.sections.append((f"Window {number}: {page.url}", what_is_shown(page)))
    return report


def what_is_shown(page: Page) -> str:
    """The text of a page, or why there is none."""
    try:
        return page.locator("body").inner_text(timeout=5_000)
    except Error as error:
        return str(error)


# A byte for each port. What a process locks in it is free again when the process ends.
reservations = open(Path(tempfile.gettempdir()) / f"vsm-test-ports-{os.getuid()}", "a")
reserved: set[int] = set()


def free_port() -> int:
    """A port that stays free while its server is down: none of those that systems give to outgoing connections, nor one
    that another process of these tests chooses.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        if port in reserved:
            continue
        try:
            fcntl.lockf(reservations, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
            reserved.add(port)
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def closed_shop(tmp_path: Path):
    """A shop that a test starts itself."""
    shop = Shop(tmp_path)
    yield shop
    shop.close()


@pytest.fixture
def shop(closed_shop: Shop):
    """A shop that is open, and at the end of the test still serves."""
    yield closed_shop.start()
    closed_shop.check_serves()


@pytest.fixture
def new_visitor(browser: Browser, closed_shop: Shop, way):
    """Makes visitors, who share no cookies: `new_visitor()` gives what `window` gives."""
    visitors: list[Windows] = []

    def make(**options: object) -> Windows:
        visitors.append(Windows(browser, closed_shop, **options))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def window(new_visitor) -> Windows:
    """Opens windows of one visitor: `window("/cart")`."""
    return new_visitor()


@pytest.fixture
def examples(tmp_path: Path):
    """A server of pages with three rows."""
    server = Examples(tmp_path)
    server.rows = [{"id": number, "title": f"title {number}", "note": ""} for number in (1, 2, 3)]
    yield server.start()
    server.close()


@pytest.fixture
def examples_window(browser: Browser, examples: Examples, way):
    """Opens windows of one visitor of the examples: `examples_window("/rows")`.

    They are closed before the ways to the server.
    """
    windows = Windows(browser, examples)
    yield windows
    windows.close()


@pytest.fixture
def way():
    """Makes ways to a server that can be interrupted: `way(shop)`."""
    ways: list[Way] = []

    def make(shop: Shop) -> Way:
        ways.append(Way(shop.port, free_port()))
        return ways[-1]

    yield make
    for each in ways:
        each.close()
