"""Several nodes behind a proxy, as shoppers see them. The tests share a cluster and run in this order."""

import os
import select
import signal
import ssl
import sys
import time
from contextlib import suppress
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pages import expect_mark, mark, press
from servers.process import ANSWER_SECONDS, ROOT, Process, wait_until


def badge(page):
    """The number beside the button that shows the cart."""
    return page.get_by_label("Cart Item Count")


def cookies(visitor) -> dict[str, dict]:
    return {cookie["name"]: cookie for cookie in visitor.context.cookies()}


def node(visitor) -> str:
    """The node to which the proxy sends a visitor."""
    return cookies(visitor)["NODE"]["value"]


def kill(cluster, name: str) -> None:
    """Ends a node as a failure of its machine does."""
    cluster.take(name).end(signal.SIGKILL)


def add_to_cart(page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()
    press(page, "Add to Cart")
    expect(page.get_by_text("It is in your cart.")).to_be_visible()


def test_a_browser_stays_with_its_node(new_visitor, cluster):
    visitor = new_visitor()
    page = visitor.live_with_content("/")
    first = node(visitor)
    mark(page)
    # The socket reaches the node that has the page. Another would load it again.
    add_to_cart(page, "Armchair")
    expect_mark(page)
    for _ in range(5):
        visitor.live("/cart")
        assert node(visitor) == first
    assert all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies(visitor).values())


def test_browsers_are_spread_over_the_nodes(new_visitor, cluster):
    found = set()
    # The proxy also counts connections that are about to end.
    for _ in range(4 * len(cluster.nodes)):
        visitor = new_visitor()
        visitor.live("/")
        found.add(node(visitor))
        if found == set(cluster.nodes):
            return
    raise AssertionError(f"The proxy uses only {found}.")


def test_a_change_on_one_node_shows_on_another(new_visitor, cluster):
    first, second = new_visitor(), new_visitor()
    page = first.live_with_content("/")
    own = cookies(first)
    other = next(name for name in cluster.nodes if name != node(first))
    second.context.add_cookies([*(own[name] for name in own if name != "NODE"), {**own["NODE"], "value": other}])
    watching = second.live_with_content("/")
    assert node(second) == other
    mark(watching)
    add_to_cart(page, "Armchair")
    expect(badge(watching)).to_have_text("1")
    expect_mark(watching)


def test_a_node_that_stops_hands_its_browsers_over(new_visitor, cluster):
    visitor = new_visitor()
    page = visitor.live_with_content("/account/profile")
    stopping = cluster.take(node(visitor))
    stopping.terminate()
    # The proxy may not know yet that the node takes no new pages.
    visitor.live("/cart").close()
    assert stopping.end() == 0
    expect(page.locator("html.vsm-live")).to_be_attached()
    page.get_by_label("User Name").fill("")
    expect(page.get_by_role("alert")).to_have_text("The user name cannot be empty.")
    assert node(visitor) in cluster.nodes


def test_a_page_comes_back_from_another_node(new_visitor, cluster):
    visitor = new_visitor()
    page = visitor.live_with_content("/")
    add_to_cart(page, "Armchair")
    expect(badge(page)).to_have_text("1")
    kill(cluster, node(visitor))
    page.wait_for_function("() => !document.documentElement.classList.contains('vsm-live')")
    expect(page.locator("html.vsm-live")).to_be_attached()
    assert node(visitor) in cluster.nodes
    expect(badge(page)).to_have_text("1")


def test_a_receipt_stays_when_its_node_is_killed(new_visitor, cluster):
    visitor = new_visitor()
    page = visitor.live_with_content("/")
    add_to_cart(page, "Coffee Table")
    page = visitor.live_with_content("/cart")
    press(page, "Place Order")
    thanks = page.get_by_text("Thank you!")
    expect(thanks).to_be_visible()
    receipt = thanks.inner_text()
    query = "SELECT 1 FROM preservedPage WHERE content LIKE '%Coffee Table%'"
    wait_until(lambda: cluster.database.rows(query), lambda: "The receipt is not stored.")
    mark(page)
    kill(cluster, node(visitor))
    page.wait_for_function("() => !window.marker && document.documentElement.classList.contains('vsm-live')")
    expect(page.get_by_text(receipt)).to_be_visible()
    assert node(visitor) in cluster.nodes
    # The cart is empty, and the note says nothing was lost.
    expect(page.locator(".vsm-note")).to_have_count(0)


def request(cluster, lost: str, method: str, padding: str = "") -> HTTPSConnection:
    """Sends a request of a browser whose cookie names a node."""
    context = ssl._create_unverified_context()
    # After the handshake, only an answer can then be read. TLS 1.3 also sends tickets.
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    connection = HTTPSConnection(cluster.host, context=context, timeout=ANSWER_SECONDS)
    connection.request(method, "/", headers={"Cookie": f"NODE={lost}", "Padding": padding})
    return connection


def wait_until_serves(cluster, lost: str) -> None:
    """Waits until the proxy sends requests to a node that its cookie names."""

    def serves() -> bool:
        connection = request(cluster, lost, "GET")
        set_cookies = connection.getresponse().headers.get_all("Set-Cookie", [])
        connection.close()
        return not any(cookie.startswith("NODE=") for cookie in set_cookies)

    wait_until(serves, lambda: f"The proxy does not use {lost}.")


def unread(port: int) -> int:
    """Returns the size of the longest request that a node has received and not read."""
    address = f"0100007F:{port:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return max((int(line[4].partition(":")[2], 16) for line in lines if line[1] == address), default=0)


def request_without_answer(cluster, lost: str, method: str) -> HTTPSConnection:
    """Stops a node, and sends it a request before the proxy knows about it."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while True:
        cluster.nodes[lost].send_signal(signal.SIGSTOP)
        # The request is longer than those with which the proxy asks whether the node serves.
        connection = request(cluster, lost, method, padding="-" * 4000)
        while not select.select([connection.sock], [], [], 0.01)[0]:
            if unread(cluster.nodes[lost].port) >= 4000:
                return connection
            assert time.monotonic() < deadline, "The request does not reach the node."
        # Two checks were faster than the request, which the proxy therefore sent to another node.
        connection.close()
        cluster.nodes[lost].send_signal(signal.SIGCONT)
        wait_until_serves(cluster, lost)


@pytest.mark.parametrize(("method", "status"), [("GET", 200), ("POST", 502)])
def test_only_a_request_that_changes_nothing_is_sent_to_another_node(new_visitor, cluster, method, status):
    visitor = new_visitor()
    visitor("/").close()
    lost = node(visitor)
    connection = request_without_answer(cluster, lost, method)
    kill(cluster, lost)
    assert connection.getresponse().status == status
    connection.close()


def descendants(process: int) -> list[int]:
    """Returns the processes that a process has started, and those that they have started."""
    with suppress(FileNotFoundError):
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return [each for child in map(int, children) for each in (child, *descendants(child))]
    return []


def is_running(process: int) -> bool:
    """Returns whether a process runs; one that has ended can wait for its parent."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)])
def test_the_script_starts_a_node_again_and_everything_ends_with_it(shop_program, tmp_path, number, status):
    command = [ROOT / "Web/Scripts/cluster", "1", "--port", "0"]
    script = Process(command, tmp_path / "log", env=os.environ | {"PRODUCTS": str(shop_program.parent)})
    try:
        script.wait_for("The shop is open at http://localhost")
        os.kill(int(script.wait_for(r"process (\d+)")[1]), signal.SIGKILL)
        script.wait_for(r"(?s)node1 has ended \(-9\)\..*process \d+")
        started = descendants(script.pid)
        assert len(started) >= 3
        assert script.end(number) == status, script.log
        wait_until(lambda: not any(map(is_running, started)), lambda: f"{[*filter(is_running, started)]} of {started} are left.")
    finally:
        script.end(signal.SIGKILL)


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux ends a program with its parent.")
def test_a_program_does_not_begin_if_its_script_has_ended(tmp_path, monkeypatch):
    # The script that asks is not the parent, as after its end.
    monkeypatch.setattr(os, "getpid", lambda: 1)
    assert Process(["true"], tmp_path / "log").wait() == 1
