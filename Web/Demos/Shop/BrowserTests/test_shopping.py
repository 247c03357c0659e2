"""The purpose of a shop, in a shop without failures."""

from playwright.sync_api import expect

from interruptions import restart
from pages import heading, press
from shopper import add_to_cart, badge, open_product, products


def test_a_shopper_buys_furniture_while_a_second_window_follows(shop, new_visitor):
    window, stranger = new_visitor(), new_visitor()()
    second = window("/cart")
    page = window()
    expect(products(page).nth(11)).to_be_visible()
    expect(heading(second)).to_have_text("Your cart is empty.")

    open_product(page, "Dining Chair")
    expect(page.get_by_text("$89.99")).to_be_visible()
    press(page, "Add to Cart")
    expect(badge(page)).to_have_text("1")
    press(page, "Back")
    add_to_cart(page, "Dining Chair", "Couch")
    expect(badge(page)).to_have_text("3")
    expect(second.get_by_text("Total: $779.97")).to_be_visible()

    press(page, "Show Cart")
    expect(page.get_by_text("2 × Dining Chair")).to_be_visible()
    press(page, "Place Order")
    expect(page.get_by_role("alert")).to_have_text("Insufficient funds!")
    press(page, "Remove Couch")
    expect(page.get_by_text("Total: $179.98")).to_be_visible()
    expect(badge(second)).to_have_text("2")

    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    expect(page.get_by_text("Total: $179.98")).to_be_visible()
    expect(badge(page)).to_have_count(0)
    expect(badge(second)).to_have_count(0)
    # No other visitor shares the cart.
    expect(badge(stranger)).to_have_count(0)

    press(page, "Close")
    expect(products(page).first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_a_cart_and_a_search_survive_a_restart_of_the_shop(shop, window):
    page = window.live()
    add_to_cart(page, "Ottoman")
    page.get_by_role("searchbox", name="Search").press_sequentially("dining")
    expect(products(page)).to_have_count(2)
    restart(shop, page)
    expect(badge(page)).to_have_text("1")
    expect(page.get_by_role("searchbox", name="Search")).to_have_value("dining")
    expect(products(page)).to_have_count(2)


def test_a_thousand_products_are_in_the_grid_and_each_can_be_found_and_bought(closed_shop, visitors_of):
    page = visitors_of(closed_shop.start(SHOPPING_PRODUCTS=1000))().live()
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
