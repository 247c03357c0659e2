"""An action that is tied to visible content runs only if the person saw the current content."""

from playwright.sync_api import expect

from pages import expect_spoken, press

REFUSAL = "This page has just changed. Nothing was done. Please look again."


def test_a_click_that_is_tied_to_what_the_person_did_not_see_is_refused(site, window, rows, way):
    way = way(site)
    page, other = window.live_with_content(way.address + rows()), window.live_with_content(rows())
    count = page.locator("#count")

    way.hold_answers()
    press(other, "Add")
    expect(other.locator("#count")).to_have_text("4 rows")
    expect(count).to_have_text("3 rows")
    press(page, "Remove all")
    way.release_answers()

    expect(page.locator(".vsm-note")).to_contain_text(REFUSAL)
    expect_spoken(page, REFUSAL)
    expect(count).to_have_text("4 rows")
    press(page, "Remove all")
    expect(count).to_have_text("0 rows")
