"""Somebody who types in Chromium for some seconds, with the site's own script, and looks whether the texts stay.

    typist.py ADDRESS SECONDS    prints what happened, and fails if a text was lost
"""

import subprocess
import sys
import time
from pathlib import Path

# A bound that only a failure reaches: the page waits for a server that starts.
PATIENCE = 20_000
IS_SHOWN = """text => document.documentElement.classList.contains('vsm-live')
    && document.getElementById('username')?.value === text"""


def main(address: str, seconds: float) -> str:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return "without a real browser: Scripts/bootstrap browser installs what it needs"
    find = [Path(__file__).parents[1] / "find-chromium"]
    chromium = subprocess.run(find, capture_output=True, text=True).stdout.strip()
    if not chromium:
        return "without a real browser: there is no Chromium"
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]).new_page()
        page.set_default_timeout(PATIENCE)
        end = time.monotonic() + seconds
        page.goto(f"{address}/account/profile")
        texts = 0
        while time.monotonic() < end:
            text = f"Grace {texts + 1}"
            page.get_by_label("User Name").fill(text)
            # From 0 to 2 seconds, so that an interruption comes at different times after typing. Half of the texts are on
            # their way, or not yet sent, when something ends.
            page.wait_for_timeout((texts + 1) * 370 % 2_000)
            try:
                page.wait_for_function(IS_SHOWN, arg=text)
            except Error:
                sys.exit(f"in the real browser, \"{text}\" was lost. The page has: {page.inner_text('body')}")
            texts += 1
        return f"in the real browser, {texts} texts were typed and none was lost"


print(main(sys.argv[1], float(sys.argv[2])))
