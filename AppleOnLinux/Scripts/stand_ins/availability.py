"""The systems on which a declaration exists, as its attributes say."""

import re

# What every declaration has, because the oldest supported systems have it.
OLDEST = {"iOS": (13,), "macOS": (10, 15), "tvOS": (13,), "watchOS": (6,), "visionOS": (1,)}
# Newer than every system.
NEVER = (1_000_000,)
ATTRIBUTE = re.compile(r"@available\(((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*)\)")


def version(text):
    """Returns a version as numbers, without zeros at the end."""
    numbers = [int(number) for number in text.split(".")]
    while numbers[-1] == 0 and len(numbers) > 1:
        numbers.pop()
    return tuple(numbers)


def systems(attributes, outside):
    """Returns the first version of each system that attributes name, inside a declaration with these versions."""
    found = dict(outside)
    for attribute in ATTRIBUTE.findall(attributes):
        parts = [part.strip() for part in attribute.split(",")]
        if parts[-1] == "*":
            named = [part.split() for part in parts[:-1]]
        elif "unavailable" in parts:
            named = [(parts[0], None)]
        else:
            named = [(parts[0], part[len("introduced:"):].strip()) for part in parts if part.startswith("introduced:")]
        for pair in named:
            if len(pair) == 2 and pair[0] in OLDEST:
                first = version(pair[1]) if pair[1] else NEVER
                found[pair[0]] = max(first, found.get(pair[0], (0,)))
    return found


def first(found, system):
    """Returns the first supported version of a system."""
    return max(found.get(system, (0,)), OLDEST[system])


def spoken(found, system):
    """Returns the availability on a system, for a person."""
    since = first(found, system)
    return f"no {system}" if since == NEVER else f"{system} {'.'.join(map(str, since))}"
