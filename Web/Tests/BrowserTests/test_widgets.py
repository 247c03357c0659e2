"""The content that a script of the site adds to an element stays when the server changes the page around it."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(window):
    return window.live("/widget")


def points(page):
    return page.locator("#chart button")


def test_a_widget_shows_its_data_and_what_becomes_of_them(page):
    expect(points(page)).to_have_text(["Point 1", "Point 2", "Point 3"])
    page.get_by_role("button", name="Add").click()
    expect(points(page)).to_have_count(4)


def test_a_widget_sends_events(page):
    points(page).nth(1).click()
    expect(page.get_by_role("status")).to_have_text("Selected 2")
    expect(points(page)).to_have_count(3)


def test_a_widget_comes_and_goes_with_its_element(page):
    expect(points(page)).to_have_count(3)
    page.get_by_role("button", name="Show or hide").click()
    expect(page.locator("#chart")).to_have_count(0)
    assert page.evaluate("window.removedWidgets") == 1
    page.get_by_role("button", name="Show or hide").click()
    expect(points(page)).to_have_count(3)
    points(page).nth(0).click()
    expect(page.get_by_role("status")).to_have_text("Selected 1")


def test_a_mistake_in_a_widget_does_not_stop_the_page(window):
    window.allow("mistake")
    page = window.live("/widget")
    page.evaluate("vsm.widget('chart', () => ({ update() { throw new Error('mistake'); } }))")
    page.get_by_role("button", name="Show or hide").click()
    # A second click before the answer to the first would not count.
    expect(page.locator("#chart")).to_have_count(0)
    page.get_by_role("button", name="Show or hide").click()
    expect(page.locator("#chart")).to_be_attached()
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Show or hide").click()
    expect(page.locator("#chart")).to_have_count(0)
