"""A page that the browser translates shows what the server changes."""

import pytest
from playwright.sync_api import Page, expect

from pages import expect_mark, mark

# Replaces texts as Chromium does: each text by two elements. What changes is translated again.
WITH_ELEMENTS = """() => {
    const page = document.getElementById("vsm-page");
    const replace = (text) => {
        const [outer, inner] = ["font", "font"].map((tag) => document.createElement(tag));
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.parentNode.insertBefore(outer, text);
        text.remove();
    };
    const translate = () => {
        const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.filter((text) => text.data.trim() && !text.parentElement.closest("font")).forEach(replace);
    };
    translate();
    new MutationObserver(translate).observe(page, { characterData: true, childList: true, subtree: true });
}"""

# Replaces the texts of an element by others, in another order, and moves an element between them, as in Firefox.
WITH_TEXTS = """() => {
    for (const element of document.querySelectorAll("#vsm-page :is(p, ul, button, em, b)")) {
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
        const words = texts.map((text) => text.data.toUpperCase());
        texts.forEach((text) => text.remove());
        element.prepend(...element.children, ...words);
    }
}"""


@pytest.fixture
def page(window) -> Page:
    page = window.live_with_optional_file("/translated")
    mark(page)
    return page


def click(page: Page) -> None:
    page.get_by_role("button", name="Click").click()


def shown(page: Page) -> list[str]:
    """The texts of the page in lower case."""
    return page.locator("#vsm-page :is(p, ul, button)").evaluate_all(
        "elements => elements.map((element) => element.textContent.toLowerCase().trim())"
    )


def expected(count: int) -> list[str]:
    rows = [f"row {row} {'newest' if row == count else 'older'}" for row in range(count, max(0, count - 2) - 1, -1)]
    kind = "even" if count % 2 == 0 else "odd"
    few = "few." if count < 2 else "."
    early = ["early"] if count < 3 else []
    button = ["click" if count == 0 else "click again"]
    return [f"you clicked {count} times", f"last: {kind} number", few, "".join(rows), *early, *button]


def expect_count(page: Page, count: int) -> None:
    expect(page.locator("#count")).to_have_text(f"you clicked {count} times", ignore_case=True)
    assert shown(page) == expected(count)
    expect(page.locator("#few")).to_have_attribute("title", f"Clicked {count}")


@pytest.mark.parametrize("translation", [WITH_ELEMENTS, WITH_TEXTS], ids=["with elements", "with texts"])
def test_changed_texts_appear_and_nothing_is_left_of_the_old_ones(page, translation):
    page.evaluate(translation)
    expect(page.locator("#count")).to_contain_text("YOU CLICKED")
    for count in range(1, 6):
        click(page)
        expect_count(page, count)
    expect_mark(page)


def test_what_has_not_changed_stays_translated(page):
    page.evaluate(WITH_TEXTS)
    click(page)
    expect_count(page, 1)
    expect(page.locator("#early")).to_have_text("EARLY")


def test_a_button_keeps_the_focus_and_a_page_is_translated_again(page):
    page.evaluate(WITH_ELEMENTS)
    page.get_by_role("button", name="CLICK", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#count")).to_have_text("YOU CLICKED 1 TIMES")
    expect(page.get_by_role("button", name="CLICK AGAIN", exact=True)).to_be_focused()


def test_the_whole_page_comes_again_if_the_optional_file_does_not(window):
    window.allow("VSM:", "Failed to load resource")
    window.context.route("**/vsm/client-optional.js", lambda route: route.abort())
    page = window.live("/translated")
    page.evaluate(WITH_TEXTS)
    click(page)
    expect_count(page, 1)
