"""What a page that connects again is told."""

import json

from live_client import LivePage, open_socket, read_to_end


def rejoin(page: LivePage, socket) -> None:
    """Comes back with the version of the tree that the page had at its beginning."""
    socket.send(json.dumps(page.opened.join_message(version=page.version)))


def test_a_connection_that_comes_back_and_missed_nothing_is_welcomed(shop):
    """Without an answer a browser does not know that it may send."""
    with LivePage(shop) as page:
        pass
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        assert json.loads(again.recv(timeout=10))["version"] == page.version


def test_a_connection_that_comes_back_learns_the_address_and_the_title_that_it_missed(shop):
    """The answer to the visit is lost with the first connection, so the browser says it again."""
    visit = {"type": "visit", "number": 1, "target": "/products/1"}
    with LivePage(shop) as page:
        page.say(**visit)
        while "title" not in page.hear():
            pass
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        again.send(json.dumps(visit))
        known: dict = {}
        while "acknowledged" not in known:
            known |= json.loads(again.recv(timeout=10))
    assert "Ottoman" in json.dumps(known["tree"])
    assert known.get("target") == "/products/1"
    assert known.get("title") == "Ottoman · Hearth & Oak"


def test_an_event_that_is_sent_again_after_a_break_runs_once(shop):
    with LivePage(shop, "/products/1") as page:
        event = page.click("Add to Cart", number=1)
        page.say(**event)
        page.hear_until_acknowledged(1)
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        again.send(json.dumps(event))
        while json.loads(again.recv(timeout=10)).get("acknowledged") != 1:
            pass
    cart = shop.get("/cart", Cookie=page.opened.cookie).text
    assert "Total: $199.99" in cart and "2 ×" not in cart


def test_a_page_that_is_joined_again_moves_to_the_new_connection(shop):
    with LivePage(shop, "/products/1") as page, open_socket(shop, page.opened.cookie) as second:
        second.send(json.dumps(page.opened.join_message()))
        assert "tree" in json.loads(second.recv(timeout=10))
        read_to_end(page.socket)
        second.send(json.dumps(page.click("Add to Cart", number=1)))
        assert json.loads(second.recv(timeout=10))["acknowledged"] == 1
