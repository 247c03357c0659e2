"""Messages over the live connection that no browser would send."""

import json

import pytest

from live_client import ANSWER_SECONDS, LivePage, OpenedPage, open_socket, read_to_end

BYTES = 64 * 1024
WRONG_SHAPES = [
    "null",
    "42",
    '"text"',
    "[]",
    "{}",
    '{"type":5}',
    '{"type":"dance"}',
    '{"type":"event"}',
    '{"type":"event","number":"1","version":1,"node":1,"kind":"click"}',
    '{"type":"event","number":1.5,"version":1,"node":1,"kind":"click"}',
    '{"type":"event","number":1e400,"version":1,"node":1,"kind":"click"}',
    '{"type":"event","number":9223372036854775808,"version":1,"node":1,"kind":"click"}',
    '{"type":"event","number":1,"version":1,"node":[1],"kind":"click"}',
    '{"type":"event","number":1,"version":1,"node":1,"kind":"explode"}',
    '{"type":"event","number":1,"version":1,"node":1,"kind":"input","value":{"a":1}}',
    '{"type":"event","number":1,"version":1,"node":1,"kind":"submit","fields":{"a":1}}',
    '{"type":"event","number":1,"version":1,"node":1,"kind":"submit","fields":'
    + json.dumps({str(number): "" for number in range(101)})
    + "}",
    '{"type":"visit","number":1}',
    '{"type":"join","page":1,"token":2}',
]
BROKEN = ["", "{", "}", "{'type':'join'}", '{"type":"join"', "\0", '{"type":"\\ud800"}', "NaN", "{}{}"]
NESTED = {
    "open brackets": "[" * 60_000,
    "brackets": "[" * 30_000 + "]" * 30_000,
    "objects": '{"a":' * 12_000,
    "closed objects": '{"a":' * 10_000 + "1" + "}" * 10_000,
    "a nested type": '{"type":' + "[" * 30_000 + "]" * 30_000 + "}",
    "a nested value": '{"type":"event","number":1,"version":1,"node":1,"kind":"input","value":' + "[" * 60_000,
}


@pytest.mark.parametrize("text", BROKEN + WRONG_SHAPES)
def test_a_message_that_is_none_ends_the_connection_with_a_problem(shop, text):
    with LivePage(shop) as page:
        page.say_raw(text)
        messages, code = read_to_end(page.socket)
        assert messages and messages[-1]["problem"]
        assert code == 1007


@pytest.mark.parametrize("text", BROKEN + WRONG_SHAPES)
def test_a_first_message_that_is_none_ends_the_connection_with_a_problem(shop, text):
    with open_socket(shop, OpenedPage.open(shop).cookie) as socket:
        socket.send(text)
        messages, code = read_to_end(socket)
    assert [list(message) for message in messages] == [["problem"]]
    assert code == 1007


@pytest.mark.parametrize("text", NESTED.values(), ids=NESTED)
def test_deeply_nested_json_does_not_bring_the_server_down(shop, text):
    assert len(text) < BYTES
    with LivePage(shop) as page:
        page.say_raw(text)
        messages, code = read_to_end(page.socket)
        assert messages[-1]["problem"]
        assert code == 1007


@pytest.mark.parametrize(
    "message",
    [
        {"type": "event", "number": 1, "version": 1, "node": 1, "kind": "click"},
        {"type": "visit", "number": 1, "target": "/cart"},
    ],
)
def test_a_first_message_that_does_not_join_ends_the_connection(shop, message):
    with open_socket(shop, OpenedPage.open(shop).cookie) as socket:
        socket.send(json.dumps(message))
        messages, code = read_to_end(socket)
    assert messages == [{"problem": "The first message joins a page."}]
    assert code == 1008


@pytest.mark.parametrize("size", [BYTES + 1, 100_000])
def test_a_message_that_is_too_long_ends_the_connection(shop, size):
    with LivePage(shop) as page:
        page.say_raw("[" * size)
        assert read_to_end(page.socket) == ([], 1009)


def test_a_message_of_megabytes_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw("[" * 5_000_000)
        messages, code = read_to_end(page.socket)
        # Hanging up on somebody who still talks can overtake the reason.
        assert messages == [] and code in (1009, None)


def test_a_message_that_is_as_long_as_it_may_be_is_read(shop):
    with LivePage(shop) as page:
        field = page.listening_node("input")
        rest = len(json.dumps(page.event("input", field, 1, value="")))
        page.say(**page.event("input", field, 1, value="a" * (BYTES - rest)))
        assert "problem" not in page.hear_until_acknowledged(1)[-1]


def test_a_message_that_is_too_long_in_fragments_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(["[" * 20_000] * 4)
        assert read_to_end(page.socket) == ([], 1009)


def test_a_message_in_endless_fragments_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(["[" * 100] * 500)
        messages, code = read_to_end(page.socket)
        assert messages == [] and code in (1002, 1008, 1009)


@pytest.mark.parametrize("data", [b"", b"\x00\xff", b'{"type":"visit","number":1,"target":"/"}'])
def test_a_binary_message_ends_the_connection(shop, data):
    with LivePage(shop) as page:
        page.say_raw(data)
        assert read_to_end(page.socket) == ([], 1003)


def test_text_that_is_not_utf_8_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(b'{"type":"\xff\xfe"}', text=True)
        _, code = read_to_end(page.socket)
        assert code == 1007


def test_a_ping_is_answered(shop):
    with LivePage(shop) as page:
        assert page.socket.ping(b"hello").wait(timeout=ANSWER_SECONDS)
