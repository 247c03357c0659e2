"""Takes the screenshots of the documentation, in Chromium, of programs that are built in .build-web.

    Scripts/test browser                                              builds the programs, and takes the pictures as a trial
    .venv/bin/python Web/Documentation/Pictures/take.py               writes the pictures
    .venv/bin/python Web/Documentation/Pictures/take.py FOLDER        a trial: writes them into a folder, with fewer frames

The pictures whose names end with `~dark` are for dark pages. The picture of a gallery is taken if VSM_GALLERIES in the environment
names the folder into which the shop's tests wrote its galleries.
"""

import io
import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[3]
sys.path += [str(ROOT / folder) for folder in ("Web/Scripts", "Web/Tests/BrowserTests", "Web/Demos/Shop/BrowserTests")]
os.environ.setdefault("CHROMIUM", subprocess.check_output(ROOT / "Web/Scripts/find-chromium", text=True).strip())

from live_server import LiveServer  # noqa: E402
from shop import Shop  # noqa: E402
from shopper import add_to_cart, badge, products  # noqa: E402
from visitors import CHROMIUM  # noqa: E402

BINARIES = (ROOT / ".build-web/debug").resolve()
TRIAL = Path(sys.argv[1]) if len(sys.argv) > 1 else None
# The picture of an article beside its diagram, and how the dot on an arrow stands still until a frame moves it.
STILL = """
.panel { min-height: 34rem; }
.panel *, .panel *::before { transition: none !important; caret-color: transparent; }
.vsm-diagram .trace { animation-duration: 100s !important; animation-play-state: paused !important; }
"""
MOVE_DOT = "share => document.getAnimations().forEach(animation => { animation.currentTime = share * 100000; })"
DOT_STEPS = 1 if TRIAL else 8
REQUIREMENTS = (
    "Loading can fail", "A failure can be retried", "The profile can be edited", "Saving can fail", "Editing can be cancelled",
)


def file(name, theme, kind="png", folder="Documentation/Pictures"):
    """Returns the file of a picture."""
    print(f"{name}, {theme}", flush=True)
    return (TRIAL or ROOT / folder) / f"{name}{'~dark' if theme == 'dark' else ''}.{kind}"


def take(page, name, theme="light", part=None, folder="Documentation/Pictures"):
    """Writes a screenshot of a page, or of a part of it, once the page stands still."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.mouse.move(0, 0)
    (part or page).screenshot(path=file(name, theme, folder=folder), animations="disabled")


@contextmanager
def running(kind, *arguments):
    """Runs a server while the pictures of its pages are taken, and gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        server = kind(*arguments, Path(folder)).start()
        try:
            yield server.address
        finally:
            server.close()


@contextmanager
def running_quotes():
    """Runs the program of the quick start, which has an address of its own."""
    address = "http://localhost:8081"
    server = subprocess.Popen(BINARIES / "Quotes", stdout=subprocess.DEVNULL)
    try:
        retry = ["--retry", "60", "--retry-delay", "1", "--retry-connrefused"]
        subprocess.run(["curl", "--silent", "--output", os.devnull, *retry, address], check=True)
        yield address
    finally:
        server.terminate()
        server.wait()


class ExampleSite(LiveServer):
    """The site of the examples, which keeps no data."""

    prefix = "EXAMPLES_"


def open_page(browser, address, width, height, **options):
    """Opens a page and waits until it is live."""
    page = browser.new_context(viewport={"width": width, "height": height}, **options).new_page()
    page.goto(address)
    expect(page.locator("html.vsm-live")).to_be_attached()
    return page


def take_feature(browser, address):
    """A feature whose save has failed."""
    # The narrowest width with the diagram beside the feature.
    page = open_page(browser, f"{address}/examples/profile", 924, 760)
    panel = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Editing a profile"))
    panel.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="failure for save").click()
    expect(panel.get_by_role("button", name="Retry")).to_be_visible()
    for theme in ("light", "dark"):
        take(page, "Feature", theme, part=panel, folder="Sources/VSM/VSM.docc/Guides")


def take_journey(browser, address, theme):
    """An animated picture of the playground: a profile is loaded, edited, and saved at the second attempt."""
    page = open_page(browser, address, 704, 1600, color_scheme=theme, bypass_csp=True)
    page.add_style_tag(content=STILL)
    for requirement in REQUIREMENTS:
        choice = page.get_by_role("button", name=requirement)
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
    panel = page.locator("article.panel")
    frames, times = [], []

    def frame(milliseconds):
        frames.append(Image.open(io.BytesIO(panel.screenshot())).convert("RGB"))
        times.append(milliseconds)

    def press(name, state):
        """Presses a button, and follows the change to a state."""
        button = panel.get_by_role("button", name=name).first
        button.hover()
        frame(500)
        button.click()
        expect(page.get_by_role("img", name=f"The states: {state}", exact=True)).to_be_visible()
        page.mouse.move(0, 0)
        for step in range(DOT_STEPS):
            page.evaluate(MOVE_DOT, step / DOT_STEPS)
            frame(70)
        page.evaluate(MOVE_DOT, 1)
        frame(1400)

    frame(1400)
    press("Load", "loading")
    press("success for load", "loaded")
    press("Edit", "editing")
    field = panel.get_by_role("textbox")
    field.fill("")
    for character in "Grace":
        field.press_sequentially(character)
        frame(140)
    press("Save", "saving")
    press("failure for save", "savingError")
    press("Retry", "saving")
    press("success for save", "loaded")
    path = file("Journey", theme, "webp")
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, lossless=True, quality=100, method=4)


def take_shop(browser, address):
    """The shop with favorites and a full cart, and the same on a phone."""
    page = open_page(browser, address, 1200, 760)
    add_to_cart(page, "Couch", "Armchair", "Bookcase")
    page.goto(address)
    for product in ("Ottoman", "Couch", "Armchair"):
        row = products(page).filter(has_text=product)
        row.get_by_role("button").click()
        expect(row.locator(".is-favorite")).to_be_visible()
    expect(badge(page)).to_have_text("3")
    for theme in ("light", "dark"):
        take(page, "Shop", theme)
    state = page.context.storage_state()
    phone = open_page(browser, address, 390, 760, has_touch=True, is_mobile=True, storage_state=state)
    expect(badge(phone)).to_have_text("3")
    take(phone, "Phone", folder="Web/Documentation/Pictures")


def take_gallery(browser, folder):
    """The states of the favorites that a shopper can act on, from the gallery of a test."""
    page = browser.new_context(viewport={"width": 1530, "height": 600}).new_page()
    page.goto(f"file://{folder}/Favorites.html")
    page.wait_for_timeout(500)
    # The page before its data has arrived, and the page without products, are left out.
    page.evaluate("""() => {
        for (const section of document.querySelectorAll("section"))
            if (!/removing|ready/.test(section.textContent)) section.remove();
        document.querySelector("header").remove();
    }""")
    page.screenshot(path=file("Gallery", "light"), full_page=True)


def take_quote(browser, address):
    """The page of the quick start, which has no style sheet and so no dark look."""
    page = open_page(browser, address, 480, 100)
    button = page.get_by_role("button")
    expect(button).to_be_visible()
    while not page.get_by_text("Less is more.").is_visible():
        button.click()
        expect(page.locator("[aria-busy]")).to_have_count(0)
        expect(button).to_be_visible()
    take(page, "Quote", folder="Web/Sources/VSMWeb/VSMWeb.docc/Guides")


if TRIAL:
    TRIAL.mkdir(parents=True, exist_ok=True)
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    with running(ExampleSite, BINARIES / "ExampleSite") as address:
        take_feature(browser, address)
        for theme in ("light", "dark"):
            take_journey(browser, address, theme)
    with running(Shop) as address:
        take_shop(browser, address)
    with running_quotes() as address:
        take_quote(browser, address)
    if "VSM_GALLERIES" in os.environ:
        take_gallery(browser, os.environ["VSM_GALLERIES"])
    browser.close()
