"""Controls show the state, and the person's input is never lost."""

import re

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def page(window) -> Page:
    return window.live("/controls")


def summary(page: Page):
    return page.locator("#summary")


def simulate_latency(page: Page, milliseconds: int) -> None:
    page.evaluate(f"vsm.simulateLatency({milliseconds})")


def sign_up(page: Page, email: str, age: str) -> None:
    page.get_by_label("Email").fill(email)
    page.get_by_label("Age").fill(age)
    page.get_by_role("button", name="Sign up").click()


def test_a_text_is_changed_by_the_state_while_it_is_typed_and_loses_no_letter(page):
    simulate_latency(page, 150)
    name = page.get_by_role("textbox", name="Name")
    name.press_sequentially("abcdef", delay=60)
    expect(name).to_have_value("ABCDEF")
    expect(summary(page)).to_contain_text("ABCDEF")
    expect(name).to_be_focused()


def test_what_was_typed_arrives_before_what_is_used_next(window):
    page = window.live("/entries")
    simulate_latency(page, 500)
    page.get_by_label("Text").press_sequentially("typed")
    page.get_by_label("Box").check()
    expect(page.locator("#heard")).to_have_text(re.compile("text typed · box true$"))


def test_the_cursor_stays_where_the_person_types(page):
    name = page.get_by_role("textbox", name="Name")
    name.press_sequentially("ac")
    expect(name).to_have_value("AC")
    name.press("ArrowLeft")
    name.press_sequentially("b")
    expect(name).to_have_value("ABC")
    assert name.evaluate("field => field.selectionStart") == 2


def test_what_the_state_does_not_take_is_not_shown(page):
    name = page.get_by_role("textbox", name="Name")
    name.press_sequentially("abcdefghij")
    expect(name).to_have_value("ABCDEFGH")
    page.get_by_label("Size").select_option("large")
    expect(page.get_by_label("Size")).to_have_value("medium")
    page.get_by_label("Again large").click()
    expect(page.get_by_label("Again medium")).to_be_checked()


def test_choices_follow_the_state(page):
    expect(page.get_by_label("Size")).to_have_value("medium")
    page.get_by_label("Size").select_option("small")
    expect(summary(page)).to_contain_text("small")
    expect(page.get_by_label("Again small")).to_be_checked()
    page.get_by_label("Again medium").check()
    expect(page.get_by_label("Size")).to_have_value("medium")
    page.get_by_label("Agree").check()
    expect(summary(page)).to_contain_text(", agreed")
    page.get_by_label("Volume").fill("8")
    expect(summary(page)).to_contain_text(", 8,")


def test_a_debounced_field_sends_once_and_at_the_latest_when_it_is_left(page):
    sent: list[str] = []
    page.evaluate("""() => {
        window.sent = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { window.sent.push(text); send.call(this, text); };
    }""")
    note = page.get_by_label("Note")
    note.press_sequentially("first")
    expect(summary(page)).to_contain_text("first")
    note.press_sequentially(" and last")
    note.blur()
    expect(summary(page)).to_contain_text("first and last")
    sent = [text for text in page.evaluate("window.sent") if "input" in text]
    # A machine that pauses may make it some more.
    assert len(sent) < len("first and last")
    expect(note).to_have_value("first and last")


def test_a_form_is_emptied_after_success_and_filled_again_after_a_failure(page):
    email = page.get_by_label("Email")
    sign_up(page, "fail@example.com", "30")
    expect(summary(page)).to_contain_text("Failed")
    expect(email).to_have_value("fail@example.com")
    sign_up(page, "a@example.com", "30")
    expect(summary(page)).to_contain_text("a@example.com 30 false")
    expect(email).to_have_value("")


def test_what_is_not_submitted_stays(page):
    page.get_by_label("Email").fill("typed")
    page.get_by_label("Agree").check()
    expect(summary(page)).to_contain_text(", agreed")
    expect(page.get_by_label("Email")).to_have_value("typed")


def test_several_values_of_one_name_arrive(page):
    page.get_by_label("Topics").select_option(["art", "golf"])
    page.get_by_label("News").check()
    sign_up(page, "a@example.com", "30")
    expect(summary(page)).to_contain_text("a@example.com 30 true art+golf")


def test_an_error_is_connected_with_its_field(page):
    sign_up(page, "a@example.com", "many")
    age = page.get_by_label("Age")
    expect(age).to_have_attribute("aria-invalid", "true")
    expect(age).to_have_accessible_description("Enter a whole number.")
    expect(page.get_by_label("Email")).to_have_value("a@example.com")
    sign_up(page, "a@example.com", "30")
    expect(summary(page)).to_contain_text("a@example.com 30")
    assert age.get_attribute("aria-invalid") is None


def test_what_a_person_opens_stays_open(page):
    page.get_by_text("More").click()
    page.get_by_label("Agree").check()
    expect(summary(page)).to_contain_text(", agreed")
    expect(page.get_by_text("Hidden at first")).to_be_visible()
