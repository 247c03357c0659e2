"""A browser does what the rules say. `VSMWebTesting` does the same in its reference browser, in BrowserRuleTests.swift."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pages import press

RULES = json.loads((Path(__file__).parents[1] / "BrowserRules/rules.json").read_text())


def element(page: Page, description: str) -> Locator:
    """The element with a role and a name, such as `button Save`."""
    role, _, name = description.partition(" ")
    return page.get_by_text(name, exact=True) if role == "text" else page.get_by_role(role, name=name, exact=True)


def carry_out(page: Page, step: dict, heard: list[str]) -> None:
    """Performs a step, or checks its expectation."""
    what, value = step["do"], step.get("with", "")
    if what == "back":
        before = page.locator("h1").element_handle()
        page.go_back()
        # The address is the earlier one before the page is.
        page.wait_for_function("heading => !heading.isConnected", arg=before)
    elif "pressed" in step:
        element(page, step["at"]).hover()
        page.mouse.down()
        heard += step["pressed"]
        expect(page.locator("#heard")).to_have_text(" · ".join(heard))
        page.mouse.up()
    elif what == "path":
        page.wait_for_url(lambda url: url.partition("//")[2].partition("/")[2] == value.removeprefix("/"))
    else:
        found = element(page, step["at"])
        match what:
            # Disabled elements are also clicked.
            case "click": found.click(force=step.get("refused", False))
            case "fill": found.fill(value)
            case "press": found.press(value)
            case "choose": found.select_option(label=value)
            case "focus": found.focus()
            case "leave": found.blur()
            case "checked": expect(found).to_be_checked(checked=value == "true")
            case "focused": expect(found).to_be_focused()
            case "value": expect(found).to_have_value(value)
            case _: pytest.fail(f"There is no step {what!r}.")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["rule"])
def test_rule(window, rule):
    page = window.live(f"/rules/{rule['page']}")
    heard: list[str] = []
    for step in rule["steps"]:
        carry_out(page, step, heard)
        heard += step.get("heard", [])
        if step.get("heard"):
            expect(page.locator("#heard")).to_have_text(" · ".join(heard))
    if page.url.endswith(f"/rules/{rule['page']}"):
        # Everything else that the server has received precedes this.
        press(page, "End")
        expect(page.locator("#heard")).to_have_text(" · ".join([*heard, "end"]))
