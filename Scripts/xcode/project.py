"""Writes the files of the project."""

import hashlib

from description import (
    APPS,
    CONFIGURATION_SETTINGS,
    JOURNEYS,
    PACKAGE,
    PROJECT_SETTINGS,
    TARGETS,
    UNCOMPILED,
)

PHASES = ("Sources", "Frameworks", "Resources")


def key(name):
    """Returns the key of an object, which is the same in each run."""
    return hashlib.sha256(name.encode()).hexdigest()[:24].upper()


def folders():
    """Returns every folder of the project once."""
    return [*dict.fromkeys([*(folder for target in TARGETS for folder in target.folders), *UNCOMPILED])]


def tree():
    """Returns the project in Xcode's format, without its comments."""
    objects = {}

    def add(title, isa, /, **fields):
        objects[key(title)] = {"isa": isa} | fields
        return key(title)

    def configurations(name, common, of_configuration=lambda _: {}):
        made = [
            add(
                f"{name} {configuration}",
                "XCBuildConfiguration",
                buildSettings=dict(sorted((common | of_configuration(configuration)).items())),
                name=configuration,
            )
            for configuration in CONFIGURATION_SETTINGS
        ]
        return add(
            f"{name} configurations",
            "XCConfigurationList",
            buildConfigurations=made,
            defaultConfigurationIsVisible="0",
            defaultConfigurationName="Release",
        )

    package = add("package", "XCLocalSwiftPackageReference", relativePath=PACKAGE)
    for folder in folders():
        add(f"folder {folder}", "PBXFileSystemSynchronizedRootGroup", path=folder, sourceTree="<group>")
    for target in TARGETS:
        add_target(add, configurations, target, package)
    products = add(
        "products",
        "PBXGroup",
        children=[key(f"product {target.name}") for target in TARGETS],
        name="Products",
        sourceTree="<group>",
    )
    add(
        "project",
        "PBXProject",
        attributes={
            "BuildIndependentTargetsInParallel": "1",
            "LastSwiftUpdateCheck": "2600",
            "LastUpgradeCheck": "2600",
            "TargetAttributes": {
                key(target.name): {"CreatedOnToolsVersion": "26.0"} | host_attribute(target) for target in TARGETS
            },
        },
        buildConfigurationList=configurations("project", PROJECT_SETTINGS, CONFIGURATION_SETTINGS.get),
        developmentRegion="en",
        hasScannedForEncodings="0",
        knownRegions=["en", "Base"],
        mainGroup=add(
            "group",
            "PBXGroup",
            children=[*(key(f"folder {folder}") for folder in folders()), products],
            sourceTree="<group>",
        ),
        minimizedProjectReferenceProxies="1",
        packageReferences=[package],
        preferredProjectObjectVersion="77",
        productRefGroup=products,
        projectDirPath="",
        projectRoot="",
        targets=[key(target.name) for target in TARGETS],
    )
    return {
        "archiveVersion": "1",
        "classes": {},
        "objectVersion": "77",
        "objects": objects,
        "rootObject": key("project"),
    }


def host_attribute(target):
    """Returns the app that a target tests."""
    return {} if target.kind == "application" else {"TestTargetID": key(target.app.name)}


def add_target(add, configurations, target, package):
    """Adds a target with all its parts."""
    linked, dependencies = [], []
    for product in target.products:
        dependency = add(
            f"{target.name} uses {product}", "XCSwiftPackageProductDependency", package=package, productName=product
        )
        dependencies.append(dependency)
        linked.append(add(f"{target.name} links {product}", "PBXBuildFile", productRef=dependency))
    phases = [
        add(
            f"{target.name} {phase}",
            f"PBX{phase}BuildPhase",
            buildActionMask="2147483647",
            files=linked if phase == "Frameworks" else [],
            runOnlyForDeploymentPostprocessing="0",
        )
        for phase in PHASES
    ]
    tested = []
    if target.kind != "application":
        proxy = add(
            f"{target.name} proxy",
            "PBXContainerItemProxy",
            containerPortal=key("project"),
            proxyType="1",
            remoteGlobalIDString=key(target.app.name),
            remoteInfo=target.app.name,
        )
        tested.append(
            add(f"{target.name} tests", "PBXTargetDependency", target=key(target.app.name), targetProxy=proxy)
        )
    add(
        target.name,
        "PBXNativeTarget",
        buildConfigurationList=configurations(target.name, target.settings),
        buildPhases=phases,
        buildRules=[],
        dependencies=tested,
        fileSystemSynchronizedGroups=[key(f"folder {folder}") for folder in target.folders],
        name=target.name,
        packageProductDependencies=dependencies,
        productName=target.name,
        productReference=add(
            f"product {target.name}",
            "PBXFileReference",
            explicitFileType="wrapper.application" if target.kind == "application" else "wrapper.cfbundle",
            includeInIndex="0",
            path=target.product,
            sourceTree="BUILT_PRODUCTS_DIR",
        ),
        productType=f"com.apple.product-type.{target.kind}",
    )


def text():
    """Returns the file project.pbxproj."""
    from pbxproj import XcodeProject

    return f"{XcodeProject(tree())!r}\n"


def files():
    """Returns every file of the project, with its path in it."""
    from schemes import WORKSPACE, scheme

    found = {"project.pbxproj": text(), "project.xcworkspace/contents.xcworkspacedata": WORKSPACE}
    for app in APPS:
        tests = [f"{app.name}Tests", f"{app.name}{JOURNEYS}"]
        found[f"xcshareddata/xcschemes/{app.name}.xcscheme"] = scheme(app.name, tests)
    return found
