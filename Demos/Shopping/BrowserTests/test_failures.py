"""What a shopper sees when the way to the data is slow or broken."""

import pytest
from playwright.sync_api import expect

from interruptions import LOST
from shopper import (
    add_to_cart,
    badge,
    expect_busy,
    expect_shown,
    heading,
    open_product,
    order_number,
    press,
    press_twice,
    products,
    reach,
)


@pytest.mark.parametrize("path", ["/", "/products/1", "/cart"])
def test_a_page_whose_data_does_not_come_says_so_and_offers_to_try_again(closed_shop, window, path):
    closed_shop.start(SHOPPING_FAILURE_RATE=1)
    page = window.live(path)
    for _ in range(3):
        expect(page.get_by_role("alert")).to_have_text("The shop cannot be reached right now.")
        press(page, "Retry")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Retry")).to_be_visible()
    expect(page.get_by_role("button", name="Count the cart again")).to_be_visible()
    expect(page.get_by_role("button", name="Show Cart")).to_be_visible()


def test_the_failure_is_readable_in_the_first_answer(closed_shop):
    closed_shop.start(SHOPPING_FAILURE_RATE=1)
    page = closed_shop.get("/").text
    assert "The shop cannot be reached right now." in page
    assert "Retry" in page


def test_the_products_come_by_themselves_when_the_shop_is_well_again(closed_shop, window):
    window.allow(*LOST)
    closed_shop.start(SHOPPING_FAILURE_RATE=1)
    page = window.live()
    expect(page.get_by_role("alert")).to_be_visible()
    closed_shop.stop()
    closed_shop.start(SHOPPING_FAILURE_RATE=0)
    expect(products(page)).to_have_count(12)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_trying_again_often_enough_shows_the_products(closed_shop, window):
    closed_shop.start(SHOPPING_FAILURE_RATE=0.5)
    # A button can be gone by the time that it is pressed.
    window.allow("No element of the current page handles this event.")
    page = window.live()
    reach(page, products(page))
    expect(products(page)).to_have_count(12)


def test_a_slow_page_says_in_the_first_answer_that_it_waits(closed_shop, window):
    closed_shop.start(SHOPPING_DELAY=60)
    first_answer = window.context.new_page().goto("/").text()
    assert "Loading..." in first_answer
    assert "Ottoman" not in first_answer


def test_a_slow_page_comes_by_itself(closed_shop, window):
    closed_shop.start(SHOPPING_DELAY=1)
    page = window()
    expect(products(page)).to_have_count(12)
    expect(page.get_by_text("Loading...")).to_have_count(0)


def test_a_slow_link_says_at_once_that_it_waits(closed_shop, window):
    closed_shop.start(SHOPPING_DELAY=1)
    page = window.live()
    page.get_by_role("link", name="Ottoman", exact=True).click()
    expect_shown(page, "Loading...")
    expect(heading(page)).to_have_text("Ottoman")
    expect(heading(page)).to_be_focused()


def test_a_slow_order_is_busy_and_cannot_be_placed_twice(closed_shop, window):
    closed_shop.start(SHOPPING_DELAY=1)
    page = window.live()
    add_to_cart(page, "Ottoman")
    press(page, "Show Cart")
    press_twice(page.get_by_role("button", name="Place Order"))
    expect_busy(page, "Place Order")
    assert order_number(page) == 1
    expect(badge(page)).to_have_count(0)


def test_a_page_that_is_left_while_it_loads_does_not_come_back(closed_shop, window):
    closed_shop.start(SHOPPING_DELAY=1)
    page = window.live()
    page.get_by_role("link", name="Ottoman", exact=True).click()
    expect_shown(page, "Loading...")
    press(page, "Show Cart")
    expect(heading(page)).to_have_text("Your cart is empty.")
    press(page, "Close")
    open_product(page, "Couch")
    expect(page).to_have_url(f"{closed_shop.address}/products/3")
