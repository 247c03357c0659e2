"""The shop on several nodes of this machine, behind HAProxy and with one database."""

import base64
import os
import resource
import secrets
import signal
import time
from pathlib import Path

from .node import Node
from .postgres import Postgres
from .process import end
from .proxy import Proxy, listen

RESTART_SECONDS = 1


class Cluster:
    """Nodes of the shop that share a database, and a proxy in front of them."""

    def __init__(self, count: int, program: Path, folder: Path, logs: Path, port: int, certificate: Path | None = None):
        self.nodes: list[Node] = []
        self.proxy = self.database = None
        self._restart_at: dict[str, float] = {}
        logs.mkdir(exist_ok=True)
        for log in logs.glob("*.log"):
            log.unlink()
        with listen(port) as listener:
            self.host = f"localhost:{listener.getsockname()[1]}"
            self.address = f"{'https' if certificate else 'http'}://{self.host}"
            try:
                self.database = Postgres(folder, logs / "postgres.log")
                shared = environment(folder, self.host, certificate is not None, self.database.url)
                for number in range(1, count + 1):
                    name = f"node{number}"
                    self.nodes.append(Node(name, program, logs / f"{name}.log", shared))
                self.proxy = Proxy(
                    folder, logs / "haproxy.log", listener, {node.name: node.port for node in self.nodes}, certificate
                )
            except BaseException:
                self.close()
                raise

    def ended(self) -> list[Node]:
        """Returns the nodes that have ended since the last call."""
        self.proxy.check_runs()
        ended = [node for node in self.nodes if node.process.poll() is not None and node.name not in self._restart_at]
        for node in ended:
            self._restart_at[node.name] = time.monotonic() + RESTART_SECONDS
        return ended

    def restart(self) -> list[Node]:
        """Starts the nodes again that ended some time ago, and returns them."""
        due = [node for node in self.nodes if self._restart_at.get(node.name, float("inf")) <= time.monotonic()]
        for node in due:
            del self._restart_at[node.name]
            node.start()
        return due

    def close(self) -> None:
        """Ends everything. A signal does not interrupt this: every wait has a bound."""
        handlers = {name: signal.signal(name, signal.SIG_IGN) for name in (signal.SIGINT, signal.SIGTERM)}
        end([node.process for node in self.nodes])
        if self.proxy:
            self.proxy.stop()
        if self.database:
            self.database.stop()
        for name, handler in handlers.items():
            signal.signal(name, handler)


def environment(folder: Path, host: str, is_secure: bool, database: str) -> dict[str, str]:
    """Returns the settings that all nodes share."""
    secret = folder / "secret"
    secret.touch(mode=0o600)
    secret.write_bytes(base64.b64encode(secrets.token_bytes(32)))
    return {
        **os.environ, "SHOPPING_DATABASE": database, "SHOPPING_SECRET": str(secret), "SHOPPING_HOSTS": host,
        "SHOPPING_PROXY": "1", "SHOPPING_SECURE": "1" if is_secure else "0",
    }


def allow_open_files() -> None:
    """A connection of a browser takes two files of the proxy and one of a node."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
