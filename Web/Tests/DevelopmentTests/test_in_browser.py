"""What open pages show while a site is developed.

The tests share one site. Those that need no build leave it as it was.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from developed_site import DevelopedSite

SECONDS = 180_000


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = DevelopedSite(tmp_path_factory.mktemp("developed") / "dev.log")
    try:
        site.wait_until_served()
        yield site
    finally:
        site.close()


@pytest.fixture
def page(browser, site):
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(SECONDS)
    page.goto(site.address)
    expect(page.locator("html.vsm-live")).to_be_attached(timeout=SECONDS)
    yield page
    context.close()


def color(page: Page, expected: str) -> None:
    expect(page.locator("h1")).to_have_css("color", expected, timeout=SECONDS)


def test_a_style_sheet_is_exchanged_without_a_build(site, page):
    field = page.get_by_label("Note")
    field.fill("typed")
    builds = site.builds
    color(page, "rgb(1, 2, 3)")
    site.change("Resources/site.css", "rgb(1, 2, 3)", "rgb(4, 5, 6)")
    color(page, "rgb(4, 5, 6)")
    expect(page.locator("link[rel=stylesheet]")).to_have_count(1)
    assert field.input_value() == "typed"
    # A page that is opened later has the style sheet that was saved.
    page.reload()
    color(page, "rgb(4, 5, 6)")
    site.change("Resources/site.css", "rgb(4, 5, 6)", "rgb(1, 2, 3)")
    color(page, "rgb(1, 2, 3)")
    assert site.builds == builds


def test_a_picture_is_exchanged_in_the_page_and_in_its_style(site, page):
    builds = site.builds
    site.change("Resources/mark.svg", "#0a0", "#a00")
    page.wait_for_function("() => document.querySelector('img').src.includes('development=')")
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.mark')).backgroundImage.includes('development=')"
    )
    site.change("Resources/mark.svg", "#a00", "#0a0")
    assert site.builds == builds


def test_an_error_is_shown_until_it_is_mended(site, page):
    overlay = page.locator("#vsm-development")
    mistake = '#error("Mend <i>this</i>.")\n'
    site.change("NotePage.swift", "/// The state of a note.", f"{mistake}/// The state of a note.")
    expect(overlay.locator("li")).to_have_count(1, timeout=SECONDS)
    expect(overlay.locator("b")).to_have_text(re.compile(r"^Sources/DevelopedSite/NotePage\.swift:4:\d+$"))
    # The message is a text, not markup.
    expect(overlay.locator("li")).to_contain_text("Mend <i>this</i>.")
    expect(overlay.locator("i")).to_have_count(0)
    # The page works, and a page that is opened now shows the error as well.
    page.get_by_label("Note").fill("typed")
    page.reload()
    expect(overlay.get_by_role("alert")).to_be_visible(timeout=SECONDS)
    site.change("NotePage.swift", mistake, "")
    expect(overlay).to_have_count(0, timeout=SECONDS)


def test_what_is_typed_and_the_visitor_survive_a_new_server(site, page):
    visitor = page.locator("#visitor").inner_text()
    page.get_by_label("Note").fill("typed")
    site.change("NotePage.swift", "A view's title", "Another title")
    expect(page.locator("h1")).to_have_text("Another title", timeout=SECONDS)
    expect(page.get_by_label("Note")).to_have_value("typed", timeout=SECONDS)
    assert page.locator("#visitor").inner_text() == visitor
