"""Browsers whose server stops, and that get their pages from another one with the same secret."""

import pytest
from playwright.sync_api import expect

from interruptions import Way, live_over, wait_for_loss
from live_site import LiveSite, RowList
from pages import press
from servers.process import free_port


@pytest.fixture
def nodes(tmp_path):
    """Two servers with one folder and one secret, and a way to the first one."""
    first, second = LiveSite(tmp_path), LiveSite(tmp_path)
    way = Way(first, free_port(), has_name=True)
    for node in (first, second):
        node.start(LIVE_SITE_HOST=way.host)
    yield first, second, way
    way.close()
    for node in (first, second):
        node.close()


@pytest.fixture
def visitor(nodes, visitors_of):
    return visitors_of(nodes[0])()


def lead_away(first: LiveSite, second: LiveSite, way: Way) -> None:
    """Ends the first server at once, and leads its browsers to the second one."""
    first.kill()
    way.cut()
    way.lead_to(second)


def test_typed_text_is_kept_and_a_click_on_its_way_is_not_carried_out_twice(nodes, visitor):
    first, second, way = nodes
    rows = RowList(first, "shared")
    page = live_over(way, visitor, rows())
    (cookie,) = [each["value"] for each in visitor.context.cookies()]
    way.hold_answers()
    press(page, "Add")
    rows.wait_for_count(4)
    lead_away(first, second, way)
    wait_for_loss(page)
    page.get_by_label("Title 2").fill("typed")
    with page.expect_event("load"):
        way.release_answers()
        way.mend()
    expect(page.locator("#count")).to_have_text("4 rows")
    expect(page.locator(".vsm-note")).to_contain_text("“Add” may not have been done.")
    expect(page.get_by_label("Title 2")).to_have_value("typed")
    rows.wait_for_title("typed")
    assert len(rows.rows) == 4
    # The browser is the same visitor.
    assert [each["value"] for each in visitor.context.cookies()] == [cookie]
    press(page, "Add")
    expect(page.locator("#count")).to_have_text("5 rows")


def test_twenty_windows_of_one_browser_get_their_pages_from_another_server(nodes, visitor):
    first, second, way = nodes
    rows = RowList(first, "shared")
    pages = [live_over(way, visitor, rows()) for _ in range(20)]
    lead_away(first, second, way)
    way.mend()
    for page in pages:
        page.wait_for_function("() => !window.marker && document.documentElement.classList.contains('vsm-live')")
    press(pages[0], "Add")
    for page in pages:
        expect(page.locator("#count")).to_have_text("4 rows")
