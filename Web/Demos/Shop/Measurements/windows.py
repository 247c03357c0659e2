"""How soon a second window shows a change, and what the change costs, while pages of other visitors are open."""

import argparse
import asyncio
import json
import re
import statistics
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[4]
sys.path += [str(ROOT / folder) for folder in ("Web/Scripts", "Web/Tests/BrowserTests", "Web/Demos/Shop/BrowserTests")]

from live_client import LivePage, OpenedPage, open_socket, read_message
from servers.process import ANSWER_SECONDS
from shop import Shop

# The server accepts a hundred connections of one address; every address in 127.0.0.0/8 is this machine.
PAGES_PER_ADDRESS = 50
WARMING_CHANGES = 10
IDLE_SECONDS = 3
# After the last message about a change.
PAUSE_SECONDS = 0.05


class SecondWindow(LivePage):
    """Another window of the visitor of a page."""

    def __init__(self, shop: Shop, path: str, cookie: str):
        answer = shop.get(path, Cookie=cookie)
        name, token = re.search(r'data-page="(\w+)" data-token="(\w+)"', answer.text).groups()
        self.opened = OpenedPage(cookie, name, token)
        self._connecting = open_socket(shop, cookie)


class OtherPages:
    """Pages that visitors have opened in browsers that do nothing but stay connected."""

    def __init__(self, shop: Shop):
        self._shop = shop
        self._sockets: list = []

    async def open(self, count: int) -> None:
        for first in range(0, count, 20):
            await asyncio.gather(*(self._open_one(number) for number in range(first, min(first + 20, count))))

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def _open_one(self, number: int) -> None:
        source = (f"127.0.1.{1 + number // PAGES_PER_ADDRESS}", 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self._shop.port, local_addr=source)
        writer.write(f"GET / HTTP/1.1\r\nHost: {self._shop.host}\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
        name, token = re.search(r'data-page="(\w+)" data-token="(\w+)"', answer).groups()
        cookie = re.search(r"^set-cookie: ([^;]+)", answer, re.IGNORECASE | re.MULTILINE)[1]
        socket = await connect(
            f"ws://{self._shop.host}/vsm/socket",
            host="127.0.0.1",
            local_addr=source,
            origin=self._shop.address,
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=ANSWER_SECONDS,
        )
        await socket.send(json.dumps(OpenedPage(cookie, name, token).join_message()))
        await asyncio.wait_for(socket.recv(), ANSWER_SECONDS)
        self._sockets.append(socket)


@contextmanager
def other_pages(shop: Shop, count: int):
    """Keeps pages of other visitors open, on a thread of their own, which answers the server's pings."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    pages = OtherPages(shop)
    try:
        asyncio.run_coroutine_threadsafe(pages.open(count), loop).result()
        yield
        asyncio.run_coroutine_threadsafe(pages.close(), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def processor_time(shop: Shop) -> float:
    """The processor time of the server so far, in seconds: Linux has a clock for each process."""
    return time.clock_gettime(~shop.process.pid << 3 | 2)


def change(first: LivePage, second: LivePage, number: int) -> float:
    """Adds a product to the cart in one window, and returns the seconds until the other has the patch."""
    message = first.click("Add to Cart", number)
    begin = time.perf_counter()
    first.say(message)
    while f'"{number}"' not in json.dumps(second.hear().get("patch", [])):
        pass
    seconds = time.perf_counter() - begin
    settle(first)
    settle(second)
    return seconds


def settle(page: LivePage) -> None:
    """Takes what is still said about a change: the button is enabled again once the product is in the cart."""
    with suppress(TimeoutError):
        while True:
            page.version = read_message(page.socket.recv(timeout=PAUSE_SECONDS)).get("version", page.version)



def measure(shop: Shop, pages: int, changes: int) -> tuple[list[float], float, float]:
    """The seconds of each change, and the processor seconds of the server per change and per idle second."""
    with ExitStack() as stack:
        stack.enter_context(other_pages(shop, pages))
        first = stack.enter_context(LivePage(shop, "/products/2"))
        second = stack.enter_context(SecondWindow(shop, "/", first.opened.cookie))
        for number in range(1, WARMING_CHANGES + 1):
            change(first, second, number)
        time.sleep(1)
        begin = processor_time(shop)
        time.sleep(IDLE_SECONDS)
        idle = (processor_time(shop) - begin) / IDLE_SECONDS
        start, begin = time.perf_counter(), processor_time(shop)
        times = [change(first, second, WARMING_CHANGES + 1 + number) for number in range(changes)]
        used = processor_time(shop) - begin - idle * (time.perf_counter() - start)
        return times, used / changes, idle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, nargs="+", default=[0, 1000], help="pages of other visitors")
    parser.add_argument("--changes", type=int, default=50, help="changes that are measured")
    arguments = parser.parse_args()
    print("other pages | median | 99th percentile | worst | processor time per change | idle, per second")
    for pages in arguments.pages:
        with tempfile.TemporaryDirectory() as folder:
            shop = Shop(Path(folder)).start()
            try:
                times, used, idle = measure(shop, pages, arguments.changes)
            finally:
                shop.close()
        percentile = statistics.quantiles(times, n=100, method="inclusive")[98]
        numbers = [statistics.median(times), percentile, max(times), used, idle]
        print(f"{pages:11,} | " + " | ".join(f"{number * 1000:.1f} ms" for number in numbers), flush=True)


if __name__ == "__main__":
    main()
