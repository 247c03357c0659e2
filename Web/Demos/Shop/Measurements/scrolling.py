"""How large the first page of a grid with many products is, and how smoothly it scrolls in headless Chromium."""

import argparse
import gzip
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from windows import processor_time  # First, as it adds the folders of the tests to the path.

from shop import Shop
from visitors import CHROMIUM, Windows

# A quick flick of a wheel or a finger.
PIXELS_PER_FRAME = 120

# Scrolls to the end, and returns the milliseconds from each frame to the next.
SCROLL = """
    (pixels) => new Promise((finish) => {
        const frames = [];
        let last = performance.now();
        const step = (now) => {
            frames.push(now - last);
            last = now;
            const before = scrollY;
            scrollBy({ top: pixels, behavior: "instant" });
            scrollY === before ? finish(frames) : requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
    })
"""


def measure_document(shop: Shop) -> None:
    seconds = []
    used = processor_time(shop)
    for _ in range(10):
        begin = time.perf_counter()
        answer = shop.get("/", **{"Accept-Encoding": "identity"})
        seconds.append(time.perf_counter() - begin)
    used = (processor_time(shop) - used) / 10
    page = answer.text.encode()
    print(f"page: {len(page) / 1000:,.0f} kB, {len(gzip.compress(page)) / 1000:,.0f} kB compressed")
    print(f"answered after: {sorted(seconds)[5] * 1000:.0f} ms, {used * 1000:.0f} ms of processor time")


def measure_opening(page: Page) -> None:
    begin = time.perf_counter()
    page.goto("/")
    page.wait_for_selector("html.vsm-live")
    print(f"live after: {(time.perf_counter() - begin) * 1000:.0f} ms")


def measure_scrolling(page: Page) -> None:
    for name in ["first time", "again"]:
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        frames = sorted(page.evaluate(SCROLL, PIXELS_PER_FRAME))
        seconds = sum(frames) / 1000
        over_20, over_50 = (sum(frame > limit for frame in frames) / seconds for limit in (20, 50))
        percentile = frames[int(len(frames) * 0.99)]
        print(
            f"scrolled to the end, {name}: {len(frames)} frames in {seconds:.1f} s, "
            f"{over_20:.1f} a second longer than 20 ms, {over_50:.1f} longer than 50 ms, "
            f"99th percentile {percentile:.0f} ms, longest {frames[-1]:.0f} ms"
        )


def measure_favorite(page: Page) -> None:
    begin = time.perf_counter()
    page.locator("ul.products > li").last.get_by_role("button", name="Favorite").click()
    page.locator("ul.products > li").last.get_by_role("button", name="Unfavorite").wait_for()
    print(f"the last product became a favorite after: {(time.perf_counter() - begin) * 1000:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--products", type=int, default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shop = Shop(Path(folder)).start(SHOPPING_PRODUCTS=arguments.products)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            measure_document(shop)
            page = Windows(browser, shop).context.new_page()
            measure_opening(page)
            measure_scrolling(page)
            measure_favorite(page)
        finally:
            browser.close()
            shop.close()


if __name__ == "__main__":
    main()
