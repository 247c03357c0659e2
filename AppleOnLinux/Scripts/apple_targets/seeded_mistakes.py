"""Compiles seeded mistakes, each in a file of AppleOnLinux/Mistakes that names the expected message.

Each mistake is compiled like the code of an app. The script reports a mistake that the compiler accepts, or refuses for
another reason than the expected one.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import symbols
from .compiling import Compiler, declarations
from .modules import DECLARED, FEATURES_OF_SWIFT_6, SYSTEM, Module
from .platforms import Platform
from .standard_library import StandardLibrary
from .toolchain import ROOT, Failure, Toolchain

FOLDER = ROOT / "AppleOnLinux/Mistakes"


def find_all(toolchain: Toolchain, parse) -> bool:
    """Compiles every mistake, and returns whether each was found."""
    mistakes = [Mistake(path, parse) for path in sorted(FOLDER.iterdir())]
    # The required modules are compiled first, so that two steps do not compile the same module.
    platforms = {mistake.platform: Declarations(mistake.platform, toolchain) for mistake in mistakes}
    with ThreadPoolExecutor(2) as executor:
        list(executor.map(Declarations.make, platforms.values()))
        problems = list(executor.map(lambda mistake: mistake.problem(platforms[mistake.platform]), mistakes))
    problems.append(problem_with_missing_interface(toolchain))
    for mistake, problem in zip([*(mistake.path.stem for mistake in mistakes), "a missing interface"], problems):
        print(f"{mistake}: {problem or 'found'}", flush=True)
    return not any(problems)


class Declarations:
    """Compiles our declarations of Apple's modules for one system."""

    def __init__(self, platform: Platform, toolchain: Toolchain):
        self.toolchain = toolchain
        # These are the modules of the short plan, which runs before.
        self.library = StandardLibrary(platform, toolchain, has_bodies=platform.name == "iOS")
        self.folders: dict[str, Path] = {}

    def make(self) -> None:
        self.library.make()
        compiler = declarations(self.library, self.toolchain)
        # What a module needs stands before it.
        needed = set(SYSTEM)
        for module in reversed(DECLARED):
            if module.key in needed:
                needed.update(module.needs)
        for module in DECLARED:
            if module.key in needed and (not module.systems or self.library.platform.name in module.systems):
                needs = [self.folders[key] for key in module.needs if key in self.folders]
                self.folders[module.key] = compiler.compile(module, needs)


class Mistake:
    def __init__(self, path: Path, parse):
        self.path = path
        said = dict(re.findall(r"^// (\w+): (.*)$", path.read_text(), flags=re.MULTILINE))
        self.platform, self.version = parse(said["target"])
        self.expected = said["expected"]
        self.options = said.get("options", "").split()

    def problem(self, declared: Declarations) -> str | None:
        """Returns the problem with the result of a mistake; None if the result is as expected."""
        compiler = Compiler(declared.library, declared.toolchain, self.version)
        try:
            objects = compiler.compile_c(self.path) if self.path.suffix == ".c" else self.compile_swift(compiler, declared)
            symbols.check(objects, self.platform, self.version, {self.path.stem}, declared.toolchain)
        except Failure as failure:
            if self.expected in str(failure):
                return None
            return f"NOT FOUND. Expected “{self.expected}”, but:\n{failure}"
        return f"NOT FOUND. Expected “{self.expected}”, but it compiles, and needs nothing that is missing."

    def compile_swift(self, compiler: Compiler, declared: Declarations) -> Path:
        module = Module(
            self.path.stem, (str(self.path.relative_to(ROOT)),), SYSTEM, (*FEATURES_OF_SWIFT_6, *self.options),
            key=f"mistake {self.path.stem}", manifest="Package.swift", package="mistakes",
        )
        return compiler.compile(module, list(declared.folders.values())) / f"{module.name}.o"


def problem_with_missing_interface(toolchain: Toolchain) -> str | None:
    """Checks that the script names an interface that the toolchain lacks, and exits like a skipped check."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("bin", "lib/swift"):
            (folder / part).mkdir(parents=True)
        for tool in toolchain.folder.iterdir():
            if tool.name != "swiftc":
                (folder / "bin" / tool.name).symlink_to(tool)
        compiler = folder / "bin/swiftc"
        compiler.write_text(f'#!/bin/sh\nexec "{toolchain.folder}/swiftc" "$@"\n')
        compiler.chmod(0o755)
        copy(toolchain.library, folder / "lib/swift", lacking="Observation.swiftmodule")
        environment = os.environ | {"PATH": f"{folder}/bin:{os.environ['PATH']}"}
        result = subprocess.run(
            [sys.executable, ROOT / "AppleOnLinux/Scripts/apple", "arm64-apple-ios"], env=environment, capture_output=True, text=True,
        )
    if result.returncode == 77 and "the toolchain has no interface of Observation" in result.stderr:
        return None
    return f"NOT FOUND. Expected status 77, but it is {result.returncode}:\n{result.stdout}{result.stderr}"


def copy(library: Path, to: Path, lacking: str) -> None:
    """Links the files of a toolchain's library, except one module of any system."""
    for folder in library.iterdir():
        if (folder / lacking).exists():
            (to / folder.name).mkdir()
            for part in folder.iterdir():
                if part.name != lacking:
                    (to / folder.name / part.name).symlink_to(part)
        else:
            (to / folder.name).symlink_to(folder)
