"""The purpose of a shop, in a shop without failures."""

from playwright.sync_api import Locator, expect

from interruptions import restart
from pages import expect_shown, heading, press, press_twice
from shopper import add_to_cart, badge, open_product, order_number, products


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


def test_a_double_click_on_place_order_makes_one_order(shop, window):
    page = window.live()
    page.evaluate("vsm.simulateLatency(150)")
    for click in (press_twice, Locator.click):
        add_to_cart(page, "Dining Chair")
        press(page, "Show Cart")
        click(page.get_by_role("button", name="Place Order"))
        order_number(page)
        press(page, "Close")
    expect(products(page)).to_have_count(12)
    page.goto("/account/orders")
    expect(page.locator(".order")).to_have_count(2)


def test_a_user_name_is_edited_refused_saved_and_the_same_in_both_windows(shop, window):
    page, other = window.live("/account/profile"), window.live("/account/profile")
    field = page.get_by_label("User Name")
    expect(field).to_have_value("SomeUser")
    expect(page.get_by_text("Saved.")).to_have_count(0)
    field.fill("")
    expect(page.get_by_role("alert")).to_have_text("The user name cannot be empty.")
    expect(field).to_have_attribute("aria-invalid", "true")
    for name, typing, following in [("Ada", page, other), ("Grace", other, page), ("Barbara", page, other)]:
        typing.get_by_label("User Name").fill(name)
        expect_shown(typing, "Saved.")
        expect(following.get_by_label("User Name")).to_have_value(name)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_setting_is_saved_and_nothing_is_said_to_be_saved_before(shop, window):
    page = window.live("/account/settings")
    expect(page.get_by_role("switch")).to_have_count(4)
    expect(page.get_by_text("Saved.")).to_have_count(0)
    for name in ["Newsletter", "Order Updates", "Price Alerts", "Personal Offers"]:
        page.get_by_role("switch", name=name).click()
        expect(page.get_by_role("switch", name=name)).to_be_checked()
        expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("switch", checked=True)).to_have_count(4)
    expect(page.get_by_text("Saved.")).to_have_count(0)


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
