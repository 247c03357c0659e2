"""Connections that are too many, too slow, or not wanted, and what they cost others: nothing."""

import gzip
import re
import socket
import time
from contextlib import ExitStack, closing

import pytest

from conftest import ANSWER_SECONDS
from live_client import LivePage
from raw_client import head, raw_request, status

# Far less than the deadlines of the server that must not be what ends the wait.
SOON = 8


def connect(shop, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine; every address in 127.0.0.0/8 is one."""
    return socket.create_connection(("127.0.0.1", shop.port), timeout=60, source_address=(address, 0))


def read_to_end(connection: socket.socket) -> bytes:
    """What the server sends until it closes the connection."""
    answer = b""
    try:
        while piece := connection.recv(65536):
            answer += piece
    except ConnectionResetError:
        pass
    return answer


def is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("addresses", [1, 200])
def test_silent_connections_do_not_keep_a_page_from_loading(closed_shop, addresses):
    shop = closed_shop.start(open_files=256)
    with ExitStack() as stack:
        for number in range(260):
            stack.enter_context(closing(connect(shop, f"127.0.1.{number % addresses}")))
        for _ in range(10):
            start = time.monotonic()
            shop.check_serves()
            assert time.monotonic() - start < SOON


def test_of_silent_connections_the_oldest_is_closed_first(shop):
    with ExitStack() as stack:
        old = [stack.enter_context(closing(connect(shop))) for _ in range(75)]
        # Two threads accept them: all are accepted before the others come.
        shop.check_serves()
        new = [stack.enter_context(closing(connect(shop))) for _ in range(75)]
        shop.check_serves()
        # At most 100 of one address stay; the checks themselves take the place of more.
        deadline = time.monotonic() + ANSWER_SECONDS
        while (closed := sum(is_closed(connection) for connection in old)) < 50:
            assert time.monotonic() < deadline, f"{closed} are closed."
        assert not any(is_closed(connection) for connection in new)


def test_a_connection_that_is_kept_for_a_next_request_is_silent(shop):
    with ExitStack() as stack:
        for _ in range(120):
            connection = stack.enter_context(closing(connect(shop)))
            connection.sendall(head(shop, "HEAD", b"/icon.svg"))
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        shop.check_serves()


def test_live_connections_are_not_closed_for_others_who_get_an_answer(shop):
    with ExitStack() as stack:
        # They have joined: others would not be kept for long.
        pages = [stack.enter_context(LivePage(shop)) for _ in range(100)]
        with closing(connect(shop)) as connection:
            connection.sendall(head(shop, "GET", b"/", "Accept: text/html"))
            answer = read_to_end(connection)
        assert status(answer) == 503
        assert b"\r\nRetry-After: " in answer and b"\r\nConnection: close" in answer
        assert b'<meta http-equiv="refresh"' in answer
        assert b"\r\nContent-Security-Policy: " in answer
        with closing(connect(shop, "127.0.0.2")) as neighbor:
            neighbor.sendall(head(shop, "GET", b"/", "Connection: close"))
            assert status(read_to_end(neighbor)) == 200
        # So many more that only some are answered; all are closed.
        more = [stack.enter_context(closing(connect(shop))) for _ in range(60)]
        for connection in more:
            assert read_to_end(connection) == b""
        assert pages[0].socket.protocol.state.name == "OPEN"


@pytest.mark.parametrize(
    ("lines", "body", "expected"),
    [
        (["Content-Length: 10000000"], b"a", 413),
        (["Transfer-Encoding: chunked"], b"20000\r\n" + bytes(0x20000) + b"\r\n", 413),
    ],
)
def test_the_connection_is_closed_after_a_body_is_refused(shop, lines, body, expected):
    with closing(connect(shop)) as connection:
        connection.sendall(head(shop, "POST", b"/", *lines) + body)
        start = time.monotonic()
        answer = read_to_end(connection)
        assert status(answer) == expected
        assert b"\r\nConnection: close\r\n" in answer
        assert time.monotonic() - start < SOON
        # Whoever goes on sending is not listened to.
        with pytest.raises(OSError):
            while time.monotonic() - start < 30:
                connection.sendall(b"a")
                time.sleep(0.1)


@pytest.mark.parametrize("drips", [True, False])
def test_a_body_that_does_not_arrive_is_answered_with_408_and_a_close(shop, drips):
    with closing(connect(shop)) as connection:
        connection.sendall(head(shop, "POST", b"/", "Content-Length: 100"))
        start = time.monotonic()
        connection.settimeout(2 if drips else 60)
        answer = b""
        while not answer and time.monotonic() - start < 60:
            try:
                answer = connection.recv(65536)
            except TimeoutError:
                connection.sendall(b"a")
        connection.settimeout(60)
        read_to_end(connection)
        assert status(answer) == 408
        assert b"\r\nConnection: close\r\n" in answer
        assert 15 < time.monotonic() - start < 40


def test_the_authority_of_an_absolute_target_counts(shop):
    assert status(raw_request(shop, head(shop, "GET", b"http://other/"))) == 421
    assert status(raw_request(shop, head(shop, "GET", b"https://other/cart"))) == 421
    assert status(raw_request(shop, head(shop, "GET", b"http://localhost@other/"))) == 421
    assert status(raw_request(shop, head(shop, "GET", f"http://{shop.host}/cart".encode()))) == 200
    foreign = f"GET http://{shop.host}/ HTTP/1.1\r\nHost: other\r\n\r\n".encode()
    assert status(raw_request(shop, foreign)) == 200


def test_requests_that_are_sent_ahead_are_answered_in_order(shop):
    with closing(connect(shop)) as connection:
        connection.sendall(
            head(shop, "GET", b"/icon.svg")
            + head(shop, "GET", b"/nothing.png", "Sec-Fetch-Dest: image")
            + head(shop, "GET", b"/vsm/health", "Connection: close")
            + head(shop, "GET", b"/icon.svg")
        )
        answer = read_to_end(connection)
    assert re.findall(rb"HTTP/1\.1 (\d+)", answer) == [b"200", b"404", b"200"]


def test_the_server_tells_that_it_serves(shop):
    answer = shop.get("/vsm/health", Host="10.0.0.1")
    assert answer.status == 200
    assert answer.getheader("Set-Cookie") is None


@pytest.mark.parametrize("path", ["/", "/shop.css", "/vsm/client.js", "/vsm/client-optional.js"])
def test_pages_and_files_are_compressed_for_those_who_accept_it(shop, path):
    request = head(shop, "GET", path.encode(), "Accept-Encoding: gzip", "Connection: close")
    with closing(connect(shop)) as connection:
        connection.sendall(request)
        answer_head, body = read_to_end(connection).split(b"\r\n\r\n", 1)
    assert b"content-encoding: gzip" in answer_head.lower()
    plain = gzip.decompress(body)
    assert len(body) < len(plain)
    if path != "/":
        assert plain.decode() == shop.get(path).text


def test_a_refusal_is_logged_without_secrets(shop):
    with LivePage(shop) as page:
        cookie = page.opened.cookie
        assert shop.get("/", Host="evil.example", Cookie=cookie).status == 421
    assert "vsm.refusal=host" in shop.log
    assert "vsm.address=127.0.0.1" in shop.log
    for secret in [*cookie.split("=")[1].split("."), page.opened.name, page.opened.token]:
        assert secret not in shop.log
