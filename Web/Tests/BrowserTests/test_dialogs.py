"""Modal dialogs: everything outside of them is inert, also for assistive technology."""

import pytest
from playwright.sync_api import Page, expect

from interruptions import live_over
from pages import LOAD_OPTIONAL_FILE, expect_mark, mark, press, show_again
from test_takeover import SENTENCE, duplicate, expect_to_have_lost_the_session, expect_to_have_the_session

LOSS = "The connection is lost. Trying to connect again."
SHOW = "document.getElementById('dialog').showModal()"
CLOSE = "document.getElementById('dialog').close()"


def spoken_texts(page: Page) -> list[str]:
    """The texts that assistive technology finds."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [node["name"]["value"] for node in nodes if not node["ignored"] and "name" in node]


def expect_found(page: Page, text: str) -> None:
    expect(page.locator("#vsm-state")).to_contain_text(text)
    page.wait_for_function("() => new Promise((end) => requestAnimationFrame(() => end(true)))")
    assert text in spoken_texts(page)


@pytest.mark.parametrize("is_open_before", [True, False])
def test_the_page_is_used_here_from_within_a_dialog(window, is_open_before):
    page = window.live("/question-in-dialog")
    if is_open_before:
        page.evaluate(SHOW)
    other = duplicate(window, page)
    expect_to_have_lost_the_session(page)
    if not is_open_before:
        page.evaluate(SHOW)
    expect_found(page, SENTENCE)
    press(page, "Use It Here")
    expect_to_have_the_session(page)
    expect_to_have_lost_the_session(other)
    # The dialog does not hear of what is pressed in the notice.
    expect(page.locator("#clicks")).to_have_text("0 clicks")
    press(page, "Open")
    expect(page.locator("#clicks")).to_have_text("1 clicks")


def test_the_notice_is_with_the_dialog_on_top_and_then_outside_again(site, window, way):
    way = way(site)
    page = live_over(way, window, "/question-in-dialog")
    page.evaluate(LOAD_OPTIONAL_FILE)
    page.evaluate("""() => {
        const other = document.body.appendChild(document.createElement("dialog"));
        other.id = "other";
        other.textContent = "Another one";
    }""")
    page.evaluate(SHOW)
    way.cut()
    expect_found(page, LOSS)
    page.evaluate("document.getElementById('other').showModal()")
    expect_found(page, LOSS)
    expect(page.locator("#other #vsm-notice")).to_be_visible()
    page.evaluate("document.getElementById('other').remove()")
    page.evaluate(CLOSE)
    expect_found(page, LOSS)
    expect(page.locator("body > #vsm-notice")).to_be_visible()
    page.evaluate(SHOW)
    expect(page.locator("#dialog #vsm-notice")).to_be_visible()
    way.mend()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("#vsm-notice")).to_be_hidden()
    expect(page.locator("#dialog #vsm-spoken")).to_contain_text("The connection is back.")
    press(page, "Delete")
    expect(page.get_by_role("heading", name="It was deleted")).to_be_visible()
    expect_mark(page)


def test_a_notice_in_a_transformed_dialog_is_at_the_edge_of_the_window(window):
    page = window.live("/question-in-dialog")
    page.evaluate("document.getElementById('dialog').style.transform = 'scale(0.5)'")
    page.evaluate(SHOW)
    duplicate(window, page)
    expect(page.locator("#vsm-state")).to_contain_text(SENTENCE)
    distance = page.evaluate("innerHeight - document.getElementById('vsm-state').getBoundingClientRect().bottom")
    assert 0 <= distance < 40


def test_a_notice_in_a_dialog_is_none_of_the_nodes_of_a_page_that_has_not_connected(site, window, way):
    way = way(site)
    way.refuse_websockets()
    received = []
    window.context.on("page", lambda page: page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame)))
    ))
    page = window(way.address + "/question-in-dialog")
    page.evaluate(SHOW)
    mark(page)
    expect(page.locator("#dialog #vsm-state")).to_be_visible()
    way.refuse_websockets(False)
    show_again(page)
    expect(page.locator("html.vsm-live")).to_be_attached()
    # The server would send its tree if the page had other nodes.
    assert '"numbers"' in received[0] and '"tree"' not in received[0]
    press(page, "Delete")
    expect(page.get_by_role("heading", name="It was deleted")).to_be_visible()
    expect_mark(page)


def test_the_focus_stays_in_a_dialog_when_its_button_is_replaced(window):
    page = window.live("/question-in-dialog")
    page.evaluate(SHOW)
    page.get_by_role("button", name="Delete").press("Enter")
    expect(page.get_by_role("heading", name="It was deleted")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Empty the bin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("The bin is empty")
    expect(page.get_by_role("dialog")).to_be_focused()


def test_without_a_heading_the_focus_stays_near_the_button_that_was_replaced(window):
    page = window.live("/question")
    page.get_by_role("button", name="Delete").press("Enter")
    expect(page.get_by_role("button", name="Empty the bin")).to_be_visible()
    expect(page.locator("#dialog")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Empty the bin")).to_be_focused()


def test_the_focus_is_in_the_page_after_a_button_of_a_notice_in_a_dialog_was_pressed(window):
    page = window.live("/question-in-dialog")
    page.evaluate(SHOW)
    duplicate(window, page)
    page.get_by_role("button", name="Use It Here").press("Enter")
    expect_to_have_the_session(page)
    # The page has its nodes anew, and the dialog is not open any more.
    expect(page.get_by_role("heading", name="Dialog")).to_be_focused()
