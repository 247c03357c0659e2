"""Fields may have the names of properties of forms, which then give scripts the fields."""

import pytest
from playwright.sync_api import Page

from pages import expect_mark, mark

# Playwright asks forms and the document for their properties, so this file finds elements itself.
FIND_ALL = "(selector) => [...Document.prototype.querySelectorAll.call(document, selector)]"

# Adds a field with the name of every property of a form.
ADD_FIELDS = """() => {
    const names = new Set();
    for (let each = HTMLFormElement.prototype; each; each = Object.getPrototypeOf(each)) {
        // The second names of the client begin with a dollar sign: see `Client/properties.js`.
        for (const name of Object.getOwnPropertyNames(each)) if (name[0] !== "$") names.add(name);
    }
    for (const form of Document.prototype.querySelectorAll.call(document, "form")) {
        const fields = [...names].map((name) => {
            const field = Document.prototype.createElement.call(document, "input");
            return Object.assign(field, { type: "hidden", name, disabled: true });
        });
        Element.prototype.append.call(form, ...fields);
    }
}"""


@pytest.fixture(params=["names of the page", "all names"])
def page(window, request):
    page = window("/hiding-names")
    page.wait_for_function(f"() => ({FIND_ALL})('html.vsm-live').length")
    mark(page)
    if request.param == "all names":
        page.evaluate(ADD_FIELDS)
    return page


def wait_for(page: Page, selector: str, *texts: str) -> None:
    """Waits until the elements that a selector finds have these texts."""
    page.wait_for_function(
        f"([selector, texts]) => ({FIND_ALL})(selector).map((each) => each.textContent).join('|') === texts",
        arg=[selector, "|".join(texts)],
    )


def click(page: Page, selector: str, text: str = "") -> None:
    """Clicks on the element that a selector finds, and that has a text."""
    box = page.evaluate(
        f"""([selector, text]) => {{
            const element = ({FIND_ALL})(selector).find((each) => each.textContent.includes(text));
            element.scrollIntoView();
            const {{ x, y, width, height }} = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }}""",
        [selector, text],
    )
    page.mouse.click(*box)


STATUS = "[role=status]"
TITLE = "[aria-label=Title]"


def test_a_form_is_sent_and_a_key_is_heard(page):
    click(page, TITLE)
    page.keyboard.type("a")
    wait_for(page, STATUS, "typed a")
    page.keyboard.press("Escape")
    wait_for(page, STATUS, "escape")
    click(page, "button", "Send")
    wait_for(page, STATUS, "sent a")
    expect_mark(page)


def test_rows_go_and_move(page):
    click(page, "button", "Reverse")
    wait_for(page, "li", "Remove c", "Remove b", "Remove a")
    click(page, "button", "Remove b")
    wait_for(page, "li", "Remove c", "Remove a")
    expect_mark(page)


def test_forms_change_and_take_turns(page):
    click(page, "button", "Change")
    wait_for(page, "#inside", "Changed")
    wait_for(page, "#inside ~ p", "A new paragraph")
    wait_for(page, "#new-form", "")
    assert page.evaluate(f"({FIND_ALL})('form.changed').length === 1 && ({FIND_ALL})('#old-form').length === 0")
    expect_mark(page)


def test_a_link_in_a_form_shows_its_page(page):
    click(page, "a", "Link")
    wait_for(page, "h1", "Rules")
    page.wait_for_url("**/rules/links")
    expect_mark(page)
