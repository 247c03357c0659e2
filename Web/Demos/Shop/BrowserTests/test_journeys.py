"""Journeys of a shopper that reach their end despite a slow shop and failures.

`Tests/ShoppingWebTests/Journeys` walks through all of them in a simulated browser.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from pages import expect_shown, heading, press
from shopper import badge, press_until, products, reach, visit

UNREACHABLE = "The shop cannot be reached right now."


@pytest.fixture
def window(closed_shop, visitors_of):
    """Opens windows of a shop that is slow, and fails now and then."""
    window = visitors_of(closed_shop.start(SHOPPING_DELAY=0.1, SHOPPING_FAILURE_RATE=0.2))()
    # The failed request can be gone by the time its button is pressed.
    window.allow("No element of the current page handles this event.")
    return window


def status(page: Page, text: str):
    return page.get_by_role("main").get_by_text(text, exact=True)


def heart(page: Page, name: str, within: Locator | None = None):
    """A button of a favorite that can be pressed. Its new value shows at once, but is only saved when it is enabled."""
    place = within or page.get_by_role("main")
    return place.get_by_role("button", name=name, exact=True).and_(page.locator(":enabled"))


def test_an_order_beyond_the_funds_is_refused_until_a_row_is_removed_and_is_among_the_orders(window):
    page, other = window.live(), window.live("/account/settings")
    for number, name in enumerate(["Couch", "Ottoman"], 1):
        visit(page, "Products", name)
        press_until(page, "Add to Cart", status(page, "It is in your cart."))
        for each in (page, other):
            reach(each, badge(each).filter(has_text=str(number)))
    press(page, "Show Cart")
    reach(page, status(page, "Total: $799.98"))
    press_until(page, "Place Order", page.get_by_role("alert").filter(has_text="Insufficient funds!"))
    press_until(page, "Remove Ottoman", status(page, "Total: $599.99"))
    press_until(page, "Place Order", page.get_by_role("heading", name="Receipt"))
    expect(status(page, "Total: $599.99")).to_be_visible()
    press(page, "Close")
    visit(page, "Account", "Orders")
    reach(page, page.locator(".order"))
    expect(page.locator(".order")).to_have_count(1)
    expect(page.locator(".order")).to_contain_text("Couch")


def test_favorites_are_added_deleted_and_the_same_in_both_windows(window):
    page = window.live()
    reach(page, products(page))
    names = ["Ottoman", "Couch", "Bed"]
    for name in names:
        card = products(page).filter(has=page.get_by_role("link", name=name, exact=True))
        reach(page, heart(page, "Unfavorite", card), heart(page, "Favorite", card))
    other = window.live("/products/3")
    press_until(other, "Unfavorite", heart(other, "Favorite"))
    reach(page, heart(page, "Favorite", products(page).filter(has_text="Couch")))
    visit(page, "Account", "Favorites")
    for name, left in [("Ottoman", "Delete Bed"), ("Bed", None)]:
        goal = page.locator(".empty") if left is None else page.locator(".rows:not(.placeholders)").filter(
            has_not=page.get_by_role("button", name=f"Delete {name}")
        )
        press_until(page, f"Delete {name}", goal)
    expect(page.get_by_text("You have no favorite products.")).to_be_visible()


def test_a_user_name_is_saved_in_the_end_and_kept(window):
    page = window.live()
    visit(page, "Account", "Profile")
    field = page.get_by_label("User Name")
    reach(page, field)
    page.evaluate("recorded.shown.length = 0")
    field.fill("Ada Lovelace")
    # States that follow each other at once are shown as one.
    expect_shown(page, "Saving...", "Saved.", UNREACHABLE)
    # Failed requests are retried until the data is saved and the page is at rest.
    reach(page, page.locator("main:not(:has([aria-busy=true], [role=alert]))").filter(has=field))
    expect(field).to_have_value("Ada Lovelace")
    press(page, "Back")
    expect(heading(page)).to_have_text("Account")
    visit(page, "Account", "Profile")
    reach(page, field)
    page.reload()
    reach(page, field)
    expect(field).to_have_value("Ada Lovelace")
