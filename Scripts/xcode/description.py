"""Describes the Xcode project of the shop's apps. Scripts/xcode-project writes the project from this file, and checks
it."""

from dataclasses import dataclass, field

# The folder of the project, relative to the root of the repository, and the package beside it with the front ends.
FOLDER = "Demos/Shopping/Apps"
PROJECT = "Shopping.xcodeproj"
PACKAGE = ".."

# Files for people, which belong to no target.
UNCOMPILED = ["Settings"]

# The resources of the apps: their icons, the accent color, and the privacy manifest.
RESOURCES = "Resources"
ICONS = "AppIcon"
ACCENT_COLOR = "AccentColor"

# The tests of an app begin with an empty shop. `DeviceShop.ofApp` reads this.
TEST_ENVIRONMENT = {"SHOPPING_IS_TEMPORARY": "1"}


@dataclass(frozen=True)
class System:
    """A system for which there are apps."""

    name: str
    deployment_key: str
    # The oldest version, which is that of the package.
    oldest: str
    # The name in the description of the package.
    package_name: str
    # The path of the executable in an app.
    executable: str
    settings: dict = field(hash=False)
    app_settings: dict = field(hash=False)


IOS = System(
    name="iOS",
    deployment_key="IPHONEOS_DEPLOYMENT_TARGET",
    oldest="18.0",
    package_name="ios",
    executable="",
    settings={"SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"},
    app_settings={
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
        "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
        "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": (
            "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown"
            " UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
        ),
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": (
            "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
        ),
        "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
    },
)
MACOS = System(
    name="macOS",
    deployment_key="MACOSX_DEPLOYMENT_TARGET",
    oldest="15.0",
    package_name="macos",
    executable="Contents/MacOS/",
    # These settings let an app run where it is built, without an account.
    settings={"SDKROOT": "macosx", "CODE_SIGN_IDENTITY": "-"},
    app_settings={
        "COMBINE_HIDPI_IMAGES": "YES",
        "ENABLE_HARDENED_RUNTIME": "YES",
        "INFOPLIST_KEY_LSApplicationCategoryType": "public.app-category.shopping",
        "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/../Frameworks",
    },
)


@dataclass(frozen=True)
class App:
    """An app with its unit tests and its journeys on the screen, which are separate targets."""

    name: str
    system: System
    sources: str
    products: tuple
    unit_tests: tuple
    settings: dict = field(default_factory=dict, hash=False)


APPS = [
    App("ShopSwiftUI", IOS, "SwiftUI", ("ShoppingSwiftUI", "ShoppingOnDevice"), ("DeviceTests", "SwiftUITests")),
    App(
        "ShopUIKit",
        IOS,
        "UIKit",
        ("ShoppingUIKit", "ShoppingOnDevice"),
        ("DeviceTests", "UIKitTests"),
        # Values without a build setting.
        {"INFOPLIST_FILE": "Settings/ShopUIKit-Info.plist"},
    ),
    App(
        "ShopMac",
        MACOS,
        "SwiftUI",
        ("ShoppingSwiftUI", "ShoppingOnDevice"),
        ("DeviceTests", "SwiftUITests"),
        {"CODE_SIGN_ENTITLEMENTS": "Settings/ShopMac.entitlements"},
    ),
]
JOURNEYS = "Journeys"

PROJECT_SETTINGS = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CURRENT_PROJECT_VERSION": "1",
    "DEAD_CODE_STRIPPING": "YES",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "MARKETING_VERSION": "1.0",
    "SWIFT_VERSION": "6.0",
}
CONFIGURATION_SETTINGS = {
    "Debug": {
        "DEBUG_INFORMATION_FORMAT": "dwarf",
        "ENABLE_TESTABILITY": "YES",
        "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
        "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    },
    "Release": {
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
        "SWIFT_COMPILATION_MODE": "wholemodule",
        "VALIDATE_PRODUCT": "YES",
    },
}


@dataclass(frozen=True)
class Target:
    """A target of the project, which follows from an app."""

    name: str
    kind: str
    app: App
    folders: tuple
    products: tuple
    settings: dict = field(hash=False)

    @property
    def product(self):
        """Returns the file that the target builds."""
        return f"{self.name}.app" if self.kind == "application" else f"{self.name}.xctest"


def identifier(name):
    """Returns the bundle identifier of a target. A published app has another one."""
    return f"com.example.vsm.{name}"


def targets_of(app):
    """Returns the targets of an app: the app, its unit tests and its journeys."""
    common = {
        "CODE_SIGN_STYLE": "Automatic",
        "GENERATE_INFOPLIST_FILE": "YES",
        "PRODUCT_NAME": "$(TARGET_NAME)",
        app.system.deployment_key: app.system.oldest,
    } | app.system.settings

    def target(suffix, kind, folders, products, settings):
        name = app.name + suffix
        own = {"PRODUCT_BUNDLE_IDENTIFIER": identifier(name)}
        return Target(name, kind, app, folders, products, common | settings | own)

    yield target(
        "",
        "application",
        (app.sources, RESOURCES),
        app.products,
        {
            "ASSETCATALOG_COMPILER_APPICON_NAME": ICONS,
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": ACCENT_COLOR,
            "ENABLE_PREVIEWS": "YES",
            "INFOPLIST_KEY_CFBundleDisplayName": "Shop",
        }
        | app.system.app_settings
        | app.settings,
    )
    # The app that runs unit tests contains the package code that they use. Xcode finds its C modules for them only if
    # the path is exactly that of the app's executable, without the two slashes that an empty
    # BUNDLE_EXECUTABLE_FOLDER_PATH leaves on a phone.
    host = f"$(BUILT_PRODUCTS_DIR)/{app.name}.app/{app.system.executable}{app.name}"
    yield target("Tests", "bundle.unit-test", app.unit_tests, (), {"BUNDLE_LOADER": host, "TEST_HOST": host})
    yield target(JOURNEYS, "bundle.ui-testing", (JOURNEYS,), (), {"TEST_TARGET_NAME": app.name})


TARGETS = [target for app in APPS for target in targets_of(app)]
