"""Pages whose session is gone come back by themselves, as soon as the server has them."""

import re

import pytest
from playwright.sync_api import Route, expect

from interruptions import LOST, restart
from shopper import badge, expect_shown, press, products


def search_field(page):
    return page.get_by_role("searchbox", name="Search")


@pytest.mark.parametrize(
    ("hindrance", "sentence"),
    [
        (lambda route: route.fulfill(status=503, body="Too many pages are open."), "The server is busy. Trying again."),
        (lambda route: route.abort(), "The server cannot be reached. Trying again."),
    ],
    ids=["busy", "away"],
)
def test_a_page_waits_until_the_server_has_it_and_keeps_what_was_typed(shop, window, hindrance, sentence):
    window.allow(*LOST)
    page = window.live()
    search_field(page).press_sequentially("dining")
    expect(products(page)).to_have_count(2)
    page.evaluate("window.marker = 'still here'")
    attempts = []
    is_released = False

    def hinder(route: Route) -> None:
        attempts.append(route.request.resource_type)
        route.continue_() if is_released else hindrance(route)

    page.route(re.compile(r":\d+/(\?|$)"), hinder)
    shop.stop()
    with page.expect_event("load"):
        shop.start()
        expect(page.locator("#vsm-state")).to_have_text(sentence)
        assert page.evaluate("window.marker") == "still here"
        expect(products(page)).to_have_count(2)
        # What is typed while it waits is kept, too.
        search_field(page).press_sequentially(" chair")
        is_released = True
    # It was asked for first, and loaded only once it was there.
    assert attempts[:2] == ["fetch"] * 2 and attempts.count("document") == 1
    expect(search_field(page)).to_have_value("dining chair")
    expect(products(page)).to_have_count(1)
    expect(page.locator("#vsm-notice")).to_be_hidden()


def test_a_page_without_cookies_says_so_and_does_not_reload_without_end(shop, window):
    def refuse_cookies(route: Route) -> None:
        answer = route.fetch(headers=route.request.headers | {"cookie": ""})
        route.fulfill(response=answer, headers={"content-type": "text/html; charset=utf-8"})

    window.allow(*LOST)
    window.context.route(re.compile(r":\d+/$"), refuse_cookies)
    # The socket is refused without a cookie; a server that forgets the session says so instead.
    window.context.route_web_socket(
        "**/vsm/socket", lambda connection: connection.on_message(lambda _: connection.send('[0,0,{"reload":true}]'))
    )
    page = window()
    expect(page.locator("#vsm-state")).to_have_text("This page cannot stay connected. It needs cookies.")
    expect(products(page)).to_have_count(12)


def test_a_page_whose_connection_is_refused_because_the_browser_is_forgotten_loads_again(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = window.live(f"{way.address}/products/1")
    # As after a restart of a server that accepts only its own cookies.
    window.context.clear_cookies()
    with page.expect_event("load"):
        way.cut()
        way.mend()
    expect(page.locator("html.vsm-live")).to_be_attached()
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("1")


def test_the_focus_the_selection_and_the_scroll_position_are_kept(shop, new_visitor):
    window = new_visitor(viewport={"width": 500, "height": 400})
    window.allow(*LOST)
    page = window.live()
    link = page.get_by_role("link", name="Desk", exact=True)
    link.focus()
    position = page.evaluate("scrollTo(0, 1234); scrollY")
    assert position > 1000
    restart(shop, page)
    expect(link).to_be_focused()
    page.wait_for_function("position => scrollY === position", arg=position)

    field = search_field(page)
    field.fill("table")
    expect(products(page)).to_have_count(2)
    field.evaluate("field => field.setSelectionRange(1, 3)")
    restart(shop, page)
    expect(field).to_be_focused()
    expect(field).to_have_value("table")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 3]


def test_a_page_that_was_loaded_by_hand_begins_afresh(examples, examples_window):
    page = examples_window.live("/forms")
    page.get_by_label("Your name").press_sequentially("Ada")
    page.reload()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Your name")).to_have_value("")


def test_a_search_is_in_the_address_that_is_loaded_by_hand(shop, window):
    page = window.live()
    search_field(page).press_sequentially("dining")
    expect(page).to_have_url(f"{shop.address}/?search=dining")
    page.reload()
    expect(search_field(page)).to_have_value("dining")
    expect(products(page)).to_have_count(2)


def test_a_text_waits_for_its_field(closed_shop, window):
    window.allow(*LOST)
    shop = closed_shop.start()
    page = window.live()
    search_field(page).press_sequentially("dining")
    expect(products(page)).to_have_count(2)
    shop.stop()
    with page.expect_event("load"):
        shop.start(SHOPPING_DELAY=2)
    expect_shown(page, "Loading...")
    expect(search_field(page)).to_have_value("dining")
    expect(products(page)).to_have_count(2)


def test_a_text_that_was_lost_does_not_go_to_another_page_with_the_same_field(examples, examples_window):
    examples_window.allow(*LOST)
    page = examples_window.live("/rows")
    examples.stop()
    page.get_by_label("Title 2").fill("typed")
    page.get_by_role("link", name="Other rows").click()
    with page.expect_event("load"):
        examples.start()
    page.wait_for_url("**/other-rows")
    lost = page.locator("#vsm-notice").get_by_text("What you typed in “Title 2” could not be put back:")
    expect(lost).to_be_visible()
    expect(page.get_by_label("Title 2")).to_have_value("title 2")
    assert examples.rows[1]["title"] == "title 2"
