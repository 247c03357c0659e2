"""Failures that end the script."""


class Failure(Exception):
    """A sentence about what cannot work, and what to do about it."""
