"""Everything that a person put into a form is there again after the session was lost."""

import pytest
from playwright.sync_api import Page, expect

from interruptions import restart, start, stop

# How long the page waits for a field before it shows what was entered there, in milliseconds.
PATIENCE = 6_000


@pytest.fixture
def controls(window) -> Page:
    return window.live("/controls")


def test_what_was_put_into_a_form_is_there_again(site, controls):
    page = controls
    news, topics = page.get_by_label("News"), page.get_by_label("Topics")
    news.check()
    topics.select_option(["art", "golf"])
    values = {"Email": "a@example.com", "Count": "5", "A field for date": "2026-12-24", "A field for time": "08:30",
              "A field for color": "#aabbcc", "A field for search": "bed"}
    for name, value in values.items():
        page.get_by_label(name, exact=True).fill(value)
    secret = page.get_by_label("A field for password")
    secret.fill("secret")
    restart(site, page)
    expect(news).to_be_checked()
    expect(topics).to_have_values(["art", "golf"])
    for name, value in values.items():
        expect(page.get_by_label(name, exact=True)).to_have_value(value)
    expect(secret).to_have_value("")


def test_choices_that_only_the_lost_state_had_come_back_into_it(site, controls):
    page = controls
    summary, volume = page.locator("#summary"), page.get_by_label("Volume")
    volume.fill("8")
    page.get_by_label("Agree").check()
    page.get_by_role("combobox", name="Size").select_option("small")
    expect(summary).to_have_text(", , 8, small, agreed, Nothing yet")
    restart(site, page)
    expect(summary).to_have_text(", , 8, small, agreed, Nothing yet")
    expect(volume).to_have_value("8")
    expect(page.get_by_label("Agree")).to_be_checked()
    expect(page.get_by_label("Again small")).to_be_checked()
    page.get_by_label("Again medium").check()
    page.get_by_label("Agree").uncheck()
    expect(summary).to_have_text(", , 8, medium, not agreed, Nothing yet")
    restart(site, page)
    expect(summary).to_have_text(", , 8, medium, not agreed, Nothing yet")


def test_a_choice_that_was_made_without_a_connection_reaches_the_next_server(site, controls):
    page = controls
    stop(site, page)
    page.get_by_label("Agree").check()
    page.get_by_label("Again small").check()
    start(site, page)
    expect(page.locator("#summary")).to_have_text(", , 5, small, agreed, Nothing yet")
    expect(page.locator(".vsm-note")).to_have_count(0)


def test_a_choice_that_the_state_refused_does_not_come_back(site, controls):
    page = controls
    size = page.get_by_role("combobox", name="Size")
    size.select_option("large")
    expect(size).to_have_value("medium")
    restart(site, page)
    page.get_by_label("Agree").check()
    expect(page.locator("#summary")).to_have_text(", , 5, medium, agreed, Nothing yet")
    expect(page.locator(".vsm-note")).to_have_count(0)


def test_a_form_that_was_sent_does_not_come_back(site, controls):
    page = controls
    page.get_by_label("Email", exact=True).fill("a@example.com")
    page.get_by_label("Age").fill("30")
    page.get_by_label("News").check()
    page.get_by_role("button", name="Sign up").click()
    expect(page.locator("#summary")).to_contain_text("a@example.com 30 true")
    restart(site, page)
    expect(page.get_by_label("News")).not_to_be_checked()
    expect(page.get_by_label("Age")).to_have_value("")


def test_a_form_that_was_refused_comes_back_as_it_was_sent(site, controls):
    page = controls
    page.get_by_label("Email", exact=True).fill("a@example.com")
    page.get_by_label("Age").fill("many")
    page.get_by_label("News").check()
    page.get_by_label("Topics").select_option("chess")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_label("Age")).to_have_attribute("aria-invalid", "true")
    restart(site, page)
    expect(page.get_by_label("Age")).to_have_value("many")
    expect(page.get_by_label("Email", exact=True)).to_have_value("a@example.com")
    expect(page.get_by_label("News")).to_be_checked()
    expect(page.get_by_label("Topics")).to_have_values(["chess"])


def test_boxes_of_one_name_and_options_that_come_later_are_found_again(site, window):
    page = window.live_with_content("/returning")
    page.get_by_label("Art").check()
    page.get_by_label("Chess").uncheck()
    page.get_by_label("Tag").select_option("red")
    expect(page.get_by_role("status")).to_have_text("red")
    restart(site, page)
    expect(page.get_by_role("status")).to_have_text("red")
    expect(page.get_by_label("Tag")).to_have_value("red")
    expect(page.get_by_label("Art")).to_be_checked()
    expect(page.get_by_label("Chess")).not_to_be_checked()


def test_a_choice_without_a_place_is_shown_to_the_person(site, window):
    page = window.live_with_content("/returning", has_clock=True)
    page.get_by_label("Tag").select_option("red")
    expect(page.get_by_role("status")).to_have_text("red")
    page.get_by_label("Art").check()
    # The fields of the page that comes back have other names.
    page.evaluate("""() => {
        const former = sessionStorage.setItem;
        Storage.prototype.setItem = function (key, text) {
            former.call(this, key, text.replaceAll('\\\\"tag\\\\"', '\\\\"gone\\\\"').replaceAll('\\\\"topics\\\\"', '\\\\"gone\\\\"'));
        };
    }""")
    restart(site, page)
    page.clock.fast_forward(PATIENCE)
    notes = page.locator(".vsm-note")
    expect(notes.filter(has_text="What you entered in “Tag” could not be put back:").get_by_role("textbox")).to_have_value("red")
    expect(notes.filter(has_text="What you entered in “Art” could not be put back:").get_by_role("textbox")).to_have_value("✓")
