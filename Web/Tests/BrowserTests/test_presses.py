"""A press on a control ends on what has taken its place, if the page changes before the button, key or finger is lifted."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pages import expect_mark, heading, mark

LATENCY = "vsm.simulateLatency(200)"
# A key that replaces the controls, while the focus and the pointer stay where they are.
ESCAPE = "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })"
SAVE = "[...document.querySelectorAll('button')].find((button) => button.textContent === 'Save')"
CHANGE = f"document.querySelector('[tabindex]').dispatchEvent({ESCAPE})"


@pytest.fixture
def page(window) -> Page:
    page = window.live("/presses")
    mark(page)
    return page


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def press_down(page: Page, control: Locator) -> None:
    control.hover()
    page.mouse.down()


def expect_changes(page: Page, count: int) -> None:
    expect(page.locator("#changes")).to_have_text(str(count))


def control(page: Page, name: str) -> Locator:
    return page.get_by_text(name, exact=True) if name == "Agree" else page.get_by_label(name).or_(
        page.get_by_role("button", name=name, exact=True)).or_(page.get_by_role("link", name=name))


def expect_effect(page: Page, name: str) -> None:
    match name:
        case "Save": expect(status(page)).to_have_text(re.compile("^saved"))
        case "Send": expect(status(page)).to_have_text("sent a")
        case "Agree": expect(page.get_by_label("Agree")).to_be_checked()
        case "Refuse": expect(status(page)).to_have_text("refused")
        case "Details": expect(heading(page)).to_have_text("Details")
    if name == "Agree":
        expect(status(page)).to_have_text("agreed true")
    if name == "Refuse":
        expect(page.get_by_label("Refuse")).not_to_be_checked()
    expect_mark(page)
    expect(page.locator(".vsm-note")).to_have_count(0)


@pytest.mark.parametrize("field", ["Name", "Place", "Note"])
@pytest.mark.parametrize("name", ["Save", "Send", "Agree", "Refuse", "Details"])
def test_a_press_that_ends_a_field_is_a_click_on_the_new_control(page, field, name):
    page.get_by_label(field).focus()
    page.keyboard.type("x")
    press_down(page, control(page, name))
    expect_changes(page, 1)
    page.mouse.up()
    expect_effect(page, name)


@pytest.mark.parametrize("field", ["Name", "Place", "Note"])
@pytest.mark.parametrize("name", ["Save", "Send", "Agree", "Refuse"])
def test_a_click_that_arrives_after_the_end_of_a_field_is_a_click_on_the_new_control(page, field, name):
    page.evaluate(LATENCY)
    page.get_by_label(field).focus()
    page.keyboard.type("x")
    control(page, name).click()
    expect_effect(page, name)


@pytest.mark.parametrize("latency", [0, 200])
def test_a_click_on_a_control_that_is_gone_is_not_done_and_said(page, latency):
    page.evaluate("latency => vsm.simulateLatency(latency)", latency)
    page.get_by_label("Name").focus()
    page.keyboard.type("x")
    press_down(page, control(page, "Once"))
    if not latency:
        expect_changes(page, 1)
    page.mouse.up()
    expect(page.locator(".vsm-note")).to_contain_text("“Once” could not be done.")
    expect(status(page)).to_be_empty()


def test_a_click_that_something_else_has_overtaken_is_said(page):
    # Both in one turn, so that the click is one on the control that the page still has.
    page.evaluate(f"() => {{ {CHANGE}; {SAVE}.click(); }}")
    expect(page.locator(".vsm-note")).to_contain_text("“Save” could not be done.")
    expect_changes(page, 1)
    expect(status(page)).to_be_empty()


def test_a_press_with_the_space_bar_ends_on_the_new_control(page):
    control(page, "Save").focus()
    page.keyboard.down("Space")
    page.evaluate(CHANGE)
    expect_changes(page, 1)
    page.keyboard.up("Space")
    expect_effect(page, "Save")


def test_a_press_on_a_button_whose_content_changes_is_a_click(page):
    press_down(page, control(page, "Inside"))
    page.evaluate(CHANGE)
    expect_changes(page, 1)
    page.mouse.up()
    expect(status(page)).to_have_text("inside")


def test_a_press_that_ends_elsewhere_is_no_click(page):
    press_down(page, control(page, "Save"))
    page.evaluate(CHANGE)
    expect_changes(page, 1)
    heading(page).hover()
    page.mouse.up()
    control(page, "Inside").click()
    expect(status(page)).to_have_text("inside")
    expect(page.locator(".vsm-note")).to_have_count(0)


@pytest.mark.parametrize("name", ["Save", "Agree"])
def test_a_tap_ends_on_the_new_control_and_is_one_click(new_visitor, name):
    page = new_visitor(has_touch=True).live("/presses")
    mark(page)
    box = control(page, name).bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.evaluate(CHANGE)
    expect_changes(page, 1)
    # The new control is where the old one was, or where it moved.
    box = control(page, name).bounding_box()
    assert abs(box["y"] + box["height"] / 2 - point["y"]) < box["height"] / 2
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_effect(page, name)
    control(page, "Inside").click()
    expect(status(page)).to_have_text("saved , inside" if name == "Save" else "agreed true, inside")


def test_the_space_bar_presses_nothing_that_it_would_only_scroll(page):
    page.get_by_role("link", name="Details").focus()
    page.keyboard.down(" ")
    page.evaluate(CHANGE)
    expect_changes(page, 1)
    page.keyboard.up(" ")
    page.get_by_role("button", name="Inside").click()
    expect(status(page)).to_have_text("inside")
    expect(heading(page)).to_have_text("Presses")
