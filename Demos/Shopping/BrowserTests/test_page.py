"""What only a browser can tell: history, the search field, and a page without JavaScript."""

import pytest
from playwright.sync_api import Locator, Page, expect

from shopper import add_to_cart, badge, heading, open_product, order_number, press, press_twice, products


def mark(page: Page) -> None:
    """Leaves something in the page that loading it again would take away."""
    page.evaluate("window.marker = 'still here'")


def expect_mark(page: Page) -> None:
    assert page.evaluate("window.marker") == "still here", "The page was loaded again."


def test_the_shop_can_be_read_without_javascript(closed_shop, new_visitor):
    # Without scripts, nothing comes later.
    closed_shop.start(SHOPPING_FIRST_ANSWER=60)
    page = new_visitor(java_script_enabled=False)()
    expect(products(page)).to_have_count(12)
    open_product(page, "Ottoman")
    expect(page.get_by_text("$199.99")).to_be_visible()
    press(page, "Back")
    expect(products(page)).to_have_count(12)
    press(page, "Show Cart")
    expect(heading(page)).to_have_text("Your cart is empty.")


def test_links_go_through_the_shop_without_loading_a_page(shop, window):
    page = window.live()
    mark(page)
    open_product(page, "Desk")
    expect(page).to_have_url(f"{shop.address}/products/10")
    expect(page).to_have_title("Desk · Hearth & Oak")
    press(page, "Show Cart")
    expect(page).to_have_url(f"{shop.address}/cart")
    expect(page).to_have_title("Cart · Hearth & Oak")
    press(page, "Close")
    expect(page).to_have_url(f"{shop.address}/")
    expect(page).to_have_title("Hearth & Oak")
    expect_mark(page)


def test_back_and_forward_move_without_loading_a_page(shop, window):
    page = window.live()
    mark(page)
    open_product(page, "Ottoman")
    press(page, "Show Cart")
    expect(heading(page)).to_have_text("Your cart is empty.")

    page.go_back()
    expect(heading(page)).to_have_text("Ottoman")
    expect(page).to_have_url(f"{shop.address}/products/1")
    page.go_back()
    expect(products(page)).to_have_count(12)
    expect(page).to_have_url(f"{shop.address}/")
    page.go_forward()
    expect(heading(page)).to_have_text("Ottoman")
    page.go_forward()
    expect(heading(page)).to_have_text("Your cart is empty.")
    expect(page).to_have_url(f"{shop.address}/cart")
    expect_mark(page)


def test_going_back_twice_at_once_ends_where_the_address_says(shop, window):
    page = window.live()
    page.evaluate("vsm.simulateLatency(150)")
    mark(page)
    open_product(page, "Ottoman")
    press(page, "Show Cart")
    expect(heading(page)).to_have_text("Your cart is empty.")
    page.evaluate("history.back(); history.back()")
    expect(products(page)).to_have_count(12)
    expect(page).to_have_url(f"{shop.address}/")
    page.go_forward()
    expect(heading(page)).to_have_text("Ottoman")
    expect(page).to_have_url(f"{shop.address}/products/1")
    expect_mark(page)


def test_a_page_that_was_navigated_to_can_be_loaded_again(shop, window):
    page = window.live()
    open_product(page, "Ottoman")
    page.reload()
    expect(heading(page)).to_have_text("Ottoman")
    page.go_back()
    expect(products(page)).to_have_count(12)


@pytest.mark.parametrize("latency", [0, 150])
def test_typing_quickly_keeps_the_text_and_the_focus_and_narrows_the_grid(shop, window, latency):
    page = window.live()
    page.evaluate(f"vsm.simulateLatency({latency})")
    field = page.get_by_role("searchbox", name="Search")
    field.press_sequentially("Dining Chair, no: a table")
    expect(page.get_by_text("Nothing here is called that.")).to_be_visible()
    expect(field).to_have_value("Dining Chair, no: a table")
    expect(field).to_be_focused()

    field.clear()
    expect(products(page)).to_have_count(12)
    field.press_sequentially("table")
    expect(products(page)).to_have_count(2)
    expect(field).to_have_value("table")
    expect(field).to_be_focused()


@pytest.mark.parametrize("latency", [0, 150])
def test_typing_at_the_beginning_of_a_text_keeps_the_cursor_there(shop, window, latency):
    page = window.live()
    page.evaluate(f"vsm.simulateLatency({latency})")
    field = page.get_by_role("searchbox", name="Search")
    field.press_sequentially("table")
    expect(products(page)).to_have_count(2)
    field.press("Home")
    field.press_sequentially("coffee ", delay=40)
    expect(products(page)).to_have_count(1)
    expect(field).to_have_value("coffee table")
    assert field.evaluate("field => field.selectionStart") == len("coffee ")


def test_another_window_does_not_disturb_what_is_being_typed(shop, window):
    page, other = window.live(), window.live()
    field = page.get_by_role("searchbox", name="Search")
    field.press_sequentially("cou")
    expect(products(page)).to_have_count(1)
    add_to_cart(other, "Ottoman")
    expect(badge(page)).to_have_text("1")
    field.press_sequentially("ch")
    expect(field).to_have_value("couch")
    expect(products(page)).to_have_count(1)


@pytest.mark.parametrize("latency", [0, 150])
def test_a_double_click_on_place_order_makes_one_order(shop, window, latency):
    page = window.live()
    page.evaluate(f"vsm.simulateLatency({latency})")
    numbers = []
    for click in (Locator.click, press_twice, Locator.click):
        add_to_cart(page, "Dining Chair")
        press(page, "Show Cart")
        click(page.get_by_role("button", name="Place Order"))
        numbers.append(order_number(page))
        press(page, "Close")
    first = numbers[0]
    assert numbers == [first, first + 1, first + 2]


def test_a_double_click_on_add_to_cart_adds_one_piece_on_a_slow_line(shop, window):
    page = window.live("/products/1")
    page.evaluate("vsm.simulateLatency(150)")
    press_twice(page.get_by_role("button", name="Add to Cart"))
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    press(page, "Show Cart")
    expect(page.get_by_text("Total: $199.99")).to_be_visible()


def test_a_page_that_does_not_exist_leads_back(shop, window):
    window.allow("the server responded with a status of 404")
    for path in ("/products/999", "/products/abc", "/attic"):
        page = window(path)
        expect(heading(page)).to_contain_text("There is no such")
        press(page, "Back")
        expect(products(page)).to_have_count(12)
