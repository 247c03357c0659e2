"""The shop for people who use the keyboard or a screen reader."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pages import heading, press
from shopper import add_to_cart, badge, products


def tab_to(page: Page, target: Locator, key: str = "Tab") -> None:
    """Presses Tab until the focus is at its target."""
    for _ in range(40):
        page.keyboard.press(key)
        if target.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"{key} does not lead to {target}.")


def test_the_keyboard_alone_opens_a_product_adds_it_and_orders(shop, window):
    page = window.live()
    tab_to(page, page.get_by_role("link", name="Ottoman", exact=True))
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Ottoman")
    tab_to(page, page.get_by_role("button", name="Add to Cart"))
    page.keyboard.press("Space")
    expect(badge(page)).to_have_text("1")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Show Cart"), "Shift+Tab")
    page.keyboard.press("Space")
    expect(page.get_by_text("Total: $199.99")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Place Order"))
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Receipt")
    tab_to(page, page.get_by_role("button", name="Close"))
    page.keyboard.press("Enter")
    expect(products(page)).to_have_count(12)


PAGES = [
    "/",
    "/?search=table",
    "/products/1",
    "/cart",
    "/account",
    "/account/profile",
    "/account/favorites",
    "/account/settings",
    "/account/orders",
    "/nowhere",
]


@pytest.fixture
def furnished(shop, window):
    """Opens pages of somebody who has a cart, favorites and orders."""
    window.allow("404")
    page = window.live()
    add_to_cart(page, "Ottoman")
    press(page, "Show Cart")
    press(page, "Place Order")
    expect(heading(page)).to_have_text("Receipt")
    press(page, "Close")
    add_to_cart(page, "Desk")
    products(page).first.get_by_role("button", name="Favorite").click()
    expect(products(page).first.get_by_role("button", name="Unfavorite")).to_be_enabled()
    return window.live


SOMETHING = re.compile(r"\S")
IDENTIFIERS_THAT_ARE_WRONG = """() => {
    const identifiers = [...document.querySelectorAll("[id]")].map((element) => element.id);
    const references = [...document.querySelectorAll("[aria-describedby], label[for]")]
        .map((element) => element.getAttribute("aria-describedby") ?? element.htmlFor);
    return [
        ...identifiers.filter((each, index) => identifiers.indexOf(each) !== index),
        ...references.filter((each) => !identifiers.includes(each)),
    ];
}"""


def check_structure(page: Page) -> None:
    """Checks that there are one heading, landmarks, a language, and names for everything."""
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(heading(page)).to_have_count(1)
    for landmark in ("banner", "navigation", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    for role in ("button", "link", "searchbox", "textbox", "switch"):
        for element in page.get_by_role(role).all():
            expect(element).to_have_accessible_name(SOMETHING)
    assert page.locator("img:not([alt])").count() == 0
    assert page.evaluate(IDENTIFIERS_THAT_ARE_WRONG) == []


# Pairs of texts and backgrounds with a contrast below that of WCAG AA.
FAINT_TEXTS = """() => {
    const channels = (color) => color.match(/[\\d.]+/g).map(Number);
    const light = (color) => {
        const [r, g, b] = channels(color).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        for (let each = element; each; each = each.parentElement) {
            const color = getComputedStyle(each).backgroundColor;
            if ((channels(color)[3] ?? 1) > 0.5) return color;
        }
        return "rgb(255, 255, 255)";
    };
    const walker = document.createTreeWalker(document.querySelector("#vsm-page"), NodeFilter.SHOW_TEXT);
    const faint = [];
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim()) continue;
        if (!element.checkVisibility() || element.closest(":disabled")) continue;
        const style = getComputedStyle(element);
        const [one, other] = [light(style.color), light(ground(element))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < 4.5) faint.push(`${walker.currentNode.data.trim()}: ${contrast.toFixed(2)}`);
    }
    return faint;
}"""


# Controls that a finger could miss.
SMALL_CONTROLS = """() => [...document.querySelectorAll("main a, main button, main input, nav a, .cart-button a")]
    .filter((element) => element.checkVisibility())
    .map((element) => [element, (element.closest("label, .products > li") ?? element).getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 40 || height < 40)
    .map(([element]) => element.outerHTML)
"""


def check_contrast(page: Page) -> None:
    for scheme in ("light", "dark"):
        # Elements that fade in or change their color have not reached their final color yet.
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert page.evaluate(FAINT_TEXTS) == [], scheme


def check_phone(page: Page) -> None:
    """Checks that the page fits a phone, and its controls a finger."""
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(SMALL_CONTROLS) == []
    page.set_viewport_size(size)


def test_every_page_has_a_structure_enough_contrast_and_room_for_fingers(furnished):
    page = furnished()
    for path in PAGES:
        page.goto(path)
        expect(page.locator("html.vsm-live")).to_be_attached()
        expect(page.locator("#vsm-page [aria-busy=true]")).to_have_count(0)
        check_structure(page)
        check_contrast(page)
        check_phone(page)


def test_the_first_link_skips_to_the_content(shop, window):
    page = window.live_with_content()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("searchbox")).to_be_focused()
