"""The shop on several nodes of this machine, behind HAProxy and with one database."""

import os
import re
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .postgres import Postgres, program
from .process import ROOT, Failure, Process, free_port

LOGS = ROOT / ".build-cluster"
CONFIGURATION = ROOT / "Web/Deployment/haproxy.cfg"
BIND = re.compile(r"^    bind :443 ssl crt \S+ (alpn \S+)$", re.MULTILINE)
SERVERS = re.compile(r"(^    server \S+ 10\.0\.0\.\d+:8080 cookie \S+\n)+", re.MULTILINE)
RESTART_SECONDS = 1


class Node(Process):
    """A process that serves the shop."""

    def __init__(self, name: str, shop: Path, settings: dict[str, str]):
        self.name, self.shop, self.settings = name, shop, settings
        self.port = int(settings["PORT"])
        super().__init__([shop], LOGS / f"{name}.log", env=settings)

    def __str__(self) -> str:
        return f"{self.name}: http://127.0.0.1:{self.port}, process {self.pid}"


class Cluster:
    """Nodes of the shop that share a database, and a proxy in front of them, until the end of a `with` statement."""

    def __init__(self, count: int, shop: Path, port: int = 0, certificate: Path | None = None):
        port = port or free_port()
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except (OSError, OverflowError) as error:
            raise Failure(f"Port {port} cannot be used. {error} Name another with --port.") from None
        # A connection of a browser takes two files of the proxy and one of a node.
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        LOGS.mkdir(exist_ok=True)
        for log in LOGS.glob("*.log"):
            log.unlink()
        self._folder = tempfile.TemporaryDirectory(prefix="shop-cluster-")
        # The user that runs PostgreSQL passes through this folder. What is inside has permissions of its own.
        folder = Path(self._folder.name)
        folder.chmod(0o711)
        self.host = f"localhost:{port}"
        self.address = f"{'https' if certificate else 'http'}://{self.host}"
        self.nodes: dict[str, Node] = {}
        self.interruptions = 0
        self.database = self.proxy = None
        # When nodes that have ended start again.
        self._restarts: dict[str, float] = {}
        try:
            self.database = Postgres(folder, LOGS / "postgres.log")
            secret = folder / "secret"
            secret.touch(mode=0o600)
            secret.write_text(secrets.token_hex(32))
            settings = os.environ | {
                "SHOPPING_DATABASE": self.database.url, "SHOPPING_SECRET": str(secret), "SHOPPING_HOSTS": self.host,
                "SHOPPING_PROXY": "1", "SHOPPING_SECURE": "1" if certificate else "0",
            }
            for name in (f"node{number}" for number in range(1, count + 1)):
                self.nodes[name] = Node(name, shop, settings | {"PORT": str(free_port())})
            for node in self.nodes.values():
                node.wait_for("The shop is open")
            file = folder / "haproxy.cfg"
            file.write_text(self._configuration(certificate))
            self.proxy = Process([program("haproxy"), "-dW", "-db", "-f", file], LOGS / "haproxy.log")
            self.proxy.wait_for_port(port)
        except BaseException:
            self.close()
            raise

    def _configuration(self, certificate: Path | None) -> str:
        """Returns the configuration of the guide for the nodes of this machine; without TLS, without what needs TLS."""
        servers = [f"    server {node.name} 127.0.0.1:{node.port} cookie {node.name}\n" for node in self.nodes.values()]
        bind = f"    bind {self.host.replace('localhost', '127.0.0.1')}"
        tls = rf" ssl crt {certificate} \1" if certificate else ""
        text, server_count = SERVERS.subn("".join(servers), CONFIGURATION.read_text())
        text, bind_count = BIND.subn(bind + tls, text)
        if server_count != 1 or bind_count != 1:
            raise Failure(f"{__file__} finds no lines `bind` and `server` to replace in {CONFIGURATION}.")
        if not certificate:
            text = text.replace(" httponly secure ", " httponly ")
            text = re.sub(r"^.*Strict-Transport-Security.*\n", "", text, flags=re.MULTILINE)
        # All visitors may be on this machine, which may also allow fewer open files.
        return re.sub(r"^.*(?:deny_status 429 if|connection reject if|maxconn) .*\n", "", text, flags=re.MULTILINE)

    def take(self, name: str) -> Node:
        """Returns a node that is about to be ended on purpose. It is not started again, and its pages lose their connection."""
        self.interruptions += 1
        return self.nodes.pop(name)

    def watch(self) -> list[Node]:
        """Starts nodes again that ended some time ago, and returns those that have ended or started since the last call."""
        if self.proxy.poll() is not None:
            raise Failure(f"HAProxy has ended.\n{self.proxy.log}")
        news = []
        for name, node in self.nodes.items():
            if node.poll() is None:
                continue
            if name not in self._restarts:
                self._restarts[name] = time.monotonic() + RESTART_SECONDS
            elif time.monotonic() > self._restarts[name]:
                del self._restarts[name]
                node = self.nodes[name] = Node(name, node.shop, node.settings)
            else:
                continue
            news.append(node)
        return news

    def close(self) -> None:
        """Ends everything. A signal does not interrupt this: every wait has a bound."""
        handlers = {name: signal.signal(name, signal.SIG_IGN) for name in (signal.SIGINT, signal.SIGTERM)}
        for node in self.nodes.values():
            node.send_signal(signal.SIGTERM)
        processes = [*self.nodes.values(), self.proxy, self.database and self.database.process]
        for process in filter(None, processes):
            process.end()
        self._folder.cleanup()
        for name, handler in handlers.items():
            signal.signal(name, handler)

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def build(folder: str, configuration: str, **packages: str) -> Path:
    """Builds products, named with their packages, unless PRODUCTS is their folder, and returns it."""
    if "PRODUCTS" in os.environ:
        return Path(os.environ["PRODUCTS"]).resolve()
    options = [f"--package-path {package} --product {product}" for product, package in packages.items()]
    builds = [f"Scripts/build {folder} --configuration {configuration} {each}" for each in options]
    for command in ("Scripts/bootstrap build cluster", *builds):
        if subprocess.run(command.split(), cwd=ROOT, stdout=sys.stderr).returncode:
            raise Failure(f"{command} has failed.")
    return ROOT / f".build-{folder}" / configuration
