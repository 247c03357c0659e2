"""Addresses, history and scroll positions."""

from playwright.sync_api import expect

from pages import heading


def items(page):
    return page.locator("ul > li")


def position(page) -> float:
    return page.evaluate("scrollY")


def expect_position(page, wanted: float) -> None:
    page.wait_for_function("wanted => Math.abs(scrollY - wanted) < 2", arg=wanted)


def test_the_state_is_in_the_address_and_back_walks_through_it(site, window):
    page = window.live("/tasks")
    expect(items(page)).to_have_count(60)
    page.get_by_role("button", name="Even only").click()
    expect(items(page)).to_have_count(30)
    expect(page).to_have_url(f"{site.address}/tasks?filter=even")
    expect(page).to_have_title("30 tasks")
    page.go_back()
    expect(items(page)).to_have_count(60)
    expect(page).to_have_url(f"{site.address}/tasks")
    page.go_forward()
    expect(items(page)).to_have_count(30)
    page.reload()
    expect(items(page)).to_have_count(30)


def test_a_link_to_an_old_address_shows_the_new_one(site, window):
    page = window.live("/tasks")
    page.get_by_role("link", name="Old address").click()
    expect(page).to_have_url(f"{site.address}/tasks?filter=even")
    page.go_back()
    expect(page).to_have_url(f"{site.address}/tasks")
    expect(items(page)).to_have_count(60)
    page.goto("/tasks/old")
    expect(page).to_have_url(f"{site.address}/tasks?filter=even")


def test_a_page_that_is_returned_to_is_where_it_was_left(site, window):
    page = window.live("/tasks")
    page.evaluate("scrollTo(0, 500)")
    expect_position(page, 500)
    page.evaluate("document.querySelector('a[href=\"/tasks/details\"]').click()")
    expect(heading(page)).to_have_text("Details")
    expect_position(page, 0)
    page.evaluate("scrollTo(0, 300)")
    expect_position(page, 300)
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")
    expect_position(page, 500)
    page.go_forward()
    expect(heading(page)).to_have_text("Details")
    expect_position(page, 300)
    page.reload()
    expect_position(page, 300)


def test_what_scrolls_by_itself_is_where_it_was_left(window):
    page = window.live_with_optional_file("/long-list")
    page.get_by_role("list", name="Rows").evaluate("list => list.scrollTo(0, 1_500_000)")
    row = page.get_by_text("Row 50001", exact=True)
    expect(row).to_be_in_viewport()
    for leave in (page.get_by_role("link", name="Tasks").click, page.go_forward):
        leave()
        expect(heading(page)).to_have_text("Tasks")
        page.go_back()
        expect(row).to_be_in_viewport()
    page.reload()
    expect(row).to_be_in_viewport()


def test_a_place_within_a_page_is_returned_to(window):
    page = window.live("/tasks/details")
    page.evaluate("scrollTo(0, 200)")
    expect_position(page, 200)
    page.evaluate("document.querySelector('a[href$=\"#end\"]').click()")
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    page.go_back()
    expect_position(page, 200)


def test_a_link_to_an_element_of_another_page_scrolls_to_it(site, window):
    page = window.live("/tasks")
    page.evaluate("window.marker = 'still here'")
    page.get_by_role("link", name="End of the details").click()
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    expect(page).to_have_url(f"{site.address}/tasks/details#end")
    assert page.evaluate("window.marker") == "still here"
    assert position(page) > 100
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")
    expect_position(page, 0)


def pane(page, role: str):
    return page.get_by_role(role)


def scroll(page, role: str, top: int) -> None:
    pane(page, role).evaluate("(pane, top) => pane.scrollTo(0, top)", top)


def expect_scrolled(page, role: str, top: int) -> None:
    expect(pane(page, role)).to_have_js_property("scrollTop", top)


def test_the_next_page_in_a_pane_begins_at_its_top_and_back_is_where_it_was_left(window):
    page = window.live("/panes/first")
    scroll(page, "main", 400)
    scroll(page, "navigation", 1000)
    list_position = pane(page, "navigation").evaluate("pane => pane.scrollTop")
    assert list_position > 100
    page.evaluate("document.querySelector('a[href$=second]').click()")
    expect(heading(page)).to_have_text("Second")
    expect_scrolled(page, "main", 0)
    # The list of links beside it stays.
    expect_scrolled(page, "navigation", list_position)
    page.go_back()
    expect(heading(page)).to_have_text("First")
    expect_scrolled(page, "main", 400)
    scroll(page, "main", 0)
    page.evaluate("document.querySelector('a[href$=second]').click()")
    expect(heading(page)).to_have_text("Second")
    scroll(page, "main", 300)
    # The page that is returned to was at its top.
    page.go_back()
    expect(heading(page)).to_have_text("First")
    expect_scrolled(page, "main", 0)
    page.go_forward()
    expect(heading(page)).to_have_text("Second")
    expect_scrolled(page, "main", 300)


def test_the_next_page_begins_at_its_top_if_the_body_scrolls(window):
    page = window.live("/tasks")
    page.evaluate("""() => {
        document.documentElement.style.cssText = "height: 100%; overflow: hidden";
        document.body.style.cssText = "height: 100%; margin: 0; overflow: auto";
        document.body.scrollTo(0, 500);
    }""")
    page.evaluate("document.querySelector('a[href=\"/tasks/details\"]').click()")
    expect(heading(page)).to_have_text("Details")
    expect(page.locator("body")).to_have_js_property("scrollTop", 0)
    page.go_back()
    expect(heading(page)).to_have_text("Tasks")
    expect(page.locator("body")).to_have_js_property("scrollTop", 500)
