"""Links in graphics, and links that are clicked with a key."""

import pytest
from playwright.sync_api import Page, expect

from pages import expect_mark, heading, mark


@pytest.fixture
def page(window) -> Page:
    page = window.live("/links")
    mark(page)
    return page


def expect_actions(page: Page, count: int) -> None:
    expect(page.get_by_role("status")).to_have_text(f"{count} actions")


def test_a_link_in_a_graphic_shows_its_page_in_place(page):
    page.locator("#graphic rect").click()
    expect(heading(page)).to_have_text("Details")
    expect_mark(page)
    page.go_back()
    expect(heading(page)).to_have_text("Links")
    expect_mark(page)


def test_a_link_in_a_graphic_opens_the_window_that_it_names(page):
    with page.context.expect_page() as opened:
        page.locator("#other-window rect").click()
    expect(heading(opened.value)).to_have_text("Details")
    expect(heading(page)).to_have_text("Links")


@pytest.mark.parametrize("name", ["Act", "Inside"])
@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"modifiers": ["Shift"]}, {"button": "middle"}], ids=str)
def test_a_link_with_an_action_that_is_clicked_with_a_key_opens_a_window(page, name, how):
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=name).click(**how)
    expect(heading(opened.value)).to_have_text("Details")
    page.get_by_role("link", name="Act").click()
    expect_actions(page, 1)
    expect_mark(page)
