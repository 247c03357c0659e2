"""The pages over TLS, among the routes of an application."""

import subprocess

import pytest
from playwright.sync_api import expect

from live_site import LiveSite
from visitors import Windows


class SecureSite(LiveSite):
    """The site, over TLS with a certificate that nobody else trusts."""

    def __init__(self, folder):
        super().__init__(folder)
        self.address = f"https://{self.host}"
        self._certificate = folder / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"]
            + ["-keyout", self._certificate, "-out", folder / "own.pem"],
            check=True,
            capture_output=True,
        )
        with open(self._certificate, "ab") as file:
            file.write((folder / "own.pem").read_bytes())

    @property
    def files(self):
        return super().files | {"LIVE_SITE_CERTIFICATE": self._certificate}


@pytest.fixture
def windows(browser, tmp_path):
    site = SecureSite(tmp_path).start()
    windows = Windows(browser, site, ignore_https_errors=True)
    yield windows
    windows.close()
    site.close()


def test_a_page_is_live_over_tls_among_the_routes_of_an_application(windows):
    page = windows.live("/branches")
    page.get_by_label("Title").fill("secure")
    expect(page.get_by_role("status")).to_have_text("Saving “secure”")
    assert page.evaluate("location.protocol") == "https:"
    assert page.evaluate("fetch('/api/greeting').then(answer => answer.text())") == "Hello"
    (cookie,) = windows.context.cookies()
    assert cookie["name"].startswith("__Host-")
    assert cookie["secure"] and cookie["httpOnly"]
