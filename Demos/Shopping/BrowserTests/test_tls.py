"""The pages over TLS, among the routes of an application."""

import subprocess

import pytest
from playwright.sync_api import expect

from conftest import Examples, Windows


class SecureExamples(Examples):
    """The examples, over TLS with a certificate that nobody else trusts."""

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
        return super().files | {"EXAMPLES_CERTIFICATE": self._certificate}


@pytest.fixture
def windows(browser, tmp_path):
    examples = SecureExamples(tmp_path).start()
    windows = Windows(browser, examples, ignore_https_errors=True)
    yield windows
    windows.close()
    examples.close()


def test_a_page_is_live_over_tls(windows):
    page = windows.live("/branches")
    page.get_by_label("Title").fill("secure")
    expect(page.get_by_role("status")).to_have_text("Saving “secure”")
    assert page.evaluate("location.protocol") == "https:"
    (cookie,) = windows.context.cookies()
    assert cookie["name"].startswith("__Host-")
    assert cookie["secure"] and cookie["httpOnly"]


def test_the_routes_of_the_application_are_there_too(windows):
    assert windows.live("/forms").evaluate("fetch('/api/greeting').then(answer => answer.text())") == "Hello"
