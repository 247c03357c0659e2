"""Typed text is restored in exactly its field, and no other data changes."""

import pytest
from playwright.sync_api import Page, expect

from interruptions import restart, start, stop, wait_for_loss
from pages import pause_time

NOTE_EVENTS = """
    window.events = [];
    for (const kind of ["input", "change"]) {
        addEventListener(kind, ({ target }) => window.events.push(`${kind} ${target.ariaLabel}`), true);
    }
"""


# How long a page waits for a field before it shows the typed text to the person, in milliseconds.
PATIENCE = 5_000


@pytest.fixture
def window(window):
    window.context.add_init_script(NOTE_EVENTS)
    return window


def title(page: Page, number: int):
    return page.get_by_label(f"Title {number}")


def note(page: Page, number: int):
    return page.get_by_label(f"Note {number}")


def kept_text(page: Page):
    """The text that could not be restored."""
    return page.get_by_label("What you typed")


def events(page: Page) -> list[str]:
    return page.evaluate("window.events")


def equal_titles(page: Page):
    """The titles of rows that have equal names."""
    return page.get_by_label("Title", exact=True)


def make_titles_equal(rows) -> None:
    rows.rows = [row | {"title": "same"} for row in rows.rows]


def wait_for_title(rows, other: Page, number: int, text: str) -> None:
    """Waits until a row is saved, and a window shows it."""
    expect(title(other, number)).to_have_value(text)
    rows.wait_for_title(text)


def test_a_restart_changes_nothing_that_nobody_touched(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    title(other, 1).fill("from another window")
    expect(title(page, 1)).to_have_value("from another window")
    title(page, 3).fill("saved")
    expect(title(other, 3)).to_have_value("saved")
    title(other, 3).fill("saved later")
    title(page, 1).focus()
    expect(title(page, 3)).to_have_value("saved later")
    before = rows.rows
    stop(site, page)
    start(site, page)
    expect(other.locator("html.vsm-live")).to_be_attached()
    expect(title(page, 1)).to_be_focused()
    for each in (page, other):
        for number, text in enumerate(["from another window", "title 2", "saved later"], 1):
            expect(title(each, number)).to_have_value(text)
        assert events(each) == []
    assert rows.rows == before


def test_a_text_that_only_the_lost_state_had_comes_back_into_its_field(site, window):
    page = window.live("/controls")
    name, note = (page.get_by_role("textbox", name=name) for name in ["Name", "Note"])
    summary = page.locator("#summary")
    # The state has the texts, and the person has left the fields.
    for field, text in [(name, "A"), (name, "ADA"), (note, "A note")]:
        field.fill(text)
        expect(summary).to_contain_text(text)
    note.blur()
    restart(site, page)
    expect(name).to_have_value("ADA")
    expect(note).to_have_value("A note")
    for text in ["ADA", "A note"]:
        expect(summary).to_contain_text(text)


def test_a_text_comes_back_into_its_row_and_is_saved_there(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    stop(site, page)
    title(page, 3).fill("typed")
    # Meanwhile the first row is gone, so that the third is the second.
    rows.rows = rows.rows[1:]
    start(site, page)
    expect(title(page, 3)).to_have_value("typed")
    expect(title(other, 3)).to_have_value("typed")
    expect(title(page, 2)).to_have_value("title 2")
    assert rows.titles == ["title 2", "typed"]
    assert events(page) == ["input Title 3"]
    expect(kept_text(page)).to_have_count(0)


def test_a_text_does_not_replace_what_was_saved_since(site, window, rows):
    page = window.live(rows(), has_clock=True)
    stop(site, page)
    title(page, 2).fill("typed")
    rows.rows = [row | {"title": "newer"} if row["id"] == 2 else row for row in rows.rows]
    start(site, page)
    page.clock.fast_forward(PATIENCE)
    expect(kept_text(page)).to_have_value("typed")
    expect(title(page, 2)).to_have_value("newer")
    assert rows.titles == ["title 1", "newer", "title 3"]
    assert events(page) == []


def test_a_text_whose_row_cannot_be_told_from_others_is_kept_for_the_person(site, window, rows):
    make_titles_equal(rows)
    page = window.live(rows("rows-with-equal-keys"), has_clock=True)
    stop(site, page)
    equal_titles(page).nth(1).fill("typed")
    start(site, page)
    page.clock.fast_forward(PATIENCE)
    expect(kept_text(page)).to_have_value("typed")
    expect(page.locator(".vsm-note")).to_contain_text("What you entered in “Title” could not be put back:")
    for index in range(3):
        expect(equal_titles(page).nth(index)).to_have_value("same")
    assert rows.titles == ["same"] * 3
    assert events(page) == []


def test_the_keys_of_rows_identify_their_fields(site, window, rows):
    make_titles_equal(rows)
    page, other = window.live(rows("rows-with-keys")), window.live(rows("rows-with-keys"))
    stop(site, page)
    equal_titles(page).nth(0).fill("typed first")
    equal_titles(page).nth(2).fill("typed last")
    # Meanwhile the second row is gone, so that the third is the second.
    rows.rows = [row for row in rows.rows if row["id"] != 2]
    start(site, page)
    expect(equal_titles(page)).to_have_count(2)
    for each in (page, other):
        expect(equal_titles(each).nth(0)).to_have_value("typed first")
        expect(equal_titles(each).nth(1)).to_have_value("typed last")
    expect(equal_titles(page).nth(1)).to_be_focused()
    assert rows.titles == ["typed first", "typed last"]
    # The first field was left before the reload, the second was not.
    assert events(page) == ["input Title", "change Title", "input Title"]
    expect(kept_text(page)).to_have_count(0)


def test_a_text_whose_row_is_gone_does_not_come_back_into_another(site, window, rows):
    make_titles_equal(rows)
    page = window.live(rows("rows-with-keys"), has_clock=True)
    stop(site, page)
    equal_titles(page).nth(1).fill("typed")
    rows.rows = [row for row in rows.rows if row["id"] != 2]
    start(site, page)
    page.clock.fast_forward(PATIENCE)
    expect(kept_text(page)).to_have_value("typed")
    assert rows.titles == ["same"] * 2
    assert events(page) == []


def test_a_saved_text_that_the_server_has_is_not_saved_again(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    title(page, 2).fill("saved")
    wait_for_title(rows, other, 2, "saved")
    restart(site, page)
    expect(title(page, 2)).to_have_value("saved")
    assert events(page) == []


def test_a_text_that_was_left_is_saved_after_a_restart(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    stop(site, page)
    note(page, 2).fill("left")
    title(page, 1).focus()
    start(site, page)
    expect(note(other, 2)).to_have_value("left")
    assert events(page) == ["input Note 2", "change Note 2"]
    assert [row["note"] for row in rows.rows] == ["", "left", ""]


def test_a_text_that_was_not_left_is_saved_when_it_is(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    stop(site, page)
    note(page, 2).fill("not left")
    start(site, page)
    expect(note(page, 2)).to_have_value("not left")
    expect(note(page, 2)).to_be_focused()
    assert events(page) == ["input Note 2"]
    title(page, 1).focus()
    expect(note(other, 2)).to_have_value("not left")


def test_a_text_in_a_form_comes_back_into_that_form(site, window, rows):
    page = window.live("/forms")
    page.get_by_label("Your address").fill("a@example.org")
    page.get_by_label("Your name").fill("Ada")
    restart(site, page)
    expect(page.get_by_label("Your address")).to_have_value("a@example.org")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_label("Address for news")).to_have_value("")
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_role("status")).to_have_text("Written by Ada")
    expect(page.get_by_label("Your name")).to_have_value("")


def test_a_form_that_was_submitted_stays_empty(site, window, rows):
    page = window.live("/forms")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_role("status")).to_have_text("Written by Ada")
    restart(site, page)
    expect(page.get_by_role("heading")).to_have_text("Forms")
    expect(page.get_by_label("Your name")).to_have_value("")
    expect(kept_text(page)).to_have_count(0)


def test_a_text_that_was_typed_without_a_connection_is_saved_once_it_is_back(site, window, rows, way):
    way = way(site)
    page, other = window.live(way.address + rows()), window.live(rows())
    way.cut()
    wait_for_loss(page)
    title(page, 1).fill("mine")
    title(page, 2).fill("also mine")
    title(other, 2).fill("theirs")
    wait_for_title(rows, other, 2, "theirs")
    title(page, 3).focus()
    way.mend()
    expect(title(other, 1)).to_have_value("mine")
    # The text of the other window came first, so it stays, and the person sees their own text in a note.
    expect(title(page, 2)).to_have_value("theirs")
    expect(kept_text(page)).to_have_value("also mine")
    expect(page.locator(".vsm-note")).to_contain_text("“Title 2” was changed elsewhere. You typed:")
    assert rows.titles == ["mine", "theirs", "title 3"]


def close(page: Page) -> None:
    # This closes the page as a person does.
    page.close(run_before_unload=True)


def go_elsewhere(page: Page) -> None:
    page.goto("about:blank")


def begin_to_leave(page: Page) -> None:
    # This is the only event that a page is sure to receive if the browser is busy.
    page.evaluate("dispatchEvent(new Event('beforeunload'))")


def hide(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")


@pytest.mark.parametrize("leave", [close, go_elsewhere, begin_to_leave, hide])
def test_a_text_that_waits_for_a_pause_is_saved_when_its_window_is_left(site, window, rows, leave):
    page = window.live(rows("pause"))
    page.get_by_label("Title").press_sequentially("typed")
    leave(page)
    # This does not use another window, because opening one moves the focus, and the text is then saved.
    rows.wait_for_title("typed")


def test_a_text_is_sent_once_when_its_window_is_hidden_and_left(window, rows):
    sent = []
    window.context.on("page", lambda page: page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame))))
    page = window.live(rows("pause"))
    page.get_by_label("Title").press_sequentially("typed")
    page.evaluate("for (const type of ['beforeunload', 'visibilitychange']) dispatchEvent(new Event(type))")
    expect(page.get_by_role("status")).to_have_text("Saved “typed”")
    assert sum('"typed"' in str(frame) for frame in sent) == 1


def test_what_was_typed_on_a_dead_connection_survives_a_replaced_page(site, window, rows, way):
    way = way(site)
    page, other = window.live(way.address + rows(), has_clock=True), window.live(rows())
    pause_time(page)
    way.deaden()
    title(page, 3).fill("also mine")
    title(page, 1).fill("mine")
    # The browser misses these changes, so that the server sends the whole page later.
    title(other, 2).fill("theirs")
    title(other, 3).fill("also theirs")
    wait_for_title(rows, other, 3, "also theirs")
    # The page asks for a sign of life, and connects again when none comes.
    page.clock.fast_forward(3_000)
    page.clock.fast_forward(5_000)
    page.clock.resume()
    expect(title(other, 1)).to_have_value("mine")
    expect(title(page, 2)).to_have_value("theirs")
    expect(title(page, 3)).to_have_value("also theirs")
    expect(title(page, 1)).to_have_value("mine")
    expect(title(page, 1)).to_be_focused()
    expect(kept_text(page)).to_have_value("also mine")
    assert rows.titles == ["mine", "theirs", "also theirs"]


def test_a_field_in_which_the_person_still_types_keeps_its_text_until_it_is_left(site, window, rows, way):
    way = way(site)
    page, other = window.live(way.address + rows()), window.live(rows())
    way.cut()
    wait_for_loss(page)
    title(page, 2).fill("mine")
    title(other, 2).fill("theirs")
    wait_for_title(rows, other, 2, "theirs")
    way.mend()
    expect(kept_text(page)).to_have_value("mine")
    expect(title(page, 2)).to_have_value("mine")
    title(page, 1).focus()
    expect(title(page, 2)).to_have_value("theirs")
    assert rows.titles == ["title 1", "theirs", "title 3"]


def test_a_field_that_has_the_focus_only_is_brought_up_to_date(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    title(page, 1).focus()
    title(other, 1).fill("newer")
    expect(title(page, 1)).to_have_value("newer")
    expect(title(page, 1)).to_be_focused()
    # Text that was typed before the field was left does not count.
    title(page, 1).fill("typed")
    wait_for_title(rows, page, 1, "typed")
    title(page, 2).focus()
    title(page, 1).focus()
    title(other, 1).fill("newest")
    expect(title(page, 1)).to_have_value("newest")
    expect(title(page, 1)).to_be_focused()


def test_a_field_that_was_typed_in_is_brought_up_to_date_when_it_is_left(site, window, rows):
    page, other = window.live(rows()), window.live(rows())
    title(page, 1).fill("older")
    wait_for_title(rows, other, 1, "older")
    title(other, 1).fill("newer")
    title(other, 2).fill("sign")
    expect(title(page, 2)).to_have_value("sign")
    expect(title(page, 1)).to_have_value("older")
    title(page, 3).focus()
    expect(title(page, 1)).to_have_value("newer")
    expect(title(other, 1)).to_have_value("newer")
    assert events(page) == ["input Title 1", "change Title 1"]
