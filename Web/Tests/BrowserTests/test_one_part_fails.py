"""A mistake in one part of the client, or of the browser, does not stop the others."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from interruptions import restart
from pages import expect_mark, mark

# How long the page waits for a field before it shows what was entered there, in milliseconds.
PATIENCE = 6_000

# Safari and Firefox limit how often a page changes its history.
NO_HISTORY = """
for (const name of ["pushState", "replaceState"]) History.prototype[name] = () => { throw new Error("too often"); };
"""


def choose_file(page: Page) -> None:
    page.get_by_label("Photo").set_input_files({"name": "cat.png", "mimeType": "image/png", "buffer": b"cat"})


def test_a_file_that_cannot_be_chosen_again_does_not_stop_what_returns(site, window):
    page = window.live_with_content("/returning", has_clock=True)
    choose_file(page)
    page.get_by_label("First").fill("Ada")
    page.get_by_label("Last").fill("Lovelace")
    page.get_by_label("Last").focus()
    restart(site, page)
    expect(page.get_by_label("First")).to_have_value("Ada")
    expect(page.get_by_label("Last")).to_have_value("Lovelace")
    expect(page.get_by_label("Last")).to_be_focused()
    expect(page.locator("#chart button")).to_have_count(3)
    page.clock.fast_forward(PATIENCE)
    note = page.locator(".vsm-note").filter(has_text="What you entered in “Photo” could not be put back:")
    expect(note.get_by_role("textbox")).to_have_value("cat.png")


def test_a_file_and_a_choice_stay_when_all_nodes_are_replaced(window):
    window.allow("VSM:")
    sockets = []

    def pass_on(browser: WebSocketRoute) -> None:
        sockets.append(browser)
        browser.connect_to_server()

    window.context.route_web_socket("**/vsm/socket", pass_on)
    page = window.live_with_content("/returning")
    choose_file(page)
    page.get_by_label("First").fill("Ada")
    page.get_by_label("Art").check()
    mark(page)
    page.evaluate("document.querySelector('h1').dataset.marker = 'old'")
    # The page cannot read the message, and asks for all nodes.
    sockets[-1].send("[")
    expect(page.locator("h1[data-marker]")).to_have_count(0)
    expect(page.get_by_label("First")).to_have_value("Ada")
    expect(page.get_by_label("Art")).to_be_checked()
    assert page.get_by_label("Photo").evaluate("field => field.files[0]?.name") == "cat.png"
    expect_mark(page)


@pytest.mark.parametrize("script", [
    NO_HISTORY,
    "if (location.host) for (const key of ['vsm-memory', 'vsm-positions']) sessionStorage.setItem(key, '{');",
    "window.trustedTypes.createPolicy = () => { throw new Error('too often'); };",
], ids=["history", "storage", "policy"])
def test_a_page_begins_although_one_of_its_parts_fails(window, script):
    window.allow("too often")
    window.context.add_init_script(script)
    page = window("/returning")
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("#chart button")).to_have_count(3)
    page.get_by_label("Tag").select_option("red")
    expect(page.get_by_role("status")).to_have_text("red")


def test_a_page_goes_on_although_its_address_cannot_change(window):
    window.allow("too often")
    page = window.live("/search")
    mark(page)
    page.evaluate(f"() => {{ {NO_HISTORY} }}")
    # A page that asks for all its nodes gets new ones.
    page.evaluate("document.querySelector('#vsm-page *').dataset.marker = 'old'")
    page.get_by_role("searchbox", name="Search").press_sequentially("dining chair")
    expect(page.locator("li")).to_have_count(1)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("#vsm-page [data-marker]")).to_have_count(1)
    expect_mark(page)
