"""Interruptions between a browser and a server."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread

from playwright.sync_api import Page, expect

from live_server import LiveServer
from pages import mark

def stop(server, page: Page) -> None:
    """Stops the server, and waits until the page knows."""
    server.stop()
    wait_for_loss(page)


def start(server, page: Page) -> None:
    """Starts the server again, and waits until the page has loaded again by itself and is connected."""
    with page.expect_event("load"):
        server.start()
    expect(page.locator("html.vsm-live")).to_be_attached()


def restart(server, page: Page) -> None:
    """Stops the server and starts it again; the page has to load again by itself."""
    server.stop()
    start(server, page)


def wait_for_loss(page: Page) -> None:
    """Waits until a page knows that its connection is lost."""
    page.locator("html:not(.vsm-live)").wait_for(state="attached")


def live_over(way: "Way", window, path: str, has_clock: bool = False) -> Page:
    """Opens a page over a way, and marks it in a way that loading it again would remove."""
    page = window.live_with_content(way.address + path, has_clock)
    mark(page)
    return page


class Way:
    """A way to a server over its own port, which can be cut, and on which connections can die unnoticed.

    The server is addressed by its own name: the port in requests is replaced, which has as many digits. With a name of
    the way, the server has to know that name instead.
    """

    def __init__(self, server: LiveServer, port: int, has_name: bool = False):
        self.host = f"localhost:{port}"
        self.address = f"http://{self.host}"
        self._server = server
        own = self.host.encode()
        self._names = (own, own if has_name else server.host.encode())
        self._port = port
        self._lock = Lock()
        self._sockets: list[socket.socket] = []
        self._dead = Event()
        self._is_answering = Event()
        self._is_answering.set()
        self._refuses_websockets = False
        self._listener: socket.socket | None = None
        self.mend()

    def deaden(self) -> None:
        """Transfers nothing more over the current connections, which stay open, like a network that has lost them."""
        self._dead.set()
        self._dead = Event()

    def hold_answers(self) -> None:
        """Holds back data from the server, like a slow line; data from the browser arrives."""
        self._is_answering.clear()

    def release_answers(self) -> None:
        """Transfers the data that was held back."""
        self._is_answering.set()

    def refuse_websockets(self, refuses: bool = True) -> None:
        """Answers requests for a WebSocket as some proxies do, and transfers all others."""
        self._server.interruptions += 1
        self._refuses_websockets = refuses

    def lead_to(self, server: LiveServer) -> None:
        """Connects browsers to another server from now on, like a proxy whose server went away."""
        self._server = server

    def cut(self) -> None:
        """Ends all connections, and accepts no more."""
        self._server.interruptions += 1
        listener, self._listener = self._listener, None
        # Accepting ends at once only if the socket is shut down.
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        with self._lock:
            sockets, self._sockets = self._sockets, []
        for each in sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def mend(self) -> None:
        """Accepts connections again."""
        self._listener = socket.create_server(("127.0.0.1", self._port))
        Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def close(self) -> None:
        self.release_answers()
        if self._listener:
            self.cut()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                browser, _ = listener.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._server.port))
                except OSError:
                    browser.close()
                    continue
                with self._lock:
                    self._sockets += [browser, server]
                dead = self._dead
                Thread(target=self._carry, args=(browser, server, dead, self._names), daemon=True).start()
                Thread(target=self._carry, args=(server, browser, dead, None), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, dead: Event, names) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not names:
                    self._is_answering.wait()
                if dead.is_set():
                    return
                if names and self._refuses_websockets and b"upgrade: websocket" in data.lower():
                    source.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                    break
                target.sendall(data.replace(*names) if names else data)
        if not dead.is_set():
            with suppress(OSError):
                target.shutdown(socket.SHUT_WR)
