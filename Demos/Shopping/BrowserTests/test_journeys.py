"""The journeys of a shopper, in a shop that is well, slow, or fails now and then."""

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Windows
from shopper import (
    CONDITIONS,
    add_to_cart,
    badge,
    expect_shown,
    heading,
    order_number,
    press,
    press_until,
    products,
    reach,
    visit,
)

UNREACHABLE = "The shop cannot be reached right now."


@pytest.fixture(params=CONDITIONS.values(), ids=CONDITIONS.keys())
def some_shop(closed_shop, window, request):
    """A shop under each of the conditions."""
    # What is tried again can be gone by the time that its button is pressed.
    window.allow("No element of the current page handles this event.")
    return closed_shop.start(**request.param)


def status(page: Page, text: str):
    return page.get_by_role("main").get_by_text(text, exact=True)


def button(page: Page, name: str):
    return page.get_by_role("main").get_by_role("button", name=name, exact=True)


def heart(page: Page, name: str, within: Locator | None = None):
    """A button of a favorite that can be pressed. What it becomes shows at once, but only counts once it is enabled."""
    place = within or page.get_by_role("main")
    return place.get_by_role("button", name=name, exact=True).and_(page.locator(":enabled"))


def add(page: Page, *names: str) -> None:
    for name in names:
        visit(page, "Products", name)
        press_until(page, "Add to Cart", status(page, "It is in your cart."))


def show_cart(page: Page, total: str) -> None:
    press(page, "Show Cart")
    reach(page, status(page, f"Total: {total}"))


def test_the_tabs_lead_to_the_products_and_the_account(some_shop, window):
    page = window.live()
    tabs = page.get_by_role("navigation").get_by_role("link")
    expect(tabs).to_have_text(["Products", "Account"])
    reach(page, products(page))
    expect(tabs.nth(0)).to_have_attribute("aria-current", "page")
    for title in ["Profile", "Favorites", "Orders", "Settings"]:
        visit(page, "Account", title)
        expect(tabs.nth(1)).to_have_attribute("aria-current", "page")
        expect(tabs.nth(0)).not_to_have_attribute("aria-current", "page")
        press(page, "Back")
        expect(heading(page)).to_have_text("Account")
    visit(page, "Products")
    reach(page, products(page))
    expect(page).to_have_url(f"{some_shop.address}/")


def test_each_product_has_a_page(some_shop, window):
    page = window.live()
    reach(page, products(page))
    expect(products(page)).to_have_count(12)
    for name in products(page).get_by_role("link").all_inner_texts():
        visit(page, "Products", name)
        expect(page).to_have_title(f"{name} · Hearth & Oak")
        press(page, "Back")
        reach(page, products(page))


def test_a_favorite_stays_one_until_it_is_none(some_shop, window):
    page = window.live()
    visit(page, "Products", "Couch")
    press_until(page, "Favorite", heart(page, "Unfavorite"))
    press(page, "Back")
    card = products(page).filter(has_text="Couch")
    reach(page, heart(page, "Unfavorite", card))
    other = window.live("/products/3")
    press_until(other, "Unfavorite", heart(other, "Favorite"))
    reach(page, heart(page, "Favorite", card))


def test_a_favorite_that_is_deleted_is_none_on_its_page(some_shop, window):
    page = window.live()
    visit(page, "Products", "Couch")
    press_until(page, "Favorite", heart(page, "Unfavorite"))
    visit(page, "Account", "Favorites")
    press_until(page, "Delete Couch", status(page, "You have no favorite products."))
    visit(page, "Products", "Couch")
    reach(page, button(page, "Favorite"))


def test_many_favorites_are_added_and_deleted(some_shop, window):
    page = window.live()
    names = ["Ottoman", "TV Stand", "Couch", "Desk", "Bed"]
    reach(page, products(page))
    for name in names:
        card = products(page).filter(has=page.get_by_role("link", name=name, exact=True))
        reach(page, heart(page, "Unfavorite", card), heart(page, "Favorite", card))
    visit(page, "Account", "Favorites")
    for number, name in enumerate(names):
        reach(page, button(page, f"Delete {name}"))
        expect(page.locator(".rows > li")).to_have_count(len(names) - number)
        left = page.locator(".rows:not(.placeholders)").filter(has_not=page.get_by_role("button", name=f"Delete {name}"))
        press_until(page, f"Delete {name}", left if number + 1 < len(names) else page.locator(".empty"))
    expect(page.get_by_text("You have no favorite products.")).to_be_visible()


def test_the_badge_is_in_step_everywhere(some_shop, window):
    page, other = window.live(), window.live("/account/settings")
    for number, name in enumerate(["Couch", "Ottoman", "Couch"], 1):
        add(page, name)
        for each in (page, other):
            reach(each, badge(each).filter(has_text=str(number)))
    for path in ["/", "/products/1", "/cart", "/account", "/account/profile", "/account/orders"]:
        page.goto(path)
        reach(page, badge(page).filter(has_text="3"))


def test_the_total_follows_as_rows_are_removed(some_shop, window):
    page = window.live()
    add(page, "Couch", "TV Stand", "Ottoman")
    show_cart(page, "$1,099.97")
    for name, total in [("Ottoman", "$899.98"), ("TV Stand", "$599.99"), ("Couch", "$0.00")]:
        press_until(page, f"Remove {name}", status(page, f"Total: {total}"))
    expect(heading(page)).to_have_text("Your cart is empty.")


def test_an_order_has_a_receipt_and_is_among_the_orders(some_shop, window):
    page = window.live()
    add(page, "Ottoman")
    show_cart(page, "$199.99")
    press_until(page, "Place Order", page.get_by_role("heading", name="Receipt"))
    expect(status(page, "Total: $199.99")).to_be_visible()
    press(page, "Close")
    visit(page, "Account", "Orders")
    reach(page, page.locator(".order"))
    expect(page.locator(".order")).to_have_count(1)
    expect(page.locator(".order")).to_contain_text("Ottoman")


def test_an_order_beyond_the_funds_is_refused_until_a_row_is_removed(some_shop, window):
    page = window.live()
    add(page, "Couch", "Ottoman")
    show_cart(page, "$799.98")
    refusal = page.get_by_role("alert").filter(has_text="Insufficient funds!")
    press_until(page, "Place Order", refusal)
    press_until(page, "Remove Ottoman", status(page, "Total: $599.99"))
    press_until(page, "Place Order", page.get_by_role("heading", name="Receipt"))
    expect(status(page, "Total: $599.99")).to_be_visible()


def test_a_user_name_is_edited_refused_saved_and_kept(some_shop, window):
    page = window.live()
    visit(page, "Account", "Profile")
    field = page.get_by_label("User Name")
    reach(page, field)
    expect(field).to_have_value("SomeUser")
    expect(page.get_by_text("Saved.")).to_have_count(0)
    field.fill("")
    expect(page.get_by_role("alert")).to_have_text("The user name cannot be empty.")
    expect(field).to_have_attribute("aria-invalid", "true")
    page.evaluate("recorded.shown.length = 0")
    field.fill("Ada Lovelace")
    # The message goes with the first answer to the new text.
    expect(page.get_by_text("The user name cannot be empty.")).to_have_count(0)
    # States that follow each other at once are shown as one.
    expect_shown(page, "Saving...", "Saved.", UNREACHABLE)
    # What fails is tried again, until it is saved and the page at rest.
    reach(page, page.locator("main:not(:has([aria-busy=true], [role=alert]))").filter(has=field))
    expect(field).to_have_value("Ada Lovelace")
    press(page, "Back")
    visit(page, "Account", "Profile")
    reach(page, field)
    expect(field).to_have_value("Ada Lovelace")
    page.reload()
    reach(page, field)
    expect(field).to_have_value("Ada Lovelace")


def test_nothing_is_said_to_be_saved_before_something_was_changed(shop, window):
    page = window.live("/account/settings")
    expect(page.get_by_role("switch")).to_have_count(4)
    expect(page.get_by_text("Saved.")).to_have_count(0)
    page.get_by_role("switch", name="Custom Binding").click()
    expect(status(page, "Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("switch", name="Custom Binding")).to_be_checked()
    expect(page.get_by_text("Saved.")).to_have_count(0)


def test_a_user_name_that_was_saved_in_two_windows_is_the_same_in_both(shop, window):
    page, other = window.live("/account/profile"), window.live("/account/profile")
    for name, typing, following in [("Ada", page, other), ("Grace", other, page), ("Barbara", page, other)]:
        typing.get_by_label("User Name").fill(name)
        expect(status(typing, "Saved.")).to_be_visible()
        expect(following.get_by_label("User Name")).to_have_value(name)


def test_four_settings_are_turned_on_and_off_and_kept(some_shop, window):
    page = window.live()
    names = ["Convenience Binding 1", "Convenience Binding 2", "Custom Binding", "State Binding"]
    for was_on in (False, True):
        visit(page, "Account", "Settings")
        for name in names:
            switch = page.get_by_role("switch", name=name)
            reach(page, switch)
            expect(switch).to_be_checked(checked=was_on)
            turned = page.get_by_role("switch", name=name, checked=not was_on)
            # The switch is busy until the state knows of it, and the state until it is saved. A switch that could not be
            # saved goes back, and is turned again.
            at_rest = page.locator("main:not(:has([aria-busy=true], [role=alert]))").filter(has=turned)
            reach(page, at_rest, page.get_by_role("switch", name=name, checked=was_on))
        page.reload()
        for name in names:
            reach(page, page.get_by_role("switch", name=name))
            expect(page.get_by_role("switch", name=name)).to_be_checked(checked=not was_on)


def test_back_walks_through_the_searches(some_shop, window):
    page = window.live()
    field = page.get_by_role("searchbox", name="Search")
    reach(page, field)
    field.press_sequentially("table")
    expect(products(page)).to_have_count(2)
    expect(page).to_have_url(f"{some_shop.address}/?search=table")
    field.clear()
    expect(products(page)).to_have_count(12)
    field.press_sequentially("bed")
    expect(products(page)).to_have_count(1)

    page.go_back()
    expect(products(page)).to_have_count(12)
    expect(field).to_have_value("")
    page.go_back()
    expect(products(page)).to_have_count(2)
    expect(field).to_have_value("table")
    page.go_back()
    expect(products(page)).to_have_count(12)
    page.go_forward()
    expect(products(page)).to_have_count(2)


def test_two_windows_are_in_step(some_shop, window):
    page, other = window.live("/cart"), window.live("/account/favorites")
    reach(page, page.get_by_role("heading", name="Your cart is empty."))
    reach(other, status(other, "You have no favorite products."))
    third = window.live("/products/1")
    press_until(third, "Add to Cart", status(third, "It is in your cart."))
    reach(page, status(page, "Total: $199.99"))
    press_until(third, "Favorite", heart(third, "Unfavorite"))
    reach(other, button(other, "Delete Ottoman"))


@pytest.fixture
def patient_shop(closed_shop):
    """A shop whose answers are complete, however slow the machine is: without scripts, nothing comes later."""
    return closed_shop.start(SHOPPING_FIRST_ANSWER=60)


@pytest.fixture
def plain_window(browser, patient_shop):
    """Opens windows of a browser without scripts."""
    windows = Windows(browser, patient_shop, java_script_enabled=False)
    yield windows
    windows.close()


def test_without_javascript_pages_can_be_read_and_links_and_forms_work(patient_shop, plain_window):
    page = plain_window()
    expect(products(page)).to_have_count(12)
    page.get_by_role("link", name="Couch", exact=True).click()
    expect(page.get_by_text("$599.99")).to_be_visible()
    for path in ["/cart", "/account", "/account/favorites", "/account/settings", "/account/orders"]:
        page.goto(path)
        expect(heading(page)).to_have_count(1)
        expect(page.locator("[aria-busy=true]")).to_have_count(0)

    page.goto("/")
    page.get_by_role("searchbox", name="Search").fill("table")
    page.get_by_role("searchbox", name="Search").press("Enter")
    expect(page).to_have_url(f"{patient_shop.address}/?search=table")
    expect(products(page)).to_have_count(2)

    page.goto("/account/profile")
    page.get_by_label("User Name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("User Name")).to_have_value("Ada")
    page.goto("/account/profile")
    expect(page.get_by_label("User Name")).to_have_value("Ada")
    page.get_by_label("User Name").fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_have_text("The user name cannot be empty.")

    page.goto("/account/settings")
    expect(page.get_by_text("Switches need JavaScript")).to_be_visible()


def test_without_javascript_products_are_added_removed_and_ordered(patient_shop, plain_window):
    page = plain_window("/products/1")
    press(page, "Add to Cart")
    expect(status(page, "It is in your cart.")).to_be_visible()
    page.goto("/products/3")
    press(page, "Add to Cart")
    expect(status(page, "It is in your cart.")).to_be_visible()
    page.goto("/cart")
    expect(badge(page)).to_have_text("2")
    press(page, "Place Order")
    expect(page.get_by_role("alert")).to_contain_text("Insufficient funds!")
    press(page, "Change the Cart")
    expect(button(page, "Place Order")).to_be_visible()
    press(page, "Remove Couch")
    expect(status(page, "Total: $199.99")).to_be_visible()
    press(page, "Place Order")
    assert order_number(page) == 1
    page.goto("/cart")
    expect(heading(page)).to_have_text("Your cart is empty.")


def test_without_javascript_favorites_are_added_and_removed(patient_shop, plain_window):
    page = plain_window("/products/1")
    press(page, "Favorite")
    expect(button(page, "Unfavorite")).to_be_visible()
    page.goto("/")
    products(page).nth(1).get_by_role("button", name="Favorite", exact=True).click()
    expect(products(page).nth(1).get_by_role("button", name="Unfavorite")).to_be_visible()
    page.goto("/account/favorites")
    press(page, "Delete Ottoman")
    expect(button(page, "Delete Ottoman")).to_have_count(0)
    page.goto("/products/2")
    press(page, "Unfavorite")
    expect(button(page, "Favorite")).to_be_visible()
    page.goto("/account/favorites")
    expect(page.get_by_text("You have no favorite products.")).to_be_visible()


def test_a_thousand_products_are_in_the_grid_and_each_can_be_found_and_bought(closed_shop, window):
    closed_shop.start(SHOPPING_PRODUCTS=1000)
    page = window.live()
    expect(products(page)).to_have_count(1000)
    last = products(page).last
    last.scroll_into_view_if_needed()
    expect(last.get_by_role("link")).to_be_in_viewport()
    expect(last.get_by_role("link")).to_have_text("Armchair 1000")
    last.get_by_role("button", name="Favorite", exact=True).click()
    expect(last.get_by_role("button", name="Unfavorite")).to_be_visible()
    expect(page.get_by_role("button", name="Unfavorite")).to_have_count(1)
    field = page.get_by_role("searchbox", name="Search")
    field.fill("bed 996")
    expect(products(page)).to_have_count(1)
    field.fill("")
    expect(products(page)).to_have_count(1000)
    expect(page.get_by_role("button", name="Unfavorite")).to_have_count(1)
    add_to_cart(page, "Armchair 1000")
    expect(badge(page)).to_have_text("1")
