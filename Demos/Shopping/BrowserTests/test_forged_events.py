"""Well-formed messages that are not true: pages of others, events of nothing, and the same again."""

import json

import pytest

from live_client import LivePage, OpenedPage, open_socket, read_to_end, wait_for_writes

LARGEST = 2**63 - 1


def pieces_in_cart(shop, cookie: str) -> str:
    """The page of the cart, without a browser."""
    return shop.get("/cart", Cookie=cookie).text


def test_a_page_of_somebody_else_and_one_that_does_not_exist_are_answered_alike(shop):
    own, foreign = OpenedPage.open(shop), OpenedPage.open(shop)
    answers = []
    for message in [
        own.join_message(token=foreign.token),
        own.join_message(token="0" * 32),
        own.join_message(token=""),
        own.join_message(token=own.token + "0"),
        own.join_message(page="0" * 32),
        own.join_message(page=""),
        own.join_message(page="/etc/passwd"),
        foreign.join_message(),
        foreign.join_message(version=1, nodes=90),
    ]:
        with open_socket(shop, own.cookie) as socket:
            socket.send(json.dumps(message))
            answers.append(read_to_end(socket))
    assert answers == [([{"reload": True}], 1000)] * len(answers)


def test_a_stranger_who_tries_does_not_disturb_the_page(shop):
    with LivePage(shop, "/products/1") as page:
        with open_socket(shop, OpenedPage.open(shop).cookie) as stranger:
            stranger.send(json.dumps(page.opened.join_message()))
            assert read_to_end(stranger) == ([{"reload": True}], 1000)
        page.say(page.click("Add to Cart", number=1))
        assert "problem" not in page.hear_until_acknowledged(1)[-1]


@pytest.mark.parametrize("node", [0, 1, 999_999, LARGEST])
@pytest.mark.parametrize("version", [0, 1, 2, LARGEST])
def test_an_event_of_a_node_without_handler_is_refused_and_the_next_one_works(shop, node, version):
    with LivePage(shop, "/products/1") as page:
        page.say(page.event("click", node, 1, version=version))
        answer = page.hear_until_acknowledged(1)[-1]
        assert answer["problem"] and answer["acknowledged"] == 1

        assert not any("problem" in message for message in page.add_to_cart(number=2))
        assert "Total: $199.99" in pieces_in_cart(shop, page.opened.cookie)


@pytest.mark.parametrize(("kind", "payload"), [("input", "x"), ("change", True), ("submit", ["a", "b"])])
def test_an_event_of_a_kind_that_the_node_does_not_have_is_refused(shop, kind, payload):
    with LivePage(shop, "/products/1") as page:
        button = page.listening_node("click", "Add to Cart")
        page.say(page.event(kind, button, 1, payload))
        assert page.hear_until_acknowledged(1)[-1]["problem"]
        assert not any("problem" in message for message in page.add_to_cart(number=2))
        assert "Total: $199.99" in pieces_in_cart(shop, page.opened.cookie)


def test_the_same_event_twice_runs_once(shop):
    with LivePage(shop, "/products/1") as page:
        page.add_to_cart(number=1)
        for _ in range(2):
            page.say(page.click("Add to Cart", number=1))
        page.say(["visit", 2, "/cart"])
        page.hear_until_acknowledged(2)
        wait_for_writes(shop)
        cart = pieces_in_cart(shop, page.opened.cookie)
        assert "Total: $199.99" in cart and "2 ×" not in cart


def test_an_event_with_a_number_that_was_never_next_is_not_run(shop):
    with LivePage(shop, "/products/1") as page:
        page.say(page.click("Add to Cart", 0))
        page.say(["visit", 1, "/cart"])
        page.hear_until_acknowledged(1)
        wait_for_writes(shop)
        assert "Your cart is empty." in pieces_in_cart(shop, page.opened.cookie)


def test_the_largest_number_of_all_is_one_like_any_other(shop):
    with LivePage(shop, "/products/1") as page:
        page.add_to_cart(LARGEST)
        assert "Total: $199.99" in pieces_in_cart(shop, page.opened.cookie)


def test_a_flood_of_events_is_answered_with_problems(shop):
    with LivePage(shop) as page:
        # How many are too many depends on how quickly they come.
        for first in range(1, 4001, 400):
            for number in range(first, first + 400):
                page.say(page.event("click", 0, number, version=0))
            messages = page.hear_until_acknowledged(first + 399)
            if any("Too many events" in message.get("problem", "") for message in messages):
                return
        pytest.fail("4,000 events came through.")


def test_a_flood_of_one_visitor_does_not_slow_another(shop):
    with LivePage(shop) as noisy, LivePage(shop, "/products/1") as quiet:
        field = noisy.listening_node("input")
        for number in range(1, 401):
            noisy.say(noisy.event("input", field, number, "a"))
        quiet.say(quiet.click("Add to Cart", number=1))
        assert "problem" not in quiet.hear_until_acknowledged(1)[-1]


@pytest.mark.parametrize(
    "target",
    ["", "cart", "//shop.example/", "http://shop.example/", "javascript:alert(1)", "/\\shop.example", "/%zz", "/%00",
     "/\n", "/" + "a" * 10_000],
)
def test_a_visit_of_what_is_no_path_is_refused(shop, target):
    with LivePage(shop) as page:
        page.say(["visit", 1, target])
        answer = page.hear_until_acknowledged(1)[-1]
        assert answer["problem"] and "target" not in answer
