"""Reads the public declarations of a module in sources, or in an interface that a compiler has written.

The reader goes by lines. It relies on their format: a member is indented by one step more than its type.
"""

import re
from dataclasses import dataclass, field

from . import availability

TYPES = {"struct", "class", "enum", "protocol", "extension", "actor"}
MODIFIERS = (
    "public|open|private\\(set\\)|internal\\(set\\)|nonisolated|static|final|weak|lazy|override|convenience|required|mutating"
    "|indirect|dynamic|borrowing|consuming"
)
ATTRIBUTES = r"(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))? )*"
DECLARATION = re.compile(
    rf"( *){ATTRIBUTES}((?:(?:{MODIFIERS}|class(?= (?:func|var|let))) {ATTRIBUTES})*)"
    r"(struct|class|enum|actor|protocol|extension|typealias|func|var|let|init|case)\b[? ]*`?([\w.]*)`?(.*)"
)
# The modules in front of names, which interfaces have.
MODULE = re.compile(r"^(?:SwiftUI|SwiftUICore|UIKit)\.(?=\w)")


@dataclass
class Type:
    """A type or a protocol, with the systems of each declaration that has the name of a member."""

    systems: list = field(default_factory=list)
    is_alias: bool = False
    members: dict = field(default_factory=dict)


def closing(text):
    """Returns the index after the bracket that closes the first one."""
    depth = 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                return index + 1
    return len(text)


def labels(text):
    """Returns the labels of the parameters with which a text begins, such as `(_:role:)`."""
    text = text.lstrip("?")
    if text.startswith("<"):
        text = text[closing(text):]
    rest, found = text[1:closing(text) - 1], []
    while rest.strip(", \n"):
        # An attribute such as `@ViewBuilder` or `@TabContentBuilder<Value>` is no part of the name.
        rest = re.sub(r"^(?:@[\w.]+(?:<[\w.]+>|\([^)]*\))?\s*)+", "", rest.strip(", \n"))
        found.append(re.match(r"\w+", rest.lstrip("`"))[0] + ":")
        end = 0
        while end < len(rest) and rest[end] != ",":
            end += closing(rest[end:]) if rest[end] in "([{<" else 1
        rest = rest[end:]
    return f"({''.join(found)})"


def read(lines, types, step=4):
    """Adds the public types that lines declare, by name."""
    # The declarations around a line: their indentation, name, kind, whether they are public, and their systems.
    around, attributes = [], ""
    for number, line in enumerate(lines):
        if line.lstrip().startswith("@available("):
            attributes += line
        match = DECLARATION.match(line)
        if not match:
            if line.strip() and not line.lstrip().startswith(("@", "//", "#")):
                attributes = ""
            continue
        indentation, modifiers, (kind, name, rest) = len(match[1]), re.findall(r"[\w()]+", match[2]), match.groups()[2:]
        while around and around[-1][0] >= indentation:
            around.pop()
        inside = around[-1] if around else None
        found = availability.systems(attributes, inside[4] if inside else {})
        attributes = ""
        if indentation and (not inside or inside[0] != indentation - step):
            continue
        belongs = kind == "case" or inside and inside[2] == "protocol"
        is_public = bool({"public", "open"} & {*modifiers}) or kind == "extension" or bool(belongs)
        is_public = is_public and (not inside or inside[3])
        if kind in TYPES or kind == "typealias":
            name = MODULE.sub("", name)
            full = f"{inside[1]}.{name}" if inside else name
            if kind in TYPES:
                around.append((indentation, full, kind, is_public, found))
            if is_public and kind != "extension":
                types.setdefault(full, Type(is_alias=kind == "typealias")).systems.append(found)
            continue
        is_operator = kind == "func" and not name
        if not is_public or not inside or "override" in modifiers or is_operator:
            continue
        if kind in ("func", "init"):
            name = (name or kind) + labels("\n".join([rest, *lines[number + 1 : number + 15]]))
        # Every view has a body.
        if name != "body" or "static" in modifiers:
            types.setdefault(inside[1], Type()).members.setdefault(name, []).append(found)

