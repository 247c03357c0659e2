"""Links, history and typing, in a page that is not loaded again."""

import re

from playwright.sync_api import expect

from pages import expect_mark, expect_spoken, heading, mark, press, press_twice


def follow(page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()


def search_field(page):
    return page.get_by_role("searchbox", name="Search")


def pieces(page):
    return page.locator("li")


def test_links_back_and_forward_lead_through_the_site_without_loading_a_page(site, window):
    page = window.live("/")
    mark(page)
    follow(page, "Tasks")
    expect(page).to_have_url(f"{site.address}/tasks")
    expect(page).to_have_title("60 tasks")
    follow(page, "Details")
    expect(heading(page)).to_have_text("Details")
    expect(page).to_have_title("Details")

    page.go_back()
    expect(heading(page)).to_have_text("Tasks")
    expect(page).to_have_url(f"{site.address}/tasks")
    page.go_back()
    expect(heading(page)).to_have_text("Live site")
    page.go_forward()
    expect(heading(page)).to_have_text("Tasks")
    page.go_forward()
    expect(heading(page)).to_have_text("Details")
    expect(page).to_have_url(f"{site.address}/tasks/details")
    expect_mark(page)


def test_the_heading_has_the_focus_and_the_title_is_spoken_after_navigation(window):
    page = window.live("/")
    spoken = page.locator("#vsm-spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken).to_have_text("")
    follow(page, "Tasks")
    expect(heading(page)).to_have_text("Tasks")
    expect(heading(page)).to_be_focused()
    expect_spoken(page, "60 tasks")
    follow(page, "Details")
    expect(heading(page)).to_have_text("Details")
    expect(heading(page)).to_be_focused()
    expect_spoken(page, "60 tasks", "Details")
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")
    expect(heading(page)).to_be_focused()
    expect_spoken(page, "60 tasks", "Details", "60 tasks")


def test_going_back_twice_at_once_ends_where_the_address_says(site, window):
    page = window.live("/")
    page.evaluate("vsm.simulateLatency(150)")
    mark(page)
    follow(page, "Tasks")
    expect(heading(page)).to_have_text("Tasks")
    follow(page, "Details")
    expect(heading(page)).to_have_text("Details")
    page.evaluate("history.back(); history.back()")
    expect(heading(page)).to_have_text("Live site")
    expect(page).to_have_url(f"{site.address}/")
    page.go_forward()
    expect(heading(page)).to_have_text("Tasks")
    expect(page).to_have_url(f"{site.address}/tasks")
    expect_mark(page)


def test_a_page_that_was_navigated_to_can_be_loaded_again(window):
    page = window.live("/tasks")
    follow(page, "Details")
    expect(heading(page)).to_have_text("Details")
    page.reload()
    expect(heading(page)).to_have_text("Details")
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")


def test_typing_quickly_keeps_the_text_and_the_focus_and_narrows_the_list(window):
    page = window.live("/search")
    page.evaluate("vsm.simulateLatency(150)")
    field = search_field(page)
    field.press_sequentially("Dining Chair, no: a table")
    expect(pieces(page)).to_have_count(0)
    expect(field).to_have_value("Dining Chair, no: a table")
    expect(field).to_be_focused()
    field.clear()
    expect(pieces(page)).to_have_count(10)
    field.press_sequentially("table")
    expect(pieces(page)).to_have_count(2)
    expect(field).to_have_value("table")
    # At the beginning of the text the cursor stays there.
    field.press("Home")
    field.press_sequentially("coffee ", delay=40)
    expect(pieces(page)).to_have_count(1)
    expect(field).to_have_value("coffee table")
    assert field.evaluate("field => field.selectionStart") == len("coffee ")
    expect(field).to_be_focused()


def test_back_walks_through_the_searches(window):
    page = window.live("/search")
    field = search_field(page)
    field.press_sequentially("table")
    expect(page).to_have_url(re.compile("text=table$"))
    field.clear()
    expect(pieces(page)).to_have_count(10)
    field.press_sequentially("bed")
    expect(pieces(page)).to_have_count(1)
    page.go_back()
    expect(pieces(page)).to_have_count(10)
    expect(field).to_have_value("")
    page.go_back()
    expect(pieces(page)).to_have_count(2)
    expect(field).to_have_value("table")
    page.go_back()
    expect(pieces(page)).to_have_count(10)
    page.go_forward()
    expect(pieces(page)).to_have_count(2)


def test_another_window_does_not_disturb_what_is_being_typed(window, rows):
    page, other = window.live_with_content(rows()), window.live_with_content(rows())
    field = page.get_by_label("Title 1")
    field.fill("")
    field.press_sequentially("cou")
    press(other, "Add")
    expect(page.locator("#count")).to_have_text("4 rows")
    field.press_sequentially("ch")
    expect(field).to_have_value("couch")
    expect(field).to_be_focused()
    expect(other.get_by_label("Title 1")).to_have_value("couch")


def test_a_second_click_while_the_first_is_under_way_does_nothing(window, rows):
    page = window.live_with_content(rows())
    page.evaluate("vsm.simulateLatency(150)")
    press_twice(page.get_by_role("button", name="Add"))
    expect(page.locator("#count")).to_have_text("4 rows")
    press_twice(page.get_by_role("button", name="Add"))
    expect(page.locator("#count")).to_have_text("5 rows")
    assert len(rows.rows) == 5


def test_nothing_stays_busy(window, rows):
    page = window.live_with_content(rows())
    press(page, "Add")
    expect(page.locator("#count")).to_have_text("4 rows")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator("#vsm-progress")).to_have_css("opacity", "0")
