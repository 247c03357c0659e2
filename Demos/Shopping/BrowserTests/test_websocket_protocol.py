"""The live connection by the rules of RFC 6455, frame by frame."""

import json
import os
import socket
import struct
from contextlib import contextmanager

import pytest

from live_client import ANSWER_SECONDS, LivePage, OpenedPage, open_socket, read_to_end
from raw_client import head

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


def frame(first: int, payload: bytes = b"", masked: bool = True) -> bytes:
    """A frame as a browser writes it, unless a test says otherwise."""
    bit = 0x80 if masked else 0
    size = len(payload)
    length = bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack(">H", size)
    if not masked:
        return bytes([first]) + length + payload
    key = os.urandom(4)
    return bytes([first]) + length + key + bytes(byte ^ key[index % 4] for index, byte in enumerate(payload))


class RawSocket:
    """A WebSocket whose frames a test writes and reads itself."""

    def __init__(self, connection: socket.socket):
        self.connection = connection
        self.file = connection.makefile("rb")

    def send(self, *frames: bytes) -> None:
        self.connection.sendall(b"".join(frames))

    def hear(self) -> tuple[int, bytes]:
        """The first byte and the payload of the next frame; zero at the end."""
        beginning = self.file.read(2)
        if len(beginning) < 2:
            return 0, b""
        first, size = beginning
        assert size < 128, "A server does not mask."
        if size == 126:
            (size,) = struct.unpack(">H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.file.read(8))
        return first, self.file.read(size)

    def close_code(self) -> int | None:
        """The code with which the server closes; `None` if it has none or just hangs up."""
        while True:
            first, payload = self.hear()
            if first == CLOSE:
                assert self.hear() == (0, b""), "Nothing follows a close frame."
                return struct.unpack(">H", payload[:2])[0] if payload else None
            if first == 0:
                return None


@contextmanager
def raw_socket(shop):
    lines = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {OpenedPage.open(shop).cookie}",
        f"Origin: {shop.address}",
    ]
    with socket.create_connection(("127.0.0.1", shop.port), timeout=ANSWER_SECONDS) as connection:
        connection.sendall(head(shop, "GET", b"/vsm/socket", *lines))
        raw = RawSocket(connection)
        while raw.file.readline().strip():
            pass
        yield raw


@pytest.mark.parametrize(
    ("frames", "code"),
    {
        "unmasked": ([frame(TEXT, b'["ping"]', masked=False)], 1002),
        "reserved bit": ([frame(0xC1, b'["ping"]')], 1002),
        "reserved opcode": ([frame(0x83)], 1002),
        "binary": ([frame(BINARY, b"[]")], 1003),
        "fragmented ping": ([frame(0x09)], 1002),
        "long ping": ([frame(PING, b"a" * 126)], 1002),
        "continuation of nothing": ([frame(0x80, b"a")], 1002),
        "message in a message": ([frame(0x01, b"a"), frame(TEXT, b"a")], 1002),
        "no UTF-8": ([frame(TEXT, b'["\xff"]')], 1007),
        "too long": ([bytes([TEXT, 0xFF]) + struct.pack(">Q", 2**40) + b"1234"], 1009),
        "close with half a code": ([frame(CLOSE, b"\x03")], 1002),
        "close with 1005": ([frame(CLOSE, struct.pack(">H", 1005))], 1002),
        "close with a reason in no UTF-8": ([frame(CLOSE, struct.pack(">H", 1000) + b"\xff")], 1007),
        "close": ([frame(CLOSE, struct.pack(">H", 1000) + b"bye")], 1000),
        "close with an own code": ([frame(CLOSE, struct.pack(">H", 4321))], 4321),
        "close without a code": ([frame(CLOSE)], None),
    }.values(),
    ids=lambda value: None,
)
def test_a_connection_ends_with_the_code_that_the_rules_ask_for(shop, frames, code):
    with raw_socket(shop) as raw:
        raw.send(*frames)
        assert raw.close_code() == code


def test_fragments_with_a_ping_between_them_make_a_message(shop):
    with raw_socket(shop) as raw:
        raw.send(frame(0x01, b'["pi'), frame(PING, b"hello"), frame(0x00), frame(0x80, b'ng"]'))
        assert raw.hear() == (PONG, b"hello")
        assert raw.hear() == (TEXT, b"[]")


def test_frames_may_arrive_byte_by_byte(shop):
    with raw_socket(shop) as raw:
        for byte in frame(TEXT, b'["ping"]'):
            raw.send(bytes([byte]))
        assert raw.hear() == (TEXT, b"[]")


def test_a_connection_that_is_taken_over_is_told_so(shop):
    with LivePage(shop) as page, open_socket(shop, page.opened.cookie) as second:
        second.send(json.dumps(page.opened.join_message()))
        assert read_to_end(page.socket)[1] == 4001


def test_connections_are_told_that_the_server_stops(closed_shop):
    shop = closed_shop.start()
    with LivePage(shop) as page, raw_socket(shop) as raw:
        shop.stop()
        assert read_to_end(page.socket)[1] == 1001
        assert raw.close_code() == 1001
