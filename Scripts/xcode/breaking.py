"""Breaks a copy of the project in each way that the check must detect."""

import re
import shutil
import tempfile
from pathlib import Path

from check import check
from description import FOLDER, PROJECT
from project import files

PBXPROJ = f"{PROJECT}/project.pbxproj"
SCHEME = f"{PROJECT}/xcshareddata/xcschemes/ShopMac.xcscheme"
ICON_SET = "Resources/Assets.xcassets/AppIcon.appiconset"


def replace(name, old, new):
    """Replaces a text in a file."""

    def change(folder):
        text = (folder / name).read_text()
        changed = re.sub(old, new, text, count=1, flags=re.DOTALL)
        if changed == text:
            raise ValueError(f"{name} has no {old}.")
        (folder / name).write_text(changed)

    return change


def remove(name):
    """Removes a file or a folder."""

    def change(folder):
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()

    return change


def copy(name, other):
    """Copies a file over another one."""
    return lambda folder: shutil.copy(folder / name, folder / other)


def move(name, other):
    """Renames a file."""
    return lambda folder: (folder / name).rename(folder / other)


# The broken part, the change, and the expected message of the check.
BREAKS = [
    ("the project", remove(PROJECT), "Shopping.xcodeproj is missing"),
    ("a target", replace(PBXPROJ, "name = ShopUIKitTests;", "name = Other;"), "There is no target ShopUIKitTests"),
    ("a kind of target", replace(PBXPROJ, "bundle.ui-testing", "bundle.unit-test"), "is a com.apple.product-type"),
    ("a reference", replace(PBXPROJ, r"(package = )[0-9A-F]{24}", r"\g<1>" + "A" * 24), "which is not there"),
    ("an object", replace(PBXPROJ, r"\t\t\t\t[0-9A-F]{24} /\* PBXTargetDependency \*/,\n", ""), "Nothing in the project names"),
    ("a setting", replace(PBXPROJ, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0"), "SWIFT_VERSION"),
    ("a target's setting", replace(PBXPROJ, "MACOSX_DEPLOYMENT_TARGET = 15.0;", ""), "MACOSX_DEPLOYMENT_TARGET"),
    ("a product", replace(PBXPROJ, "productName = ShoppingUIKit;", "productName = Shopping;"), "no product Shopping."),
    ("the package", replace(PBXPROJ, r"relativePath = \.\.", "relativePath = ."), "no reference to the package"),
    ("the format", replace(PBXPROJ, "objectVersion = 77", "objectVersion = 56"), "format is 56"),
    ("a phase", replace(PBXPROJ, r"\t\t\t\t[0-9A-F]{24} /\* Sources \*/,\n", ""), "has no phase Sources"),
    ("a shown folder", replace(PBXPROJ, r"\t\t\t\t[0-9A-F]{24} /\* Resources \*/,\n", ""), "does not show the folders"),
    ("a target's folder", replace(PBXPROJ, r"path = Journeys", "path = Journey"), "has the folders"),
    ("a folder", remove("DeviceTests"), "The folder DeviceTests is missing"),
    ("a source", move("SwiftUI/ShoppingApp.swift", "SwiftUI/App.txt"), "ShopMac has no source"),
    ("an unknown folder", lambda folder: (folder / "Other").mkdir(), "Other does not belong"),
    ("a scheme", remove(SCHEME), "There is no scheme ShopMac"),
    ("a scheme's target", replace(SCHEME, "BlueprintName = \"ShopMac\"", "BlueprintName = \"Shop\""), "target Shop wrongly"),
    ("a scheme's tests", replace(SCHEME, "<TestableReference.*</TestableReference>", ""), "ShopMac tests []"),
    ("a scheme's text", replace(SCHEME, "</Scheme>", ""), "cannot be read"),
    ("a named file", remove("Settings/ShopMac.entitlements"), "ShopMac.entitlements is missing"),
    ("a property list", replace("Settings/ShopUIKit-Info.plist", "</dict>", ""), "is no property list"),
    ("a key", replace("Settings/ShopUIKit-Info.plist", "UIObservation", "Observation"), "does not have UIObservation"),
    ("a privacy manifest", remove("Resources/PrivacyInfo.xcprivacy"), "has no privacy manifest"),
    ("a reason", replace("Resources/PrivacyInfo.xcprivacy", "<string>C617.1</string>", ""), "gives no reason"),
    ("a picture", remove(f"{ICON_SET}/macOS-64.png"), "macOS-64.png of the icon is missing"),
    ("a picture's size", copy(f"{ICON_SET}/macOS-32.png", f"{ICON_SET}/macOS-64.png"), "and not 64"),
    ("a picture's transparency", copy(f"{ICON_SET}/macOS-1024.png", f"{ICON_SET}/iOS-1024.png"), "RGBA and not RGB"),
    ("a size of the icon", replace(f"{ICON_SET}/Contents.json", '"512x512"', '"500x500"'), "no picture of 512x512"),
    ("what Xcode adds", replace(PBXPROJ, "SWIFT_VERSION", "DEVELOPMENT_TEAM = A; SWIFT_VERSION"), "is not what is described"),
]


def unnoticed(folder, package):
    """Yields the changes that the check does not detect."""
    for name, change, expected in BREAKS:
        with tempfile.TemporaryDirectory() as temporary:
            apps = Path(temporary) / FOLDER
            shutil.copytree(folder, apps)
            shutil.copy(folder.parent / "Package.swift", apps.parent)
            # Xcode may have rewritten the project, but the breaks expect the form of the library.
            (apps / PBXPROJ).write_text(files()["project.pbxproj"])
            change(apps)
            found = check(apps, package)
            if not any(expected in mistake for mistake in found):
                yield f"Scripts/xcode-project does not detect that {name} is broken: {found}"
