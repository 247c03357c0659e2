"""One shop for the tests of a process, with a visitor for each of them."""

import pytest

from shop import Shop

pytest_plugins = ["browsers"]


@pytest.fixture(scope="session")
def shared_shop(tmp_path_factory):
    shop = Shop(tmp_path_factory.mktemp("shop"))
    yield shop
    shop.close()


@pytest.fixture
def closed_shop(tmp_path):
    """A separate shop that a test starts itself: `closed_shop.start(SHOPPING_DELAY=1)`."""
    shop = Shop(tmp_path)
    yield shop
    shop.close()


@pytest.fixture
def shop(shared_shop: Shop):
    """An open shop, which must still serve at the end of the test."""
    yield shared_shop.serve()
    shared_shop.check_serves()


@pytest.fixture
def new_visitor(visitors_of, shop: Shop):
    """Makes visitors: `new_visitor()` gives what `window` gives."""
    return visitors_of(shop)


@pytest.fixture
def window(new_visitor):
    """Opens windows of one visitor: `window("/cart")`."""
    return new_visitor()
