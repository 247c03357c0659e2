"""Programs that fill in fields, such as password managers, often report only a change."""

import pytest
from playwright.sync_api import Page, expect

from pages import press

FILL = """([label, property, value, kinds]) => {
    const field = document.querySelector(`[aria-label="${label}"]`);
    field[property] = value;
    for (const kind of kinds) field.dispatchEvent(new Event(kind, { bubbles: true }));
}"""


@pytest.fixture
def page(window) -> Page:
    return window.live("/filling")


def fill(page: Page, label: str, value: object, *kinds: str) -> None:
    property = "checked" if isinstance(value, bool) else "value"
    page.evaluate(FILL, [label, property, value, kinds])


@pytest.mark.parametrize(
    ("label", "value", "summary"),
    [
        ("Name", "Ada", "Ada, , none, , small, false, sent []"),
        ("Date", "2026-12-24", ", 2026-12-24, none, , small, false, sent []"),
        ("Number", "7", ", , 7, , small, false, sent []"),
        ("Message", "Hello", ", , none, Hello, small, false, sent []"),
        ("Size", "large", ", , none, , large, false, sent []"),
        ("Agrees", True, ", , none, , small, true, sent []"),
        ("Draft", "Hello", ', , none, , small, false, sent ["Hello"]'),
    ],
)
def test_a_change_without_input_reaches_the_server_and_stays(page, label, value, summary):
    # The answer of the server to another event comes before that to the change.
    page.evaluate("vsm.simulateLatency(100)")
    page.get_by_role("button", name="Pressed").evaluate("button => button.click()")
    fill(page, label, value, "change")
    expect(page.locator("#summary")).to_have_text(summary)
    press(page, "Pressed 1")
    expect(page.get_by_role("button", name="Pressed 2")).to_be_visible()
    field = page.get_by_label(label)
    expect(field).to_be_checked() if value is True else expect(field).to_have_value(value)
    expect(page.locator("#summary")).to_have_text(summary)


def test_a_filled_in_message_is_sent_with_enter(page):
    fill(page, "Message", "Hello", "change")
    page.get_by_label("Message").press("Enter")
    expect(page.locator("#summary")).to_have_text(', , none, , small, false, sent ["Hello"]')
    expect(page.get_by_label("Message")).to_have_value("")
    # The second program reports nothing.
    fill(page, "Message", "Again")
    page.get_by_label("Message").press("Enter")
    expect(page.locator("#summary")).to_have_text(', , none, , small, false, sent ["Hello", "Again"]')


def test_what_was_typed_is_sent_once(page):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.get_by_label("Name").press_sequentially("A")
    expect(page.locator("#summary")).to_have_text("A, , none, , small, false, sent []")
    page.get_by_label("Message").focus()
    press(page, "Pressed 0")
    expect(page.get_by_role("button", name="Pressed 1")).to_be_visible()
    assert sum('"input"' in str(frame) for frame in sent) == 1


def test_shift_and_enter_begin_a_line_where_enter_is_an_event(page):
    message = page.get_by_label("Message")
    message.press_sequentially("one")
    message.press("Shift+Enter")
    message.press_sequentially("two")
    expect(message).to_have_value("one\ntwo")
    expect(page.locator("#summary")).to_have_text(", , none, one two, small, false, sent []")
    message.press("Enter")
    expect(page.locator("#summary")).to_have_text(', , none, , small, false, sent ["one\\ntwo"]')
    expect(message).to_have_value("")
