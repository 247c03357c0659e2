"""How Web/Scripts/dev learns of changes, in both ways."""

import os
import shutil
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from development.snapshots import Changes, difference, snapshot
from development.watching import LONGEST_PAUSE_SECONDS, SHORTEST_PAUSE_SECONDS, KernelAlarm, Watcher, pause


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


EDITORS = [
    ".a.swift.swp", "a.swift.swp", "#a.swift#", ".#a.swift", "a.swift~", "a.swift.~1~", "4913", ".build/b.swift", "a.swift.bak",
    "a.swift.orig", "a.swift.rej", "a.swift.save", "a.swift.save.1", "a.swift.tmp", "a.swift.tmp.4711", "a.swift.4711.tmp",
    "a.swift.sb-1f2e3d4c-AbCdEf", "a.swift___jb_tmp___", "a.swift___jb_old___", "a.swift.kGbXyZ", "a.swift.crswap", "sedk2Jq9x",
    "(A Document Being Saved By Xcode)/a.swift", "flycheck_a.swift", "a_flymake.swift", "a_LOCAL_4711.swift",
]


@pytest.mark.parametrize("name", EDITORS)
def test_hidden_files_and_those_of_editors_are_ignored(tmp_path, name):
    before = snapshot([tmp_path])
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("x")
    assert difference(before, snapshot([tmp_path])) == Changes()


SOURCES = [
    "a.swift", "View+Body.swift", "shop.css", "shop.css.map", "shop.min.js", "client.js.gz", "logo.backup.svg", "LICENSE", "sedan.svg",
    "module.modulemap", "a.c", "View_LOCAL.swift", "Dockerfile.Worker", "temporary.swift",
]


@pytest.mark.parametrize("name", SOURCES)
def test_files_that_a_build_may_read_are_not_ignored(tmp_path, name):
    (tmp_path / name).write_text("x")
    assert set(snapshot([tmp_path]).files) == {tmp_path / name}


def test_a_link_to_a_folder_above_it_is_not_followed(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/back").symlink_to(tmp_path)
    (tmp_path / "a/b.swift").write_text("b")
    assert set(snapshot([tmp_path]).files) == {tmp_path / "a/b.swift"}


def test_a_link_to_a_folder_whose_path_is_the_beginning_of_another_one_is_followed(tmp_path):
    for folder in ("site/Sources", "site/So"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "site/So/a.swift").write_text("a")
    (tmp_path / "site/Sources/linked").symlink_to(tmp_path / "site/So")
    assert set(snapshot([tmp_path / "site/Sources"]).files) == {tmp_path / "site/Sources/linked/a.swift"}


def test_links_in_a_circle_end(tmp_path):
    for folder, other in (("a", "b"), ("b", "a")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{folder}.swift").write_text(folder)
        (tmp_path / folder / "other").symlink_to(tmp_path / other)
    (tmp_path / "a/itself").symlink_to("itself")
    assert set(snapshot([tmp_path]).files) == {tmp_path / "a/a.swift", tmp_path / "b/b.swift"}
    assert set(snapshot([tmp_path / "a"]).files) == {tmp_path / "a/a.swift", tmp_path / "a/other/b.swift"}


@pytest.fixture
def unreadable():
    """A folder with one that only its owner may read, while the test is somebody else."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    (folder / "private").mkdir()
    (folder / "private/a.swift").write_text("a")
    (folder / "link").symlink_to("private/inner")
    (folder / "b.swift").write_text("b")
    (folder / "private").chmod(0)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65_534)
    yield folder
    if is_root:
        os.seteuid(0)
    (folder / "private").chmod(0o700)
    shutil.rmtree(folder)


def test_what_may_not_be_read_is_skipped(unreadable):
    assert set(snapshot([unreadable, unreadable / "private/inner"]).files) == {unreadable / "b.swift"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Only Linux tells of changes.")
def test_the_kernel_watches_the_other_folders(unreadable):
    found = snapshot([unreadable])
    found.folders.add(str(unreadable / "private"))
    assert KernelAlarm.make().watch(found)


def test_looking_takes_a_small_share_of_the_time():
    assert pause(0) == SHORTEST_PAUSE_SECONDS
    assert pause(0.05) == pytest.approx(1)
    assert pause(60) == LONGEST_PAUSE_SECONDS
