"""Compiles modules for a system, and compiles a module again only if one of its inputs has changed."""

import hashlib
import shutil
from pathlib import Path
from tempfile import NamedTemporaryFile

from .modules import Module
from .platforms import OLDEST
from .standard_library import StandardLibrary
from .toolchain import BUILD, ROOT, Toolchain, run

DECLARATIONS = ROOT / "AppleOnLinux/Declarations"
C_SOURCES = ROOT / "Sources/CConcurrencyRuntime"
C_HELPERS = BUILD / "checkouts/OpenCombine/Sources/COpenCombineHelpers/include/COpenCombineHelpers.h"
# Modules in C use the compiler's own headers and our declarations.
C_OPTIONS = ["-ffreestanding", "-nostdlibinc", f"-I{DECLARATIONS}/C"]


class Compiler:
    """Compiles for one version of a system."""

    def __init__(self, library: StandardLibrary, toolchain: Toolchain, version: str):
        self.library = library
        self.toolchain = toolchain
        self.version = version
        self.target = library.platform.target(version)
        self.folder = library.folder / version

    def compile_c(self, source: Path = C_SOURCES / "CConcurrencyRuntime.c") -> Path:
        """Compiles a C file, by default the library's, and returns the object file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        output = self.folder / f"{source.stem}.o"
        run(
            self.toolchain.tool("clang"), "-target", self.target, "-c", "-O2", "-Wall", "-Werror", *C_OPTIONS,
            "-I", C_SOURCES / "include", source, "-o", output,
        )
        return output

    def compile(self, module: Module, needs: list[Path]) -> Path:
        """Compiles a module, and returns its folder."""
        output = self.folder / (module.key.replace(" ", "-") + ("" if module.makes_objects else "-without-object"))
        key = self.key(module, needs)
        kept = output / "key"
        if kept.exists() and kept.read_text() == key:
            return output
        shutil.rmtree(output, ignore_errors=True)
        output.mkdir(parents=True)
        run(*self.command(module, needs, output))
        kept.write_text(key)
        return output

    def key(self, module: Module, needs: list[Path]) -> str:
        """Returns a hash of the inputs of a module."""
        content = hashlib.sha256(str(self.command(module, needs, Path())).encode())
        headers = [*C_SOURCES.rglob("*.h"), *(DECLARATIONS / "C").iterdir()]
        for path in [*module.files(), *sorted(headers)]:
            content.update(path.read_bytes())
        for folder in needs:
            content.update((folder / "key").read_bytes())
        return content.hexdigest()

    def command(self, module: Module, needs: list[Path], output: Path) -> list:
        return [
            self.toolchain.tool("swiftc"), *module.options(output), "-wmo", "-parse-as-library", "-module-name", module.name,
            "-package-name", module.package, "-target", self.target,
            "-emit-module", "-emit-module-path", output / f"{module.name}.swiftmodule",
            "-I", self.library.modules, "-I", self.library.resources / "shims",
            *(option for folder in needs for option in ("-I", folder)),
            "-resource-dir", self.library.resources, "-sdk", self.library.settings, "-Xfrontend", "-disable-objc-interop",
            "-plugin-path", self.toolchain.library / "host/plugins", "-module-cache-path", self.library.cache,
            *(part for option in C_OPTIONS for part in ("-Xcc", option)), "-Xcc", f"-fmodule-map-file={module_map()}",
            *module.files(),
        ]


def module_map() -> Path:
    """Returns the C modules of the system, of the library, and of the replacement of Combine."""
    path = BUILD / "module.modulemap"
    headers = {
        "Darwin": DECLARATIONS / "C/Darwin.h",
        "MachO": DECLARATIONS / "C/MachO.h",
        "CConcurrencyRuntime": C_SOURCES / "include/CConcurrencyRuntime.h",
        "COpenCombineHelpers": C_HELPERS,
    }
    text = "".join(f'module {name} {{ header "{header}" export * }}\n' for name, header in headers.items())
    if not path.exists() or path.read_text() != text:
        # The rename is atomic, because two compilers may begin at the same time.
        with NamedTemporaryFile("w", dir=BUILD, delete=False) as file:
            file.write(text)
        Path(file.name).replace(path)
    return path


def declarations(library: StandardLibrary, toolchain: Toolchain) -> Compiler:
    """Compiles declarations, once for all versions of a system."""
    return Compiler(library, toolchain, OLDEST[library.platform.name])
