"""The page runs only its own files, and the browser enforces this.

Every test here notices what the pages themselves do against their policy: browsers report it as an error.
"""

from playwright.sync_api import expect

COLLECT_VIOLATIONS = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
        window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
"""
MARKUP = "<img src=x onerror=alert(1)>\"'&"


def test_the_policy_stops_a_script_that_got_into_the_page(window):
    window.allow("TrustedScript")
    window.context.add_init_script(COLLECT_VIOLATIONS)
    page = window.live("/forms")
    page.evaluate("""() => {
        const intruder = document.createElement("a");
        try {
            intruder.setAttribute("onclick", "window.hasRun = true");
        } catch {}
        document.body.append(intruder);
        intruder.click();
    }""")
    assert page.evaluate("window.hasRun") is None
    page.wait_for_function("() => window.violations.length > 0")


def test_markup_that_is_typed_is_shown_as_text(window):
    page = window.live("/forms")
    page.get_by_label("Your name").fill(MARKUP)
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_role("status")).to_have_text(f"Written by {MARKUP}")
    expect(page.locator("img")).to_have_count(0)
