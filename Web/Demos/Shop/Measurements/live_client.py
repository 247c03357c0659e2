"""A client of the live connection that, unlike a browser, says whatever a test wants."""

import json
import re
from contextlib import AbstractContextManager
from dataclasses import dataclass

from websockets.sync.client import ClientConnection, connect

# A bound that only a failure reaches.
ANSWER_SECONDS = 60


@dataclass
class OpenedPage:
    """What a browser knows of a page that it has loaded."""

    cookie: str
    name: str
    token: str

    @classmethod
    def open(cls, shop, path: str = "/") -> "OpenedPage":
        answer = shop.get(path)
        name, token = re.search(r'data-page="(\w+)" data-token="(\w+)"', answer.text).groups()
        return cls(answer.getheader("Set-Cookie").split(";")[0], name, token)

    def join_message(self, **changes: object) -> list:
        """Without a number of nodes and a version, the answer is the whole page."""
        values = {"page": self.name, "token": self.token, "nodes": None, "version": None} | changes
        return ["join", values["page"], values["token"], values["nodes"], values["version"]]


def open_socket(shop, cookie: str | None, origin: str | None = None) -> AbstractContextManager[ClientConnection]:
    """Asks for a WebSocket; by default with the origin of the shop's own pages."""
    return connect(
        f"ws://{shop.host}/vsm/socket",
        origin=origin or shop.address,
        additional_headers={"Cookie": cookie} if cookie else {},
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=ANSWER_SECONDS,
        close_timeout=ANSWER_SECONDS,
    )


class LivePage:
    """A page with a connection that has joined it and was sent the whole tree."""

    def __init__(self, shop, path: str = "/"):
        self.opened = OpenedPage.open(shop, path)
        self._connecting = open_socket(shop, self.opened.cookie)

    def __enter__(self) -> "LivePage":
        self.socket = self._connecting.__enter__()
        self.say(self.opened.join_message())
        welcome = self.hear()
        self.tree, self.version = welcome["tree"], welcome["version"]
        return self

    def __exit__(self, *reasons: object) -> None:
        self._connecting.__exit__(*reasons)

    def say(self, message: list) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict:
        return read_message(self.socket.recv(timeout=ANSWER_SECONDS))

    def event(self, kind: str, node: int, number: int, *payload: object, version: int | None = None) -> list:
        return [kind, number, self.version if version is None else version, node, *payload]

    def click(self, text: str, number: int) -> list:
        """The event of a click on the button with this text."""
        return self.event("click", self.listening_node("click", text), number)

    def listening_node(self, kind: str, text: str = "") -> int:
        """The number of the element with this text for whose events of this kind the server listens."""
        for node in descendants(self.tree):
            is_element = len(node) == 4
            if is_element and kind in node[2].get("data-vsm-on", "").split() and text in text_of(node):
                return node[0]
        raise LookupError(f"Nothing listens to {kind} with the text {text!r}.")


def read_message(text: str | bytes) -> dict | list:
    """A message of the server by name, with the nodes of a tree as `[number, text]` or `[number, tag, attributes, children]`."""
    message = json.loads(text)
    if not message:
        return message
    version, acknowledged, *patch = message
    extras = patch.pop() if patch and isinstance(patch[-1], dict) else {}
    known = {"version": version, "acknowledged": acknowledged, "patch": patch}
    named = extras | {name: value for name, value in known.items() if value}
    if "tree" in named:
        named["tree"] = number_nodes(named["tree"])
    return named


def number_nodes(descriptions: list) -> list:
    """Nodes have the number after that of the node before them, unless their own is written in front."""
    last = 0

    def node(description: object) -> list | None:
        nonlocal last
        if isinstance(description, str):
            last += 1
            return [last, description]
        if description == 0:
            last += 1
            return None
        if isinstance(description[0], int):
            last = description[0] - 1
            rest = description[1:]
            return node((rest[1] if len(rest) > 1 else 0) if rest[0] == 0 else rest)
        last += 1
        number, tag, children = last, description[0], description[1:]
        attributes = children.pop(0) if children and isinstance(children[0], dict) else {}
        return [number, tag, attributes, [child for child in map(node, children) if child]]

    return [each for each in map(node, descriptions) if each]


def descendants(nodes: list) -> list:
    """Nodes are `[number, text]` or `[number, tag, attributes, children]`."""
    found = []
    for node in nodes:
        found.append(node)
        if len(node) == 4:
            found += descendants(node[3])
    return found


def text_of(node: list) -> str:
    return "".join(each[1] for each in descendants([node]) if len(each) == 2)
