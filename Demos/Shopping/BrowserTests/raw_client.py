"""Requests that are sent byte by byte, as no library would send them."""

import socket


def raw_request(shop, *pieces: bytes) -> bytes:
    """Sends bytes as they are, as many as the server takes, and returns the answer up to the end of its head."""
    with socket.create_connection(("127.0.0.1", shop.port), timeout=60) as connection:
        try:
            for piece in pieces:
                connection.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass  # It has heard enough.
        answer = b""
        while b"\r\n\r\n" not in answer:
            try:
                piece = connection.recv(65536)
            except ConnectionResetError:
                break  # Hanging up on somebody who still talks is a reset.
            if not piece:
                break
            answer += piece
        return answer


def status(answer: bytes) -> int:
    assert answer.startswith(b"HTTP/1.1 "), f"This is no answer: {answer[:100]!r}"
    return int(answer.split()[1])


def head(shop, method: str, target: bytes, *lines: str) -> bytes:
    start = method.encode() + b" " + target + b" HTTP/1.1\r\n"
    return start + "".join(f"{line}\r\n" for line in [f"Host: {shop.host}", *lines, ""]).encode()
