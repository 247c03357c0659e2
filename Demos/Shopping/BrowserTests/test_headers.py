"""The headers that keep a page to itself, and the cookie."""

import re

import pytest

ASSETS = ["/shop.css", "/icon.svg", "/pictures/ottoman.svg", "/vsm/client.js", "/vsm/client-optional.js"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/products/999", 404),
        ("GET", "/products/%zz", 400),
        ("GET", "/vsm/socket", 403),
        ("POST", "/", 403),
        *[("GET", path, 200) for path in ASSETS],
    ],
)
def test_every_answer_has_the_security_headers(shop, method, path, status):
    answer = shop.request(method, path)
    assert answer.status == status
    policy = answer.getheader("Content-Security-Policy").split("; ")
    assert {
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    } <= set(policy)
    assert "unsafe" not in str(policy)
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert answer.getheader("Referrer-Policy") == "same-origin"
    assert answer.getheader("Cross-Origin-Opener-Policy") == "same-origin"
    assert answer.getheader("Cross-Origin-Resource-Policy") == "same-origin"


@pytest.mark.parametrize("path", ["/", "/products/1", "/cart", "/attic"])
def test_a_page_sets_a_cookie_that_scripts_cannot_read(shop, path):
    value, *attributes = shop.get(path).getheader("Set-Cookie").split("; ")
    assert re.fullmatch(rf"vsm-{shop.port}=[0-9a-f]{{32}}\.[0-9a-f]{{64}}", value)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)


def test_visitors_get_different_cookies_and_keep_them(shop):
    first = shop.get("/").getheader("Set-Cookie")
    second = shop.get("/").getheader("Set-Cookie")
    assert first != second
    assert shop.get("/", Cookie=first.split(";")[0]).getheader("Set-Cookie") == first


@pytest.mark.parametrize("value", ["mine", "A" * 32, "a" * 32, "a" * 32 + "." + "b" * 64, "../../x"])
def test_a_visitor_cannot_choose_a_cookie(shop, value):
    cookie = f"vsm-{shop.port}={value}"
    assert not shop.get("/", Cookie=cookie).getheader("Set-Cookie").startswith(cookie + ";")


def test_a_cookie_survives_a_restart(shop):
    cookie = shop.get("/").getheader("Set-Cookie")
    shop.stop()
    shop.start()
    assert shop.get("/", Cookie=cookie.split(";")[0]).getheader("Set-Cookie") == cookie


@pytest.mark.parametrize("path", [*ASSETS, "/vsm/socket", "/products/%zz"])
def test_only_pages_set_cookies(shop, path):
    assert shop.get(path).getheader("Set-Cookie") is None


def test_a_page_is_stored_nowhere_and_a_file_is_asked_for_again(shop):
    assert shop.get("/").getheader("Cache-Control") == "no-store"
    file = shop.get("/shop.css")
    assert file.getheader("Cache-Control") == "no-cache"
    assert shop.get("/shop.css", **{"If-None-Match": file.getheader("ETag")}).status == 304


def test_the_secrets_of_a_page_are_in_no_address(shop):
    # A page without a form, which would send the token along.
    answer = shop.get("/cart")
    cookie = answer.getheader("Set-Cookie").split(";")[0].split("=")[1]
    for part in cookie.split("."):
        assert part not in answer.text
    for secret in re.search(r'data-page="(\w+)" data-token="(\w+)"', answer.text).groups():
        assert answer.text.count(secret) == 1
