"""The fixtures of the tests of Web/Scripts/dev."""

pytest_plugins = ["browsers"]
