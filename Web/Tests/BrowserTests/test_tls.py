"""The pages over TLS, in an application with routes."""

import os
import subprocess

import pytest
from playwright.sync_api import expect

from live_site import LiveSite
from tls_proxy import TLSProxy
from visitors import Windows


class SiteBehindProxy(LiveSite):
    """The site behind a proxy that has the certificate."""

    def __init__(self, folder, proxy):
        super().__init__(folder)
        self.proxy = proxy
        proxy.site = self.port

    @property
    def files(self):
        return super().files | {"LIVE_SITE_SECURE_HOST": self.proxy.host}


class SiteWithCertificate(LiveSite):
    """The site with a certificate of its own."""

    def __init__(self, folder, certificate):
        super().__init__(folder)
        self.address = f"https://{self.host}"
        self.certificate = certificate

    @property
    def files(self):
        return super().files | {"LIVE_SITE_SECURE_HOST": self.host, "LIVE_SITE_CERTIFICATE": self.certificate}


@pytest.fixture
def certificate(tmp_path):
    """A file with a key and its self-signed certificate."""
    path = tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"]
        + ["-keyout", path, "-out", tmp_path / "own.pem"],
        check=True,
        capture_output=True,
    )
    with open(path, "ab") as file:
        file.write((tmp_path / "own.pem").read_bytes())
    return path


def test_a_page_is_live_behind_a_proxy_with_tls(browser, tmp_path, certificate):
    proxy = TLSProxy(certificate)
    site = SiteBehindProxy(tmp_path, proxy).start()
    site.address = proxy.address
    check_that_a_page_is_live(browser, site)
    proxy.close()


@pytest.mark.skipif("LIVE_SITE_TLS" not in os.environ, reason="The site is built without TLS.")
def test_a_page_is_live_with_tls_of_the_application(browser, tmp_path, certificate):
    check_that_a_page_is_live(browser, SiteWithCertificate(tmp_path, certificate).start())


def check_that_a_page_is_live(browser, site):
    windows = Windows(browser, site, ignore_https_errors=True)
    page = windows.live("/branches")
    page.get_by_label("Title").fill("secure")
    expect(page.get_by_role("status")).to_have_text("Saving “secure”")
    assert page.evaluate("location.protocol") == "https:"
    assert page.evaluate("fetch('/api/greeting').then(answer => answer.text())") == "Hello"
    (cookie,) = windows.context.cookies()
    assert cookie["name"].startswith("__Host-")
    assert cookie["secure"] and cookie["httpOnly"]
    windows.close()
    site.close()
