"""What a shop is there for."""

from playwright.sync_api import expect

from shopper import add_to_cart, badge, heading, open_product, press, products


def test_a_shopper_buys_furniture_while_a_second_window_follows(shop, window):
    second = window()
    page = window()
    expect(products(page).nth(11)).to_be_visible()

    open_product(page, "Ottoman")
    expect(page.get_by_text("$199.99")).to_be_visible()
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("1")
    press(page, "Back")
    open_product(page, "TV Stand")
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("2")
    expect(badge(second)).to_have_text("2")

    press(page, "Show Cart")
    expect(page.get_by_text("Total: $499.98")).to_be_visible()
    press(page, "Remove TV Stand")
    expect(page.get_by_text("Total: $199.99")).to_be_visible()
    expect(badge(second)).to_have_text("1")

    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    expect(page.get_by_text("Total: $199.99")).to_be_visible()
    expect(badge(page)).to_have_count(0)
    expect(badge(second)).to_have_count(0)

    press(page, "Close")
    expect(products(page).first).to_be_visible()


def test_several_pieces_of_one_product_are_one_line(shop, window):
    page = window()
    add_to_cart(page, "Dining Chair", "Dining Chair")
    press(page, "Show Cart")
    expect(page.get_by_text("2 × Dining Chair")).to_be_visible()
    expect(page.get_by_text("Total: $179.98")).to_be_visible()
    press(page, "Remove Dining Chair")
    expect(page.get_by_text("Total: $89.99")).to_be_visible()
    press(page, "Remove Dining Chair")
    expect(heading(page)).to_have_text("Your cart is empty.")
    expect(badge(page)).to_have_count(0)


def test_an_open_cart_follows_what_happens_in_another_window(shop, window):
    cart = window("/cart")
    expect(heading(cart)).to_have_text("Your cart is empty.")
    add_to_cart(window(), "Ottoman")
    expect(cart.get_by_text("Total: $199.99")).to_be_visible()


def test_an_order_beyond_the_funds_is_refused_and_can_be_made_smaller(shop, window):
    page = window()
    add_to_cart(page, "Couch", "Ottoman")
    press(page, "Show Cart")
    expect(page.get_by_text("Total: $799.98")).to_be_visible()
    press(page, "Place Order")
    expect(page.get_by_role("alert")).to_have_text("Insufficient funds!")
    expect(badge(page)).to_have_text("2")

    # What cannot be paid can be taken out at once, or after a look at the cart.
    press(page, "Change the Cart")
    expect(page.get_by_role("alert")).to_have_count(0)
    press(page, "Place Order")
    expect(page.get_by_role("alert")).to_have_text("Insufficient funds!")
    press(page, "Remove Ottoman")
    expect(page.get_by_text("Total: $599.99")).to_be_visible()
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    expect(badge(page)).to_have_count(0)


def test_a_refused_order_can_be_tried_again_and_is_refused_again(shop, window):
    page = window()
    add_to_cart(page, "Couch", "Ottoman")
    press(page, "Show Cart")
    press(page, "Place Order")
    press(page, "Retry")
    expect(page.get_by_role("alert")).to_have_text("Insufficient funds!")
    expect(badge(page)).to_have_text("2")


def test_a_couch_alone_can_be_ordered(shop, window):
    page = window()
    add_to_cart(page, "Couch")
    press(page, "Show Cart")
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    expect(page.get_by_text("Total: $599.99")).to_be_visible()


def test_two_visitors_do_not_share_a_cart(shop, new_visitor):
    one, other = new_visitor()(), new_visitor()()
    add_to_cart(one, "Ottoman")
    add_to_cart(other, "Couch", "Bed")
    expect(badge(one)).to_have_text("1")
    expect(badge(other)).to_have_text("2")
    press(one, "Show Cart")
    expect(one.get_by_text("Total: $199.99")).to_be_visible()
    press(one, "Place Order")
    expect(heading(one)).to_have_text("Receipt")
    expect(badge(other)).to_have_text("2")
