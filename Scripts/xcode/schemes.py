"""Writes the schemes, which select the targets that Xcode builds, runs and tests for an app."""

from description import PROJECT, TEST_ENVIRONMENT
from project import key

HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
WORKSPACE = f'{HEADER}<Workspace\n   version = "1.0">\n   <FileRef\n      location = "self:">\n   </FileRef>\n</Workspace>\n'
LAUNCHER = {
    "selectedDebuggerIdentifier": "Xcode.DebuggerFoundation.Debugger.LLDB",
    "selectedLauncherIdentifier": "Xcode.DebuggerFoundation.Launcher.LLDB",
}


def element(name, attributes=None, children=(), depth=0):
    """Returns an element in Xcode's format, with each attribute on its own line."""
    indent = "   " * depth
    lines = [f"{indent}<{name}"]
    lines += [f'{indent}   {attribute} = "{value}"' for attribute, value in (attributes or {}).items()]
    lines[-1] += ">"
    lines += [element(*child, depth=depth + 1) if isinstance(child, tuple) else child for child in children]
    return "\n".join([*lines, f"{indent}</{name}>"])


def reference(target, product):
    """Names a target of the project."""
    attributes = {
        "BuildableIdentifier": "primary",
        "BlueprintIdentifier": key(target),
        "BuildableName": product,
        "BlueprintName": target,
        "ReferencedContainer": f"container:{PROJECT}",
    }
    return ("BuildableReference", attributes)


def scheme(app, tests):
    """Returns the scheme of an app and its tests."""
    itself = reference(app, f"{app}.app")
    runnable = ("BuildableProductRunnable", {"runnableDebuggingMode": "0"}, [itself])
    building = {f"buildFor{purpose}": "YES" for purpose in ("Testing", "Running", "Profiling", "Archiving", "Analyzing")}
    environment = [
        ("EnvironmentVariable", {"key": name, "value": value, "isEnabled": "YES"})
        for name, value in TEST_ENVIRONMENT.items()
    ]
    testables = [
        ("TestableReference", {"skipped": "NO", "parallelizable": "NO"}, [reference(test, f"{test}.xctest")])
        for test in tests
    ]
    actions = [
        (
            "BuildAction",
            {"parallelizeBuildables": "YES", "buildImplicitDependencies": "YES"},
            [("BuildActionEntries", {}, [("BuildActionEntry", building, [itself])])],
        ),
        (
            "TestAction",
            {"buildConfiguration": "Debug", "shouldUseLaunchSchemeArgsEnv": "NO"} | LAUNCHER,
            [
                ("MacroExpansion", {}, [itself]),
                ("EnvironmentVariables", {}, environment),
                ("Testables", {}, testables),
            ],
        ),
        (
            "LaunchAction",
            {
                "buildConfiguration": "Debug",
                "launchStyle": "0",
                "useCustomWorkingDirectory": "NO",
                "debugDocumentVersioning": "YES",
                "allowLocationSimulation": "YES",
            }
            | LAUNCHER,
            [runnable],
        ),
        (
            "ProfileAction",
            {
                "buildConfiguration": "Release",
                "shouldUseLaunchSchemeArgsEnv": "YES",
                "useCustomWorkingDirectory": "NO",
                "debugDocumentVersioning": "YES",
            },
            [runnable],
        ),
        ("AnalyzeAction", {"buildConfiguration": "Debug"}),
        ("ArchiveAction", {"buildConfiguration": "Release", "revealArchiveInOrganizer": "YES"}),
    ]
    return HEADER + element("Scheme", {"LastUpgradeVersion": "2600", "version": "1.7"}, actions) + "\n"
