"""A long list changes around the row in which a person types."""

import pytest
from playwright.sync_api import Page, expect

NOTE_LOST_FOCUS = """
    window.lostFocus = 0;
    addEventListener("focusout", () => { window.lostFocus += 1; }, true);
"""


@pytest.fixture
def page(window) -> Page:
    """A page with 200 rows; a text was typed into a middle row, and a part of it is selected."""
    window.context.add_init_script(NOTE_LOST_FOCUS)
    page = window.live("/list")
    field(page).fill("typed")
    field(page).evaluate("field => field.setSelectionRange(1, 3, 'backward')")
    return page


def field(page: Page):
    return page.get_by_label("Text 100", exact=True)


def press(page: Page, name: str) -> None:
    """Presses a button, and leaves the focus where it is."""
    page.get_by_role("button", name=name).evaluate("button => button.click()")


def expect_rows(page: Page, rows: list[int]) -> None:
    """Waits until the rows are in an order, and every row has its field."""
    page.wait_for_function(
        """rows => [...document.querySelectorAll("li")].map((row) => row.textContent + row.children[1].ariaLabel).join()
            === rows.map((row) => `Row ${row}Text ${row}`).join()""",
        arg=rows,
    )


def expect_to_be_undisturbed(page: Page) -> None:
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_value("typed")
    selection = "field => [field.selectionStart, field.selectionEnd, field.selectionDirection]"
    assert field(page).evaluate(selection) == [1, 3, "backward"]
    assert page.evaluate("lostFocus") == 0


def shuffled(rows: list[int]) -> list[int]:
    return sorted(rows, key=lambda row: row * 1_009 % 7_919)


def test_the_field_that_has_the_focus_stays_when_the_rows_change_places(page):
    rows = list(range(1, 201))
    expect_rows(page, rows)
    press(page, "Reverse")
    expect_rows(page, rows[::-1])
    expect_to_be_undisturbed(page)
    press(page, "Shuffle")
    expect_rows(page, shuffled(rows))
    expect_to_be_undisturbed(page)
    press(page, "Reverse")
    expect_rows(page, shuffled(rows)[::-1])
    expect_to_be_undisturbed(page)


def test_rows_are_inserted_on_top(page):
    rows = list(range(1, 201))
    press(page, "Insert")
    rows = [201, 202, 203, *rows]
    expect_rows(page, rows)
    expect_to_be_undisturbed(page)
    press(page, "Reverse")
    press(page, "Insert")
    rows = [204, 205, 206, *rows[::-1]]
    expect_rows(page, rows)
    press(page, "Shuffle")
    expect_rows(page, shuffled(rows))
    expect_to_be_undisturbed(page)


def test_texts_become_empty_and_come_back(page):
    press(page, "Texts")
    expect(page.locator("li span").first).to_be_empty()
    expect(page.locator("#count")).to_be_empty()
    press(page, "Reverse")
    press(page, "Texts")
    expect_rows(page, list(range(200, 0, -1)))
    expect(page.locator("#count")).to_have_text("200 rows")
    expect_to_be_undisturbed(page)


def test_another_branch_replaces_the_list_and_gives_it_back(page):
    press(page, "Switch")
    expect(page.get_by_text("The list is hidden.")).to_be_visible()
    expect(page.locator("li")).to_have_count(0)
    press(page, "Reverse")
    press(page, "Switch")
    expect_rows(page, list(range(200, 0, -1)))
    expect(page.get_by_text("The list is hidden.")).to_have_count(0)
    expect(field(page)).to_have_value("")
    press(page, "Reverse")
    expect_rows(page, list(range(1, 201)))
