"""Actions without a connection run when it is back, or the person is told."""

from playwright.sync_api import expect

from interruptions import live_over, stop, wait_for_loss
from pages import expect_mark, expect_spoken, heading, press


def note(page):
    return page.locator(".vsm-note")


def count(page):
    return page.locator("#count")


def test_a_click_is_done_once_the_connection_is_back(site, window, rows, way):
    way = way(site)
    page = live_over(way, window, rows())
    way.cut()
    press(page, "Add")
    expect(page.locator("#vsm-state")).to_have_text("The connection is lost. Trying to connect again.")
    way.mend()
    expect(count(page)).to_have_text("4 rows")
    expect(note(page)).to_have_count(0)


def test_a_click_that_a_restart_makes_impossible_is_told_and_the_note_can_be_dismissed(site, window, rows):
    page = window.live_with_content(rows())
    sentence = "“Add” could not be done. Please try again."
    stop(site, page)
    press(page, "Add")
    with page.expect_event("load"):
        site.start()
    expect(note(page)).to_contain_text(sentence)
    expect(note(page)).to_be_in_viewport()
    expect_spoken(page, sentence)
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(count(page)).to_have_text("3 rows")
    page.get_by_role("button", name="Dismiss").focus()
    page.keyboard.press("Enter")
    expect(note(page)).to_have_count(0)
    expect(heading(page)).to_be_focused()
    expect(page.locator("#vsm-notice")).to_be_hidden()
    press(page, "Add")
    expect(count(page)).to_have_text("4 rows")
    expect(note(page)).to_have_count(0)


def test_the_notice_covers_nothing_and_moves_nothing(site, window, way):
    way = way(site)
    page, end = live_over(way, window, "/tasks"), live_over(way, window, "/tasks")
    # A focused part of the page that is taller than the window.
    section = page.locator("section")
    section.evaluate("section => { section.tabIndex = -1; section.focus(); }")
    end.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    way.cut()
    expect(end.locator("#vsm-state")).to_be_visible()
    end.wait_for_function(
        """() => {
            const bottoms = [...document.querySelectorAll("#vsm-page :is(a, button)")]
                .map((control) => control.getBoundingClientRect().bottom);
            return Math.max(...bottoms) <= document.getElementById("vsm-notice").getBoundingClientRect().top;
        }"""
    )
    expect(page.locator("#vsm-state")).to_be_visible()
    # Space is made for the notice in the frame in which it appears.
    page.wait_for_function("() => document.documentElement.style.paddingBottom")
    assert section.evaluate("section => section.getBoundingClientRect().bottom > innerHeight")
    assert section.evaluate("section => section.getBoundingClientRect().top") >= 0


def test_a_click_on_what_is_gone_by_then_is_told(site, window, rows, way):
    way = way(site)
    page, other = live_over(way, window, rows()), window.live(rows())
    way.cut()
    wait_for_loss(page)
    press(page, "Remove 2")
    press(page, "Remove 3")
    press(other, "Remove 2")
    expect(other.get_by_label("Title 2")).to_have_count(0)
    way.mend()
    expect(note(page)).to_contain_text("“Remove 2” could not be done. Please try again.")
    expect(page.get_by_label("Title 3")).to_have_count(0)
    expect(note(page)).to_have_count(1)
    assert [row["id"] for row in rows.rows] == [1]
    expect_mark(page)


def test_a_link_that_is_followed_without_a_connection_waits_for_it(site, window, way):
    way = way(site)
    page = live_over(way, window, "/tasks")
    sentence = "The connection is lost. The page opens when it is back."
    way.cut()
    wait_for_loss(page)
    page.get_by_role("link", name="Old address").click()
    page.get_by_role("link", name="Details", exact=True).click()
    expect(page.locator("#vsm-state")).to_have_text(sentence)
    page.wait_for_function("sentence => recorded.spoken.includes(sentence)", arg=sentence)
    expect(heading(page)).to_have_text("Tasks")
    way.mend()
    expect(heading(page)).to_have_text("Details")
    expect(page).to_have_url(f"{way.address}/tasks/details")
    expect_mark(page)
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")


def test_a_link_that_is_followed_while_the_server_is_restarted_is_followed_then(site, window):
    page = window.live("/tasks")
    stop(site, page)
    page.get_by_role("link", name="Details", exact=True).click()
    site.start()
    expect(heading(page)).to_have_text("Details")
    expect(page).to_have_url(f"{site.address}/tasks/details")
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")


def test_a_form_that_was_being_saved_when_the_server_ended_comes_back_with_a_note(site, window):
    page = window.live("/sign-up")
    page.get_by_label("Email").fill("ada@example.org")
    page.get_by_label("Seats").fill("700")
    page.get_by_label("Plan").select_option("team")
    page.get_by_label("Send me news").check()
    press(page, "Sign Up")
    expect(page.get_by_text("One moment…")).to_be_visible()
    site.stop()
    site.start()
    expect(note(page)).to_contain_text("“Sign Up” may not have been done.")
    expect(page.get_by_label("Email")).to_have_value("ada@example.org")
    expect(page.get_by_label("Seats")).to_have_value("700")
    expect(page.get_by_label("Plan")).to_have_value("team")
    expect(page.get_by_label("Send me news")).to_be_checked()


def test_a_form_that_was_saved_when_the_server_ended_comes_back_empty_and_without_a_note(site, window):
    page = window.live("/sign-up")
    page.get_by_label("Email").fill("ada@example.org")
    press(page, "Sign Up")
    expect(page.get_by_text("Welcome, ada@example.org.")).to_be_visible()
    site.stop()
    site.start()
    expect(page.get_by_label("Email")).to_have_value("")
    expect(note(page)).to_have_count(0)
