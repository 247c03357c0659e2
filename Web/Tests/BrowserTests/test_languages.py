"""The texts that the package adds to a page in another language."""

from playwright.sync_api import expect

from interruptions import live_over, stop
from pages import expect_spoken, press


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
