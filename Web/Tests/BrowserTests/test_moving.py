"""Rows that change places keep what is scrolled, open or playing in them."""

import pytest
from playwright.sync_api import Page, expect

# Older browsers.
WITHOUT_MOVES = "for (const type of [Element, Document, DocumentFragment]) delete type.prototype.moveBefore;"
REVERSE = "document.querySelector('ul').dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))"


@pytest.fixture(params=[True, False], ids=["with moveBefore", "without moveBefore"])
def page(window, request) -> Page:
    if not request.param:
        window.context.add_init_script(WITHOUT_MOVES)
    page = window.live_with_optional_file("/moving")
    assert page.evaluate("'moveBefore' in Element.prototype") == request.param
    return page


def reverse(page: Page) -> None:
    first = page.locator("li input").first
    before = first.get_attribute("aria-label")
    page.evaluate(REVERSE)
    expect(first).not_to_have_attribute("aria-label", before)


def test_what_is_scrolled_stays_where_it_is(page):
    page.evaluate("document.querySelectorAll('.box').forEach((box, index) => { box.scrollTop = 10 * (index + 1); })")
    reverse(page)
    places = "[1, 2, 3, 4].map((row) => document.getElementById(`box-${row}`).scrollTop)"
    assert page.evaluate(places) == [10, 20, 30, 40]


def test_popovers_stay_open(page):
    page.evaluate("document.querySelectorAll('[popover]').forEach((popover) => popover.showPopover())")
    reverse(page)
    assert page.locator("#vsm-page [popover]:popover-open").count() == 4


@pytest.mark.parametrize("row", [1, 4])
def test_a_dialog_stays_modal(page, row):
    page.evaluate("row => document.getElementById(`dialog-${row}`).showModal()", row)
    reverse(page)
    assert page.evaluate("row => document.getElementById(`dialog-${row}`).matches(':modal')", row)


@pytest.mark.parametrize("row", [1, 4])
def test_a_player_continues(page, row):
    page.evaluate("""async row => {
        const canvas = document.createElement("canvas");
        const context = canvas.getContext("2d");
        setInterval(() => context.fillRect(0, 0, 10, 10), 20);
        const video = document.getElementById(`video-${row}`);
        video.muted = true;
        video.srcObject = canvas.captureStream(10);
        await video.play();
        window.heard = [];
        for (const type of ["pause", "emptied", "loadstart"]) video.addEventListener(type, () => heard.push(type));
    }""", row)
    reverse(page)
    page.wait_for_function("row => !document.getElementById(`video-${row}`).paused", arg=row)
    if page.evaluate("'moveBefore' in Element.prototype"):
        assert page.evaluate("heard") == []


@pytest.mark.parametrize("row", [1, 2, 4])
def test_a_field_keeps_the_focus_and_the_selection(page, row):
    field = page.get_by_label(f"Text {row}")
    field.fill("typed")
    field.evaluate("field => field.setSelectionRange(1, 3, 'backward')")
    page.evaluate("addEventListener('focusout', () => { window.hasLostFocus = true; }, true)")
    reverse(page)
    expect(field).to_be_focused()
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd, field.selectionDirection]") == [1, 3, "backward"]
    assert not page.evaluate("window.hasLostFocus")
