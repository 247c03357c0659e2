"""Content of a table that the parser of a browser moves is where its view has it, as soon as the page is live."""

import pytest
from playwright.sync_api import Page, expect

from pages import press

# What the developer is told in the console of a debug build.
REPORT = "so the page differs from its view after it is loaded"


def open_table(window, kind: str) -> Page:
    window.allow(REPORT)
    return window.live(f"/tables/{kind}")


def expect_rows(page: Page, *numbers: int) -> None:
    rows = page.locator("tbody").get_by_role("row")
    expect(rows.locator("td:last-child")).to_have_text([f"Row {number}" for number in numbers])
    for number in numbers:
        expect(page.get_by_label(f"Name {number}")).to_be_visible()


def columns(page: Page) -> list[list[float]]:
    """Where the cells of each row begin."""
    return page.evaluate("""() => [...document.querySelectorAll("tr")].map(
        (row) => [...row.querySelectorAll("td, th")].map((cell) => cell.getBoundingClientRect().left))""")


@pytest.mark.parametrize("kind", ["forms-in-rows", "forms-around-rows"])
def test_forms_around_cells_and_rows_are_shown_sent_moved_and_removed(window, kind):
    page = open_table(window, kind)
    expect_rows(page, 1, 2, 3)
    page.get_by_label("Name 2").fill("typed")
    press(page, "Reverse")
    expect_rows(page, 3, 2, 1)
    press(page, "Remove")
    expect_rows(page, 2, 1)
    press(page, "Add")
    expect_rows(page, 2, 1, 9)
    press(page, "Reverse")
    expect_rows(page, 9, 1, 2)
    for number, text in [(2, "typed"), (9, "new")]:
        page.get_by_label(f"Name {number}").fill(text)
        press(page, f"Send {number}")
        expect(page.get_by_role("status")).to_have_text(f"{number} {text}")
    assert len({tuple(row) for row in columns(page)}) == 1, "The columns are not those of one table."
    press(page, "Remove")
    expect_rows(page, 1, 2)
    press(page, "Remove")
    expect_rows(page, 2)
    press(page, "Remove")
    expect(page.locator("td")).to_have_count(0)


def test_texts_between_rows_stay_between_them(window):
    page = open_table(window, "texts-between-rows")
    body = page.locator("tbody")
    expect(body).to_have_text("Before 1 of 3Row 1Before 2 of 3Row 2Before 3 of 3Row 3")
    page.get_by_label("Name 2").fill("typed")
    press(page, "Reverse")
    expect(body).to_have_text("Before 3 of 3Row 3Before 2 of 3Row 2Before 1 of 3Row 1")
    press(page, "Remove")
    expect(body).to_have_text("Before 2 of 2Row 2Before 1 of 2Row 1")
    expect(page.get_by_label("Name 2")).to_have_value("typed")


def test_a_text_before_the_rows_stays_in_its_table(window):
    page = open_table(window, "text-before-rows")
    body = page.locator("tbody")
    expect(body).to_have_text("Rows: 3Row 1Row 2Row 3")
    press(page, "Remove")
    expect(body).to_have_text("Rows: 2Row 2Row 3")
    press(page, "Reverse")
    expect(body).to_have_text("Rows: 2Row 3Row 2")


def test_what_was_typed_before_the_page_was_live_is_not_lost(window):
    window.allow(REPORT)
    waiting = []

    def hold_first(connection) -> None:
        waiting.append(connection) if not waiting else connection.connect_to_server()

    window.context.route_web_socket("**/vsm/socket", hold_first)
    page = window("/tables/forms-in-rows")
    page.get_by_label("Name 2").fill("early")
    # The page then connects again.
    waiting[0].close()
    expect(page.locator("html.vsm-live")).to_be_attached()
    expect(page.get_by_label("Name 2")).to_have_value("early")
    press(page, "Send 2")
    expect(page.get_by_role("status")).to_have_text("2 early")


@pytest.mark.parametrize("path", ["/elements", "/controls", "/entries", "/long-list", "/widget", "/hiding-names", "/list"])
def test_a_page_that_a_parser_leaves_as_it_is_keeps_its_nodes(window, path):
    received = []
    window.context.on("page", lambda page: page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame)))))
    window.live(path)
    assert '"numbers":' in received[0] and '"tree":' not in received[0]


def test_the_message_names_the_way_out(window):
    messages = []
    window.context.on("console", lambda message: messages.append(message.text))
    open_table(window, "forms-in-rows")
    report = next(message for message in messages if REPORT in message)
    assert report.startswith("VSM: A browser takes the content out of a <form> in a <tr>, so the page differs")
    assert 'form("…")' in report
