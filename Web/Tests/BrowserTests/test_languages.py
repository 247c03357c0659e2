"""The texts that the package adds to a page in another language."""

import re

import pytest
from playwright.sync_api import Page, expect

from interruptions import live_over, stop
from pages import expect_mark, expect_spoken, mark, press
from test_takeover import duplicate


def expect_language(page: Page, language: str, direction: str | None) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("lang", language)
    if direction:
        expect(html).to_have_attribute("dir", direction)
    else:
        expect(html).not_to_have_attribute("dir", re.compile("."))


def submit_nothing(page) -> None:
    page.get_by_label("Seats").fill("")
    press(page, "Sign Up")


def test_a_field_is_marked_in_the_language_of_the_page(window, plain_window):
    for page in [window.live("/german-sign-up"), plain_window("/german-sign-up")]:
        expect(page.locator("html")).to_have_attribute("lang", "de")
        submit_nothing(page)
        expect(page.get_by_text("Füllen Sie dieses Feld aus.")).to_be_visible()


def test_a_form_that_is_sent_twice_is_told_in_the_language_of_the_page(plain_window):
    page = plain_window("/german-sign-up")
    submit_nothing(page)
    expect(page.get_by_text("Füllen Sie dieses Feld aus.")).to_be_visible()
    # A browser sends the form again.
    page.reload()
    expect(page.get_by_role("alert").first).to_have_text(
        "Dieses Formular wurde schon abgeschickt. Sie sehen die Seite, wie sie jetzt ist."
    )


def test_a_lost_connection_is_told_in_the_language_of_the_page(site, window, way):
    way = way(site)
    page = live_over(way, window, "/german-list")
    sentences = ["Die Verbindung ist unterbrochen. Sie wird neu aufgebaut.", "Die Verbindung ist wieder da."]
    way.cut()
    press(page, "Reverse")
    expect(page.locator("#vsm-state")).to_have_text(sentences[0])
    expect(page.locator("#vsm-notice")).to_have_attribute("aria-label", "Verbindung")
    way.mend()
    expect_spoken(page, *sentences)


def test_what_could_not_be_done_is_told_in_the_language_of_the_page(site, window):
    page = window.live("/german-list")
    stop(site, page)
    press(page, "Reverse")
    with page.expect_event("load"):
        site.start()
    note = page.locator(".vsm-note")
    expect(note).to_contain_text("„Reverse“ konnte nicht ausgeführt werden. Bitte versuchen Sie es noch einmal.")
    note.get_by_role("button", name="Schließen").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("language", "direction"), [("ar", "rtl"), ("az-Arab", "rtl")])
def test_the_language_and_the_direction_follow_the_state(window, language, direction):
    page = window.live("/languages")
    expect_language(page, "en", None)
    press(page, f"Show {language}")
    expect_language(page, language, direction)
    # A heading begins at the right edge now.
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).direction") == direction
    press(page, "Show en")
    expect_language(page, "en", None)
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).direction") == "ltr"


def test_the_language_and_the_direction_follow_a_link_and_back(window):
    page = window.live("/languages")
    mark(page)
    page.get_by_role("link", name="Arabic").click()
    expect(page).to_have_url(re.compile("arabic-list$"))
    expect_language(page, "ar", "rtl")
    page.go_back()
    expect_language(page, "en", None)
    page.get_by_role("link", name="German").click()
    expect_language(page, "de", None)
    expect_mark(page)


@pytest.mark.parametrize(("path", "direction"), [("/arabic-list", "rtl"), ("/list", "ltr")])
def test_a_notice_is_laid_out_in_the_direction_of_its_language(window, path, direction):
    page = window.live(path)
    expect_language(page, "ar" if direction == "rtl" else "en", "rtl" if direction == "rtl" else None)
    duplicate(window, page)
    expect(page.locator("#vsm-notice")).to_have_attribute("lang", "ar" if direction == "rtl" else "en")
    button = page.locator("#vsm-state button")
    expect(button).to_be_visible()
    text = page.locator("#vsm-state span")
    is_button_left = button.bounding_box()["x"] < text.bounding_box()["x"]
    assert is_button_left == (direction == "rtl")
