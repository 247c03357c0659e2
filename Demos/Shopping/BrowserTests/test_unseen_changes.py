"""What costs something is done as the person saw it, or not at all."""

from playwright.sync_api import expect

from shopper import badge, expect_spoken, heading, order_number, press

REFUSAL = "This page has just changed. Nothing was done. Please look again."


def add(page) -> None:
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()


def test_an_order_of_a_cart_that_the_shopper_did_not_see_is_refused(shop, window, way):
    way = way(shop)
    other = window.live("/products/1")
    add(other)
    page = window.live(way.address + "/cart")
    total = page.locator(".total")
    seen = total.inner_text()

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
    expect(heading(page)).to_have_text("Your cart")
    expect(total).not_to_have_text(seen)
    new = total.inner_text()
    press(page, "Place Order")
    order_number(page)
    expect(total).to_have_text(new)
