"""Firefox, driven over WebDriver BiDi, which it supports itself."""

import json
import os
import shutil
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urljoin

from websockets.sync.client import connect

from console import Console
from live_server import LiveServer
from servers.process import ANSWER_SECONDS, Process

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    # Firefox would wait up to a minute before it connects again to a server that was down for long.
    "network.websocket.delay-failed-reconnects": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}

KEYS = {"Backspace": "\ue003", "Enter": "\ue007", "Escape": "\ue00c", "Shift": "\ue008", "Tab": "\ue004"}


def find() -> str | None:
    """The path of Firefox: $FIREFOX if it is set, else the first that is installed."""
    names = [os.environ.get("FIREFOX") or "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]
    return next((path for path in map(shutil.which, names) if path), None)


class Firefox:
    """A browser without a window of its own."""

    def __init__(self, path: str, folder: Path):
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines))
        self._process = Process(
            [path, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"],
            folder / "firefox.log", env=os.environ | {"HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        address = self._process.wait_for(r"WebDriver BiDi listening on (ws://\S+)")[1] + "/session"
        try:
            self._stack = ExitStack()
            self._socket = self._stack.enter_context(connect(address, max_size=None, open_timeout=ANSWER_SECONDS))
            self._number = 0
            # Of the visitor whose windows are open.
            self.console: Console | None = None
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self._process.end()
            raise

    def send(self, method: str, **parameters):
        """Carries out a command, and returns its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=ANSWER_SECONDS))
            if answer.get("type") == "event":
                if self.console:
                    entry = answer["params"]
                    self.console.note(entry["level"], str(entry["text"]))
            elif answer.get("id") == self._number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]

    def close(self) -> None:
        self._stack.close()
        self._process.end()


class FirefoxWindows:
    """The windows of one visitor, who is the only one in Firefox: `FirefoxWindows(firefox, site)("/tasks")`."""

    def __init__(self, firefox: Firefox, server: LiveServer):
        self._firefox = firefox
        self._address = server.address
        self._user = firefox.send("browser.createUserContext")["userContext"]
        self._console = firefox.console = Console(server)
        self.allow = self._console.allow

    def __call__(self, path: str, connects: bool = True) -> "FirefoxPage":
        """Opens a window, and waits until its page is connected, if it connects; the path can be an address over another way.
        """
        context = self._firefox.send("browsingContext.create", type="tab", userContext=self._user)["context"]
        page = FirefoxPage(self._firefox.send, context)
        page.go(urljoin(self._address, path), connects)
        return page

    def close(self) -> None:
        """Closes the windows, which would react to what the next test does, and fails if there was a problem in them."""
        # Firefox has sent the messages of the pages before the answer to this.
        self._firefox.send("session.status")
        self._firefox.console = None
        self._firefox.send("browser.removeUserContext", userContext=self._user)
        self._console.check()


class FirefoxPage:
    """A page, and the actions of a person in it. CSS selectors name elements."""

    def __init__(self, send, context: str):
        self._send = send
        self._context = context

    def go(self, address: str, connects: bool = True) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")
        if connects:
            self.wait_for("document.documentElement.classList.contains('vsm-live')")

    def run(self, expression: str):
        """The value of an expression: a text, a number, a Boolean value or nothing."""
        result = self._send(
            "script.evaluate",
            expression=expression,
            target={"context": self._context},
            awaitPromise=True,
            userActivation=True,
        )
        if result["type"] == "exception":
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    def wait_for(self, condition: str) -> None:
        """Waits until an expression is true."""
        deadline = time.monotonic() + ANSWER_SECONDS
        while not self._holds(condition):
            assert time.monotonic() < deadline, f"{condition}\n{self.run('document.body.outerHTML')}"
            time.sleep(0.02)

    def _holds(self, condition: str) -> bool:
        try:
            return self.run(condition) is True
        except RuntimeError:
            # The page is being left.
            return False

    def wait_for_text(self, selector: str, text: str) -> None:
        self.wait_for(f"document.querySelector({json.dumps(selector)})?.textContent === {json.dumps(text)}")

    def wait_for_value(self, selector: str, text: str) -> None:
        self.wait_for(f"document.querySelector({json.dumps(selector)})?.value === {json.dumps(text)}")

    def focus(self, selector: str) -> None:
        self.run(f"document.querySelector({json.dumps(selector)}).focus()")

    def has_focus(self, selector: str) -> bool:
        return self.run(f"document.activeElement === document.querySelector({json.dumps(selector)})")

    def type(self, text: str, pause: int = 0) -> None:
        """Presses keys, such as `abc`, `Enter` or `Shift+Enter`; `pause` is in milliseconds."""
        actions = []
        *held, last = text.split("+")
        for key in [last] if last in KEYS else text:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
            actions += [{"type": "pause", "duration": pause}] if pause else []
        down = [{"type": "keyDown", "value": KEYS[key]} for key in held if last in KEYS]
        up = [{"type": "keyUp", "value": KEYS[key]} for key in held if last in KEYS]
        actions = down + actions + up
        source = {"type": "key", "id": "keyboard", "actions": actions}
        self._send("input.performActions", context=self._context, actions=[source])

    def click(self, selector: str) -> None:
        """Clicks with the mouse in the middle of an element."""
        self.press_down(selector)
        self.let_go()

    def press_down(self, selector: str) -> None:
        """Presses the mouse in the middle of an element."""
        node = self._send("browsingContext.locateNodes", context=self._context,
                          locator={"type": "css", "value": selector})["nodes"][0]
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        actions = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
        ]
        self._use_mouse(actions)

    def let_go(self) -> None:
        """Lets go of the mouse."""
        self._use_mouse([{"type": "pointerUp", "button": 0}])

    def _use_mouse(self, actions: list[dict]) -> None:
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        self._send("input.performActions", context=self._context, actions=[source])

    def travel(self, delta: int) -> None:
        """Goes back or forward in the history."""
        self._send("browsingContext.traverseHistory", context=self._context, delta=delta)
