"""Features that few pages need are in a second file, and a page works until that file is loaded."""

import time

import pytest
from playwright.sync_api import Route, expect

from interruptions import start, stop
from servers.process import ANSWER_SECONDS

OPTIONAL = "**/vsm/client-optional.js"


@pytest.fixture
def requests(window) -> list[str]:
    """The paths of the scripts that the windows ask for."""
    found = []
    window.context.on("request", lambda request: found.append(request.url.split("/", 3)[3]))
    return found


@pytest.fixture
def held(window) -> list[Route]:
    """Holds back the requests for the file: `release(page, held)` answers one."""
    routes: list[Route] = []
    window.context.route(OPTIONAL, lambda route: routes.append(route))
    yield routes


def is_wanted(requests: list[str]) -> bool:
    return "vsm/client-optional.js" in requests


def release(page, held: list[Route]) -> None:
    deadline = time.monotonic() + ANSWER_SECONDS
    while not held:
        assert time.monotonic() < deadline, "The page does not ask for the file."
        page.wait_for_timeout(20)
    held.pop().fallback()


def press(page, name: str) -> None:
    """Presses a button, and waits for the answer."""
    page.get_by_role("button", name=name).click()
    expect(page.locator("[aria-busy]")).to_have_count(0)


def test_a_page_that_does_not_need_it_does_not_load_it(window, requests):
    page = window.live("/tasks")
    press(page, "Even only")
    expect(page.locator("ul > li")).to_have_count(30)
    assert "vsm/client.js" in requests
    assert not is_wanted(requests)


def test_it_is_loaded_once_when_a_page_that_needs_it_is_visited(window):
    window.context.route(OPTIONAL, lambda route: route.fulfill(
        content_type="text/javascript", body="export default () => { window.begun = (window.begun ?? 0) + 1; return {}; };"
    ))
    page = window.live("/nothing")
    assert page.evaluate("window.begun") is None
    page.get_by_role("link", name="Elements").click()
    page.wait_for_function("() => window.begun === 1")
    press(page, "Step")
    expect(page.get_by_text("The end of step 2")).to_be_visible()
    assert page.evaluate("window.begun") == 1


def test_nothing_that_happens_before_it_is_there_is_lost(window, held):
    page = window.live("/widget")
    # The widget waits, and the rest of the page works.
    press(page, "Add")
    press(page, "Add")
    expect(page.locator("#chart button")).to_have_count(0)
    press(page, "Show or hide")
    expect(page.locator("#chart")).to_have_count(0)
    press(page, "Show or hide")
    expect(page.locator("#chart")).to_be_attached()
    release(page, held)
    expect(page.locator("#chart button")).to_have_count(5)
    page.locator("#chart button").nth(4).click()
    expect(page.get_by_role("status")).to_have_text("Selected 5")


def test_raw_html_that_changed_before_it_was_there_is_shown_then(window, held):
    page = window.live("/elements")
    expect(page.locator("#raw b")).to_have_text("raw 1")
    press(page, "Step")
    expect(page.get_by_text("The end of step 2")).to_be_visible()
    release(page, held)
    expect(page.locator("#raw b")).to_have_text("raw 2")


def test_a_long_list_shows_its_first_rows_until_it_is_there(window, held):
    page = window.live("/long-list")
    rows = page.get_by_role("list", name="Rows").get_by_role("listitem")
    expect(rows).to_have_count(50)
    page.get_by_role("button", name="Insert above").evaluate("button => button.click()")
    expect(page.locator("#count")).to_have_text("100002 rows")
    expect(rows.first).to_contain_text("Row -100000")
    release(page, held)
    expect(rows.first).to_have_attribute("aria-setsize", "100002")
    page.get_by_role("list", name="Rows").evaluate("list => list.scrollTo(0, 1_500_000)")
    expect(page.get_by_text("Row 50000", exact=True)).to_be_attached()


def test_a_page_goes_on_without_it_and_asks_again_later(window):
    window.allow("client-optional.js", "ERR_FAILED")
    window.context.route(OPTIONAL, lambda route: route.abort(), times=1)
    said = []
    window.context.on("console", lambda message: said.append(message.text))
    page = window.live("/widget", has_clock=True)
    press(page, "Add")
    # The page requests the file again automatically after ten seconds.
    while not said:
        page.wait_for_timeout(20)
    page.clock.fast_forward(10_000)
    expect(page.locator("#chart button")).to_have_count(4)
    assert sum("client-optional.js" in text for text in said if text.startswith("VSM:")) == 1


def test_what_was_typed_waits_for_it(site, window, rows, held):
    page = window.live(rows())
    stop(site, page)
    page.get_by_label("Title 2").fill("typed")
    start(site, page)
    expect(page.get_by_label("Title 2")).to_have_value("title 2")
    release(page, held)
    expect(page.get_by_label("Title 2")).to_have_value("typed")


def test_who_scrolls_before_it_is_there_is_not_moved(site, window, rows, held):
    page = window.live(rows())
    page.set_viewport_size({"width": 400, "height": 80})
    site.stop()
    page.get_by_label("Title 2").fill("typed")
    page.evaluate("scrollTo(0, 1_000)")
    with page.expect_event("load"):
        site.start()
    expect(page.get_by_label("Title 2")).to_have_value("title 2")
    # A key can scroll.
    page.keyboard.press("Shift")
    page.evaluate("scrollTo(0, 10)")
    release(page, held)
    expect(page.get_by_label("Title 2")).to_have_value("typed")
    assert page.evaluate("scrollY") == 10
