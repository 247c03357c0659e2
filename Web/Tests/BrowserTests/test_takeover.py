"""A page that is open in two tabs: one tab has its session, and they do not take it from each other."""

import json

from playwright.sync_api import Page, expect

from pages import expect_spoken, pause_time, press

SENTENCE = "This page is open in another tab."


# The page that the server sends becomes a copy of another one.
COPY = """
    new MutationObserver((_, observer) => {
        const page = document.getElementById("vsm-page");
        if (!page) return;
        Object.assign(page.dataset, TICKET);
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""


def duplicate(window, page: Page) -> Page:
    """Opens the same page again, like a browser that duplicates a tab without asking the server."""
    ticket = page.locator("#vsm-page").evaluate("page => ({ page: page.dataset.page, token: page.dataset.token })")
    copy = window.context.new_page()
    copy.add_init_script(COPY.replace("TICKET", json.dumps(ticket)))
    copy.goto(page.url)
    return copy


def expect_to_have_the_session(page: Page) -> None:
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("#vsm-state")).to_be_hidden()


def expect_to_have_lost_the_session(page: Page) -> None:
    expect(page.locator("#vsm-state")).to_contain_text(SENTENCE)
    expect(page.locator("html.vsm-live")).not_to_be_attached()


def expect_count(page: Page, count: int) -> None:
    expect(page.locator("#count")).to_have_text(f"{count} rows")


def add(page: Page, count: int) -> None:
    press(page, "Add")
    expect_count(page, count)


def test_the_tab_that_has_lost_the_session_says_so_and_waits_until_it_is_wanted(window, rows):
    page = window.context.new_page()
    page.clock.install()
    connections = []
    page.on("websocket", lambda connection: connections.append(connection))
    page.goto(rows())
    expect_to_have_the_session(page)
    add(page, 4)

    other = duplicate(window, page)
    expect_to_have_the_session(other)
    expect_to_have_lost_the_session(page)
    expect_spoken(page, SENTENCE)
    page.clock.run_for(120_000)
    # The tabs number their events independently.
    add(other, 5)
    assert len(connections) == 1

    press(page, "Use It Here")
    expect_to_have_lost_the_session(other)
    expect_to_have_the_session(page)
    expect_count(page, 5)
    add(page, 6)
    press(other, "Use It Here")
    expect_to_have_lost_the_session(page)
    expect_count(other, 6)


def test_what_was_done_in_the_tab_that_has_lost_the_session_is_done_when_it_has_it_again(window, rows):
    page = window.context.new_page()
    page.goto(rows())
    expect_to_have_the_session(page)
    other = duplicate(window, page)
    expect_to_have_lost_the_session(page)
    press(page, "Add")
    add(other, 4)
    expect_count(page, 3)
    press(page, "Use It Here")
    expect_count(page, 5)


def test_a_link_in_the_tab_that_has_lost_the_session_leads_to_a_page_of_its_own(window):
    page = window.context.new_page()
    page.goto("/tasks")
    expect_to_have_the_session(page)
    other = duplicate(window, page)
    expect_to_have_lost_the_session(page)
    page.get_by_role("link", name="Details", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Details")
    expect_to_have_the_session(page)
    expect_to_have_the_session(other)


def test_a_tab_with_another_time_takes_no_click_from_the_other(window, rows):
    page = window.context.new_page()
    page.goto(rows())
    expect_to_have_the_session(page)
    # The clock of the computer is an hour fast, and then right again.
    window.context.add_init_script("{ const now = Date.now; Date.now = () => now() + 3_600_000; }")
    other = duplicate(window, page)
    expect_to_have_the_session(other)
    expect_to_have_lost_the_session(page)
    add(other, 4)
    press(page, "Use It Here")
    expect_to_have_the_session(page)
    add(page, 5)
    press(other, "Use It Here")
    add(other, 6)


def test_a_click_before_a_tab_was_duplicated_is_not_lost(site, window, rows, way):
    way = way(site)
    page = window.context.new_page()
    page.clock.install()
    page.goto(way.address + rows())
    expect_to_have_the_session(page)
    pause_time(page)
    way.deaden()
    press(page, "Add")
    ticket = page.locator("#vsm-page").evaluate("page => ({ page: page.dataset.page, token: page.dataset.token })")
    other = window.context.new_page()
    other.add_init_script(COPY.replace("TICKET", json.dumps(ticket)))
    other.goto(rows())
    expect_to_have_the_session(other)
    add(other, 4)
    # The first tab notices that its connection is dead, and connects again.
    page.clock.fast_forward(4_000)
    page.clock.fast_forward(6_000)
    page.clock.resume()
    expect_to_have_the_session(page)
    expect_count(page, 5)
    assert len(rows.rows) == 5


def test_a_click_whose_answer_was_lost_is_not_run_again_when_its_tab_has_the_session_again(window, rows):
    is_lost = []

    def connect(connection) -> None:
        server = connection.connect_to_server()
        server.on_message(lambda message: is_lost or connection.send(message))

    page = window.context.new_page()
    page.route_web_socket("**/vsm/socket", connect)
    page.goto(rows())
    expect_to_have_the_session(page)
    expect_count(page, 3)
    is_lost.append(True)
    press(page, "Add")
    rows.wait_for_count(4)
    other = duplicate(window, page)
    expect_to_have_lost_the_session(page)
    add(other, 5)
    is_lost.clear()
    press(page, "Use It Here")
    expect_to_have_the_session(page)
    expect_count(page, 5)
    expect(page.get_by_role("button", name="Add")).not_to_have_attribute("aria-busy", "true")
    add(page, 6)
    assert len(rows.rows) == 6


def test_a_clock_that_is_set_back_delays_nothing(window):
    page = window.live("/tasks")
    page.evaluate("{ const now = Date.now; Date.now = () => now() - 3_600_000; }")
    page.get_by_role("link", name="Details", exact=True).click()
    expect_spoken(page, "Details")
