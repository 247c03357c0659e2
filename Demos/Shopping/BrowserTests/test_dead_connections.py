"""Connections that are dead or slow, though nothing says so."""

from playwright.sync_api import expect

from interruptions import LOST, live_over
from shopper import badge, expect_shown, expect_spoken, open_product, press

LOSS = "The connection is lost. Trying to connect again."


def test_a_page_notices_within_seconds_that_its_connection_is_dead(shop, window, way):
    way = way(shop)
    page, other = live_over(way, window), window.live("/products/1")
    way.deaden()
    press(other, "Add to Cart")
    expect(badge(page)).to_have_text("1", timeout=30_000)
    expect_shown(page, LOSS)
    expect(page.locator("#vsm-notice")).to_be_hidden()
    assert page.evaluate("window.marker") == "still here"


def test_a_click_on_a_dead_connection_is_carried_out_once(shop, window, way):
    way = way(shop)
    page = live_over(way, window, "/products/1")
    way.deaden()
    press(page, "Add to Cart")
    expect_shown(page, "The server is slow to answer.")
    expect(page.get_by_text("It is in your cart.")).to_be_visible(timeout=30_000)
    expect(badge(page)).to_have_text("1")
    expect_spoken(page, "The server is slow to answer.", LOSS, "The connection is back.")
    assert page.evaluate("window.marker") == "still here"


def test_a_connection_that_is_only_quiet_is_kept(shop, window):
    connections = []
    window.context.on("page", lambda page: page.on("websocket", lambda socket: connections.append(socket)))
    page = window.live("/products/1")
    # The answer to a ping.
    connections[0].wait_for_event("framereceived", lambda frame: frame == "[]")
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("1")
    assert len(connections) == 1


def test_a_page_that_does_not_connect_says_so_and_its_links_work(shop, window):
    # It is answered, but never by the server.
    window.context.route_web_socket("**/vsm/socket", lambda connection: None)
    page = window()
    expect(page.locator("#vsm-state")).to_have_text("Connecting…")
    open_product(page, "Ottoman")
    expect(page).to_have_url(f"{shop.address}/products/1")


def test_a_lost_connection_is_told_visibly_and_once(shop, window, way):
    window.allow(*LOST)
    way = way(shop)
    page = live_over(way, window)
    way.cut()
    expect(page.locator("#vsm-state")).to_have_text(LOSS)
    expect(page.locator("#vsm-state")).to_be_in_viewport()
    way.mend()
    expect(page.locator("#vsm-notice")).to_be_hidden()
    expect_spoken(page, LOSS, "The connection is back.")
