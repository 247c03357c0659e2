"""Which files a program is built of, according to the manifests of its package and of the packages beside it."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


class Failure(Exception):
    """A sentence about what cannot work, and what to do about it."""


@dataclass(frozen=True)
class Package:
    """A package, and the program that is developed."""

    folder: Path
    product: str


def read_manifest(folder: Path) -> dict:
    """Returns the manifest of a package."""
    described = subprocess.run(
        ["swift", "package", "--package-path", folder, "dump-package"], capture_output=True, text=True
    )
    if described.returncode != 0:
        raise Failure(f"The manifest of {folder} cannot be read.\n{described.stderr.strip()}")
    return json.loads(described.stdout)


def programs(manifest: dict) -> list[str]:
    """Returns the names of the programs that a package builds."""
    products = [product["name"] for product in manifest["products"] if "executable" in product["type"]]
    return products or [target["name"] for target in manifest["targets"] if target["type"] == "executable"]


def choose_program(manifest: dict, wanted: str | None) -> str:
    """Returns the program with a name, or the only one."""
    names = programs(manifest)
    # A program that is no product has a product of its name.
    targets = [target["name"] for target in manifest["targets"] if target["type"] == "executable"]
    if wanted:
        if wanted not in {*names, *targets}:
            raise Failure(f"The package has no program \"{wanted}\". It has: {', '.join(names) or 'none'}.")
        return wanted
    if len(names) != 1:
        raise Failure(f"Name the program with --product. The package has: {', '.join(names) or 'none'}.")
    return names[0]


def local_packages(manifest: dict) -> list[Path]:
    """Returns the folders of the packages beside a package, which are developed together with it."""
    sources = [source for dependency in manifest["dependencies"] for source in dependency.get("fileSystem", [])]
    return [Path(source["path"]) for source in sources]


def own_sources(folder: Path, manifest: dict) -> list[Path]:
    """Returns the manifest of a package, and the folders with its sources except those of tests."""
    folders = {folder / "Sources", folder / "Plugins"}
    for target in manifest["targets"]:
        if target["type"] != "test" and target.get("path"):
            folders.add(folder / target["path"])
    existing = [each for each in sorted(folders) if each.is_dir()]
    inner = [each for each in existing if any(other != each and each.is_relative_to(other) for other in existing)]
    return [folder / "Package.swift", *(each for each in existing if each not in inner)]


def watched(folder: Path, read=read_manifest) -> list[Path]:
    """Returns what to watch for a package: its sources, and those of the packages beside it, and so on."""
    result, waiting, seen = [], [folder], set()
    while waiting:
        each = waiting.pop(0)
        if each in seen:
            continue
        seen.add(each)
        manifest = read(each)
        result += own_sources(each, manifest)
        waiting += local_packages(manifest)
    return result
