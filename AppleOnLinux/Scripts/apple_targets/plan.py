"""Plans which modules are compiled for which systems, and in which order."""

import re
import time
from dataclasses import replace
from pathlib import Path

from . import symbols
from .compiling import Compiler, declarations
from .modules import MODULES, WITHOUT_COMBINE, Module
from .platforms import NEWEST, PLATFORMS, Platform, minimums, numbers
from .standard_library import StandardLibrary
from .steps import Step, run_all
from .toolchain import ROOT, Failure, Toolchain

OWN_MODULES = {module.name for module in MODULES if not module.is_declaration} | {
    "Logging", "Tracing", "CustomDump", "IssueReporting",
}


def parse(name: str) -> tuple[Platform, str]:
    """Returns a system, and one version of it; None for the minimum and the newest version."""
    parts = re.fullmatch(r"(\w+)-apple-([a-z]+)([\d.]*)(-simulator)?", name)
    for platform in PLATFORMS:
        if parts and (platform.processor, platform.system, platform.suffix) == (parts[1], parts[2], parts[4] or ""):
            return platform, parts[3]
    raise Failure(f"{name} is none of: {', '.join(platform.target('') for platform in PLATFORMS)}.")


class Plan:
    """Compiles for targets. A short plan creates object files for the oldest iOS, and only diagnoses the others."""

    def __init__(self, toolchain: Toolchain, targets: list[tuple[Platform, str]], is_short: bool = False):
        self.toolchain = toolchain
        self.is_short = is_short
        self.minimums = {module.manifest: minimums(ROOT / module.manifest) for module in MODULES if module.manifest}
        self.libraries: dict[Platform, StandardLibrary] = {}
        self.steps: dict[tuple, Step] = {}
        self.begin = time.monotonic()
        for platform, version in targets:
            self.add_platform(platform)
            for wanted in [version] if version else self.wanted(platform):
                self.add_modules(platform, wanted)

    def wanted(self, platform: Platform) -> list[str]:
        return ["minimum"] if self.is_short and platform.name != "iOS" else ["minimum", "newest"]

    def run(self) -> bool:
        return run_all(self.steps, self.report)

    def report(self, key: tuple, failure: str | None) -> None:
        target, name = key
        passed = f"{time.monotonic() - self.begin:5.0f} s"
        print(f"{passed}  {target}: {name} {'failed' if failure else 'is compiled'}", flush=True)
        if failure:
            print(failure, flush=True)

    def add_platform(self, platform: Platform) -> None:
        if platform in self.libraries:
            return
        library = StandardLibrary(platform, self.toolchain, has_bodies=not self.is_short or platform.name == "iOS")
        self.libraries[platform] = library
        self.steps[self.library_key(platform)] = Step([], lambda _: library.make())
        for module in MODULES:
            if module.is_declaration and self.makes_sense(module, platform):
                self.add(module, platform, declarations(library, self.toolchain), "")

    def add_modules(self, platform: Platform, wanted: str) -> None:
        library = self.libraries[platform]
        versions = set()
        for module in MODULES:
            if not module.is_declaration and self.makes_sense(module, platform):
                version = self.version(module, platform, wanted)
                versions.add(version)
                # All of Apple's systems have Combine, so nobody links the code that is compiled without it.
                has_objects = (platform.name, wanted) == ("iOS", "minimum") and module.key != WITHOUT_COMBINE
                if self.is_short and not has_objects:
                    module = replace(module, makes_objects=False)
                self.add(module, platform, Compiler(library, self.toolchain, version), wanted)
        for version in versions:
            self.add_c(platform, Compiler(library, self.toolchain, version))

    def makes_sense(self, module: Module, platform: Platform) -> bool:
        if module.systems and platform.name not in module.systems:
            return False
        if module.is_debug and self.is_short and platform.name != "iOS":
            return False
        return not module.manifest or platform.name in self.minimums[module.manifest]

    def version(self, module: Module, platform: Platform, wanted: str) -> str:
        """Returns the system version for which a module is compiled, with the steps that it requires."""
        if module.is_declaration or wanted == "newest":
            return NEWEST if wanted == "newest" else ""
        minimum = self.minimums[module.manifest][platform.name]
        return minimum if wanted == "minimum" else max(minimum, wanted, key=numbers)

    def add(self, module: Module, platform: Platform, compiler: Compiler, wanted: str) -> None:
        found = {known.key: known for known in MODULES}
        needed = [found[key] for key in module.needs if self.makes_sense(found[key], platform)]
        needs = [self.library_key(platform), *(self.key(need, platform, wanted) for need in needed)]

        def action(results: list) -> Path:
            folder = compiler.compile(module, results[1:])
            if not module.is_declaration and module.makes_objects:
                symbols.check(folder / f"{module.name}.o", platform, compiler.version, OWN_MODULES, self.toolchain)
            return folder

        self.steps[self.key(module, platform, wanted)] = Step(needs, action)

    def add_c(self, platform: Platform, compiler: Compiler) -> None:
        def action(_: list) -> None:
            symbols.check(compiler.compile_c(), platform, compiler.version, OWN_MODULES, self.toolchain)

        self.steps[compiler.target, "CConcurrencyRuntime"] = Step([self.library_key(platform)], action)

    def key(self, module: Module, platform: Platform, wanted: str) -> tuple:
        version = "" if module.is_declaration else self.version(module, platform, wanted)
        return platform.target(version), module.key

    def library_key(self, platform: Platform) -> tuple:
        return platform.target(""), "the standard library"
