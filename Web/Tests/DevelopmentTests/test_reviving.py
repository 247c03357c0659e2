"""When Web/Scripts/dev starts a server again that has died."""

from development.reviving import LONGEST_PAUSE_SECONDS, STEADY_SECONDS, Revival


def test_a_server_that_has_run_for_a_while_is_started_again_at_once():
    revival = Revival()
    assert revival.plan(STEADY_SECONDS, now=100) == 0
    assert revival.due == 100


def test_the_pauses_grow_while_it_dies_soon():
    revival = Revival()
    assert [revival.plan(1, now=100) for _ in range(7)] == [1, 2, 4, 8, 16, LONGEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS]
    assert revival.due == 100 + LONGEST_PAUSE_SECONDS
    assert revival.plan(STEADY_SECONDS, now=200) == 0
    assert revival.plan(1, now=300) == 1
