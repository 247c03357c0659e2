"""The shop in a browser that runs no scripts."""

import pytest
from playwright.sync_api import Page, expect

from pages import heading, press
from shop import Shop
from shopper import badge, products


@pytest.fixture(scope="session")
def shared_patient_shop(tmp_path_factory):
    """A shop whose answers are complete even on a slow machine, because nothing follows without scripts."""
    shop = Shop(tmp_path_factory.mktemp("patient-shop")).start(SHOPPING_FIRST_ANSWER=60)
    yield shop
    shop.close()


@pytest.fixture
def shop(shared_patient_shop):
    return shared_patient_shop


@pytest.fixture
def window(visitors_of, shop):
    return visitors_of(shop)(java_script_enabled=False)


def button(page: Page, name: str):
    return page.get_by_role("main").get_by_role("button", name=name, exact=True)


def total(page: Page, amount: str):
    return page.get_by_role("main").get_by_text(f"Total: {amount}", exact=True)


def test_pages_can_be_read_and_links_and_forms_work(shop, window):
    page = window()
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
    expect(page).to_have_url(f"{shop.address}/?search=table")
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


def test_products_are_added_removed_and_ordered(window):
    page = window("/products/1")
    for path in ["/products/1", "/products/3"]:
        page.goto(path)
        press(page, "Add to Cart")
        expect(page.get_by_text("It is in your cart.")).to_be_visible()
    page.goto("/cart")
    expect(badge(page)).to_have_text("2")
    press(page, "Place Order")
    expect(page.get_by_role("alert")).to_contain_text("Insufficient funds!")
    press(page, "Cancel")
    expect(button(page, "Place Order")).to_be_visible()
    press(page, "Remove Couch")
    expect(total(page, "$199.99")).to_be_visible()
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    page.goto("/cart")
    expect(heading(page)).to_have_text("Your cart is empty.")


def test_favorites_are_added_and_removed(window):
    page = window("/products/1")
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
