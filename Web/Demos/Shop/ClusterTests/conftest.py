"""One cluster for the tests."""

import subprocess

import pytest

from cluster import Cluster

pytest_plugins = ["browsers"]


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
def cluster(certificate):
    cluster = Cluster(6, certificate)
    yield cluster
    cluster.close()


@pytest.fixture
def new_visitor(visitors_of, cluster):
    """Makes visitors, each with a browser that the proxy does not know."""
    return lambda: visitors_of(cluster)(ignore_https_errors=True)
