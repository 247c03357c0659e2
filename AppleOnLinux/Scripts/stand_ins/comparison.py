"""Compares what the stand-ins declare with the interfaces of the real modules."""

import re

from .availability import first, spoken
from .declarations import read

# The systems that interfaces name, even where they could be derived.
COMPARED = {"SwiftUI": ["iOS", "macOS", "tvOS", "watchOS"], "UIKit": ["iOS"]}


def differences(module, declared, interfaces):
    """Returns a sentence for each declaration that differs from the interfaces of a module."""
    real = {}
    for file in interfaces:
        lines = re.sub(r"/\*.*?\*/", "", file.read_text(), flags=re.DOTALL).splitlines()
        # Interfaces of modules in Swift are indented by two spaces, and those that are made of headers by four.
        step = min([len(line) - len(line.lstrip()) for line in lines if line.startswith("  ")], default=4)
        read(lines, real, step)
    # The real type may have a member from a protocol, or a protocol may have it in place of the type.
    anywhere = {}
    for known in real.values():
        for member, systems in known.members.items():
            if not member.startswith("init("):
                anywhere.setdefault(member, []).extend(systems)
    found, missing = [], []
    for name, ours in sorted(declared.items()):
        if name in real:
            found += compare(module, name, ours.systems, real[name].systems)
        elif ours.systems:
            # Its members are missing with it.
            missing.append(name)
            continue
        for member, systems in ours.members.items():
            theirs = real[name].members.get(member) if name in real else None
            theirs = theirs or anywhere.get(member)
            if theirs:
                found += compare(module, f"{name}.{member}", systems, theirs)
            else:
                missing.append(f"{name}.{member}")
    return found + ([f"{module}: The interfaces lack {', '.join(missing)}."] if missing else [])


def compare(module, name, ours, theirs):
    """Returns a sentence for each declaration of ours that no declaration of theirs with this name has the systems of."""
    found = []
    for mine in ours:
        systems = COMPARED[module]
        differing = [
            [system for system in [*systems, *(["visionOS"] if "visionOS" in other else [])] if first(mine, system) != first(other, system)]
            for other in theirs
        ]
        if theirs and all(differing):
            number = min(range(len(theirs)), key=lambda number: len(differing[number]))
            here = ", ".join(spoken(mine, system) for system in differing[number])
            there = ", ".join(spoken(theirs[number], system) for system in differing[number])
            found.append(f"{module}: {name} is for {here} here, and for {there} in the interface.")
    return found
