"""What Web/Scripts/dev reads from manifests."""

from pathlib import Path

import pytest

from development.packages import Failure, choose_program, local_packages, watched

SITE = {
    "products": [{"name": "Site", "type": {"executable": None}}, {"name": "Parts", "type": {"library": ["automatic"]}}],
    "targets": [{"name": "Site", "type": "executable"}, {"name": "Tests", "type": "test", "path": "Checks"}],
    "dependencies": [
        {"fileSystem": [{"identity": "library", "path": "/library"}]},
        {"sourceControl": [{"identity": "other"}]},
    ],
}
TWO = {"products": [], "targets": [{"name": name, "type": "executable"} for name in ("A", "B")], "dependencies": []}


def test_the_only_program_needs_no_name():
    assert choose_program(SITE, None) == "Site"


def test_one_of_several_programs_is_named():
    assert choose_program(TWO, "B") == "B"
    with pytest.raises(Failure, match="--product. The package has: A, B"):
        choose_program(TWO, None)
    with pytest.raises(Failure, match='no program "C"'):
        choose_program(TWO, "C")


def test_packages_beside_a_package_are_developed_together_with_it():
    assert local_packages(SITE) == [Path("/library")]


def test_sources_and_manifests_are_watched_without_tests(tmp_path):
    library = {"products": [], "dependencies": [], "targets": [{"name": "L", "type": "regular", "path": "Code/L"}]}
    site = SITE | {"dependencies": [{"fileSystem": [{"path": str(tmp_path / "library")}]}]}
    for folder in ("site/Sources/Site", "site/Checks", "library/Code/L"):
        (tmp_path / folder).mkdir(parents=True)
    manifests = {tmp_path / "site": site, tmp_path / "library": library}
    assert watched(tmp_path / "site", read=manifests.__getitem__) == [
        tmp_path / "site/Package.swift", tmp_path / "site/Sources",
        tmp_path / "library/Package.swift", tmp_path / "library/Code/L",
    ]
