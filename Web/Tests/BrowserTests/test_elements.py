"""The nodes that a parser creates from a page are those that the server expects."""

import json

from playwright.sync_api import Page, expect


def open_page(window, messages: list) -> Page:
    """Opens the page, and collects what the server sends."""
    page = window.context.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: messages.append(json.loads(text))))
    page.goto("/elements")
    expect(page.locator("html.vsm-live")).to_be_attached()
    return page


def step(page: Page, number: int) -> None:
    page.get_by_role("button", name="Step").click()
    expect(page.get_by_text(f"The end of step {number}")).to_be_visible()


def test_a_page_with_raw_html_and_text_areas_is_numbered_as_the_server_numbers_it(window):
    messages: list = []
    page = open_page(window, messages)
    step(page, 2)
    sent = json.dumps(messages)
    assert '"numbers"' in sent and '"tree"' not in sent
    expect(page.get_by_role("cell", name="2")).to_be_visible()


def test_raw_html_is_replaced_as_a_whole_and_its_scripts_do_not_run(window):
    page = open_page(window, [])
    raw = page.locator("#raw")
    expect(raw.locator("b")).to_have_text("raw 1")
    step(page, 2)
    expect(raw.locator("b")).to_have_text("raw 2")
    expect(page.locator("#later td")).to_have_text("cell")
    step(page, 3)
    expect(page.locator("#later b")).to_have_text("raw 3")
    assert page.locator("#vsm-page script").count() == 0
    assert page.title() == "Live site"


def test_texts_keep_their_first_line_break(window):
    page = open_page(window, [])
    assert page.locator("pre").evaluate("element => element.textContent") == "\nline 1\n"
    expect(page.get_by_label("Note")).to_have_value("\nnote 1")
    step(page, 2)
    assert page.locator("pre").evaluate("element => element.textContent") == "\nline 2\n"
    expect(page.get_by_label("Note")).to_have_value("\nnote 2")


def test_a_graphic_that_comes_later_is_drawn(window):
    page = open_page(window, [])
    step(page, 2)
    expect(page.get_by_role("img", name="Half a circle")).to_be_visible()
    box = page.locator("#circle").bounding_box()
    assert box["width"] > 0 and box["height"] > 0
    assert page.locator("clipPath").evaluate("element => element.namespaceURI") == "http://www.w3.org/2000/svg"
    expect(page.get_by_text("in a graphic")).to_be_visible()


def test_a_player_in_a_new_part_is_as_silent_as_one_that_a_parser_makes(window):
    page = open_page(window, [])
    step(page, 2)
    assert page.get_by_label("A film").evaluate("player => player.muted")
