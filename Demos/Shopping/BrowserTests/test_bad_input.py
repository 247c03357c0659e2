"""Requests that no browser would make."""

import pytest

from raw_client import head, raw_request, status

TEN_MEGABYTES = 10 * 1024 * 1024


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/products/999", "There is no such product."),
        ("/products/-1", "There is no such product."),
        ("/products/9223372036854775807", "There is no such product."),
        ("/products/9223372036854775808", "There is no such page."),
        ("/products/abc", "There is no such page."),
        ("/products/1/2", "There is no such page."),
        ("/products", "There is no such page."),
        ("/products/1%3B%20DROP%20TABLE%20product", "There is no such page."),
        ("/%3Cscript%3Ealert(1)%3C/script%3E", "There is no such page."),
    ],
)
def test_a_page_that_does_not_exist_is_answered_with_404_and_a_sentence(shop, path, sentence):
    answer = shop.get(path)
    assert answer.status == 404
    assert f"<h1>{sentence}</h1>" in answer.text


def test_a_body_of_ten_megabytes_is_answered_with_413(shop):
    request = head(shop, "POST", b"/", f"Content-Length: {TEN_MEGABYTES}")
    assert status(raw_request(shop, request, bytes(TEN_MEGABYTES))) == 413


def test_a_body_of_ten_megabytes_in_chunks_is_answered_with_413(shop):
    request = head(shop, "POST", b"/", "Transfer-Encoding: chunked")
    chunk = b"10000\r\n" + bytes(0x10000) + b"\r\n"
    assert status(raw_request(shop, request, *[chunk] * (TEN_MEGABYTES // 0x10000), b"0\r\n\r\n")) == 413


def test_a_body_with_get_is_bounded_too(shop):
    request = head(shop, "GET", b"/", f"Content-Length: {TEN_MEGABYTES}")
    assert status(raw_request(shop, request, bytes(TEN_MEGABYTES))) == 413


@pytest.mark.parametrize("length", ["-1", "many", "99999999999999999999999999", "0x10"])
def test_a_content_length_that_is_none_is_refused(shop, length):
    answer = raw_request(shop, head(shop, "POST", b"/", f"Content-Length: {length}"))
    assert status(answer) in (400, 413)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS"])
def test_other_methods_are_answered_with_405(shop, method):
    answer = shop.request(method, "/", body=b"a=b")
    assert answer.status == 405
    assert answer.getheader("Allow") == "GET, HEAD, POST"


@pytest.mark.parametrize("host", ["shop.example", "localhost", "localhost:1", "127.0.0.1.example:80", ""])
def test_a_foreign_host_is_answered_with_421(shop, host):
    answer = shop.get("/", Host=host)
    assert answer.status == 421
    assert answer.getheader("Set-Cookie") is None


def test_a_request_without_a_host_is_refused(shop):
    assert status(raw_request(shop, b"GET / HTTP/1.1\r\n\r\n")) in (400, 421)


@pytest.mark.parametrize(
    "target",
    [
        b"/../../../../etc/passwd",
        b"/pictures/../../../../etc/passwd",
        b"/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        b"/pictures/..%2f..%2f..%2fetc%2fpasswd",
        b"/pictures/..%5c..%5cetc",
        b"/\\..\\etc\\passwd",
        b"//shop.example/",
        b"/products/%00",
        b"/products/1%00",
        b"/products/\x00",
        b"/products/%",
        b"/products/%1",
        b"/products/%zz",
        b"/products/%ff%fe",
        b"/products/%ed%a0%80",
        b"/products/" + b"1" * 10_000,
        b"/" + b"a/" * 5_000,
        b"/?" + b"a" * 10_000,
    ],
)
def test_a_path_that_is_none_is_refused(shop, target):
    answer = raw_request(shop, head(shop, "GET", target))
    assert 400 <= status(answer) < 500
    assert b"root:" not in answer


def test_a_head_without_end_is_refused(shop):
    answer = raw_request(shop, head(shop, "GET", b"/")[:-2], *[b"A: " + b"a" * 8000 + b"\r\n"] * 200)
    assert answer == b"" or 400 <= status(answer) < 500


def test_noise_is_refused(shop):
    answer = raw_request(shop, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20 + b"\r\n\r\n")
    assert answer == b"" or status(answer) == 400
