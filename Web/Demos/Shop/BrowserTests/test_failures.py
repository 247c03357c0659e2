"""The pages of a shopper when access to the data is slow or fails."""

import pytest
from playwright.sync_api import expect

from pages import expect_shown, press


def test_a_page_whose_data_does_not_come_says_so_and_offers_to_try_again(closed_shop, visitors_of):
    closed_shop.start(SHOPPING_FAILURE_RATE=1)
    # Also without scripts.
    first_answer = closed_shop.get("/cart").text
    assert "The shop cannot be reached right now." in first_answer and "Retry" in first_answer
    page = visitors_of(closed_shop)().live("/cart")
    for _ in range(2):
        expect(page.get_by_role("alert")).to_have_text("The shop cannot be reached right now.")
        press(page, "Retry")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Retry")).to_be_visible()
    expect(page.get_by_role("button", name="Count the cart again")).to_be_visible()
    expect(page.get_by_role("button", name="Show Cart")).to_be_visible()


@pytest.mark.parametrize("types_more", [False, True])
def test_a_name_that_was_being_saved_when_the_shop_ended_is_in_its_field_again(closed_shop, visitors_of, types_more):
    closed_shop.start(SHOPPING_DELAY=6)
    window = visitors_of(closed_shop)()
    page = window.live("/account/profile")
    field = page.get_by_label("User Name")
    field.fill("Ada")
    expect_shown(page, "Saving...")
    # The shop has the first text and shows it as the value of the field.
    page.wait_for_function("() => document.getElementById('username').defaultValue === 'Ada'")
    if types_more:
        field.fill("Ada Lovelace")
    closed_shop.kill()
    closed_shop.start()
    expect(field).to_have_value("Ada Lovelace" if types_more else "Ada")
    expect(page.get_by_text("Saved.")).to_be_visible()
