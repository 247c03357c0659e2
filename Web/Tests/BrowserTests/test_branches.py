"""The control that a person uses stays when the content of one state replaces that of another."""

import pytest
from playwright.sync_api import expect

LATENCY = "vsm.simulateLatency(200)"


@pytest.fixture
def page(window):
    return window.live("/branches")


def title(page):
    return page.get_by_label("Title")


def status(page):
    return page.get_by_role("status")


def test_no_letter_is_lost_when_every_letter_changes_the_state(page):
    page.evaluate(LATENCY)
    title(page).focus()
    text = "Nothing is lost here now"
    page.keyboard.type(text, delay=30)
    expect(title(page)).to_have_value(text)
    expect(title(page)).to_be_focused()
    expect(status(page)).to_have_text(f"Saving “{text}”")
    expect(title(page)).to_have_value(text)


@pytest.mark.parametrize("can_move", [True, False])
def test_a_field_that_is_the_outermost_element_of_a_branch_stays(window, can_move):
    page = window.live("/bare-branches")
    if not can_move:
        page.evaluate("Element.prototype.moveBefore = undefined")
    title(page).evaluate("field => { field.isFirst = true; }")
    title(page).focus()
    page.keyboard.type("typed", delay=30)
    expect(status(page)).to_have_text("Editing “typed”")
    expect(title(page)).to_have_value("typed")
    expect(title(page)).to_be_focused()
    assert title(page).evaluate("field => field.isFirst")
    assert title(page).evaluate("field => [field.selectionStart, field.selectionEnd]") == [5, 5]


def test_a_field_stays_in_a_form_that_stays(window):
    page = window.live("/branches-in-form")
    title(page).focus()
    page.keyboard.type("typed", delay=30)
    expect(status(page)).to_have_text("Editing “typed”")
    expect(title(page)).to_have_value("typed")
    expect(title(page)).to_be_focused()


def test_a_choice_with_the_focus_has_the_options_of_the_new_branch(window):
    page = window.live("/choice-branches")
    size = page.get_by_label("Size")
    size.focus()
    size.select_option("b")
    expect(status(page)).to_have_text("Many: b")
    expect(size.get_by_role("option")).to_have_text(["Size a", "Size b", "Size c", "Size d"])
    expect(size).to_have_value("b")
    expect(size).to_be_focused()
    size.select_option("d")
    expect(status(page)).to_have_text("Many: d")
    expect(size).to_have_value("d")


def test_a_choice_that_the_server_does_not_hear_of_stays(window):
    page = window.live("/unheard-choice-branches")
    size = page.get_by_label("Size")
    size.focus()
    size.select_option("b")
    size.press("Escape")
    expect(status(page)).to_have_text("Many: a")
    expect(size.get_by_role("option")).to_have_count(4)
    expect(size).to_have_value("b")


def test_the_cursor_stays_in_the_middle_of_the_text(page):
    title(page).fill("abef")
    expect(status(page)).to_have_text("Saving “abef”")
    title(page).evaluate("field => field.setSelectionRange(2, 2)")
    page.keyboard.type("cd!", delay=30)
    expect(status(page)).to_have_text("Editing “abcd!ef”")
    assert title(page).evaluate("field => [field.selectionStart, field.selectionEnd]") == [5, 5]


def test_a_text_that_was_lost_on_the_way_is_sent_again(page):
    title(page).fill("x")
    expect(status(page)).to_have_text("Editing “x”")
    page.evaluate(LATENCY)
    title(page).press("Enter")
    # On its way to the field of a state that has ended by the time of its arrival.
    page.keyboard.type("y")
    expect(status(page)).to_have_text("Saving “xy”")
    expect(title(page)).to_have_value("xy")


def test_a_key_comes_after_what_was_typed_also_if_that_was_lost(page):
    title(page).fill("x")
    expect(status(page)).to_have_text("Editing “x”")
    # The change stays on its way while the branch changes.
    title(page).evaluate("""field => {
        field.form.requestSubmit();
        vsm.simulateLatency(600_000);
        field.value = "xy";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        vsm.simulateLatency(0);
    }""")
    expect(status(page)).to_have_text("Saving “x”")
    title(page).press("ArrowUp")
    expect(status(page)).to_have_text("Editing “XY”")


def test_a_field_is_empty_again_when_the_next_branch_follows_its_submission(window):
    page = window.live("/messages")
    field = page.get_by_label("Text")
    field.fill("hello")
    field.press("Enter")
    expect(status(page)).to_have_text("Sent “hello”")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    page.keyboard.type("x")
    expect(field).to_have_value("x")


def test_a_button_with_the_focus_keeps_it(page):
    title(page).fill("x")
    expect(status(page)).to_have_text("Editing “x”")
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("Saving “x”")
    expect(page.get_by_role("button", name="Save")).to_be_focused()


def test_a_state_moves_the_focus(page):
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()


def test_a_state_moves_the_focus_to_a_mistake_each_time(page):
    for attempt in (1, 2):
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("alert")).to_have_text(f"A title is missing ({attempt}).")
        expect(title(page)).to_be_focused()


def test_a_key_is_an_event(page):
    page.evaluate(LATENCY)
    title(page).focus()
    # One letter, after which the branch is the same: a key for a branch that has ended is not sent again.
    page.keyboard.type("a")
    page.keyboard.press("Escape")
    expect(status(page)).to_have_text("Editing “escaped”")
    page.keyboard.press("ArrowLeft")
    expect(title(page)).to_be_focused()


def test_a_form_that_is_gone_when_it_is_submitted_gives_back_what_was_typed(page):
    # All on its way before an answer comes.
    title(page).evaluate("""field => {
        [...document.querySelectorAll("button")].find((button) => button.textContent === "Remove").click();
        field.value = "precious";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.form.requestSubmit();
    }""")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    notes = page.locator(".vsm-note")
    expect(notes.filter(has_text="“Save” could not be done. Please try again.")).to_have_count(1)
    gone = notes.filter(has_text="“Title” is no longer there. You typed:")
    expect(gone.get_by_label("What you typed")).to_have_value("precious")


def test_the_server_hears_of_a_form_that_is_reset(window):
    page = window.live("/reset")
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Size").select_option("small")
    page.get_by_label("Done").check()
    expect(page.get_by_role("status")).to_have_text("Name: Grace")
    expect(page.locator("#choices")).to_have_text("small, done")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_role("status")).to_have_text("Name: Ada")
    expect(page.locator("#choices")).to_have_text("large, open")
    expect(page.get_by_label("Name")).to_have_value("Ada")
