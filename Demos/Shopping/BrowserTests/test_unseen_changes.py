"""What costs something is done as the person saw it, or not at all."""

import pytest
from playwright.sync_api import expect

from shopper import badge, expect_spoken, heading, order_number, press

REFUSAL = "This page has just changed. Nothing was done. Please look again."


# The button is above the notice.
IS_UNCOVERED = """() =>
    [...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "Place Order")
        .getBoundingClientRect().bottom < document.querySelector(".vsm-note").getBoundingClientRect().top
"""


def bottom_of_order_button(page) -> float:
    box = page.get_by_role("button", name="Place Order").bounding_box()
    return box["y"] + box["height"]


def add(page) -> None:
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_an_order_of_a_cart_that_the_shopper_did_not_see_is_refused(shop, window, way, width):
    way = way(shop)
    other = window.live("/products/1")
    add(other)
    page = window.live(way.address + "/cart")
    total = page.locator(".total")
    seen = total.inner_text()
    # The button is at the end of the window, where the notice appears.
    page.set_viewport_size({"width": width, "height": 700})
    page.set_viewport_size({"width": width, "height": round(bottom_of_order_button(page)) + 10})

    way.hold_answers()
    other.goto(shop.address + "/products/2")
    other.locator("html.vsm-live").wait_for(state="attached")
    add(other)
    expect(badge(other)).to_have_text("2")
    expect(total).to_have_text(seen)
    press(page, "Place Order")
    way.release_answers()

    expect(page.locator(".vsm-note")).to_contain_text(REFUSAL)
    expect_spoken(page, REFUSAL)
    page.wait_for_function(IS_UNCOVERED)
    expect(heading(page)).to_have_text("Your cart")
    expect(total).not_to_have_text(seen)
    new = total.inner_text()
    press(page, "Place Order")
    order_number(page)
    expect(total).to_have_text(new)
