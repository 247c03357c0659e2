"""Those who send too much, read nothing or never finish are on their own: the shop goes on, and stops when asked."""

import json
import socket
from contextlib import ExitStack, suppress
from threading import Event, Thread

from live_client import ANSWER_SECONDS, LivePage
from websockets.exceptions import ConnectionClosed

FLOOD_BYTES = 20_000_000


def connection_to(shop) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", shop.port), timeout=ANSWER_SECONDS)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return connection


def flood(shop, stop: Event) -> None:
    """Sends large events without reading, until told to stop or some megabytes are through."""
    with suppress(ConnectionClosed, TimeoutError, OSError), LivePage(shop) as page:
        message = json.dumps(page.event("submit", 1, 1, ["a", "x" * 15_000] * 4))
        for _ in range(FLOOD_BYTES // len(message)):
            if stop.is_set():
                page.socket.socket.shutdown(socket.SHUT_RDWR)
                return
            page.socket.send(message)


def test_floods_on_more_sockets_than_cores_leave_others_their_pages(shop):
    stop = Event()
    floods = [Thread(target=flood, args=(shop, stop), daemon=True) for _ in range(4)]
    for thread in floods:
        thread.start()
    try:
        for _ in range(20):
            shop.check_serves()
        with LivePage(shop, "/products/1") as page:
            page.add_to_cart()
    finally:
        stop.set()
        for thread in floods:
            thread.join(ANSWER_SECONDS)


def test_a_request_after_one_that_asked_for_an_upgrade_does_not_hang(shop):
    with connection_to(shop) as connection:
        connection.sendall(
            f"GET /shop.css HTTP/1.1\r\nHost: {shop.host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n".encode()
        )
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
        # The answer is whole, and then the connection ends, so that the next request is made over another.
        assert answer.startswith(b"HTTP/1.1 200") and b"prefers-reduced-motion" in answer


def test_a_connection_that_never_joins_is_ended(shop):
    page = LivePage(shop)
    with page._connecting as joinless:
        with suppress(ConnectionClosed):
            joinless.recv(timeout=ANSWER_SECONDS)
        assert joinless.close_code == 1008


def test_the_shop_stops_though_nobody_else_does(closed_shop):
    shop = closed_shop.start()
    with ExitStack() as connections:
        silent = connections.enter_context(connection_to(shop))
        slow = connections.enter_context(connection_to(shop))
        slow.sendall(f"POST / HTTP/1.1\r\nHost: {shop.host}\r\nContent-Length: 60000\r\n\r\nslow".encode())
        deaf = connections.enter_context(connection_to(shop))
        deaf.sendall(f"GET /vsm/client.js HTTP/1.1\r\nHost: {shop.host}\r\n\r\n".encode() * 400)
        connections.enter_context(LivePage(shop))
        shop.stop()
        assert silent.recv(1) == b""
