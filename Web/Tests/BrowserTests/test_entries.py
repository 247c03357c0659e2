"""Fields keep what a person enters, and forms are sent as the browser sends them without the script."""

import pytest
from playwright.sync_api import Page, expect

from pages import press

# The default of `SessionLimits.fieldSize`.
LIMIT = 16 * 1024


@pytest.fixture
def page(window):
    return window.live("/entries")


def expect_heard(page: Page, *events: str) -> None:
    expect(page.locator("#heard")).to_have_text(" · ".join(events))


def test_fields_with_handlers_keep_what_a_person_enters(page):
    page.get_by_label("Text", exact=True).fill("typed")
    page.get_by_label("Area").fill("lines")
    page.get_by_label("Box").check()
    page.get_by_label("Second").check()
    page.get_by_label("List").select_option("b")
    page.get_by_label("Slider").fill("8")
    press(page, "Save")
    expect_heard(page, "text typed", "area lines", "box true", "radio 2", "list b", "slider 8", "title= action=save")
    expect(page.get_by_label("Text", exact=True)).to_have_value("typed")
    expect(page.get_by_label("Area")).to_have_value("lines")
    expect(page.get_by_label("Box")).to_be_checked()
    expect(page.get_by_label("Second")).to_be_checked()
    expect(page.get_by_label("List")).to_have_value("b")
    expect(page.get_by_label("Slider")).to_have_value("8")


def test_fields_that_the_browser_fills_in_keep_their_values(page):
    page.evaluate("""() => {
        const fill = (selector, property, value, kinds) => {
            const field = document.querySelector(selector);
            field[property] = value;
            for (const kind of kinds) field.dispatchEvent(new Event(kind, { bubbles: true }));
        };
        fill("[name=text]", "value", "Ada", ["input", "change"]);
        fill("[name=box]", "checked", true, ["input", "change"]);
        fill("[name=list]", "value", "b", ["input", "change"]);
    }""")
    expect_heard(page, "text Ada", "box true", "list b")
    expect(page.get_by_label("Text", exact=True)).to_have_value("Ada")
    expect(page.get_by_label("Box")).to_be_checked()
    expect(page.get_by_label("List")).to_have_value("b")


FILL_EARLY = """
    new MutationObserver((_, observer) => {
        const field = document.querySelector("[name=text]");
        if (!field) return;
        field.value = "Ada";
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""


def test_the_server_hears_of_a_text_that_was_filled_in_before_the_script_ran(window):
    window.context.add_init_script(FILL_EARLY)
    page = window.live("/entries")
    expect_heard(page, "text Ada")
    expect(page.get_by_label("Text", exact=True)).to_have_value("Ada")


@pytest.mark.parametrize("is_scripted", [True, False])
def test_the_pressed_button_is_among_the_values(window, plain_window, is_scripted):
    page = window.live("/entries") if is_scripted else plain_window("/entries")
    page.get_by_label("Title").fill("a")
    press(page, "Delete")
    expect_heard(page, "title=a action=delete")


def test_enter_presses_the_first_button(page):
    page.get_by_label("Title").fill("a")
    page.get_by_label("Title").press("Enter")
    press(page, "Nameless")
    expect_heard(page, "title=a action=save", "title=")


def test_an_image_sends_where_it_was_pressed(page):
    page.evaluate("""() => {
        const image = Object.assign(document.createElement("input"), { type: "image", name: "at", alt: "Map" });
        image.style.cssText = "width: 50px; height: 50px";
        document.querySelector("#buttons").append(image);
    }""")
    page.get_by_alt_text("Map").click(position={"x": 7, "y": 9})
    expect_heard(page, "title= at.x=7 at.y=9")


def test_a_button_with_another_address_leaves_the_form_to_the_browser(page):
    page.evaluate("""() => {
        const button = document.querySelector("#buttons [value=delete]");
        button.setAttribute("formaction", "/search");
        button.setAttribute("formmethod", "get");
    }""")
    page.get_by_label("Title").fill("a")
    # The page changes its address as soon as it is live.
    with page.expect_navigation(url="**/search?title=a&action=delete", wait_until="commit"):
        press(page, "Delete")


@pytest.mark.parametrize(("label", "keys"), [("Number", "5e"), ("Date", "12")])
def test_half_a_value_stays_until_the_field_is_left(page, label, keys):
    field = page.get_by_label(label)
    field.click()
    page.keyboard.type(keys)
    assert field.evaluate("field => field.validity.badInput")
    # A patch does not disturb it.
    page.get_by_label("Box").evaluate("box => box.click()")
    expect_heard(page, "box true")
    assert field.evaluate("field => field.validity.badInput")
    page.get_by_label("Text", exact=True).focus()
    assert not field.evaluate("field => field.validity.badInput")
    expect(field).to_have_value("")


def message(field) -> str:
    return field.evaluate("field => field.validationMessage")


@pytest.mark.parametrize(("label", "button"), [("Letter", "Send the letter"), ("Note", "Send the note")])
def test_a_text_that_is_too_long_is_reported_at_its_field(page, label, button):
    field = page.get_by_label(label)
    field.fill("ü" * (LIMIT // 2 + 3))
    press(page, button)
    page.wait_for_function("() => document.activeElement.validity?.customError")
    expect(field).to_be_focused()
    assert message(field) == "This is too long. Characters to remove: 3"
    field.fill("ü" * (LIMIT // 2 + 1))
    assert message(field) == "This is too long. Characters to remove: 1"
    field.fill("ü" * (LIMIT // 2))
    assert message(field) == ""
    press(page, button)
    expect_heard(page, f"{LIMIT} bytes")


def test_a_text_that_becomes_too_long_while_it_is_typed_stays_and_leaves_the_person_free(page):
    field = page.get_by_label("Live")
    field.fill("x" * (LIMIT + 1))
    page.wait_for_function("() => document.activeElement.validity?.customError")
    page.get_by_label("Title").focus()
    page.get_by_label("Title").fill("a")
    press(page, "Save")
    expect_heard(page, "title=a action=save")
    expect(field).to_have_value("x" * (LIMIT + 1))
    field.fill("x" * LIMIT)
    expect_heard(page, "title=a action=save", f"{LIMIT} live bytes")
    assert message(field) == ""


@pytest.mark.parametrize("length", [LIMIT, LIMIT + 1])
def test_the_limit_is_the_same_without_the_script(plain_window, length):
    plain_window.allow("413")
    page = plain_window("/entries")
    page.get_by_label("Letter").fill("x" * length)
    press(page, "Send the letter")
    if length == LIMIT:
        expect_heard(page, f"{LIMIT} bytes")
    else:
        expect(page.get_by_text("A text in a form may have 16384 bytes.")).to_be_visible()
