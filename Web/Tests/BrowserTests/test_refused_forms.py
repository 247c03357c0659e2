"""The form of the guide, with mistakes, with and without JavaScript."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture(params=["with JavaScript", "without JavaScript"])
def page(request, window, plain_window) -> Page:
    return window.live("/sign-up") if request.param == "with JavaScript" else plain_window("/sign-up")


def fill(page: Page, email: str, seats: str) -> None:
    page.get_by_label("Email").fill(email)
    page.get_by_label("Seats").fill(seats)
    page.get_by_label("Plan").select_option("team")
    page.get_by_label("Send me news").check()


def submit(page: Page) -> None:
    page.get_by_role("button", name="Sign Up").click()


def expect_filled(page: Page, email: str, seats: str) -> None:
    expect(page.get_by_label("Email")).to_have_value(email)
    expect(page.get_by_label("Seats")).to_have_value(seats)
    expect(page.get_by_label("Plan")).to_have_value("team")
    expect(page.get_by_label("Send me news")).to_be_checked()


def test_what_cannot_be_read_and_everything_else_stays(page):
    fill(page, "ada@example.org", "")
    submit(page)
    expect(page.get_by_text("Fill in this field.")).to_be_visible()
    expect_filled(page, "ada@example.org", "")
    page.get_by_label("Seats").fill("2")
    submit(page)
    expect(page.get_by_role("status").filter(has_text="Welcome, ada@example.org.")).to_be_visible()


def test_a_refusal_of_the_application_leaves_the_form_as_it_was_sent(page):
    fill(page, "ada", "3")
    submit(page)
    expect(page.get_by_text("This is not an address.")).to_be_visible()
    expect_filled(page, "ada", "3")


@pytest.mark.parametrize("seats", ["3", "101"])
def test_a_failure_after_a_while_brings_the_form_back_as_it_was_sent(page, seats):
    fill(page, "fail@example.org", seats)
    submit(page)
    expect(page.get_by_text("The registration failed. Try again.")).to_be_visible()
    expect_filled(page, "fail@example.org", seats)


def test_a_slow_registration_is_shown_when_it_is_done(page):
    fill(page, "ada@example.org", "103")
    submit(page)
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Welcome, ada@example.org.")).to_be_visible()
