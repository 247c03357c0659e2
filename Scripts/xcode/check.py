"""Reads the project, its schemes and the files that they name, and lists mistakes."""

from xml.etree import ElementTree

from description import (
    ACCENT_COLOR,
    APPS,
    CONFIGURATION_SETTINGS,
    ICONS,
    JOURNEYS,
    PACKAGE,
    PROJECT,
    PROJECT_SETTINGS,
    TARGETS,
    TEST_ENVIRONMENT,
)
from project import PHASES, files, folders, tree
from reading import Project, keys_in


def check(folder, package):
    """Returns the mistakes in a folder with a project, beside the package that `swift package dump-package` describes."""
    from resources import check_resources

    path = folder / PROJECT
    if not (path / "project.pbxproj").is_file():
        return [f"{PROJECT} is missing. Run Scripts/xcode-project."]
    project = Project(path / "project.pbxproj")
    return [
        *check_references(project),
        *check_project(project, folder, package),
        *(mistake for target in TARGETS for mistake in check_target(project, target)),
        *check_folders(folder),
        *check_schemes(project, path),
        *check_resources(folder),
        *check_origin(project, path),
    ]


def check_references(project):
    """Checks that each key has an object, and that another object refers to each object."""
    known = set(project.objects)
    used = {project.content["rootObject"]}
    for name, one in project.objects.items():
        used |= set(keys_in(one)) - {name}
    yield from (f"The project names {name}, which is not there." for name in sorted(used - known))
    yield from (f"Nothing in the project names the {project.objects[name]['isa']} {name}." for name in sorted(known - used))


def check_settings(owner, found, expected, configuration):
    """Checks that expected values exist."""
    for name, value in expected.items():
        if found.get(configuration, {}).get(name) != value:
            has = found.get(configuration, {}).get(name, "nothing")
            yield f"{owner} has {has} and not {value} as {name} in {configuration}."


def check_project(project, folder, package):
    """Checks the format, the package, and the settings that all targets share."""
    if project.content["objectVersion"] != "77":
        yield f"The project's format is {project.content['objectVersion']} and not 77."
    root = project.objects[project.content["rootObject"]]
    found = project.settings(root)
    for configuration, own in CONFIGURATION_SETTINGS.items():
        yield from check_settings("The project", found, PROJECT_SETTINGS | own, configuration)
    shown = [name for children in project.get([root["mainGroup"]], "children") for name in children]
    if missing := set(folders()) - set(project.get(shown, "path")):
        yield f"The project does not show the folders {sorted(missing)}."
    if PACKAGE not in project.get(root.get("packageReferences", []), "relativePath"):
        yield f"The project has no reference to the package {PACKAGE}."
    if not (folder / PACKAGE / "Package.swift").is_file():
        yield f"There is no package at {PACKAGE}."
    products = {product["name"] for product in package["products"]}
    for dependency in project.all("XCSwiftPackageProductDependency"):
        if dependency["productName"] not in products:
            yield f"The package has no product {dependency['productName']}."
    oldest = {platform["platformName"]: platform["version"] for platform in package["platforms"]}
    for system in {app.system.name: app.system for app in APPS}.values():
        if oldest.get(system.package_name) != system.oldest:
            yield f"The apps are for {system.name} {system.oldest}, and the package for {oldest.get(system.package_name)}."


def check_target(project, expected):
    """Checks the folders, products, phases and settings of a target."""
    name, target = project.target(expected.name)
    if target is None:
        yield f"There is no target {expected.name}."
        return
    if target["productType"] != f"com.apple.product-type.{expected.kind}":
        yield f"{expected.name} is a {target['productType']}."
    found = project.get(target.get("fileSystemSynchronizedGroups", []), "path")
    if found != list(expected.folders):
        yield f"{expected.name} has the folders {found} and not {list(expected.folders)}."
    used = target.get("packageProductDependencies", [])
    if project.get(used, "productName") != list(expected.products):
        yield f"{expected.name} does not use the products {list(expected.products)}."
    phases = dict(zip(project.get(target["buildPhases"], "isa"), project.get(target["buildPhases"], "files")))
    for phase in PHASES:
        if f"PBX{phase}BuildPhase" not in phases:
            yield f"{expected.name} has no phase {phase}."
    if project.get(phases.get("PBXFrameworksBuildPhase", []), "productRef") != used:
        yield f"{expected.name} does not link what it uses."
    if expected.kind != "application":
        tested = project.get(project.get(target.get("dependencies", []), "target"), "name")
        if tested != [expected.app.name]:
            yield f"{expected.name} does not depend on {expected.app.name}."
        attributes = project.objects[project.content["rootObject"]]["attributes"]["TargetAttributes"]
        if attributes.get(name, {}).get("TestTargetID") != project.target(expected.app.name)[0]:
            yield f"The project does not say that {expected.name} tests {expected.app.name}."
    own = project.settings(target)
    for configuration in CONFIGURATION_SETTINGS:
        yield from check_settings(expected.name, own, expected.settings, configuration)


def check_folders(folder):
    """Checks that the project names each existing folder, and that each named folder has content."""
    for name in folders():
        if not any(path.is_file() for path in (folder / name).glob("**/*")):
            yield f"The folder {name} is missing or empty."
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in [*folders(), PROJECT]:
            yield f"The folder {path.name} does not belong to the project."
    for target in TARGETS:
        if not any(any((folder / name).glob("**/*.swift")) for name in target.folders):
            yield f"{target.name} has no source."
        for setting in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"):
            if setting in target.settings and not (folder / target.settings[setting]).is_file():
                yield f"{target.settings[setting]} is missing, which {target.name} names."
        if target.kind == "application":
            for asset in (f"{ICONS}.appiconset", f"{ACCENT_COLOR}.colorset"):
                if not any(any((folder / name).glob(f"*.xcassets/{asset}")) for name in target.folders):
                    yield f"{target.name} has no {asset}."
            if not any((folder / name / "PrivacyInfo.xcprivacy").is_file() for name in target.folders):
                yield f"{target.name} has no privacy manifest."


def check_schemes(project, path):
    """Checks that each app has a scheme that builds, runs and tests existing targets."""
    for app in APPS:
        file = path / f"xcshareddata/xcschemes/{app.name}.xcscheme"
        if not file.is_file():
            yield f"There is no scheme {app.name}."
            continue
        try:
            scheme = ElementTree.parse(file)
        except ElementTree.ParseError as error:
            yield f"The scheme {app.name} cannot be read: {error}."
            continue
        for reference in scheme.iter("BuildableReference"):
            name = reference.get("BlueprintName")
            key, target = project.target(name)
            if target is None or key != reference.get("BlueprintIdentifier"):
                yield f"The scheme {app.name} names the target {name} wrongly."
            elif project.get([target["productReference"]], "path") != [reference.get("BuildableName")]:
                yield f"The scheme {app.name} names the product of {name} wrongly."
            if reference.get("ReferencedContainer") != f"container:{PROJECT}":
                yield f"The scheme {app.name} names another project."
        tests = [reference.get("BlueprintName") for reference in scheme.iterfind("TestAction/Testables/*/BuildableReference")]
        if tests != [f"{app.name}Tests", f"{app.name}{JOURNEYS}"]:
            yield f"The scheme {app.name} tests {tests}."
        for action in ("BuildAction", "LaunchAction", "ProfileAction"):
            if app.name not in {reference.get("BlueprintName") for reference in scheme.iterfind(f"{action}//BuildableReference")}:
                yield f"The scheme {app.name} has no app in its {action}."
        found = {one.get("key"): one.get("value") for one in scheme.iterfind("TestAction//EnvironmentVariable")}
        if found != TEST_ENVIRONMENT:
            yield f"The scheme {app.name} tests with the environment {found}."


def check_origin(project, path):
    """Checks that the project contains only parts of the description. The script would remove others."""
    advice = "Change Scripts/xcode/description.py, and run Scripts/xcode-project."
    for name, text in files().items():
        file = path / name
        if not file.is_file():
            yield f"{name} is missing. Run Scripts/xcode-project."
        # Xcode writes a project in another form than the library, with the same content.
        elif name != "project.pbxproj" and file.read_text() != text:
            yield f"{name} is not what is described. {advice}"
    described = tree()["objects"]
    for name in sorted(described.keys() | project.objects.keys()):
        if described.get(name) != project.objects.get(name):
            one = project.objects.get(name) or described[name]
            yield f"The {one['isa']} {one.get('name', name)} is not what is described. {advice}"
