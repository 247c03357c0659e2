"""The behavior of a page when its connection is lost."""

from playwright.sync_api import WebSocketRoute, expect

from interruptions import restart, stop
from pages import expect_mark, expect_spoken, mark, press


def watch_connections(window) -> list[WebSocketRoute]:
    """Collects the connections that pages make from now on, to break them."""
    connections: list[WebSocketRoute] = []

    def note(connection: WebSocketRoute) -> None:
        connection.connect_to_server()
        connections.append(connection)

    window.context.route_web_socket("**/vsm/socket", note)
    return connections


def count(page):
    return page.locator("#count")


def test_a_page_recovers_by_itself_when_the_server_was_restarted(site, window, rows):
    page = window.live(rows())
    press(page, "Add")
    expect(count(page)).to_have_text("4 rows")
    restart(site, page)
    expect(count(page)).to_have_text("4 rows")
    press(page, "Add")
    expect(count(page)).to_have_text("5 rows")


def test_a_page_that_was_navigated_to_stays_where_it_was_when_the_server_was_restarted(site, window):
    page = window.live("/tasks")
    page.get_by_role("link", name="Details", exact=True).click()
    expect(page).to_have_title("Details")
    stop(site, page)
    with page.expect_event("load"):
        site.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Details")


def test_a_page_says_that_the_connection_is_lost_until_it_is_back(site, window):
    page = window.live("/tasks")
    site.stop()
    expect(page.locator("html.vsm-offline")).to_be_attached()
    expect_spoken(page, "The connection is lost. Trying to connect again.")
    expect(page.locator("li")).to_have_count(60)
    site.start()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("html.vsm-offline")).not_to_be_attached()


def test_a_broken_connection_is_made_again_without_loading_the_page(window, rows):
    connections = watch_connections(window)
    page = window.live_with_content(rows())
    mark(page)
    page.evaluate("document.documentElement.classList.remove('vsm-live')")
    connections[-1].close(code=4000)
    # Actions without a connection run when the connection is back.
    press(page, "Add")
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(count(page)).to_have_text("4 rows")
    assert len(connections) > 1
    expect_mark(page)


def test_what_changed_while_there_was_no_connection_is_shown_once_it_is_back(window, rows):
    connections = watch_connections(window)
    page, other = window.live_with_content(rows()), window.live_with_content(rows())
    connections[0].close(code=4000)
    press(other, "Add")
    expect(count(other)).to_have_text("4 rows")
    expect(count(page)).to_have_text("4 rows")
