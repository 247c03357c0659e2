"""After Back, what was entered is in the field in which it was entered, or nowhere, however the browser restores fields."""

import pytest
from playwright.sync_api import Page, expect

from live_site import RowList
from pages import press

# What a browser says of a connection that has not opened yet when its page is left.
UNOPENED = "WebSocket connection to"
LEAVE = "about:blank"
WITH_A_PICTURE = pytest.mark.parametrize("has_picture", [False, True])


@pytest.fixture
def page(window, rows) -> Page:
    window.allow(UNOPENED)
    return window.live(rows("notes"))


def return_to(page: Page) -> None:
    """Goes back to the page, and waits until nothing more is put back."""
    page.go_back()
    wait_until_put_back(page)


def wait_until_put_back(page: Page) -> None:
    """Waits until nothing more is put back."""
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.wait_for_function("() => !(JSON.parse(sessionStorage.getItem('vsm-memory'))?.texts ?? []).length")


def load_picture(window) -> None:
    """Lets each page load a picture from now on. Chromium then restores fields before the page has loaded."""
    window.context.route("**/picture.png", lambda route: route.fulfill(status=200, content_type="image/png", body=b""))
    window.context.add_init_script("""addEventListener("DOMContentLoaded", () => {
        document.body.append(Object.assign(new Image(), { src: "/picture.png" }));
    });""")


def return_while_the_page_is_parsed(page: Page, window) -> None:
    """Goes back to the page, where the script that puts back what was entered ends between two events.

    It ends after the page has been parsed, and before the browser restores fields.
    """
    def hold(route):
        response = route.fetch()
        route.fulfill(response=response, body=f"{response.text()} await new Promise((end) => {{ window.goOn = end; }});")

    window.context.route("**/vsm/client-optional.js", hold)
    # A page is parsed when the scripts of its site have run.
    scripts = []
    window.context.route("**/widgets.js", lambda route: scripts.append(route))
    # This listener of the window is the last one.
    window.context.add_init_script("""document.addEventListener("DOMContentLoaded", () => {
        addEventListener("DOMContentLoaded", () => goOn());
    });""")
    page.evaluate("() => history.back()")
    page.wait_for_url("**/notes/*", wait_until="commit")
    # The page is not painted yet.
    page.wait_for_function("() => window.goOn", polling=50)
    scripts[0].fallback()
    page.wait_for_function("() => document.readyState === 'complete'")
    wait_until_put_back(page)


def show_in_place(page: Page, path: str) -> None:
    """Shows another page of the site without loading it; it has its own entry of the history."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def enter(page: Page, number: int) -> None:
    """Enters something into every field of a row."""
    page.get_by_label(f"Note {number}").fill("a note")
    page.get_by_label(f"Text {number}").fill("a\ntext")
    page.get_by_label(f"Done {number}").check()
    page.get_by_label(f"Fast {number}").check()
    page.get_by_label(f"Size {number}").select_option("large")


def expect_entered(page: Page, number: int, is_entered: bool) -> None:
    expect(page.get_by_label(f"Note {number}")).to_have_value("a note" if is_entered else "")
    expect(page.get_by_label(f"Text {number}")).to_have_value("a\ntext" if is_entered else "")
    expect(page.get_by_label(f"Done {number}")).to_be_checked(checked=is_entered)
    expect(page.get_by_label(f"Fast {number}")).to_be_checked(checked=is_entered)
    expect(page.get_by_label(f"Size {number}")).to_have_value("large" if is_entered else "small")


def ids(rows) -> list[int]:
    return [row["id"] for row in rows.rows]


def change(window, rows, *numbers: int) -> None:
    """Removes rows of the list in another window."""
    other = window.live(rows())
    for number in numbers:
        press(other, f"Remove {number}")
    rows.wait_for_count(3 - len(numbers))
    other.close()


def leave_row_2_while_row_1_goes(page: Page, window, rows, has_picture: bool) -> None:
    """Enters something into the second row, leaves the page, and removes the first row meanwhile."""
    enter(page, 2)
    page.goto(LEAVE)
    change(window, rows, 1)
    if has_picture:
        load_picture(window)


@WITH_A_PICTURE
def test_what_was_entered_stays_in_its_row_when_an_earlier_row_goes(page, window, rows, has_picture):
    leave_row_2_while_row_1_goes(page, window, rows, has_picture)
    return_to(page)
    expect_entered(page, 2, True)
    expect_entered(page, 3, False)


@WITH_A_PICTURE
def test_what_is_put_back_before_the_browser_restores_fields_stays(page, window, rows, has_picture):
    leave_row_2_while_row_1_goes(page, window, rows, has_picture)
    return_while_the_page_is_parsed(page, window)
    expect_entered(page, 2, True)
    expect_entered(page, 3, False)


def test_what_was_entered_into_a_row_that_goes_is_in_no_other_row(window, rows):
    window.allow(UNOPENED)
    page = window.live(rows("notes"))
    enter(page, 2)
    page.goto(LEAVE)
    change(window, rows, 2)
    page.go_back()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_role("listitem")).to_have_count(2)
    # It is shown after five seconds. A clock of the test would hide from the page that the person went back.
    expect(page.get_by_label("What you typed").first).to_have_value("a note")
    for number in (1, 3):
        expect(page.get_by_label(f"Note {number}")).to_have_value("")
        expect(page.get_by_label(f"Text {number}")).to_have_value("")
        expect(page.get_by_label(f"Done {number}")).not_to_be_checked()
        expect(page.get_by_label(f"Size {number}")).to_have_value("small")


def test_forward_and_a_second_return_find_the_same_fields(page, window, rows):
    first = page.url
    page.get_by_label("Note 3").fill("left")
    page.goto(first.replace("/notes/", "/rows/"))
    expect(page.locator("html.vsm-live")).to_be_attached()
    return_to(page)
    expect(page.get_by_label("Note 3")).to_have_value("left")
    page.get_by_label("Note 2").fill("later")
    page.go_forward()
    expect(page.locator("html.vsm-live")).to_be_attached()
    change(window, rows, 1)
    return_to(page)
    expect(page.get_by_label("Note 2")).to_have_value("later")
    expect(page.get_by_label("Note 3")).to_have_value("left")


@WITH_A_PICTURE
def test_a_choice_that_decides_another_list_shows_what_the_server_has(page, window, has_picture):
    page.get_by_label("Kind").select_option("tools")
    page.get_by_label("Good").select_option("hammer")
    page.goto(LEAVE)
    if has_picture:
        load_picture(window)
    page.go_back()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Kind")).to_have_value("fruit")
    expect(page.get_by_label("Good")).to_have_value("apple")
    page.get_by_label("Kind").select_option("tools")
    expect(page.get_by_label("Good").locator("option")).to_have_text(["saw", "hammer"])


def test_a_form_that_was_sent_and_a_text_that_the_server_heard_do_not_return(page):
    page.get_by_label("Name").fill("Ada")
    press(page, "Send")
    expect(page.get_by_role("status")).to_have_text("Sent Ada")
    page.get_by_label("Heard").fill("typed")
    expect(page.get_by_role("status")).to_have_text("Heard typed")
    page.goto(LEAVE)
    return_to(page)
    expect(page.get_by_label("Name")).to_have_value("")
    expect(page.get_by_label("Heard")).to_have_value("")
    expect(page.get_by_role("status")).to_have_text("")


def test_a_form_that_was_not_sent_returns_without_its_confidential_field(page):
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Code").fill("1234")
    page.goto(LEAVE)
    return_to(page)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("Code")).to_have_value("")
    assert "1234" not in page.evaluate("JSON.stringify(sessionStorage)")
    press(page, "Send")
    expect(page.get_by_role("status")).to_have_text("Sent Ada")


@WITH_A_PICTURE
def test_a_form_that_was_sent_after_a_return_does_not_return_again(page, window, has_picture):
    first = page.url
    page.get_by_label("Name").fill("Ada")
    page.goto(LEAVE)
    if has_picture:
        load_picture(window)
    return_to(page)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    press(page, "Send")
    expect(page.get_by_role("status")).to_have_text("Sent Ada")
    show_in_place(page, "/elements")
    expect(page.get_by_role("heading", name="Notes")).to_have_count(0)
    page.goto(LEAVE)
    page.evaluate("history.go(-2)")
    page.wait_for_url(first)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Name")).to_have_value("")


def test_a_form_that_was_sent_in_a_page_that_was_shown_in_place_does_not_return(window, rows):
    window.allow(UNOPENED)
    page = window(LEAVE)
    page.goto(rows())
    expect(page.locator("html.vsm-live")).to_be_attached()
    show_in_place(page, rows("notes"))
    page.get_by_label("Name").fill("Ada")
    page.evaluate("history.go(-2)")
    page.wait_for_url(LEAVE)
    page.go_forward()
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.go_forward()
    expect(page.get_by_label("Name")).to_have_value("Ada")
    press(page, "Send")
    expect(page.get_by_role("status")).to_have_text("Sent Ada")
    page.go_back()
    expect(page.get_by_label("Name")).to_have_count(0)
    page.go_back()
    page.evaluate("history.go(2)")
    page.wait_for_url(f"**{rows('notes')}")
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Name")).to_have_value("")


def test_a_form_that_was_sent_in_a_page_that_the_browser_had_kept_does_not_return(page):
    first = page.url
    page.get_by_label("Name").fill("Ada")
    # Browsers in tests keep no page.
    page.evaluate("""() => {
        for (const kind of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
    }""")
    press(page, "Send")
    expect(page.get_by_role("status")).to_have_text("Sent Ada")
    show_in_place(page, "/elements")
    expect(page.get_by_role("heading", name="Notes")).to_have_count(0)
    page.goto(LEAVE)
    page.evaluate("history.go(-2)")
    page.wait_for_url(first)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Name")).to_have_value("")


def test_what_has_no_place_stays_with_its_page(page, site, window, rows):
    first = page.url
    page.get_by_label("Note 2").fill("a note")
    page.goto(LEAVE)
    change(window, rows, 2)
    page.go_back()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_role("listitem")).to_have_count(2)
    # Another page has a field with the same name in a row with the same key.
    show_in_place(page, RowList(site, f"{rows.name}others")("rows-with-keys"))
    expect(page.get_by_label("Note")).to_have_count(3)
    assert page.get_by_label("Note").nth(1).input_value() == ""
    page.goto(LEAVE)
    page.evaluate("history.go(-2)")
    page.wait_for_url(first)
    # This page shows it in a note after five seconds.
    expect(page.get_by_label("What you typed")).to_have_value("a note")


def test_what_is_typed_before_the_page_is_shown_again_stays(page, window, rows):
    enter(page, 2)
    page.goto(LEAVE)
    # The page loads a picture until the test lets it, and the browser restores fields after that.
    routes = []
    window.context.route("**/slow.png", lambda route: routes.append(route))
    window.context.add_init_script("""addEventListener("DOMContentLoaded", () => {
        document.body.append(Object.assign(new Image(), { src: "/slow.png" }));
    });""")
    with page.expect_request("**/slow.png"):
        page.evaluate("() => history.back()")
        page.wait_for_url("**/notes/*", wait_until="commit")
    expect(page.get_by_label("Note 2")).to_have_value("a note")
    page.get_by_label("Note 3").fill("early")
    with page.expect_event("load"):
        routes[0].fulfill(status=200, content_type="image/png", body=b"")
    page.wait_for_function("() => document.readyState === 'complete'")
    expect(page.get_by_label("Note 3")).to_have_value("early")
    expect_entered(page, 2, True)
    expect(page.get_by_label("Note 1")).to_have_value("")
