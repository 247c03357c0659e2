"""Reads the property lists and the icons of the apps, and lists mistakes."""

import plistlib
from xml.parsers.expat import ExpatError

from icons import images, pixels
from PIL import Image, UnidentifiedImageError

from description import ICONS, RESOURCES

# Each size that Apple requires: the system, the size and the scale.
ICON_SIZES = {("ios", "1024x1024", "1x")} | {
    ("mac", f"{size}x{size}", scale) for size in (16, 32, 128, 256, 512) for scale in ("1x", "2x")
}
# The keys of a privacy manifest, with their types.
PRIVACY_KEYS = {
    "NSPrivacyTracking": bool,
    "NSPrivacyTrackingDomains": list,
    "NSPrivacyCollectedDataTypes": list,
    "NSPrivacyAccessedAPITypes": list,
}
CATEGORIES = {
    f"NSPrivacyAccessedAPICategory{name}"
    for name in ("FileTimestamp", "SystemBootTime", "DiskSpace", "ActiveKeyboards", "UserDefaults")
}
# The expected values in these files.
REQUIRED = {
    "Settings/ShopUIKit-Info.plist": {"UIObservationTrackingEnabled": True},
    "Settings/ShopMac.entitlements": {"com.apple.security.app-sandbox": True},
}


def check_resources(folder):
    """Returns the mistakes in the property lists and the icons of a folder with apps."""
    lists = [path for kind in ("plist", "entitlements", "xcprivacy") for path in sorted(folder.glob(f"*/**/*.{kind}"))]
    for path in lists:
        yield from check_list(path, str(path.relative_to(folder)))
    yield from check_icons(folder / RESOURCES / "Assets.xcassets" / f"{ICONS}.appiconset")


def check_list(path, name):
    """Checks that a property list is readable and has the expected values."""
    if not path.is_file():
        yield f"{name} is missing."
        return
    try:
        content = plistlib.loads(path.read_bytes())
    except (plistlib.InvalidFileException, ExpatError, ValueError) as error:
        yield f"{name} is no property list: {error}."
        return
    for key, value in REQUIRED.get(name, {}).items():
        if content.get(key) is not value:
            yield f"{name} does not have {key}."
    if path.suffix == ".xcprivacy":
        yield from check_privacy(content, name)


def check_privacy(content, name):
    """Checks that a privacy manifest is complete, and gives a reason for each category of interfaces."""
    for key, kind in PRIVACY_KEYS.items():
        if not isinstance(content.get(key), kind):
            yield f"{name} has no {key}, or one of another type."
    if content.get("NSPrivacyTracking") or content.get("NSPrivacyTrackingDomains"):
        yield f"{name} says that something tracks people."
    for use in content.get("NSPrivacyAccessedAPITypes") or []:
        if use.get("NSPrivacyAccessedAPIType") not in CATEGORIES:
            yield f"{name} names {use.get('NSPrivacyAccessedAPIType')}, which is no category of Apple's."
        if not use.get("NSPrivacyAccessedAPITypeReasons"):
            yield f"{name} gives no reason for {use.get('NSPrivacyAccessedAPIType')}."


def check_icons(icon_set):
    """Checks that each size has a picture of this size, and that there are no others."""
    if not (icon_set / "Contents.json").is_file():
        return
    named = images(icon_set)
    found = {(image.get("platform", image["idiom"]), image["size"], image.get("scale", "1x")) for image in named}
    for idiom, size, scale in sorted(ICON_SIZES - found):
        yield f"The icon has no picture of {size} at {scale} for {idiom}."
    for image in named:
        file = icon_set / image["filename"]
        if not file.is_file():
            yield f"{file.name} of the icon is missing."
            continue
        try:
            with Image.open(file) as picture:
                picture.load()
        except (UnidentifiedImageError, OSError) as error:
            yield f"{file.name} of the icon cannot be read: {error}."
            continue
        if picture.size != (pixels(image), pixels(image)):
            yield f"{file.name} of the icon is {picture.size} large and not {pixels(image)}."
        # Apple refuses an icon with transparency for a phone.
        if image["idiom"] != "mac" and picture.mode != "RGB":
            yield f"{file.name} of the icon is {picture.mode} and not RGB."
    for file in sorted({path.name for path in icon_set.glob("*.png")} - {image["filename"] for image in named}):
        yield f"{file} is no picture of the icon."
