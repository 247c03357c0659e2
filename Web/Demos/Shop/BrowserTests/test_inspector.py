"""The inspector of the shop: beside a page, and as a page of its own."""

import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from pages import expect_shown, press
from servers.process import wait_until
from shop import Shop

ROOT = Path(__file__).parents[4]
# A test that was copied from the inspector, and runs with the tests of the shop.
COPIED_TEST = ROOT / "Web/Demos/Shop/Tests/ShoppingWebTests/Journeys/CopiedJourneyTests.swift"


def path_of_inspector(shop: Shop) -> str:
    """The path that the shop printed when it started, with its token."""
    [found] = wait_until(lambda: re.findall(r"Inspect the open pages at (\S+)", shop.process.log), lambda: shop.log)
    address = urlsplit(found)
    assert address.port == shop.port
    return f"{address.path}?{address.query}"


@pytest.fixture
def inspector(window, shop: Shop) -> Page:
    """The page of the inspector, in a window of the visitor."""
    page = window(path_of_inspector(shop))
    expect(page.locator("html.vsm-live")).to_be_attached()
    assert urlsplit(page.url).query == ""
    return page


def select(inspector: Page, name: str) -> None:
    """Selects a view of the page that a browser shows, and waits until its journey is shown."""
    pages = inspector.locator(".tree section").filter(has_not_text="without a browser")
    link = pages.get_by_role("link", name=re.compile(rf"^{name}\b"))
    link.click()
    expect(link).to_have_attribute("aria-current", "true")


def journey(inspector: Page):
    return inspector.locator(".journey > li")


def test_the_inspector_shows_what_happens_in_a_page_as_it_happens(inspector, window):
    page = window.live_with_content("/products/1")
    select(inspector, "ProductDetailView")
    expect(inspector.get_by_role("heading", name="ProductDetailView")).to_be_visible()
    drawing = inspector.get_by_role("img", name="ProductDetailViewState: loaded.ready")
    expect(drawing).to_be_visible()
    press(page, "Add to Cart")
    expect(journey(inspector).filter(has_text="model.addToCart()").filter(has_text="loaded")).to_have_count(2)
    # The latest change is marked, as an arrow of the diagram that a test has written.
    expect(inspector.locator("svg .arrow.taken")).to_have_count(1)
    expect(journey(inspector).last).to_contain_text("initialized")
    inspector.get_by_text("Patches of the page").click()
    expect(inspector.locator(".patches li").filter(has_text="ProductDetailView").first).to_be_visible()
    inspector.get_by_label("Search the journey").fill("initialized")
    expect(journey(inspector)).to_have_count(1)


def show(line):
    """Shows the state of a line of a journey, once the inspector shows the details of this line."""
    line.locator("a").click()
    line.get_by_role("button", name="Show this state").click()


def test_an_earlier_state_is_shown_read_only_and_can_be_continued(inspector, window):
    page = window.live_with_content("/products/1")
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    select(inspector, "ProductDetailView")
    show(journey(inspector).filter(has_text="loading"))
    expect(page.get_by_text("Loading")).to_be_visible()
    expect(page.get_by_text("It is in your cart.")).to_have_count(0)
    inspector.get_by_role("button", name="Show the current state").click()
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    # The state before the product was added.
    show(journey(inspector).filter(has_text="model.load()").filter(has_text="loaded.ready"))
    expect(page.get_by_text("It is in your cart.")).to_have_count(0)
    press(page, "Add to Cart")
    expect(page.get_by_label("Connection").get_by_text("an earlier state, and is read-only")).to_be_visible()
    inspector.get_by_role("button", name="Resume here").click()
    expect(journey(inspector).filter(has_text="resumed in the inspector").first).to_be_visible()
    expect(inspector.get_by_text("The page shows an earlier state")).to_have_count(0)
    expect(page.get_by_text("It is in your cart.")).to_have_count(0)
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()


def test_a_journey_is_replayed_in_its_page_and_compared_with_another(inspector, window):
    page = window.live_with_content("/products/1")
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    select(inspector, "ProductDetailView")
    # The states are shown one after the other, each for a moment, and then the current one.
    page.evaluate("recorded.shown = []")
    inspector.get_by_role("button", name="Replay").click()
    expect(inspector.locator(".journey .shown")).to_have_count(1)
    expect_shown(page, "Loading")
    expect(inspector.locator(".journey .shown")).to_have_count(0)
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    other = window.live_with_content("/products/2")
    listed = inspector.locator(".tree section").filter(has_text="/products/2").filter(has_not_text="without a browser")
    expect(listed.get_by_role("link", name="ProductDetailView loaded.ready")).to_be_visible()
    choice = inspector.get_by_label("Compare with another journey")
    choice.select_option(index=1)
    expect(inspector.locator(".compared tbody tr")).to_have_count(5)
    expect(inspector.locator(".compared .different")).to_contain_text("model.addToCart()")


def test_the_inspector_uses_the_controls_of_a_view_and_forces_outcomes(inspector, window):
    page = window.live_with_content("/products/1")
    select(inspector, "ProductDetailView")
    outcome = inspector.get_by_label("Outcome of Cart")
    outcome.select_option("failing")
    expect(inspector.locator(".outcome.forced")).to_have_count(1)
    inspector.locator(".controls").get_by_role("button", name="Add to Cart").click()
    expect(page.get_by_role("alert")).to_contain_text("The shop cannot be reached right now.")
    outcome.select_option("endless")
    inspector.locator(".controls").get_by_role("button", name="Retry").click()
    expect(inspector.get_by_role("img", name="ProductDetailViewState: loaded.adding")).to_be_visible()
    outcome.select_option("as it is")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()


def test_a_journey_is_copied_as_a_test_that_the_shop_runs(inspector, window):
    page = window.live_with_content("/products/1")
    select(inspector, "ProductDetailView")
    # The journey begins with these states.
    test = inspector.locator("#test")
    expect(test).to_contain_text('FavoriteButtonView.self, in: "loaded"')
    outcome = inspector.get_by_label("Outcome of Cart")
    outcome.select_option("failing")
    # The server has the choice before the other window, whose events may overtake it, uses the dependency.
    expect(inspector.locator(".outcome.forced")).to_have_count(1)
    press(page, "Add to Cart")
    expect(test).to_contain_text('ProductDetailView.self, in: "loaded.failed"')
    outcome.select_option("as it is")
    expect(inspector.locator(".outcome.forced")).to_have_count(0)
    press(page, "Retry")
    expect(test).to_have_text(COPIED_TEST.read_text(), use_inner_text=False)


def test_the_drawer_opens_with_a_key_on_the_page_and_closes_with_escape(inspector, window):
    page = window.live_with_content("/products/2")
    button = page.get_by_role("button", name="Inspect")
    expect(button).to_be_visible()
    page.keyboard.press("Alt+i")
    frame = page.frame_locator("vsm-inspector iframe")
    expect(frame.get_by_role("heading", name="This page")).to_be_visible()
    expect(frame.get_by_role("link", name=re.compile("ProductDetailView"))).to_have_count(1)
    # Its keys work while the focus is in the drawer, once its script has run.
    page.frames[1].wait_for_load_state()
    frame.get_by_label("Search the journey").press("Escape")
    expect(page.locator("vsm-inspector iframe")).to_be_hidden()
    expect(button).to_be_focused()
    # It is open again after the page was loaded again.
    button.press("Enter")
    page.reload()
    expect(frame.get_by_role("heading", name="This page")).to_be_visible()


def test_the_drawer_fits_a_phone(visitors_of, shop):
    window = visitors_of(shop)(viewport={"width": 360, "height": 640}, color_scheme="dark")
    window(path_of_inspector(shop))
    page = window.live_with_content("/products/1")
    page.get_by_role("button", name="Inspect").click()
    frame = page.frame_locator("vsm-inspector iframe")
    expect(frame.get_by_role("heading", name="This page")).to_be_visible()
    inner = page.frames[1]
    assert inner.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # The end of the page is not hidden behind the drawer.
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    footer = page.get_by_text("A demonstration of VSM.").bounding_box()
    drawer = page.locator("vsm-inspector iframe").bounding_box()
    assert footer["y"] + footer["height"] <= drawer["y"] + 1


def test_a_browser_that_has_not_opened_the_printed_address_sees_nothing_of_it(visitors_of, shop):
    stranger = visitors_of(shop)()
    page = stranger.live_with_content("/")
    assert page.locator("vsm-inspector").count() == 0
    assert stranger("/vsm/health").locator("body").inner_text().strip() == "This server serves."
    answer = shop.get("/vsm/inspector")
    assert answer.status == 403 and "token" in answer.text


def test_a_terminal_shows_the_journeys_as_they_happen(window, shop):
    command = [ROOT / "Web/Scripts/inspect", shop.address + path_of_inspector(shop)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        try:
            page = window.live_with_content("/products/1")
            press(page, "Add to Cart")
            lines = iter(program.stdout.readline, "")
            wanted = r"ProductDetailViewState \(\d+\) +#2 +loaded → loaded +at ShoppingWeb/ProductDetailView"
            assert any(re.search(wanted, line) for line in lines)
        finally:
            program.terminate()
    wrong = subprocess.run([*command[:1], f"{shop.address}/vsm/inspector?token=0"], capture_output=True, text=True)
    assert wrong.returncode == 1 and "does not accept the token" in wrong.stderr
