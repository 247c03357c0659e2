"""Behavior that differs between browsers, in Firefox: typing, focus, presses, moves, history, and reconnecting."""

import pytest

from firefox import Firefox, FirefoxWindows, find
from pages import LOAD_OPTIONAL_FILE
from test_moving import REVERSE
from test_translation import WITH_ELEMENTS, WITH_TEXTS

pytestmark = pytest.mark.skipif(find() is None, reason="There is no Firefox: Scripts/bootstrap firefox installs it.")

TITLE = "input[name=title]"
STATUS = "[role=status]"
LIST = "document.querySelectorAll('ul > li').length"
# Shortens the pause before a file is loaded again, which has an argument for its action, and counts the attempts that fail.
RETRY_AT_ONCE = """{
    const setTimer = setTimeout, warn = console.warn;
    setTimeout = (action, pause, ...more) => setTimer(action, pause === 10_000 && more.length > 0 ? 10 : pause, ...more);
    window.failures = 0;
    console.warn = (...texts) => { failures += 1; warn(...texts); };
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory):
    browser = Firefox(find(), tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def open_page(firefox, site, way):
    """Opens a page of the site: `open_page("/branches")`. The windows are closed before the ways to the server."""
    windows = FirefoxWindows(firefox, site)
    yield windows
    windows.close()


def test_no_letter_is_lost_when_every_letter_changes_the_state(open_page):
    page = open_page("/branches")
    page.run("vsm.simulateLatency(200)")
    page.focus(TITLE)
    text = "Nothing is lost here now"
    page.type(text, pause=30)
    page.wait_for_text(STATUS, f"Saving “{text}”")
    page.wait_for_value(TITLE, text)
    assert page.has_focus(TITLE)


def test_the_cursor_stays_in_the_middle_of_the_text(open_page):
    page = open_page("/branches")
    page.focus(TITLE)
    page.type("abef")
    page.wait_for_text(STATUS, "Saving “abef”")
    page.run(f"document.querySelector('{TITLE}').setSelectionRange(2, 2)")
    page.type("cd!", pause=30)
    page.wait_for_text(STATUS, "Editing “abcd!ef”")
    assert page.run(f"document.querySelector('{TITLE}').selectionStart") == 5


def test_keys_are_events_and_states_move_the_focus(open_page):
    page = open_page("/branches")
    page.focus(TITLE)
    # One letter, after which the branch is the same: a key for a branch that has ended is not sent again.
    page.type("a")
    page.type("Escape")
    page.wait_for_text(STATUS, "Editing “escaped”")
    page.run("[...document.querySelectorAll('button')].find(button => button.textContent === 'Remove').click()")
    page.wait_for("document.activeElement.textContent === 'Undo'")


def test_a_form_is_submitted_with_the_mouse_and_with_enter(open_page):
    page = open_page("/forms")
    page.focus("input[name=address]")
    page.type("a@example.com")
    page.click("form button")
    page.wait_for_text(STATUS, "Subscribed: a@example.com")
    page.focus("input[name=name]")
    page.type("Ann")
    page.type("Enter")
    page.wait_for_text(STATUS, "Written by Ann")


def test_back_and_forward_walk_through_states_and_pages(open_page):
    page = open_page("/tasks")
    page.wait_for(f"{LIST} === 60")
    page.run("window.marker = 'still here'")
    page.click("nav button")
    page.wait_for(f"{LIST} === 30 && location.search === '?filter=even'")
    page.click("section > a")
    page.wait_for("document.title === 'Details' && document.querySelector('h1').textContent === 'Details'")
    page.travel(-1)
    page.wait_for(f"{LIST} === 30 && location.search === '?filter=even'")
    page.travel(-1)
    page.wait_for(f"{LIST} === 60 && location.search === ''")
    page.travel(1)
    page.wait_for(f"{LIST} === 30 && document.title === '30 tasks'")
    assert page.run("window.marker") == "still here"


def test_what_was_typed_survives_a_restart_of_the_server(open_page, site):
    page = open_page("/forms")
    page.focus("input[name=name]")
    page.type("half filled i")
    page.run("window.marker = 'old page'")
    site.stop()
    site.start()
    page.wait_for("window.marker === undefined && document.documentElement.classList.contains('vsm-live')")
    page.wait_for_value("input[name=name]", "half filled i")
    page.wait_for("document.activeElement.name === 'name'")
    page.type("n")
    page.wait_for_value("input[name=name]", "half filled in")


def test_what_was_chosen_survives_a_restart_of_the_server(open_page, site):
    page = open_page("/controls")
    summary = ", , 5, small, agreed, Nothing yet"
    page.click("input[name=agree]")
    page.click("input[name=size-again][value=small]")
    page.click("input[name=news]")
    page.wait_for_text("#summary", summary)
    page.run("window.marker = 'old page'")
    site.stop()
    site.start()
    page.wait_for("window.marker === undefined && document.documentElement.classList.contains('vsm-live')")
    page.wait_for_text("#summary", summary)
    page.wait_for("document.querySelector('input[name=news]').checked")
    page.wait_for_value("select[name=size]", "small")


def test_a_field_in_a_new_part_has_the_value_that_its_limits_allow(open_page):
    page = open_page("/rules/values")
    page.run("[...document.querySelectorAll('button')].find(button => button.textContent === 'Change').click()")
    for name, value in {"Weight": "180", "Far": "220", "Height": "180", "Kind": "180"}.items():
        page.wait_for_value(f"[aria-label={name}]", value)


def test_a_connection_that_breaks_comes_back_with_the_same_page(open_page, site, way):
    between = way(site)
    page = open_page(between.address + "/branches")
    page.run("window.marker = 'still here'")
    between.cut()
    page.focus(TITLE)
    page.type("typed meanwhile!")
    page.wait_for("document.documentElement.classList.contains('vsm-offline')")
    between.mend()
    page.wait_for_text(STATUS, "Saving “typed meanwhile!”")
    page.wait_for_value(TITLE, "typed meanwhile!")
    assert page.run("window.marker") == "still here"


def test_a_file_that_could_not_be_loaded_is_loaded_once_the_server_is_back(open_page, site, way):
    between = way(site)
    page = open_page(between.address + "/nothing")
    page.run(RETRY_AT_ONCE)
    between.cut()
    # What changes the texts of the page needs the optional file.
    page.run("document.querySelector('h1').textContent += '!'")
    page.wait_for("failures > 1")
    between.mend()
    # Before that, a link may load the next page, in which a button sends a form until the script runs.
    page.wait_for("document.documentElement.classList.contains('vsm-live')")
    page.click("a[href='/elements']")
    page.wait_for_text("h1", "Elements")
    page.click("button.step")
    page.wait_for("document.querySelector('#raw i').textContent === '2'")


def test_the_server_hears_of_a_form_that_is_reset(open_page):
    page = open_page("/reset")
    page.focus("input")
    page.run("document.activeElement.setSelectionRange(3, 3)")
    page.type("typed")
    page.wait_for_text(STATUS, "Name: Adatyped")
    page.click("button[type=reset]")
    page.wait_for_text(STATUS, "Name: Ada")
    page.wait_for_value("input", "Ada")


def test_fields_with_handlers_keep_what_a_person_enters(open_page):
    page = open_page("/entries")
    page.focus("input[name=text]")
    page.type("typed")
    page.click("input[name=box]")
    page.wait_for("document.querySelector('#heard').textContent.endsWith('text typed · box true')")
    page.wait_for_value("input[name=text]", "typed")
    assert page.run("document.querySelector('input[name=box]').checked")


def test_half_a_number_stays_until_the_field_is_left(open_page):
    page = open_page("/entries")
    page.focus("input[name=number]")
    page.type("5e")
    page.wait_for("document.activeElement.validity.badInput")
    page.focus("input[name=text]")
    page.wait_for("!document.querySelector('input[name=number]').validity.badInput")


def test_the_pressed_button_is_among_the_values(open_page):
    page = open_page("/entries")
    page.focus("#buttons input")
    page.type("a")
    page.click("button[value=delete]")
    page.wait_for_text("#heard", "title=a action=delete")
    page.focus("#buttons input")
    page.type("Enter")
    page.wait_for_text("#heard", "title=a action=delete · title= action=save")


def test_a_text_that_is_too_long_is_reported_at_its_field(open_page):
    page = open_page("/entries")
    page.run("document.querySelector('form[novalidate] textarea').value = 'x'.repeat(17000)")
    page.click("form[novalidate] button")
    page.wait_for("document.activeElement.validity?.customError")
    assert page.run("document.activeElement.validationMessage") == "This is too long. Characters to remove: 616"


def test_fields_may_have_the_names_of_properties_of_forms(open_page):
    page = open_page("/hiding-names")
    page.focus("[aria-label=Title]")
    page.type("a")
    page.type("Escape")
    page.wait_for_text(STATUS, "escape")
    page.click("li button")
    page.wait_for(f"{LIST} === 2")


@pytest.mark.parametrize("control", ["[name=agree]", "form button"])
def test_a_press_ends_on_what_has_taken_the_place_of_its_control(open_page, control):
    page = open_page("/presses")
    page.focus("[name=name]")
    page.type("x")
    page.press_down(f"div {control}")
    page.wait_for_text("#changes", "1")
    page.let_go()
    page.wait_for_text(STATUS, "sent a" if "form" in control else "agreed true")


@pytest.mark.parametrize("translation", [WITH_ELEMENTS, WITH_TEXTS], ids=["with elements", "with texts"])
def test_a_translated_page_shows_changes(open_page, translation):
    page = open_page("/translated")
    page.run(LOAD_OPTIONAL_FILE)
    page.run(f"({translation})()")
    for count in range(1, 4):
        page.click("#vsm-page button")
        page.wait_for(f"document.querySelector('#count').textContent.toLowerCase() === 'you clicked {count} times'")
    page.wait_for("document.querySelector('#early') === null")


def test_rows_that_move_keep_what_is_scrolled_and_open(open_page):
    page = open_page("/moving")
    page.run(LOAD_OPTIONAL_FILE)
    page.run("document.querySelectorAll('.box').forEach((box, index) => { box.scrollTop = 10 * (index + 1); })")
    page.run("document.querySelectorAll('[popover]').forEach((popover) => popover.showPopover())")
    page.run(REVERSE)
    page.wait_for("document.querySelector('li input').ariaLabel === 'Text 4'")
    assert page.run("[1, 2, 3, 4].map((row) => document.getElementById(`box-${row}`).scrollTop).join()") == "10,20,30,40"
    assert page.run("document.querySelectorAll('#vsm-page :popover-open').length") == 4


def enter_into_row(page, number: int) -> None:
    """Enters something into each field of a row of notes."""
    page.focus(f"[aria-label='Note {number}']")
    page.type("a note")
    page.focus(f"[aria-label='Text {number}']")
    page.type("a text")
    page.click(f"[aria-label='Done {number}']")


def test_what_was_entered_is_in_its_row_after_back(open_page, site, rows):
    page = open_page(rows("notes"))
    enter_into_row(page, 2)
    page.run("document.querySelector('[name=kind]').value = 'tools'")
    page.run("document.querySelector('[name=kind]').dispatchEvent(new Event('change', { bubbles: true }))")
    page.wait_for("document.querySelector('[name=good]').value === 'saw'")
    page.go(f"{site.address}/elements")
    other = open_page(rows())
    other.run("[...document.querySelectorAll('button')].find(button => button.textContent === 'Remove 1').click()")
    rows.wait_for_count(2)
    page.travel(-1)
    page.wait_for_value("[aria-label='Note 2']", "a note")
    page.wait_for_value("[aria-label='Text 2']", "a text")
    page.wait_for("document.querySelector(\"[aria-label='Done 2']\").checked")
    page.wait_for_value("[aria-label='Note 3']", "")
    page.wait_for_value("[aria-label='Text 3']", "")
    page.wait_for("!document.querySelector(\"[aria-label='Done 3']\").checked")
    page.wait_for_value("[name=kind]", "fruit")
    page.wait_for_value("[name=good]", "apple")


def test_forms_around_cells_are_shown_and_sent(open_page):
    open_page.allow("so the page differs from its view")
    page = open_page("/tables/forms-in-rows")
    page.run("[...document.querySelectorAll('button')].find(button => button.textContent === 'Add').click()")
    page.wait_for("document.querySelectorAll('tbody tr').length === 4")
    page.focus("[aria-label='Name 9']")
    page.type("new")
    page.click("tr:last-child button")
    page.wait_for_text(STATUS, "9 new")


def test_shift_and_enter_begin_a_line_where_enter_is_an_event(open_page):
    page = open_page("/filling")
    page.focus("[name=message]")
    page.type("one")
    page.type("Shift+Enter")
    page.type("two")
    page.wait_for_value("[name=message]", "one\ntwo")
    page.type("Enter")
    page.wait_for_text("#summary", ', , none, , small, false, sent ["one\\ntwo"]')


def test_a_change_without_input_reaches_the_server(open_page):
    page = open_page("/filling")
    for label, value in {"Name": "Ada", "Date": "2026-12-24", "Number": "7"}.items():
        page.run(f"Object.assign(document.querySelector('[aria-label={label}]'), {{ value: '{value}' }})"
                 ".dispatchEvent(new Event('change', { bubbles: true }))")
    page.wait_for_text("#summary", "Ada, 2026-12-24, 7, , small, false, sent []")


@pytest.fixture
def refused_page(open_page, site, way):
    """Opens a page over a way that refuses WebSockets."""
    way = way(site)
    way.refuse_websockets()
    return lambda path: open_page(way.address + path, connects=False)


def test_forms_and_buttons_work_if_connections_are_refused(refused_page, rows):
    page = refused_page("/forms")
    page.wait_for("document.querySelector('#vsm-state').textContent.includes('cannot stay connected here')")
    page.focus("input[name=name]")
    page.type("Ada")
    page.focus("input[name=address]")
    page.type("a@example.com")
    page.type("Enter")
    page.wait_for_text(STATUS, "Subscribed: a@example.com")
    page.wait_for_value("form + form input[name=name]", "Ada")
    page = refused_page(rows())
    page.click("li button")
    page.wait_for("document.querySelectorAll('li').length === 2")


def test_a_notice_in_a_dialog_is_used_and_then_outside_again(refused_page):
    page = refused_page("/question-in-dialog")
    page.run("document.getElementById('dialog').showModal()")
    page.wait_for("!!document.querySelector('#dialog #vsm-state button')")
    page.click("#vsm-state button")
    page.wait_for("document.getElementById('vsm-notice').hidden")
    page.run("document.getElementById('dialog').close()")
    page.wait_for("!!document.querySelector('body > #vsm-notice')")


def test_the_focus_stays_in_a_dialog_when_its_button_is_replaced(open_page):
    page = open_page("/question-in-dialog")
    page.run("document.getElementById('dialog').showModal()")
    page.focus("#dialog button")
    page.type("Enter")
    page.wait_for("document.activeElement.textContent === 'It was deleted'")
    page.type("Tab")
    page.wait_for("document.activeElement.textContent === 'Empty the bin'")
    page.type("Enter")
    page.wait_for("document.activeElement.id === 'dialog'")


def test_the_next_page_in_a_pane_begins_at_its_top_and_back_is_where_it_was_left(open_page):
    page = open_page("/panes/first")
    page.run("document.querySelector('main').scrollTo(0, 400)")
    page.run("document.querySelector('a[href$=second]').click()")
    page.wait_for_text("h1", "Second")
    page.wait_for("document.querySelector('main').scrollTop === 0")
    page.travel(-1)
    page.wait_for_text("h1", "First")
    page.wait_for("document.querySelector('main').scrollTop === 400")
