"""What Web/Scripts/dev does about changed files."""

from pathlib import Path

from development.decisions import Decision, decide
from development.snapshots import Changes

STYLE, VIEW = Path("/site/Sources/Web/shop.css"), Path("/site/Sources/Web/View.swift")
ASSETS = {"/shop.css": STYLE, "/theme/shop.css": STYLE}


def modified(*paths: Path) -> Changes:
    return Changes(modified=frozenset(paths))


def test_a_source_file_is_built():
    assert decide(modified(VIEW), ASSETS) == Decision(builds=True)


def test_a_file_that_the_server_has_is_exchanged_at_each_of_its_addresses():
    assert decide(modified(STYLE), ASSETS) == Decision(exchanged=("/shop.css", "/theme/shop.css"))


def test_a_file_that_the_server_does_not_have_is_built():
    assert decide(modified(STYLE), {}) == Decision(builds=True)


def test_both_are_done_if_both_have_changed():
    assert decide(modified(STYLE, VIEW), {"/shop.css": STYLE}) == Decision(exchanged=("/shop.css",), builds=True)


def test_texts_for_people_are_left_alone():
    assert decide(modified(Path("/site/Sources/Web/README.md")), ASSETS) == Decision()


def test_an_added_or_a_removed_file_needs_a_new_plan():
    assert decide(Changes(added=frozenset({VIEW})), ASSETS) == Decision(builds=True, plans=True)
    assert decide(Changes(removed=frozenset({VIEW})), ASSETS) == Decision(builds=True, plans=True)


def test_a_file_that_an_editor_replaced_is_exchanged():
    assert decide(Changes(added=frozenset({STYLE})), {"/shop.css": STYLE}) == Decision(exchanged=("/shop.css",))


def test_a_removed_file_of_the_server_is_built():
    assert decide(Changes(removed=frozenset({STYLE})), ASSETS) == Decision(builds=True, plans=True)


def test_nothing_is_done_about_nothing():
    assert decide(Changes(), ASSETS) == Decision()


def test_a_change_during_a_build_adds_to_what_the_build_was_for():
    former = Decision(("/b.css",), builds=True, plans=True)
    assert Decision(("/a.css",), builds=True) | former == Decision(("/a.css", "/b.css"), builds=True, plans=True)
