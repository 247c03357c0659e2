"""Pages whose session is gone reload automatically, as soon as the server can provide them."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from interruptions import restart, start, stop
from pages import expect_shown, mark, press


def search_field(page: Page):
    return page.get_by_role("searchbox", name="Search")


def search(window, text: str) -> Page:
    page = window.live("/search")
    search_field(page).press_sequentially(text)
    expect(page).to_have_url(re.compile(f"text={text}$"))
    return page


def pieces(page: Page):
    return page.locator("li")


@pytest.mark.parametrize(
    ("hindrance", "sentence"),
    [
        (lambda route: route.fulfill(status=503, body="Too many pages are open."), "The server is busy. Trying again."),
        (lambda route: route.abort(), "The server cannot be reached. Trying again."),
    ],
    ids=["busy", "away"],
)
def test_a_page_waits_until_the_server_has_it_and_keeps_what_was_typed(site, window, hindrance, sentence):
    page = search(window, "dining")
    expect(pieces(page)).to_have_count(2)
    mark(page)
    attempts = []
    is_released = False

    def hinder(route: Route) -> None:
        attempts.append(route.request.resource_type)
        route.continue_() if is_released else hindrance(route)

    page.route(re.compile(r"/search(\?|$)"), hinder)
    site.stop()
    with page.expect_event("load"):
        site.start()
        expect(page.locator("#vsm-state")).to_have_text(sentence)
        assert page.evaluate("window.marker") == "still here"
        expect(pieces(page)).to_have_count(2)
        # Text that is typed while the page waits is also kept.
        search_field(page).press_sequentially(" chair")
        is_released = True
    # The page was requested first, and loaded only when it was available.
    assert attempts[:2] == ["fetch"] * 2 and attempts.count("document") == 1
    expect(search_field(page)).to_have_value("dining chair")
    expect(pieces(page)).to_have_count(1)
    expect(page.locator("#vsm-notice")).to_be_hidden()


def test_a_page_does_not_load_while_the_browser_is_offline(site, window):
    page = search(window, "dining")
    # The browser reports that it is offline, while the page could still reach the server.
    page.evaluate("Object.defineProperty(navigator, 'onLine', { get: () => window.isOnline ?? false })")
    mark(page)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    site.stop()
    site.start()
    expect(page.locator("#vsm-state")).to_have_text("The server cannot be reached. Trying again.")
    search_field(page).press_sequentially(" chair")
    # This ends the pause between two attempts.
    page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.marker") == "still here"
    assert not [url for url in requests if "/search" in url]
    with page.expect_event("load"):
        page.evaluate("isOnline = true; dispatchEvent(new Event('online'))")
    expect(search_field(page)).to_have_value("dining chair")
    expect(pieces(page)).to_have_count(1)


def test_twenty_windows_of_one_browser_return_after_a_restart(site, window, rows):
    pages = [window.live(rows()) for _ in range(20)]
    for page in pages:
        mark(page)
    site.stop()
    site.start()
    for page in pages:
        page.wait_for_function(
            "() => !window.marker && document.documentElement.classList.contains('vsm-live')"
        )
        expect(page.locator("#vsm-notice")).to_be_hidden()
    press(pages[0], "Add")
    for page in pages:
        expect(page.locator("#count")).to_have_text("4 rows")


def test_a_page_without_cookies_says_so_and_does_not_reload_without_end(window):
    def refuse_cookies(route: Route) -> None:
        answer = route.fetch(headers=route.request.headers | {"cookie": ""})
        route.fulfill(response=answer, headers={"content-type": "text/html; charset=utf-8"})

    window.context.route(re.compile(r"/tasks$"), refuse_cookies)
    # The socket is refused without a cookie; a server that forgets the session says so instead.
    window.context.route_web_socket(
        "**/vsm/socket", lambda connection: connection.on_message(lambda _: connection.send('[0,0,{"reload":true}]'))
    )
    page = window("/tasks")
    expect(page.locator("#vsm-state")).to_have_text("This page cannot stay connected. It needs cookies.")
    expect(page.locator("li")).to_have_count(60)


def test_a_page_whose_connection_is_refused_because_the_browser_is_forgotten_loads_again(site, window, rows, way):
    way = way(site)
    page = window.live(way.address + rows())
    # As after a restart of a server that accepts only its own cookies.
    window.context.clear_cookies()
    with page.expect_event("load"):
        way.cut()
        way.mend()
    expect(page.locator("html.vsm-live")).to_be_attached()
    press(page, "Add")
    expect(page.locator("#count")).to_have_text("4 rows")


def test_the_focus_the_selection_and_the_scroll_position_are_kept(site, new_visitor):
    window = new_visitor(viewport={"width": 500, "height": 400})
    page, other = window.live("/tasks"), search(window, "table")
    link = page.get_by_role("link", name="Details", exact=True)
    link.focus()
    position = page.evaluate("scrollTo(0, 234); scrollY")
    assert position > 200
    mark(other)
    field = search_field(other)
    field.evaluate("field => field.setSelectionRange(1, 3)")
    restart(site, page)
    other.wait_for_function("() => !window.marker && document.documentElement.classList.contains('vsm-live')")
    expect(link).to_be_focused()
    page.wait_for_function("position => scrollY === position", arg=position)
    expect(field).to_be_focused()
    expect(field).to_have_value("table")
    expect(pieces(other)).to_have_count(2)
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 3]


def test_a_page_that_was_loaded_by_hand_begins_afresh(window):
    page = window.live("/forms")
    page.get_by_label("Your name").press_sequentially("Ada")
    page.reload()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Your name")).to_have_value("")


def test_a_search_is_in_the_address_that_is_loaded_by_hand(window):
    page = search(window, "dining")
    page.reload()
    expect(search_field(page)).to_have_value("dining")
    expect(pieces(page)).to_have_count(2)


def test_a_text_waits_for_its_field(site, window):
    page = window.live_with_content("/late")
    page.get_by_label("Text").fill("typed")
    site.stop()
    with page.expect_event("load"):
        site.start()
    expect_shown(page, "Loading…")
    expect(page.get_by_label("Text")).to_have_value("typed")


def test_a_text_that_was_lost_does_not_go_to_another_page_with_the_same_field(site, window, rows):
    page = window.live(rows())
    stop(site, page)
    page.get_by_label("Title 2").fill("typed")
    page.get_by_role("link", name="Other rows").click()
    start(site, page)
    page.wait_for_url("**/other-rows/*")
    lost = page.locator("#vsm-notice").get_by_text("What you entered in “Title 2” could not be put back:")
    expect(lost).to_be_visible()
    expect(page.get_by_label("Title 2")).to_have_value("title 2")
    assert rows.titles[1] == "title 2"
