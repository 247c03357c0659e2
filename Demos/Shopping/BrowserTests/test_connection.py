"""What a page does when its connection is lost."""

from playwright.sync_api import WebSocketRoute, expect

from interruptions import LOST, restart
from shopper import add_to_cart, badge, expect_spoken, heading, open_product, press, products


def watch_connections(window) -> list[WebSocketRoute]:
    """Collects the connections that pages make from now on, to break them."""
    connections: list[WebSocketRoute] = []

    def note(connection: WebSocketRoute) -> None:
        connection.connect_to_server()
        connections.append(connection)

    window.context.route_web_socket("**/vsm/socket", note)
    return connections


def test_a_page_recovers_by_itself_when_the_server_was_restarted(shop, window):
    window.allow(*LOST)
    page = window()
    add_to_cart(page, "Ottoman", "Ottoman")
    expect(badge(page)).to_have_text("2")
    restart(shop, page)
    expect(badge(page)).to_have_text("2")
    add_to_cart(page, "TV Stand")
    expect(badge(page)).to_have_text("3")


def test_a_page_stays_where_it_was_when_the_server_was_restarted(shop, window):
    window.allow(*LOST)
    page = window()
    open_product(page, "Bookcase")
    restart(shop, page)
    expect(heading(page)).to_have_text("Bookcase")


def test_a_page_says_that_the_connection_is_lost_until_it_is_back(shop, window):
    window.allow(*LOST)
    page = window.live_with_content()
    shop.stop()
    expect(page.locator("html.vsm-offline")).to_be_attached()
    expect_spoken(page, "The connection is lost. Trying to connect again.")
    expect(products(page)).to_have_count(12)
    shop.start()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("html.vsm-offline")).not_to_be_attached()


def test_what_was_typed_survives_a_restart_of_the_server(shop, window):
    window.allow(*LOST)
    page = window.live()
    field = page.get_by_role("searchbox", name="Search")
    field.press_sequentially("dining")
    expect(products(page)).to_have_count(2)
    restart(shop, page)
    expect(field).to_have_value("dining")
    expect(products(page)).to_have_count(2)


def test_a_broken_connection_is_made_again_without_loading_the_page(shop, window):
    connections = watch_connections(window)
    page = window.live()
    page.evaluate("window.marker = 'still here'; document.documentElement.classList.remove('vsm-live')")
    connections[-1].close(code=4000)
    expect(page.locator("html.vsm-live")).to_be_attached()
    add_to_cart(page, "TV Stand")
    expect(badge(page)).to_have_text("1")
    assert len(connections) > 1
    assert page.evaluate("window.marker") == "still here"


def test_what_is_done_without_a_connection_is_done_once_it_is_back(shop, window):
    connections = watch_connections(window)
    page = window.live("/products/1")
    connections[-1].close(code=4000)
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    expect(badge(page)).to_have_text("1")


def test_what_changed_while_there_was_no_connection_is_shown_once_it_is_back(shop, window):
    connections = watch_connections(window)
    page, other = window.live(), window.live("/products/1")
    press(other, "Add to Cart")
    # While the first press is under way a second one does nothing.
    expect(other.get_by_text("It is in your cart.")).to_be_visible()
    connections[0].close(code=4000)
    press(other, "Add to Cart")
    expect(badge(other)).to_have_text("2")
    expect(badge(page)).to_have_text("2")
