"""Extensions of the browser, such as password managers, change a page before it has connected."""

import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from servers.process import ANSWER_SECONDS

# What extensions do as soon as an element is there. They know which elements they have changed.
EXTENSION = """
const known = new WeakSet();
const add = (tag, place) => {
  const element = document.createElement(tag);
  known.add(element);
  element.className = "foreign";
  element.append(document.createElement("span"));
  place(element);
};
new MutationObserver(() => {
  for (const field of document.querySelectorAll("#vsm-page input")) {
    if (known.has(field)) continue;
    known.add(field);
    field.setAttribute("data-extension-icon", "yes");
    field.setAttribute("autocomplete", "off");
    field.classList.add("has-icon");
    add("div", (icon) => field.before(icon));
    add("div", (icon) => field.after(icon));
    field.before(document.createComment("extension"));
    if (field.name === "name" || field.name === "first") field.value = "typed early";
    if (field.value === "art") field.checked = true;
  }
  for (const form of document.querySelectorAll("#vsm-page form")) {
    if (known.has(form)) continue;
    known.add(form);
    add("p", (element) => form.prepend(element));
  }
}).observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => {
  window.foreignCount = document.querySelectorAll("#vsm-page .foreign").length;
  add("div", (element) => document.body.append(element));
  document.head.append(document.createElement("meta"));
});
"""


@pytest.fixture
def extended(window):
    window.context.add_init_script(EXTENSION)
    return window


def foreign(page: Page):
    return page.locator("#vsm-page .foreign")


def test_what_was_typed_before_the_connection_stays_beside_foreign_elements(extended):
    page = extended.live("/forms")
    expect(page.get_by_label("Your name")).to_have_value("typed early")
    count = page.evaluate("foreignCount")
    assert count > 0
    expect(foreign(page)).to_have_count(count)
    page.get_by_label("Address for news").fill("a@example.com")
    page.get_by_role("button", name="Subscribe").click()
    expect(page.get_by_role("status")).to_have_text("Subscribed: a@example.com")
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_role("status")).to_have_text("Written by typed early")
    expect(foreign(page)).to_have_count(count)


@pytest.mark.parametrize("path", ["/controls", "/elements", "/tasks", "/long-list", "/branches", "/sign-up", "/widget"])
def test_the_nodes_of_a_page_are_found_among_foreign_ones(extended, path):
    page = extended.live(path)
    # A page that had got all its nodes anew would have none of them.
    expect(foreign(page)).to_have_count(page.evaluate("foreignCount"))
    expect(page.locator("#vsm-notice")).to_be_hidden()


def test_a_page_that_has_changed_since_keeps_what_was_typed_and_the_focus(extended):
    waiting: list = []

    def hold(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: server.send(message) if waiting is None else waiting.append((server, message)))

    extended.context.route_web_socket("**/vsm/socket", hold)
    page = extended("/returning")
    page.get_by_label("Last").press_sequentially("typed")
    page.get_by_label("Art").check()
    deadline = time.monotonic() + ANSWER_SECONDS
    while not waiting:
        assert time.monotonic() < deadline, "The page does not connect."
        page.wait_for_timeout(20)
    # The options arrive at the server in the meantime.
    page.wait_for_timeout(600)
    server, message = waiting.pop()
    server.send(message)
    expect(page.get_by_label("Tag").get_by_role("option")).to_have_count(3)
    expect(page.get_by_label("First")).to_have_value("typed early")
    expect(page.get_by_label("Last")).to_have_value("typed")
    expect(page.get_by_label("Last")).to_be_focused()
    expect(page.get_by_label("Art")).to_be_checked()
