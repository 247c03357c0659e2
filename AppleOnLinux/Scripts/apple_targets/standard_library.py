"""Compiles the modules of the standard library for Apple's systems from the interfaces of the Linux toolchain.

The interfaces keep Apple's availability.
"""

import hashlib
import json
import re
import shutil
from pathlib import Path

from .platforms import NEWEST, OLDEST, Platform
from .toolchain import BUILD, STANDARD_LIBRARY, Toolchain, run

# Availability without a version of visionOS follows iOS, mapped by the settings of an SDK.
VISIONOS_OF_IOS = {
    "17.1": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "18.1": "2.1", "18.2": "2.2", "18.3": "2.3", "18.4": "2.4",
    "18.5": "2.5", "18.6": "2.6", "26.0": "26.0", "26.1": "26.1", "26.2": "26.2", "26.3": "26.3", "26.4": "26.4",
}


class StandardLibrary:
    """Compiles the modules for a system on a processor.

    Modules without the bodies of inlinable functions take a seventh of the time. They are for clients that are only diagnosed.
    """

    def __init__(self, platform: Platform, toolchain: Toolchain, has_bodies: bool = True):
        self.platform = platform
        self.toolchain = toolchain
        self.has_bodies = has_bodies
        self.folder = BUILD / toolchain.version / (platform.label + ("" if has_bodies else "-without-bodies"))
        self.modules = self.folder / "standard-library"
        self.resources = self.folder / "resources"
        self.settings = self.folder / "sdk"
        self.cache = self.folder / "cache"

    def make(self) -> None:
        target = self.platform.target(OLDEST[self.platform.name])
        texts = {module: interface(self.toolchain, module, target, self.has_bodies) for module in STANDARD_LIBRARY}
        # Everything for this system is compiled again if an interface, or the transformation in this file, changes.
        key = hashlib.sha256("".join([*texts.values(), Path(__file__).read_text()]).encode()).hexdigest()
        done = self.modules / "key"
        if done.exists() and done.read_text() == key:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        for folder in (self.modules, self.resources, self.settings):
            folder.mkdir(parents=True)
        for name in ("shims", "clang", "apinotes"):
            (self.resources / name).symlink_to(self.toolchain.library / name)
        self.write_settings()
        for module, text in texts.items():
            self.make_module(module, text, target)
        done.write_text(key)

    def write_settings(self) -> None:
        """Writes the only file of an SDK that the compiler reads for the availability of visionOS."""
        reverse = {visionos: ios for ios, visionos in VISIONOS_OF_IOS.items()}
        maps = {}
        for name in ("visionOS", "xrOS"):
            maps |= {f"iOS_{name}": VISIONOS_OF_IOS, f"{name}_iOS": reverse}
        settings = {
            "CanonicalName": f"{self.platform.system}{NEWEST}",
            "Version": NEWEST,
            "MaximumDeploymentTarget": f"{NEWEST}.99",
            "VersionMap": maps,
        }
        (self.settings / "SDKSettings.json").write_text(json.dumps(settings))

    def make_module(self, module: str, text: str, target: str) -> None:
        path = self.folder / f"{module}.swiftinterface"
        path.write_text(text)
        # The compiler checks availability in the clients of these modules.
        options = ["-disable-objc-interop", "-disable-availability-checking"]
        if module in ("Swift", "SwiftOnoneSupport"):
            options.append("-parse-stdlib")
        run(
            self.toolchain.tool("swift-frontend"), "-compile-module-from-interface", path, "-module-name", module,
            "-target", target, "-o", self.modules / f"{module}.swiftmodule", "-I", self.modules,
            "-I", self.toolchain.library / "shims", "-resource-dir", self.resources,
            "-sdk", self.settings, "-module-cache-path", self.cache, *options,
        )


def interface(toolchain: Toolchain, module: str, target: str, has_bodies: bool) -> str:
    """Returns the interface of a module for another target than its original one."""
    text = re.sub(r"-target \S+", f"-target {target}", toolchain.interfaces[module])
    # Interfaces leave out the bodies of back-deployed functions, but the compiler requires them for Apple's targets.
    text = re.sub(r"@backDeployed\([^)]*\)[ \n]", "", text)
    text = re.sub(r"^(@_exported )?import Glibc.*$", "", text, flags=re.MULTILINE)
    if module == "Swift":
        # This halves the time. Clients of the modules are still optimized.
        text = re.sub(r"^(// swift-module-flags: .*) -O ", r"\1 -Onone ", text, flags=re.MULTILINE)
    if not has_bodies:
        text = re.sub(r"^(// swift-module-flags: )", r"\1-experimental-skip-all-function-bodies ", text, flags=re.MULTILINE)
    # These bodies exist only on Linux.
    text = text.replace("_swift_stdlib_gettid()", "(0 as Swift.UInt32)")
    for name in ("_stdlib_remainderl(self, other)", "_stdlib_squareRootl(self)"):
        text = text.replace(f"self = {name}", "fatalError()")
    return text
