"""One server for the tests of a process, with a visitor and a list of rows for each of them."""

import itertools

import pytest

from live_site import LiveSite, RowList

pytest_plugins = ["browsers"]
numbers = itertools.count(1)


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory):
    site = LiveSite(tmp_path_factory.mktemp("site"))
    yield site
    site.close()


@pytest.fixture
def site(shared_site: LiveSite) -> LiveSite:
    """The site. A test may stop it and start it again."""
    return shared_site.serve()


@pytest.fixture
def new_visitor(visitors_of, site: LiveSite):
    """Makes visitors: `new_visitor()` gives what `window` gives."""
    return visitors_of(site)


@pytest.fixture
def window(new_visitor):
    """Opens windows of one visitor: `window("/tasks")`."""
    return new_visitor()


@pytest.fixture
def plain_window(new_visitor):
    """Opens windows of a browser without scripts."""
    return new_visitor(java_script_enabled=False)


@pytest.fixture
def rows(site: LiveSite) -> RowList:
    """A list of three rows that no other test has."""
    return RowList(site, f"list{next(numbers)}")
