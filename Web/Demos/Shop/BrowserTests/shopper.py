"""The actions of a shopper in a window."""

import re

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


def order_number(page: Page) -> int:
    """The number on the receipt."""
    expect(heading(page)).to_have_text("Receipt")
    return int(re.search(r"Order (\d+)\.", page.get_by_role("main").inner_text())[1])


def reach(page: Page, goal: Locator, button: Locator | None = None) -> None:
    """Waits until something appears, and retries failed requests in the meantime.

    If a button is given, it is pressed whenever it is at rest and the goal is not reached.
    """
    # A button that was pressed is busy until the answer comes, which may take it out of the page.
    rest = page.locator(":enabled:not([aria-busy])")
    ways = rest.and_(page.get_by_role("button", name=re.compile(r"^(Retry|Count the cart again)$")))
    if button:
        ways = ways.or_(rest.and_(button))
    for _ in range(200):
        expect(goal.or_(ways).first).to_be_visible()
        # The order matters: if the answer comes between the two steps, the button is at rest as well.
        found = ways.element_handles()[:1]
        if goal.first.is_visible():
            return
        # The answer, or another window, can take the button away at any time.
        for way in found:
            way.evaluate("button => button.click()")
    expect(goal.first).to_be_visible()


def visit(page: Page, tab: str, *names: str) -> None:
    """Opens a page from a tab: `visit(page, "Account", "Profile")`."""
    link = page.get_by_role("navigation").get_by_role("link", name=tab, exact=True)
    # The tab of the page that is shown would load it again, and until then the old page looks like the new one.
    if not link.evaluate("link => link.href === location.href"):
        link.click()
    title = "Furniture for a quiet evening" if tab == "Products" else tab
    reach(page, page.get_by_role("heading", level=1, name=title, exact=True))
    for name in names:
        target = page.get_by_role("main").get_by_role("button" if tab == "Account" else "link", name=name, exact=True)
        reach(page, target)
        target.click()
        reach(page, page.get_by_role("heading", level=1, name=name, exact=True))
    page.wait_for_load_state()


def press_until(page: Page, name: str, goal: Locator) -> None:
    """Presses a button until it has led to something."""
    reach(page, goal, page.get_by_role("button", name=name, exact=True))
