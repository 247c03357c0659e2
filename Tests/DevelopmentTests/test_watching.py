"""How Scripts/dev learns of changes, in both ways."""

import os
import sys
import threading

import pytest

from development.snapshots import Changes, difference, snapshot
from development.watching import LONGEST_PAUSE_SECONDS, SHORTEST_PAUSE_SECONDS, Watcher, pause


# Only a failure waits for so long.
BOUND_SECONDS = 60


@pytest.fixture(params=["kernel", "polling"])
def watcher(request, tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner/a.swift").write_text("a")
    (tmp_path / "b.swift").write_text("b")
    if request.param == "kernel" and not sys.platform.startswith("linux"):
        pytest.skip("Only Linux tells of changes.")
    watcher = Watcher([tmp_path], polls=request.param == "polling")
    # A change that is not noticed fails the test, rather than that it waits for ever.
    bound = threading.Timer(BOUND_SECONDS, watcher.wake)
    bound.start()
    yield watcher
    bound.cancel()


def test_a_saved_file_is_noticed(watcher, tmp_path):
    (tmp_path / "inner/a.swift").write_text("longer")
    assert watcher.wait() == Changes(modified=frozenset({tmp_path / "inner/a.swift"}))


def test_a_file_in_a_new_folder_is_noticed(watcher, tmp_path):
    (tmp_path / "new").mkdir()
    (tmp_path / "new/c.swift").write_text("c")
    assert watcher.wait() == Changes(added=frozenset({tmp_path / "new/c.swift"}))
    (tmp_path / "new/c.swift").write_text("longer")
    assert watcher.wait() == Changes(modified=frozenset({tmp_path / "new/c.swift"}))


def test_a_removed_file_is_noticed(watcher, tmp_path):
    (tmp_path / "b.swift").unlink()
    assert watcher.wait() == Changes(removed=frozenset({tmp_path / "b.swift"}))


def test_a_file_that_replaces_another_is_a_change(watcher, tmp_path):
    before = os.stat(tmp_path / "b.swift")
    (tmp_path / ".new").write_text("c")
    os.utime(tmp_path / ".new", ns=(before.st_atime_ns, before.st_mtime_ns))
    (tmp_path / ".new").rename(tmp_path / "b.swift")
    assert watcher.wait() == Changes(modified=frozenset({tmp_path / "b.swift"}))


def test_the_wait_ends_when_it_is_told_to(watcher):
    threading.Thread(target=watcher.wake).start()
    assert watcher.wait() == Changes()


def test_a_file_that_is_watched_by_itself_is_noticed(tmp_path):
    manifest = tmp_path / "Package.swift"
    manifest.write_text("a")
    watcher = Watcher([manifest])
    (tmp_path / "other.swift").write_text("not watched")
    manifest.write_text("longer")
    assert watcher.wait() == Changes(modified=frozenset({manifest}))


def test_hidden_files_and_those_of_editors_are_ignored(tmp_path):
    before = snapshot([tmp_path])
    for name in (".a.swift.swp", "#a.swift#", "a.swift~", "4913", ".build/b.swift"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    assert difference(before, snapshot([tmp_path])) == Changes()


def test_a_link_to_a_folder_above_it_is_not_followed(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/back").symlink_to(tmp_path)
    (tmp_path / "a/b.swift").write_text("b")
    assert set(snapshot([tmp_path]).files) == {tmp_path / "a/b.swift"}


def test_looking_takes_a_small_share_of_the_time():
    assert pause(0) == SHORTEST_PAUSE_SECONDS
    assert pause(0.05) == pytest.approx(1)
    assert pause(60) == LONGEST_PAUSE_SECONDS
