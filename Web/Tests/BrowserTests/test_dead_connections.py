"""Connections that are dead or slow without a notification. The browser's clock is advanced."""

from playwright.sync_api import expect

from interruptions import live_over, wait_for_loss
from pages import expect_mark, expect_shown, expect_spoken, heading, pause_time, press, show_again

LOSS = "The connection is lost. Trying to connect again."
# How long a page waits for a sign of life before it asks for one, and for the answer; and the same after an event.
SILENCE, SILENCE_AFTER_EVENT, PATIENCE = 10_000, 3_000, 5_000
# How long a page waits for the answer after the person has returned to it.
PATIENCE_ON_RETURN = 2_000


def count(page):
    return page.locator("#count")


def test_a_page_notices_within_seconds_that_its_connection_is_dead(site, window, rows, way):
    way = way(site)
    page, other = live_over(way, window, rows(), has_clock=True), window.live_with_content(rows())
    way.deaden()
    press(other, "Add")
    expect(count(other)).to_have_text("4 rows")
    page.clock.fast_forward(SILENCE)
    page.clock.fast_forward(PATIENCE)
    expect(count(page)).to_have_text("4 rows")
    expect_shown(page, LOSS)
    expect(page.locator("#vsm-notice")).to_be_hidden()
    expect_mark(page)


def test_a_click_on_a_dead_connection_is_carried_out_once(site, window, rows, way):
    way = way(site)
    page = live_over(way, window, rows(), has_clock=True)
    way.deaden()
    press(page, "Add")
    # Past the time after which a person is told.
    page.clock.fast_forward(SILENCE_AFTER_EVENT)
    page.clock.fast_forward(1_000)
    expect_shown(page, "The server is slow to answer.")
    page.clock.fast_forward(PATIENCE)
    expect(count(page)).to_have_text("4 rows")
    expect_spoken(page, "The server is slow to answer.", LOSS, "The connection is back.")
    expect_mark(page)
    assert len(rows.rows) == 4


def test_a_connection_that_is_only_quiet_is_kept(window, rows):
    connections = []
    window.context.on("page", lambda page: page.on("websocket", lambda socket: connections.append(socket)))
    page = window.live_with_content(rows(), has_clock=True)
    # The answer to a ping.
    with connections[0].expect_event("framereceived", lambda frame: frame == "[]"):
        page.clock.fast_forward(SILENCE)
    page.clock.fast_forward(PATIENCE)
    press(page, "Add")
    expect(count(page)).to_have_text("4 rows")
    assert len(connections) == 1


def test_a_page_that_is_shown_again_notices_that_its_connection_is_dead_however_short_it_was_hidden(
    site, window, rows, way
):
    way = way(site)
    page, other = live_over(way, window, rows(), has_clock=True), window.live_with_content(rows())
    way.deaden()
    press(other, "Add")
    expect(count(other)).to_have_text("4 rows")
    show_again(page)
    page.clock.fast_forward(PATIENCE_ON_RETURN)
    expect(count(page)).to_have_text("4 rows")
    expect_mark(page)


def test_a_healthy_connection_is_kept_when_its_page_is_shown_again(window, rows):
    connections = []
    window.context.on("page", lambda page: page.on("websocket", lambda socket: connections.append(socket)))
    page = window.live_with_content(rows(), has_clock=True)
    pause_time(page)
    for _ in range(3):
        with connections[0].expect_event("framereceived", lambda frame: frame == "[]"):
            show_again(page)
        page.clock.fast_forward(PATIENCE_ON_RETURN)
    press(page, "Add")
    expect(count(page)).to_have_text("4 rows")
    assert len(connections) == 1


def test_a_page_that_is_shown_again_without_a_connection_tries_at_once(site, window, rows, way):
    way = way(site)
    page = live_over(way, window, rows(), has_clock=True)
    # No pause ends by itself.
    pause_time(page)
    way.cut()
    wait_for_loss(page)
    way.mend()
    show_again(page)
    page.clock.run_for(1)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect_mark(page)


def test_a_page_that_does_not_connect_says_so_and_its_links_work(site, window):
    # The connection is accepted, but the server never answers.
    window.context.route_web_socket("**/vsm/socket", lambda connection: None)
    page = window("/tasks", has_clock=True)
    page.clock.fast_forward(4_000)
    expect(page.locator("#vsm-state")).to_have_text("Connecting…")
    page.get_by_role("link", name="Details", exact=True).click()
    expect(heading(page)).to_have_text("Details")
    expect(page).to_have_url(f"{site.address}/tasks/details")


def test_a_lost_connection_is_told_visibly_and_once(site, window, way):
    way = way(site)
    page = live_over(way, window, "/tasks")
    way.cut()
    expect(page.locator("#vsm-state")).to_have_text(LOSS)
    expect(page.locator("#vsm-state")).to_be_in_viewport()
    way.mend()
    expect(page.locator("#vsm-notice")).to_be_hidden()
    expect_spoken(page, LOSS, "The connection is back.")
