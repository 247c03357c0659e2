"""One cluster for the tests."""

import os
import subprocess
from pathlib import Path

import pytest

from servers.cluster import Cluster

pytest_plugins = ["browsers"]


@pytest.fixture(scope="session")
def shop_program() -> Path:
    return Path(os.environ.get("SHOP", Path(__file__).parents[4] / ".build-web/debug/Shop")).resolve()


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """A certificate of this machine, with its key."""
    folder = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-keyout", folder / "key", "-out", folder / "certificate",
        ],
        check=True, capture_output=True,
    )
    file = folder / "shop.pem"
    file.write_text((folder / "certificate").read_text() + (folder / "key").read_text())
    return file


@pytest.fixture(scope="module")
def cluster(certificate, shop_program):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SHOPPING_DRAIN", "2")
        with Cluster(6, shop_program, certificate=certificate) as cluster:
            yield cluster


@pytest.fixture
def new_visitor(visitors_of, cluster):
    """Makes visitors, each with a browser that the proxy does not know."""
    return lambda: visitors_of(cluster)(ignore_https_errors=True)
