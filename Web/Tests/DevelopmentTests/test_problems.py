"""What Web/Scripts/dev reads from the output of a build."""

from pathlib import Path

from development.problems import MAXIMUM_CHARACTERS, MAXIMUM_PROBLEMS, Problem, problems

ROOT = Path("/site")
OUTPUT = """\
Building for debugging...
[3/5] Emitting module Web
/site/Sources/Web/View.swift:12:5: error: cannot find 'titel' in scope
10 | func body() {
11 |
12 |     titel
   |     `- error: cannot find 'titel' in scope
13 | }
/site/Sources/Web/View.swift:12:5: error: cannot find 'titel' in scope
/site/Sources/Web/View.swift:20:9: warning: variable was never used
error: fatalError
"""


def test_an_error_has_its_place_below_the_package_and_is_listed_once():
    expected = Problem("cannot find 'titel' in scope", "Sources/Web/View.swift", 12, 5)
    assert problems(OUTPUT, ROOT) == [expected]
    assert str(expected) == "Sources/Web/View.swift:12:5: cannot find 'titel' in scope"


def test_a_file_outside_of_the_package_keeps_its_path():
    assert problems("/library/A.swift:1:2: error: no", ROOT) == [Problem("no", "/library/A.swift", 1, 2)]


def test_an_error_of_the_linker_has_no_place():
    lines = "ld.lld: error: undefined symbol: main", "clang: error: linker command failed with exit code 1"
    assert problems("\n".join(lines), ROOT) == [Problem("undefined symbol: main")]


def test_an_error_of_swiftpm_has_no_place():
    output = "error: 'site': Invalid manifest"
    assert problems(output, ROOT) == [Problem("'site': Invalid manifest")]


def test_without_an_error_the_last_lines_are_shown():
    lines = [f"line {number}" for number in range(20)]
    assert problems("\n".join(lines), ROOT) == [Problem("\n".join(lines[-8:]))]
    assert problems("", ROOT) == [Problem("The build failed and said nothing.")]


def test_colors_of_a_terminal_are_left_out():
    output = "\x1b[1m/site/A.swift:1:2: \x1b[31merror: \x1b[0mno\x1b[0m"
    assert problems(output, ROOT) == [Problem("no", "A.swift", 1, 2)]


def test_the_number_and_the_length_of_errors_are_bounded():
    found = problems("\n".join(f"/site/A.swift:{line}:1: error: {'x' * 5_000}" for line in range(1, 500)), ROOT)
    assert len(found) == MAXIMUM_PROBLEMS
    assert all(len(problem.message) == MAXIMUM_CHARACTERS + 1 for problem in found)
