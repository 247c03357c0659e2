"""Takes an animated picture of a journey through the profile of the playground."""

import io
import os

from PIL import Image
from playwright.sync_api import expect

# A narrow window that has the diagram beside the feature.
PANEL = {"viewport": {"width": 704, "height": 1600}}
# The dot on the arrow stands still until a frame moves it, and everything else changes at once.
STYLE = """
.panel { min-height: 34rem; }
.panel *, .panel *::before { transition: none !important; caret-color: transparent; }
.vsm-diagram .trace { animation-duration: 100s !important; animation-play-state: paused !important; }
"""
MOVE_DOT = "share => document.getAnimations().forEach(animation => { animation.currentTime = share * 100000; })"
# The check of the script takes fewer frames.
DOT_STEPS = int(os.environ.get("JOURNEY_DOT_STEPS", "8"))
DOT_MILLISECONDS = 70
SHORT_MILLISECONDS = 500
LONG_MILLISECONDS = 1400
REQUIREMENTS = (
    "Loading can fail", "A failure can be retried", "The profile can be edited", "Saving can fail", "Editing can be cancelled",
)


class JourneyPicture:
    """The frames of the picture, with the time that each is shown."""

    def __init__(self, page):
        self.page = page
        self.panel = page.locator("article.panel")
        self.frames = []

    def frame(self, milliseconds):
        """Adds a frame."""
        picture = Image.open(io.BytesIO(self.panel.screenshot())).convert("RGB")
        self.frames.append((picture, milliseconds))

    def press(self, name, state):
        """Presses a button, and follows the change to a state."""
        button = self.panel.get_by_role("button", name=name).first
        button.hover()
        self.frame(SHORT_MILLISECONDS)
        button.click()
        expect(self.page.get_by_role("img", name=f"The states: {state}", exact=True)).to_be_visible()
        self.page.mouse.move(0, 0)
        for step in range(DOT_STEPS):
            self.page.evaluate(MOVE_DOT, step / DOT_STEPS)
            self.frame(DOT_MILLISECONDS)
        self.page.evaluate(MOVE_DOT, 1)
        self.frame(LONG_MILLISECONDS)

    def type(self, text):
        """Types into the field."""
        field = self.panel.get_by_role("textbox")
        field.fill("")
        for character in text:
            field.press_sequentially(character)
            self.frame(DOT_MILLISECONDS * 2)

    def write(self, path):
        """Writes the picture, which begins again at its end."""
        pictures, times = zip(*self.frames)
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=times, loop=0, lossless=True, quality=100, method=4
        )


def take_journey(browser, address, theme, path):
    """Loads, edits and saves a profile, at the second attempt, and writes the picture of it."""
    context = browser.new_context(**PANEL, color_scheme=theme, bypass_csp=True)
    page = context.new_page()
    page.goto(f"{address}/playground")
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.add_style_tag(content=STYLE)
    for requirement in REQUIREMENTS:
        choice = page.get_by_role("button", name=requirement)
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
    picture = JourneyPicture(page)
    picture.frame(LONG_MILLISECONDS)
    picture.press("Load", "loading")
    picture.press("success for load", "loaded")
    picture.press("Edit", "editing")
    picture.type("Grace")
    picture.press("Save", "saving")
    picture.press("failure for save", "savingError")
    picture.press("Retry", "saving")
    picture.press("success for save", "loaded")
    picture.write(path)
    context.close()
