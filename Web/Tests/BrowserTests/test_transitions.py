"""Changes are shown with transitions, and nothing waits for a transition."""

import re

import pytest
from playwright.sync_api import Page, expect

RECORD = """
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    Document.prototype.startViewTransition = (callback) => {
        const transition = start(callback);
        transitions.push("began");
        transition.ready.then(() => transitions.push("shown"), (error) => transitions.push(String(error)));
        return transition;
    };
"""

# Transitions do not end automatically.
FREEZE = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::view-transition-group(*) { animation-duration: 1000s; }");
    document.adoptedStyleSheets.push(sheet);
"""


@pytest.fixture
def page(window) -> Page:
    window.context.add_init_script(RECORD)
    return window.live_with_optional_file("/transitions")


def expect_transitions(page: Page, *events: str) -> None:
    page.wait_for_function("events => transitions.join() === events.join()", arg=list(events))


def state(page: Page):
    return page.locator("#state")


def test_a_change_of_the_value_is_shown_with_a_transition(page):
    page.get_by_role("button", name="Toggle").click()
    expect(state(page)).to_have_text("Open")
    expect_transitions(page, "began", "shown")
    expect(state(page)).to_have_css("view-transition-name", re.compile("^state-[0-9a-z]+$"))


def test_another_change_is_shown_at_once(page):
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    expect_transitions(page)


def test_another_page_is_shown_with_a_transition(page):
    page.get_by_role("link", name="Go to the detail").click()
    expect(page.get_by_role("heading", name="Detail")).to_be_focused()
    expect_transitions(page, "began", "shown")


def test_nothing_moves_for_people_who_asked_for_less_motion(page):
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Toggle").click()
    expect(state(page)).to_have_text("Open")
    page.get_by_role("link", name="Go to the detail").click()
    expect(page.get_by_role("heading", name="Detail")).to_be_focused()
    expect_transitions(page)


def test_typing_is_not_delayed(page):
    field = page.get_by_label("Text")
    field.press_sequentially("abc")
    expect(state(page)).to_have_text("Open")
    expect(field).to_have_value("abc")
    expect_transitions(page)


IS_RUNNING = "document.getAnimations().some((each) => each.effect.pseudoElement?.startsWith('::view-transition'))"


def test_what_arrives_during_a_transition_is_shown(page):
    page.evaluate(FREEZE)
    page.get_by_role("button", name="Toggle").click()
    expect_transitions(page, "began", "shown")
    page.get_by_role("button", name="Count 0").evaluate("button => button.click()")
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    assert page.evaluate(IS_RUNNING)
    expect_transitions(page, "began", "shown")


def test_a_click_ends_the_transition_and_is_made(page):
    page.evaluate(FREEZE)
    page.get_by_role("button", name="Toggle").click()
    expect_transitions(page, "began", "shown")
    # Without waiting until the button gets the click, as it does not during the transition.
    page.get_by_role("button", name="Count 0").click(force=True)
    expect(page.get_by_role("button", name="Count 1")).to_be_focused()
    assert not page.evaluate(IS_RUNNING)


def test_a_message_that_arrives_before_its_frame_does_not_wait(page):
    # A browser that never gets to the frame of the transition.
    page.evaluate(
        """() => {
            Document.prototype.startViewTransition = (callback) => {
                window.frame = callback;
                return { ready: new Promise(() => {}) };
            };
        }"""
    )
    page.get_by_role("button", name="Toggle").click()
    page.wait_for_function("() => window.frame")
    expect(state(page)).to_have_text("Closed")
    expect(page.locator("[aria-busy]")).to_have_count(0)
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    expect(state(page)).to_have_text("Open")
    page.evaluate("frame()")
    expect(state(page)).to_have_text("Open")


def test_a_browser_without_transitions_shows_the_change(page):
    page.evaluate("Document.prototype.startViewTransition = undefined")
    page.get_by_role("button", name="Toggle").click()
    expect(state(page)).to_have_text("Open")
