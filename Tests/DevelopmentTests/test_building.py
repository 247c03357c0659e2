"""With which settings Scripts/dev builds."""

from pathlib import Path

from development.building import command, environment
from development.packages import Package


def test_what_differs_from_shell_to_shell_does_not_reach_the_build():
    inherited = {"PATH": "/bin", "SHLVL": "2", "OLDPWD": "/", "_": "/bin/sh", "PORT": "8081"}
    assert environment(inherited) == {"PATH": "/bin", "SWIFT_DETERMINISTIC_HASHING": "1"}


def test_a_build_is_of_one_program_in_a_folder_of_its_own():
    built = command(Package(Path("/site"), "Site"), Path("/site/.build/dev"))
    assert built[:8] == [
        "swift", "build", "--package-path", "/site", "--scratch-path", "/site/.build/dev", "--product", "Site",
    ]
    # Whole modules would be compiled after each change.
    assert "-whole-module-optimization" not in built
