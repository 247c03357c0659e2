"""The fixtures of the tests of Scripts/dev."""

pytest_plugins = ["browsers"]
