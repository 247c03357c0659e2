"""Pages whose WebSocket is refused for good, for example by the proxy of a company: they work as without JavaScript."""

import pytest
from playwright.sync_api import Page, expect

from pages import heading, press

SENTENCE = "This page cannot stay connected here. Its forms, buttons and links work, but it does not change by itself."


@pytest.fixture
def refusal(site, window, way):
    """A way that refuses WebSockets."""
    way = way(site)
    way.refuse_websockets()
    return way


def state(page: Page):
    return page.locator("#vsm-state")


def test_a_form_and_buttons_work_and_a_notice_says_what_does_not(refusal, window, rows):
    page = window(refusal.address + "/forms")
    expect(state(page)).to_contain_text(SENTENCE)
    expect(page.locator("html.vsm-offline")).not_to_be_attached()
    page.get_by_label("Address for news").fill("a@example.com")
    press(page, "Subscribe")
    expect(page.get_by_role("status")).to_have_text("Subscribed: a@example.com")

    page.goto(refusal.address + rows())
    press(page, "Remove 2")
    expect(page.locator("li")).to_have_count(2)
    page.get_by_role("button", name="Remove 3").press("Enter")
    expect(page.locator("li")).to_have_count(1)
    assert [row["id"] for row in rows.rows] == [1]


def test_links_and_back_lead_through_the_site(refusal, window):
    page = window(refusal.address + "/tasks")
    expect(state(page)).to_contain_text(SENTENCE)
    page.get_by_role("link", name="Details", exact=True).click()
    expect(heading(page)).to_have_text("Details")
    page.go_back()
    expect(page.locator("li")).to_have_count(60)
    press(page, "Even only")
    expect(page).to_have_url(f"{refusal.address}/tasks?filter=even")
    expect(page.locator("li")).to_have_count(30)


def test_what_was_pressed_before_it_was_known_is_done_once(refusal, window, rows):
    page = window(refusal.address + rows())
    # Pressed while the page tries for the first time.
    page.get_by_role("button", name="Add").evaluate("button => { button.click(); button.click(); }")
    expect(page.locator("#count")).to_have_text("4 rows")
    expect(state(page)).to_contain_text(SENTENCE)
    assert len(rows.rows) == 4


def test_a_button_that_is_pressed_twice_is_run_once(refusal, window, rows):
    page = window(refusal.address + rows())
    expect(state(page)).to_contain_text(SENTENCE)
    page.get_by_role("button", name="Add").evaluate("button => { button.click(); setTimeout(() => button.click(), 20); }")
    expect(page.locator("#count")).to_have_text("4 rows")
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert len(rows.rows) == 4


def test_the_text_of_another_field_is_there_on_the_next_page(refusal, window):
    page = window(refusal.address + "/forms")
    expect(state(page)).to_contain_text(SENTENCE)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Address for news").fill("a@example.com")
    press(page, "Subscribe")
    expect(page.get_by_role("status")).to_have_text("Subscribed: a@example.com")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_label("Address for news")).to_have_value("")


def test_a_page_that_is_not_complete_loads_again(refusal, window):
    page = window(refusal.address + "/sign-up")
    expect(state(page)).to_contain_text(SENTENCE)
    page.get_by_label("Email").fill("ada@example.org")
    press(page, "Sign Up")
    expect(page.get_by_text("Welcome, ada@example.org.")).to_be_visible()


def test_the_notice_can_be_dismissed_for_all_pages_of_a_window(refusal, window):
    page = window(refusal.address + "/tasks")
    expect(state(page)).to_contain_text(SENTENCE)
    press(page, "Dismiss")
    expect(page.locator("#vsm-notice")).to_be_hidden()
    press(page, "Even only")
    expect(page.locator("li")).to_have_count(30)
    page.wait_for_function("() => sessionStorage.getItem('vsm-ordinary') === '2'")
    expect(page.locator("#vsm-notice")).to_be_hidden()


def test_a_control_without_an_ordinary_form_says_that_it_did_nothing(refusal, window):
    page = window(refusal.address + "/question-in-dialog")
    expect(state(page)).to_contain_text(SENTENCE)
    page.locator("#dialog").evaluate("dialog => { dialog.show(); dialog.click(); }")
    expect(page.locator(".vsm-note")).to_contain_text("could not be done. Please try again.")


def test_a_page_is_live_as_soon_as_a_connection_comes(refusal, window, rows):
    page = window(refusal.address + rows())
    expect(state(page)).to_contain_text(SENTENCE)
    page.get_by_label("Title 1").fill("typed before")
    refusal.refuse_websockets(False)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.locator("#vsm-notice")).to_be_hidden()
    rows.wait_for_title("typed before")
    page.evaluate("window.marker = 'still here'")
    press(page, "Add")
    expect(page.locator("#count")).to_have_text("4 rows")
    assert page.evaluate("window.marker") == "still here"


def test_a_connection_that_opens_and_never_answers_counts_as_refused(window, rows):
    window.context.route_web_socket("**/vsm/socket", lambda connection: None)
    page = window(rows(), has_clock=True)
    page.clock.fast_forward(10_000)
    page.clock.resume()
    expect(state(page)).to_contain_text(SENTENCE)
    press(page, "Add")
    expect(page.locator("#count")).to_have_text("4 rows")
    assert len(rows.rows) == 4


def test_nothing_is_sent_while_the_server_cannot_be_reached(refusal, window, rows):
    page = window(refusal.address + rows())
    expect(state(page)).to_contain_text(SENTENCE)
    refusal.cut()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("button", name="Add")).to_have_attribute("aria-busy", "true")
    expect(heading(page)).to_be_visible()
    refusal.mend()
    expect(page.locator("#count")).to_have_text("4 rows")
    assert len(rows.rows) == 4


def test_in_german(refusal, window):
    page = window(refusal.address + "/german-list")
    expect(state(page)).to_contain_text("Diese Seite kann hier nicht verbunden bleiben.")
