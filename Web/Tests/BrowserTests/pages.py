"""The actions of a person in any page, and the content that the page shows."""

from playwright.sync_api import Locator, Page, expect

# Records content that a page shows only for a moment, which polling the page can miss.
RECORD = """
    window.recorded = { shown: [], spoken: [] };
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            const nodes = type === "characterData" ? [target] : [...addedNodes];
            const texts = nodes.map((node) => node.textContent ?? "");
            recorded[target.id === "vsm-spoken" ? "spoken" : "shown"].push(...texts);
        }
    }).observe(document, { characterData: true, childList: true, subtree: true });
"""

# Loads the optional script, and waits for it.
LOAD_OPTIONAL_FILE = "import('/vsm/client-optional.js').then(() => null)"


def show_again(page: Page) -> None:
    """Tells a page that the person has returned to it from another window."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")


def pause_time(page: Page) -> None:
    """Lets the time of a page stand still, so that nothing ends because the machine is slow."""
    page.clock.pause_at(page.evaluate("Date.now() + 3_000"))


def heading(page: Page) -> Locator:
    """What the page is about."""
    return page.get_by_role("heading", level=1)


def press(page: Page, name: str) -> None:
    """Presses a button, or a link that is announced as one."""
    page.get_by_role("button", name=name, exact=True).click()


def press_twice(button: Locator) -> None:
    """Presses a button twice so quickly that nothing can happen in between."""
    expect(button).to_be_enabled()
    button.evaluate("button => { button.click(); button.click(); }")


def mark(page: Page) -> None:
    """Marks the page in a way that loading it again would remove."""
    page.evaluate("window.marker = 'still here'")


def expect_mark(page: Page) -> None:
    assert page.evaluate("window.marker") == "still here", "The page was loaded again."


def expect_shown(page: Page, *texts: str) -> None:
    """Waits until one of these texts has been shown, if only for a moment."""
    page.wait_for_function(
        "texts => recorded.shown.some((each) => texts.some((text) => each.includes(text)))", arg=texts
    )


# The texts that a page announces on a slow machine, in English and in German.
SLOWNESS = [
    "Connecting…", "The server is slow to answer.",
    "Die Verbindung wird hergestellt …", "Der Server antwortet langsam.",
]


def expect_spoken(page: Page, *texts: str) -> None:
    """Waits until these texts, and no others, have been spoken since the page was loaded.

    What a slow machine makes the page say does not count, unless it is among the texts.
    """
    page.wait_for_function(
        """([texts, slowness]) => recorded.spoken
            .filter((each) => texts.includes(each) || !slowness.includes(each))
            .join("|") === texts.join("|")""",
        arg=[texts, SLOWNESS],
    )
