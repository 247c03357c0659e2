"""What a shopper does in a window."""

import re

from playwright.sync_api import Locator, Page, expect


def badge(page: Page) -> Locator:
    """The number beside the button that shows the cart."""
    return page.get_by_label("Cart Item Count")


def products(page: Page) -> Locator:
    """The pieces in the grid."""
    return page.locator("ul.products > li")


def heading(page: Page) -> Locator:
    """What the page is about."""
    return page.get_by_role("heading", level=1)


def open_product(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()
    expect(heading(page)).to_have_text(name)


def press(page: Page, name: str) -> None:
    """Presses a button, or a link that is announced as one."""
    page.get_by_role("button", name=name, exact=True).click()


def add_to_cart(page: Page, *names: str) -> None:
    """Puts products into the cart, beginning and ending in the grid."""
    for name in names:
        open_product(page, name)
        press(page, "Add to Cart")
        expect(page.get_by_text("It is in your cart.")).to_be_visible()
        press(page, "Back")
        expect(products(page).first).to_be_visible()


def order_number(page: Page) -> int:
    """The number on the receipt."""
    expect(heading(page)).to_have_text("Receipt")
    return int(re.search(r"Order (\d+)\.", page.get_by_role("main").inner_text())[1])
