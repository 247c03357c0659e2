"""Who may have a live connection, and who may not."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from live_client import LivePage, OpenedPage, open_socket
from raw_client import head, raw_request, status


def upgrade_lines(shop, cookie: str) -> list[str]:
    """The head of a request for a WebSocket, as a browser writes it."""
    return [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
        f"Origin: {shop.address}",
    ]


@pytest.mark.parametrize(
    ("origin", "sends_cookie"),
    [
        ("http://shop.example", True),
        ("https://{host}", True),
        ("http://{host}.example", True),
        ("http://localhost", True),
        ("null", True),
        ("http://{host}", False),
    ],
)
def test_a_connection_from_elsewhere_or_without_cookie_is_answered_with_403(shop, origin, sends_cookie):
    cookie = OpenedPage.open(shop).cookie if sends_cookie else None
    with pytest.raises(InvalidStatus) as refusal:
        with open_socket(shop, cookie, origin.format(host=shop.host)):
            pass
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize("value", ["", "short", "z" * 32, "a" * 32, "a" * 32 + "." + "b" * 64])
def test_a_connection_with_a_cookie_that_is_none_is_answered_with_403(shop, value):
    with pytest.raises(InvalidStatus) as refusal:
        with open_socket(shop, f"vsm-{shop.port}={value}"):
            pass
    assert refusal.value.response.status_code == 403


def test_a_connection_without_origin_is_answered_with_403(shop):
    lines = upgrade_lines(shop, OpenedPage.open(shop).cookie)
    assert status(raw_request(shop, head(shop, "GET", b"/vsm/socket", *lines))) == 101
    lines.remove(f"Origin: {shop.address}")
    assert status(raw_request(shop, head(shop, "GET", b"/vsm/socket", *lines))) == 403


def test_a_wish_for_another_protocol_is_ignored(shop):
    """As RFC 9110, section 7.8 has it; `curl --http2` asks for this."""
    wish = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"]
    assert status(raw_request(shop, head(shop, "GET", b"/", *wish))) == 200


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_upgrade_with_a_body_is_refused(shop, method):
    lines = upgrade_lines(shop, OpenedPage.open(shop).cookie) + ["Content-Length: 5"]
    answer = raw_request(shop, head(shop, method, b"/vsm/socket", *lines), b"hello")
    assert answer == b"" or 400 <= status(answer) < 500


def test_a_second_request_after_an_upgrade_is_no_message(shop):
    upgrade = head(shop, "GET", b"/vsm/socket", *upgrade_lines(shop, OpenedPage.open(shop).cookie))
    assert status(raw_request(shop, upgrade + head(shop, "GET", b"/"))) == 101


def test_a_page_connects_although_a_neighbor_planted_cookies(shop):
    """A server on another port of the host can set the cookie for `/vsm`, which is then sent first."""
    page, other = OpenedPage.open(shop), OpenedPage.open(shop)
    name = page.cookie.split("=")[0]
    planted = f"{name}=garbage; {name}={'a' * 32}.{'b' * 64}; {other.cookie}; {page.cookie}"
    with open_socket(shop, planted) as socket:
        socket.send(json.dumps(page.join_message()))
        assert "reload" not in socket.recv(timeout=60)


def test_a_planted_cookie_gives_nobody_the_cart_of_another(shop):
    with LivePage(shop, "/products/1") as page:
        page.add_to_cart()
        mine = page.opened.cookie
    theirs = OpenedPage.open(shop).cookie
    for planted in (f"{theirs}; {mine}", f"{mine}; {theirs}"):
        answer = shop.get("/cart", Cookie=planted)
        assert "Your cart is empty." in answer.text
