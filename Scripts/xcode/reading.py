"""Reads the file of a project with a library, into Python values."""

import re

KEY = re.compile(r"[0-9A-F]{24}")


class Project:
    """The objects of a project, as Python values."""

    def __init__(self, path):
        from pbxproj import XcodeProject

        self.content = plain(XcodeProject.load(str(path)))
        # The library stores objects by kind.
        self.objects = {name: one for kind in self.content["objects"].values() for name, one in kind.items()}

    def all(self, isa):
        """Returns the objects of a kind."""
        return [one for one in self.objects.values() if one["isa"] == isa]

    def get(self, names, field):
        """Returns a field of the objects with these keys, if they exist and have it."""
        found = [self.objects.get(name, {}).get(field) for name in names]
        return [value for value in found if value is not None]

    def target(self, name):
        """Returns the key of the target with a name, and the target."""
        found = ((key, one) for key, one in self.objects.items() if one["isa"] == "PBXNativeTarget" and one["name"] == name)
        return next(found, (None, None))

    def settings(self, owner):
        """Returns the settings of a target or of the project, by configuration."""
        configurations = self.get([owner["buildConfigurationList"]], "buildConfigurations")
        found = [self.objects.get(name, {}) for names in configurations for name in names]
        return {one.get("name"): one.get("buildSettings", {}) for one in found}


def plain(value):
    """Returns a value of the library as a Python value."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    if hasattr(value, "get_sections"):
        return {section: dict(objects_in(value, section)) for section in value.get_sections()}
    if hasattr(value, "get_keys"):
        return {str(name): plain(value[name]) for name in value.get_keys() if name != "_id"}
    return str(value)


def objects_in(objects, section):
    """Returns the objects of a kind, with their keys."""
    return ((str(one.get_id()), plain(one)) for one in objects.get_objects_in_section(section))


def keys_in(value):
    """Returns the keys of other objects in a value."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from keys_in(name)
            yield from keys_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from keys_in(part)
    elif isinstance(value, str) and KEY.fullmatch(value):
        yield value
