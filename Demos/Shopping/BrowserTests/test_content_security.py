"""The page runs nothing but its own files, and the browser makes sure of it."""

from playwright.sync_api import expect

from shopper import add_to_cart, heading, press, products

COLLECT_VIOLATIONS = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
        window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
"""


def test_the_shop_breaks_no_rule_of_its_own_policy(shop, window):
    window.context.add_init_script(COLLECT_VIOLATIONS)
    page = window.live()
    add_to_cart(page, "Ottoman")
    press(page, "Show Cart")
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    press(page, "Close")
    page.get_by_role("searchbox", name="Search").press_sequentially("bed")
    expect(products(page)).to_have_count(1)
    assert page.evaluate("window.violations") == []


def test_the_policy_stops_a_script_that_got_into_the_page(shop, window):
    window.allow("TrustedScript")
    window.context.add_init_script(COLLECT_VIOLATIONS)
    page = window.live()
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


def test_markup_that_is_typed_is_shown_as_text(shop, window):
    page = window.live()
    field = page.get_by_role("searchbox", name="Search")
    field.press_sequentially("<img src=x onerror=alert(1)>\"'&")
    expect(page.get_by_text("Nothing here is called that.")).to_be_visible()
    expect(field).to_have_value("<img src=x onerror=alert(1)>\"'&")
    expect(page.locator("img[src=x]")).to_have_count(0)
