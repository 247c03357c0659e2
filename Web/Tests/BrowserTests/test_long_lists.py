"""A list of 100,000 rows is scrolled, and the page has only the rows around the visible ones."""

import pytest
from playwright.sync_api import Page, expect


# The number of rows that are at least partly on the screen.
VISIBLE = """
    () => [...document.querySelectorAll("[data-vsm-rows] > li")].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const list = row.parentElement.getBoundingClientRect();
        return bottom > Math.max(0, list.top) && top < Math.min(innerHeight, list.bottom);
    }).map((row) => row.ariaPosInSet + " " + row.firstElementChild.textContent)
"""


@pytest.fixture
def page(window) -> Page:
    """A list that scrolls by itself."""
    return window.live_with_optional_file("/long-list")


def the_list(page: Page):
    return page.get_by_role("list", name="Rows")


def row(page: Page, number: int):
    return the_list(page).get_by_text(f"Row {number}", exact=True)


def item(page: Page, number: int):
    return the_list(page).get_by_role("listitem").filter(has=page.get_by_text(f"Row {number}", exact=True))


def scroll_to(page: Page, row: int) -> None:
    the_list(page).evaluate("(list, row) => list.scrollTo(0, (row - 1) * 30)", row)


def press(page: Page, name: str) -> None:
    """Presses a button, and leaves the focus where it is."""
    page.get_by_role("button", name=name).evaluate("button => button.click()")


def top(locator) -> float:
    return locator.evaluate("element => element.getBoundingClientRect().top")


def expect_few_rows(page: Page) -> None:
    assert the_list(page).get_by_role("listitem").count() <= 301


def test_the_list_is_scrolled_to_its_end(page):
    # Rows that are higher than expected move the end.
    page.wait_for_function(
        """() => {
            const list = document.querySelector("[data-vsm-rows]");
            list.scrollTop = list.scrollHeight;
            const row = list.lastElementChild;
            return row.textContent === "Row 100000" && row.getBoundingClientRect().top < list.getBoundingClientRect().bottom;
        }"""
    )
    last = the_list(page).get_by_role("listitem").last
    expect(last).to_have_attribute("aria-posinset", "100000")
    expect(last).to_have_attribute("aria-setsize", "100000")
    expect(row(page, 1)).to_have_count(0)
    expect_few_rows(page)
    height = the_list(page).evaluate("list => list.scrollHeight")
    assert 3_000_000 <= height < 3_010_000


def test_the_list_is_scrolled_to_its_middle_and_back(page):
    scroll_to(page, 50_000)
    expect(row(page, 50_000)).to_be_in_viewport()
    visible = page.evaluate(VISIBLE)
    assert visible and all(each.split(" Row ")[0] == each.split(" Row ")[1] for each in visible)
    expect_few_rows(page)
    scroll_to(page, 1)
    expect(row(page, 1)).to_be_in_viewport()
    expect_few_rows(page)


def test_the_list_is_scrolled_row_by_row(page):
    the_list(page).hover()
    for _ in range(30):
        page.mouse.wheel(0, 240)
        page.wait_for_function(
            """() => {
                const list = document.querySelector("[data-vsm-rows]");
                const { top, bottom } = list.getBoundingClientRect();
                const isThere = (y) => [...list.children].some((row) => {
                    const box = row.getBoundingClientRect();
                    return box.top <= y && box.bottom >= y;
                });
                return isThere(top + 1) && isThere(bottom - 1);
            }"""
        )
    numbers = [int(each.split()[0]) for each in page.evaluate(VISIBLE)]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[0] > 100


def test_what_somebody_reads_stays_when_rows_change_elsewhere(page):
    scroll_to(page, 50_000)
    read = row(page, 50_000)
    expect(read).to_be_in_viewport()
    before = top(read)
    # Two rows more, three less, and one less that does not matter.
    for change in ["Insert above", "Remove above", "Remove below"] * 2:
        count = page.locator("#count").text_content()
        press(page, change)
        expect(page.locator("#count")).not_to_have_text(count)
        assert abs(top(read) - before) < 1
    expect(item(page, 50_000)).to_have_attribute("aria-posinset", "49998")


def test_a_row_inserted_at_the_beginning_is_shown_there(page):
    press(page, "Insert above")
    expect(row(page, -100_000)).to_be_in_viewport()


def test_rows_that_are_all_removed_leave_an_empty_list(page):
    scroll_to(page, 50_000)
    expect(row(page, 50_000)).to_be_in_viewport()
    press(page, "Remove all")
    expect(page.locator("#count")).to_have_text("0 rows")
    expect(the_list(page).get_by_role("listitem")).to_have_count(0)
    press(page, "Insert above")
    expect(row(page, 0)).to_be_in_viewport()


def test_the_keyboard_scrolls_the_list(page):
    the_list(page).focus()
    page.keyboard.press("PageDown")
    expect(row(page, 15)).to_be_in_viewport()
    page.keyboard.press("End")
    expect(row(page, 100_000)).to_be_attached()
    page.keyboard.press("Home")
    expect(row(page, 1)).to_be_in_viewport()
    expect(the_list(page)).to_be_focused()


def test_the_row_with_the_focus_stays_however_far_the_list_is_scrolled(page):
    field = page.get_by_label("Text 5", exact=True)
    field.fill("typed")
    for number in (50_000, 99_000, 2_000):
        scroll_to(page, number)
        expect(row(page, number)).to_be_in_viewport()
        expect(field).to_be_focused()
        expect_few_rows(page)
    press(page, "Insert above")
    expect(page.locator("#count")).to_have_text("100002 rows")
    expect(item(page, 5)).to_have_attribute("aria-posinset", "7")
    expect(field).to_be_focused()
    page.keyboard.type("!")
    expect(field).to_be_in_viewport()
    expect(field).to_have_value("typed!")


def test_a_list_without_a_height_scrolls_with_the_page(window):
    page = window.live_with_optional_file("/long-list-in-page")
    page.evaluate("scrollTo(0, 1_500_000)")
    expect(row(page, 50_000)).to_be_attached()
    read = page.evaluate(VISIBLE)[5].split(" Row ")[1]
    before = top(row(page, int(read)))
    press(page, "Insert above")
    expect(page.locator("#count")).to_have_text("100002 rows")
    assert abs(top(row(page, int(read))) - before) < 1
    page.keyboard.press("End")
    expect(row(page, 100_000)).to_be_attached()
    expect_few_rows(page)


FIRST_VISIBLE = """
    () => {
        const list = document.querySelector("[data-vsm-rows]");
        const edge = Math.max(0, list.getBoundingClientRect().top);
        const row = [...list.children].find((each) => each.getBoundingClientRect().bottom > edge);
        return row ? [row.firstElementChild.textContent, Math.round(row.getBoundingClientRect().top - edge)] : [];
    }
"""


@pytest.mark.parametrize("path", ["/long-list", "/long-list-in-page"])
def test_the_place_in_the_list_outlives_a_restart_of_the_server(site, window, path):
    page = window.live_with_optional_file(path)
    page.evaluate("""
        const list = document.querySelector("[data-vsm-rows]");
        for (const each of [list, window]) each.scrollTo(0, 1_500_010);
    """)
    expect(row(page, 50_000)).to_be_attached()
    # Until the rows are loaded, the earlier rows can be the visible ones.
    page.wait_for_function("() => document.querySelector('[aria-posinset=\"50000\"]').getBoundingClientRect().top < innerHeight")
    place = page.evaluate(FIRST_VISIBLE)
    page.evaluate("window.isOld = true")
    site.stop()
    site.start()
    page.wait_for_function("() => !window.isOld")
    page.wait_for_function(
        f"""([text, distance]) => {{
            const place = ({FIRST_VISIBLE})();
            return place[0] === text && Math.abs(place[1] - distance) <= 1;
        }}""",
        arg=place,
    )


def test_the_rows_are_the_same_after_a_break(page, window):
    scroll_to(page, 50_000)
    expect(row(page, 50_000)).to_be_in_viewport()
    window.context.set_offline(True)
    window.context.set_offline(False)
    press(page, "Insert above")
    expect(page.locator("#count")).to_have_text("100002 rows")
    expect(row(page, 50_000)).to_be_in_viewport()
    scroll_to(page, 20_000)
    expect(row(page, 20_000)).to_be_in_viewport()


def test_without_the_script_the_first_rows_are_there(plain_window):
    page = plain_window("/long-list")
    expect(the_list(page).get_by_role("listitem")).to_have_count(50)
    expect(row(page, 50)).to_be_attached()
