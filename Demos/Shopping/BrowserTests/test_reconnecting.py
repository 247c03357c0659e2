"""What a page that connects again is told."""

import json

from live_client import ANSWER_SECONDS, LivePage, open_socket, read_message, read_to_end, wait_for_writes


def rejoin(page: LivePage, socket) -> None:
    """Comes back with the version of the tree that the page had at its beginning."""
    socket.send(json.dumps(page.opened.join_message(version=page.version)))


def hear(socket) -> dict:
    return read_message(socket.recv(timeout=ANSWER_SECONDS))


def test_a_connection_that_comes_back_and_missed_nothing_is_welcomed(shop):
    """Without an answer a browser does not know that it may send."""
    with LivePage(shop) as page:
        pass
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        assert hear(again)["version"] == page.version


def test_a_connection_that_comes_back_learns_the_address_and_the_title_that_it_missed(shop):
    """The answer to the visit is lost with the first connection, so the browser says it again."""
    visit = ["visit", 1, "/products/1"]
    with LivePage(shop) as page:
        page.say(visit)
        while "title" not in page.hear():
            pass
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        again.send(json.dumps(visit))
        known: dict = {}
        while "acknowledged" not in known:
            known |= hear(again)
    assert "Ottoman" in json.dumps(known["tree"])
    assert known.get("target") == "/products/1"
    assert known.get("title") == "Ottoman · Hearth & Oak"


def test_an_event_that_is_sent_again_after_a_break_runs_once(shop):
    with LivePage(shop, "/products/1") as page:
        event = page.click("Add to Cart", number=1)
        page.add_to_cart(number=1)
    with open_socket(shop, page.opened.cookie) as again:
        rejoin(page, again)
        again.send(json.dumps(event))
        while hear(again).get("acknowledged") != 1:
            pass
    wait_for_writes(shop)
    cart = shop.get("/cart", Cookie=page.opened.cookie).text
    assert "Total: $199.99" in cart and "2 ×" not in cart


def test_a_page_that_is_joined_again_moves_to_the_new_connection(shop):
    with LivePage(shop, "/products/1") as page, open_socket(shop, page.opened.cookie) as second:
        second.send(json.dumps(page.opened.join_message()))
        assert "tree" in hear(second)
        read_to_end(page.socket)
        second.send(json.dumps(page.click("Add to Cart", number=1)))
        assert hear(second)["acknowledged"] == 1
