"""Fields whose actions the state does not offer keep what a person types."""

import pytest
from playwright.sync_api import expect

from pages import press


@pytest.mark.parametrize("name", ["Text", "Note"])
def test_what_is_typed_meanwhile_stays_and_is_written_later(window, name):
    page = window.live("/keeping")
    field = page.get_by_label(name)
    field.press_sequentially("Dear")
    expect(page.locator("#state")).to_contain_text("Dear")
    press(page, "Close")
    expect(page.locator("#state")).to_contain_text("closed")
    field.press("End")
    field.press_sequentially(" Ada")
    # The answer to another action, which the server runs after the text, has come.
    page.get_by_label("Note" if name == "Text" else "Text").press_sequentially("x")
    press(page, "Open")
    expect(page.locator("#state")).to_contain_text("Dear Ada")
    expect(field).to_have_value("Dear Ada")
    press(page, "Close")
    expect(page.locator("#state")).to_contain_text("closed")
    field.fill("")
    expect(field).to_have_value("")
    field.press_sequentially("Dear Ada")
    expect(field).to_have_value("Dear Ada")
