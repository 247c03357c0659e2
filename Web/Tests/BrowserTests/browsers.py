"""The fixtures that the browser tests of the host and of the shop share: one Chromium, and ways to a server."""

import pytest
from playwright.sync_api import sync_playwright

from interruptions import Way
from live_server import LiveServer
from servers.process import free_port
from visitors import CHROMIUM, Windows, what_is_shown


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def way():
    """Makes ways to a server that can be interrupted: `way(site)`."""
    ways: list[Way] = []

    def make(server: LiveServer) -> Way:
        ways.append(Way(server, free_port()))
        return ways[-1]

    yield make
    for each in ways:
        each.close()


@pytest.fixture
def visitors_of(browser, way):
    """Makes visitors of a server, who share no cookies: `visitors_of(site)()`.

    Their windows are closed before the ways to the server.
    """
    visitors: list[Windows] = []

    def make(server: LiveServer, **options: object) -> Windows:
        visitors.append(Windows(browser, server, **options))
        return visitors[-1]

    yield lambda server: lambda **options: make(server, **options)
    for visitor in visitors:
        visitor.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    """Adds the content of the windows to the report of a failed test."""
    report = yield
    if call.when == "call" and report.failed:
        for windows in Windows.opened:
            for number, page in enumerate(windows.context.pages):
                report.sections.append((f"Window {number}: {page.url}", what_is_shown(page)))
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log):
    """Runs all tests in Firefox in the first process, so that Firefox is started once."""
    from xdist.scheduler import LoadScopeScheduling

    class Scheduling(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return "Firefox" if "test_firefox.py" in nodeid else nodeid

    return Scheduling(config, log)
