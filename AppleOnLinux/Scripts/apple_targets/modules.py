"""The modules to compile: our declarations of Apple's modules, and the modules of an app."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from . import combine
from .toolchain import ROOT

STAND_INS = "AppleOnLinux"
FEATURES = [
    "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
    "ExistentialAny",
    "InternalImportsByDefault",
    "MemberImportVisibility",
]
UIKIT_SYSTEMS = {"iOS", "tvOS", "visionOS"}


@dataclass(frozen=True)
class Module:
    name: str
    # Files, and folders with all files in them.
    sources: tuple[str, ...]
    # The keys of the direct and indirect imports.
    needs: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    # A name that distinguishes the module from others of the same name.
    key: str = ""
    # The manifest that declares the minimums; none for declarations of Apple.
    manifest: str = ""
    package: str = "apple"
    # The systems that support the module; all if empty.
    systems: frozenset[str] = field(default_factory=frozenset)
    # A debug build, which a short plan has only for phones.
    is_debug: bool = False
    # Whether the step produces an object file, rather than only diagnostics, and whether it optimizes, as in a released
    # app.
    makes_objects: bool = True
    is_optimized: bool = False

    def files(self) -> list[Path]:
        if self.name == "Combine":
            return combine.files() + self.own_files()
        return self.own_files()

    def own_files(self) -> list[Path]:
        paths = [ROOT / source for source in self.sources]
        files = [file for path in paths for file in (sorted(path.rglob("*.swift")) if path.is_dir() else [path])]
        # The code of tutorials is no source.
        return [file for file in files if not any(folder.suffix == ".docc" for folder in file.parents)]

    @property
    def is_declaration(self) -> bool:
        return not self.manifest

    def options(self, output: Path) -> list:
        if self.is_declaration:
            # Apple's modules may change without recompiling their clients. The compiler checks availability in clients.
            # The bodies behind these declarations are ours, and never run.
            return [
                "-Onone", "-enable-library-evolution", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
                "-Xfrontend", "-disable-availability-checking", "-suppress-warnings", *self.settings,
            ]
        objects = ["-c", "-o", output / f"{self.name}.o"] if self.makes_objects else []
        optimization = "-O" if self.is_optimized and self.makes_objects else "-Onone"
        return [*objects, optimization, "-warnings-as-errors", *self.settings]


def features(mode: int) -> tuple[str, ...]:
    """Returns options for Swift 6 with the upcoming features of this project, or for Swift 5 with default settings."""
    options = [option for feature in FEATURES for option in ("-enable-upcoming-feature", feature)] if mode == 6 else []
    return ("-swift-version", str(mode), *options)


# As in Package.swift.
SYSTEMS_2024 = (
    "-enable-experimental-feature", "AvailabilityMacro=Systems 2024:iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2",
)
FEATURES_OF_SWIFT_6 = features(6)


def declaration(name: str, *sources: str, needs: tuple[str, ...] = (), mode: int = 6, systems: set[str] = frozenset()) -> Module:
    settings = features(mode)
    return Module(name, sources, needs, settings, key=name, systems=frozenset(systems))


DECLARED = [
    declaration("os", f"{STAND_INS}/Declarations/os"),
    declaration("Dispatch", f"{STAND_INS}/Declarations/Dispatch"),
    declaration("Foundation", f"{STAND_INS}/Declarations/Foundation", needs=("Dispatch",)),
    declaration(
        "Combine", f"{STAND_INS}/Declarations/Combine", f"{STAND_INS}/Sources/StandInCombine/Publisher+Merge.swift",
        needs=("Dispatch", "Foundation"), mode=5,
    ),
    declaration("IssueReporting", f"{STAND_INS}/Declarations/Packages/IssueReporting.swift"),
    # The hosts of views, which are in the same modules as the declarations.
    declaration("HeadlessHosts", f"{STAND_INS}/Sources/HeadlessHosts", needs=("Dispatch", "Foundation", "IssueReporting")),
    declaration("UIKit", f"{STAND_INS}/Sources/UIKit", needs=("Dispatch", "Foundation", "HeadlessHosts"), systems=UIKIT_SYSTEMS),
    declaration(
        "SwiftUI", f"{STAND_INS}/Sources/SwiftUI", needs=("Dispatch", "Foundation", "Combine", "UIKit", "HeadlessHosts"),
    ),
    declaration("Logging", f"{STAND_INS}/Declarations/Packages/Logging.swift"),
    declaration("Tracing", f"{STAND_INS}/Declarations/Packages/Tracing.swift"),
    declaration("CustomDump", f"{STAND_INS}/Declarations/Packages/CustomDump.swift"),
]
# What the library and everything that uses it needs: the system, and the modules below VSM.
SYSTEM = ("os", "Dispatch", "Foundation", "Combine", "SwiftUI", "UIKit", "VSMIsolation", "VSMRateLimiting")


def library(
    name: str, needs: tuple[str, ...] = (), settings: tuple[str, ...] = (), key: str = "", folder: str = ""
) -> Module:
    package = "vsm_web" if folder else "vsm_swift"
    return Module(
        name, (f"{folder}Sources/{name}",), needs, (*features(6), *SYSTEMS_2024, *settings), key or name, f"{folder}Package.swift", package,
        is_optimized=name != "VSMTesting",
    )


IN_DEBUG = ("VSM", "VSMJournal", "VSMDiagrams", "VSMDiagramLayout")


def in_debug(module: Module) -> Module:
    """Returns a module of a debug build, which is only diagnosed."""
    needs = tuple(f"{need} in debug" if need in IN_DEBUG else need for need in module.needs)
    return replace(
        module, needs=needs, settings=(*module.settings, "-D", "DEBUG"), key=f"{module.key} in debug",
        is_debug=True, makes_objects=False,
    )


WITHOUT_COMBINE = "VSM without Combine"
LIBRARY = [
    library("VSMIsolation", ("os",), ("-strict-memory-safety",)),
    library("VSMRateLimiting", ("os", "VSMIsolation"), ("-strict-memory-safety",)),
    library("VSM", ("os", "VSMIsolation", "VSMRateLimiting"), ("-strict-memory-safety",), key=WITHOUT_COMBINE),
    library("VSM", SYSTEM, ("-strict-memory-safety",)),
    library("VSMJournal", (*SYSTEM, "VSM"), ("-strict-memory-safety",)),
    library("VSMDiagrams", (*SYSTEM, "VSM"), ("-strict-memory-safety",)),
    # Nearly empty, as in a released app.
    library("VSMDiagramLayout", (*SYSTEM, "VSM", "VSMDiagrams")),
    library("VSMInspector", (*SYSTEM, "VSM", "VSMDiagrams", "VSMDiagramLayout", "VSMJournal")),
    library("VSMLogging", (*SYSTEM, "VSM", "Logging"), folder="Web/"),
    library("VSMTracing", (*SYSTEM, "VSM", "Tracing"), folder="Web/"),
    library("VSMTesting", (*SYSTEM, "VSM", "VSMDiagrams", "VSMJournal", "VSMRateLimiting", "CustomDump", "IssueReporting"), ("-strict-memory-safety",)),
]
# What an app inspects while it is developed.
LIBRARY += [in_debug(module) for module in LIBRARY if module.key in {*IN_DEBUG, "VSMInspector"}]


def example(name: str, mode: int) -> Module:
    data = () if name == "ProfileData" else (in_mode("ProfileData", mode),)
    return Module(
        name, (f"Examples/Sources/{name}",), (*SYSTEM, "VSM", *data), features(mode), in_mode(name, mode),
        "Examples/Package.swift",
        "examples", makes_objects=mode == 6,
    )


def in_mode(name: str, mode: int) -> str:
    return name if mode == 6 else f"{name} in Swift {mode}"


EXAMPLES = [
    example(path.name, mode)
    for mode in (6, 5)
    for path in sorted((ROOT / "Examples/Sources").iterdir(), key=lambda path: path.name != "ProfileData")
    # A program for a terminal is for no phone.
    if path.name != "TerminalHost"
]


def shop(name: str, mode: int, systems: set[str]) -> Module:
    is_features = name == "ShoppingFeatures"
    settings = features(mode) if is_features else ("-swift-version", str(mode))
    inspector = ("VSMInspector", "VSMDiagrams", "VSMDiagramLayout") if name == "ShoppingSwiftUI" else ()
    needs = (*SYSTEM, "VSM") if is_features else (*SYSTEM, "VSM", *inspector, in_mode("ShoppingFeatures", mode))
    return Module(
        name, (f"Demos/Shopping/Sources/{name}",), needs, settings, in_mode(name, mode), "Demos/Shopping/Package.swift",
        "shopping", frozenset(systems), makes_objects=mode == 6,
    )


SHOP = [
    shop(name, mode, systems)
    for mode in (6, 5)
    for name, systems in {
        "ShoppingFeatures": set(),
        "ShoppingSwiftUI": {"iOS", "macOS", "visionOS"},
        "ShoppingUIKit": {"iOS", "visionOS"},
    }.items()
]

# The app of the adapters' tests, in which declarations are used that nothing else uses. Some of them are deprecated.
ORDINARY_APP = Module(
    "OrdinaryApp",
    tuple(
        str(file.relative_to(ROOT))
        for file in sorted((ROOT / STAND_INS / "Tests/AdapterTests/Library").glob("*.swift"))
        if not file.name.endswith("Tests.swift")
    ),
    (*SYSTEM, "VSM"), ("-swift-version", "6", "-Wwarning", "DeprecatedDeclaration"), "OrdinaryApp",
    "Demos/Shopping/Package.swift", "shoppingapple", frozenset({"iOS"}), makes_objects=False,
)

MODULES = [*DECLARED, *LIBRARY, *EXAMPLES, *SHOP, ORDINARY_APP]
