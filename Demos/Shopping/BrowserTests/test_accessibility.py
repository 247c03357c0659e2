"""The shop for people who use the keyboard, or do not see the page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from shopper import add_to_cart, badge, expect_spoken, heading, open_product, press, products


SOMETHING = re.compile(r"\S")


def tab_to(page: Page, target: Locator, key: str = "Tab") -> None:
    """Presses Tab until the focus is where it shall be."""
    for _ in range(40):
        page.keyboard.press(key)
        if target.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"{key} does not lead to {target}.")


def test_the_keyboard_alone_opens_a_product_adds_it_and_orders(shop, window):
    page = window.live()
    tab_to(page, page.get_by_role("link", name="Ottoman", exact=True))
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Ottoman")
    tab_to(page, page.get_by_role("button", name="Add to Cart"))
    page.keyboard.press("Space")
    expect(badge(page)).to_have_text("1")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Show Cart"), "Shift+Tab")
    page.keyboard.press("Space")
    expect(page.get_by_text("Total: $199.99")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Place Order"))
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Receipt")
    tab_to(page, page.get_by_role("button", name="Close"))
    page.keyboard.press("Enter")
    expect(products(page)).to_have_count(12)


def test_the_focus_is_never_lost_in_the_cart(shop, window):
    page = window.live()
    add_to_cart(page, "Ottoman", "Desk")
    press(page, "Show Cart")
    press(page, "Remove Ottoman")
    expect(page.get_by_text("Total: $279.00")).to_be_visible()
    expect(page.locator("#vsm-page :focus")).to_be_attached()


def test_the_heading_has_the_focus_after_navigation(shop, window):
    page = window.live()
    open_product(page, "Ottoman")
    expect(heading(page)).to_be_focused()
    press(page, "Show Cart")
    expect(heading(page)).to_have_text("Your cart is empty.")
    expect(heading(page)).to_be_focused()
    press(page, "Close")
    expect(products(page)).to_have_count(12)
    expect(heading(page)).to_be_focused()
    page.go_back()
    expect(heading(page)).to_have_text("Your cart is empty.")
    expect(heading(page)).to_be_focused()


def test_the_new_title_is_spoken_after_navigation(shop, window):
    page = window.live()
    spoken = page.locator("#vsm-spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken).to_have_text("")
    open_product(page, "Ottoman")
    expect_spoken(page, "Ottoman · Hearth & Oak")
    press(page, "Show Cart")
    expect_spoken(page, "Ottoman · Hearth & Oak", "Cart · Hearth & Oak")
    press(page, "Close")
    expect_spoken(page, "Ottoman · Hearth & Oak", "Cart · Hearth & Oak", "Hearth & Oak")
    page.go_back()
    expect_spoken(page, "Ottoman · Hearth & Oak", "Cart · Hearth & Oak", "Hearth & Oak", "Cart · Hearth & Oak")


@pytest.mark.parametrize("path", ["/", "/products/1", "/cart"])
def test_a_page_has_one_heading_a_language_and_names_for_everything(shop, window, path):
    page = window.live(path)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(heading(page)).to_have_count(1)
    for role in ("button", "link", "searchbox"):
        for element in page.get_by_role(role).all():
            expect(element).to_have_accessible_name(SOMETHING)
    for picture in page.locator("img").all():
        assert picture.get_attribute("alt") is not None


def test_nothing_stays_busy(shop, window):
    page = window.live()
    add_to_cart(page, "Ottoman")
    press(page, "Show Cart")
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator("#vsm-progress")).to_have_css("opacity", "0")
