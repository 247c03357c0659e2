"""The actions of a shopper in a window."""

from playwright.sync_api import Locator, Page, expect

from pages import heading, press


def badge(page: Page) -> Locator:
    """The number beside the button that shows the cart."""
    return page.get_by_label("Cart Item Count")


def products(page: Page) -> Locator:
    """The pieces in the grid."""
    return page.locator("ul.products > li")


def open_product(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()
    expect(heading(page)).to_have_text(name)
    # Before a page is connected, it is loaded again, and a button does nothing without the page's script.
    page.wait_for_load_state()


def add_to_cart(page: Page, *names: str) -> None:
    """Adds products to the cart, starting and ending at the grid."""
    for name in names:
        open_product(page, name)
        press(page, "Add to Cart")
        expect(page.get_by_text("It is in your cart.")).to_be_visible()
        press(page, "Back")
        expect(products(page).first).to_be_visible()
