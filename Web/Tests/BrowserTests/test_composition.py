"""An input method composes words, as the keyboards of phones do for every word."""

import pytest
from playwright.sync_api import Page, expect

from pages import press

NOTE_ENDS = "window.ends = 0; addEventListener('compositionend', () => { window.ends += 1; }, true);"


@pytest.fixture
def window(window):
    window.context.add_init_script(NOTE_ENDS)
    return window


class Keyboard:
    """A keyboard that composes."""

    def __init__(self, page: Page):
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def compose(self, text: str) -> None:
        """Shows a text that is not committed, letter by letter."""
        for end in range(1, len(text) + 1):
            parameters = {"text": text[:end], "selectionStart": end, "selectionEnd": end}
            self._session.send("Input.imeSetComposition", parameters)

    def commit(self, text: str) -> None:
        self._session.send("Input.insertText", {"text": text})

    def press_taken_enter(self) -> None:
        """Presses Enter as Safari reports it after it has ended a composition: as a key that the input method took."""
        self._session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "Enter", "windowsVirtualKeyCode": 229})

    def expect_composing(self) -> None:
        assert self._page.evaluate("window.ends") == 0, "The composition has ended."


def test_a_search_finds_while_a_word_is_composed(window):
    page = window.live("/search")
    keyboard = Keyboard(page)
    search = page.get_by_label("Search")
    search.focus()
    keyboard.compose("lam")
    expect(page.get_by_role("listitem")).to_have_text(["lamp"])
    keyboard.compose("lamp")
    expect(search).to_have_value("lamp")
    keyboard.expect_composing()
    keyboard.commit("lamb")
    expect(page.get_by_role("listitem")).to_have_count(0)
    expect(search).to_have_value("lamb")


@pytest.mark.parametrize("path", ["/branches", "/bare-branches", "/branches-in-form"])
def test_branches_that_take_turns_do_not_end_a_composition(window, path):
    page = window.live(path)
    keyboard = Keyboard(page)
    title = page.get_by_label("Title")
    title.focus()
    for text, word in [("a", "Editing"), ("ab", "Saving"), ("abc", "Editing"), ("abcd", "Saving")]:
        keyboard.compose(text)
        expect(page.get_by_role("status")).to_have_text(f"{word} “{text}”")
    keyboard.expect_composing()
    expect(title).to_have_value("abcd")
    keyboard.commit("abcd")
    expect(title).to_have_value("abcd")


def test_a_state_that_changes_the_text_waits_for_the_end_of_the_composition(window):
    page = window.live("/controls")
    keyboard = Keyboard(page)
    name = page.get_by_label("Name", exact=True)
    name.focus()
    keyboard.compose("ada")
    expect(page.locator("#summary")).to_contain_text("ADA,")
    expect(name).to_have_value("ada")
    keyboard.expect_composing()
    keyboard.commit("ada")
    expect(name).to_have_value("ADA")
    expect(name).to_be_focused()


def test_the_enter_that_ends_a_composition_is_no_enter(window):
    page = window.live("/rules/keys")
    keyboard = Keyboard(page)
    page.get_by_label("Title").focus()
    keyboard.press_taken_enter()
    page.keyboard.press("Enter")
    press(page, "End")
    expect(page.locator("#heard")).to_have_text("enter · end")
