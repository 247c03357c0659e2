"""Messages over the live connection that no browser would send."""

import json

import pytest

from live_client import ANSWER_SECONDS, LivePage, OpenedPage, open_socket, read_to_end

BYTES = 64 * 1024
FIELD_BYTES = 16 * 1024
WRONG_SHAPES = [
    "null",
    "42",
    '"text"',
    "[]",
    "{}",
    "[5]",
    '["dance"]',
    '["click"]',
    '["click","1",1,1]',
    '["click",1.5,1,1]',
    '["click",1e400,1,1]',
    '["click",-1,1,1]',
    '["click",9223372036854775808,1,1]',
    '["click",1,1,[1]]',
    '["click",1,1,1,1]',
    '["explode",1,1,1]',
    '["input",1,1,1,{"a":1}]',
    '["input",1,1,1,"' + "a" * (FIELD_BYTES + 1) + '"]',
    '["submit",1,1,1,["a",1]]',
    '["submit",1,1,1,["a"]]',
    json.dumps(["submit", 1, 1, 1, [text for number in range(101) for text in (str(number), "")]]),
    '["visit",1]',
    '["join",1,2,3,4]',
    '{"type":"join","page":"a","token":"b"}',
]
BROKEN = ["", "[", "]", "['ping']", '["join"', "\0", '["\\ud800"]', "NaN", '["ping"]["ping"]']
NESTED = {
    "open brackets": "[" * 60_000,
    "513 open brackets": "[" * 513,
    "512 objects and a bracket": '{"a":' * 512 + "[",
    "brackets": "[" * 30_000 + "]" * 30_000,
    "objects": '{"a":' * 12_000,
    "closed objects": '{"a":' * 10_000 + "1" + "}" * 10_000,
    "a nested name": "[" + "[" * 30_000 + "]" * 30_000 + "]",
    "a nested value": '["input",1,1,1,' + "[" * 60_000,
    "a nested form": '["submit",1,1,1,' + "[" * 512,
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
        ["click", 1, 1, 1],
        ["visit", 1, "/cart"],
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
        # Nothing handles this form, and the answer says so; one that is longer ends the connection.
        fields = ["a", "a" * FIELD_BYTES] * 3 + ["a", ""]
        rest = len(json.dumps(page.event("submit", 1, 1, fields)))
        fields[-1] = "a" * (BYTES - rest)
        page.say(page.event("submit", 1, 1, fields))
        assert page.hear_until_acknowledged(1)[-1]["acknowledged"] == 1


def test_a_text_that_is_as_long_as_it_may_be_is_read(shop):
    with LivePage(shop) as page:
        field = page.listening_node("input")
        page.say(page.event("input", field, 1, "a" * FIELD_BYTES))
        # The search is done. Only its address would be too long, and stays as it was.
        assert "Nothing here is called that." in str(page.hear_until_acknowledged(1)[-1]["patch"])


def test_a_message_that_is_too_long_in_fragments_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(["[" * 20_000] * 4)
        assert read_to_end(page.socket) == ([], 1009)


def test_a_message_in_endless_fragments_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(["[" * 100] * 500)
        messages, code = read_to_end(page.socket)
        assert messages == [] and code in (1002, 1008, 1009)


@pytest.mark.parametrize("data", [b"", b"\x00\xff", b'["visit",1,"/"]'])
def test_a_binary_message_ends_the_connection(shop, data):
    with LivePage(shop) as page:
        page.say_raw(data)
        assert read_to_end(page.socket) == ([], 1003)


def test_text_that_is_not_utf_8_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw(b'["\xff\xfe"]', text=True)
        _, code = read_to_end(page.socket)
        assert code == 1007


def test_text_in_utf_16_ends_the_connection(shop):
    with LivePage(shop) as page:
        page.say_raw('["ping"]'.encode("utf-16"), text=True)
        _, code = read_to_end(page.socket)
        assert code == 1007


def test_a_ping_of_the_script_is_answered_with_an_empty_array(shop):
    with LivePage(shop) as page:
        page.say(["ping"])
        assert page.hear() == []


def test_a_ping_is_answered(shop):
    with LivePage(shop) as page:
        assert page.socket.ping(b"hello").wait(timeout=ANSWER_SECONDS)
