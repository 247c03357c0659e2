"""HAProxy with the configuration of the guide to several machines."""

import re
import socket
import subprocess
from pathlib import Path

from .process import Failure, end, last_lines, program, start

CONFIGURATION = Path(__file__).resolve().parents[3] / "Web/Deployment/haproxy.cfg"
BIND = re.compile(r"^    bind :443 ssl crt \S+ (alpn \S+)$", re.MULTILINE)
SERVERS = re.compile(r"^    server \S+ 10\.0\.0\.\d+:8080 cookie \S+\n", re.MULTILINE)


def listen(port: int) -> socket.socket:
    """Listens on a port of this machine, or on one that the system chooses if it is 0."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
    except OSError as error:
        raise Failure(f"Port {port} cannot be used: {error.strerror}. Name another with --port.") from None
    listener.listen(1024)
    return listener


def configuration(text: str, bind: str, servers: dict[str, int], is_secure: bool) -> str:
    """Returns the configuration for nodes of this machine; without TLS, without what needs TLS."""
    lines = "".join(f"    server {name} 127.0.0.1:{port} cookie {name}\n" for name, port in servers.items())
    is_first = iter([lines])
    text, server_count = SERVERS.subn(lambda _: next(is_first, ""), text)
    text, bind_count = BIND.subn(lambda match: f"    bind {bind} {match[1] if is_secure else ''}".rstrip(), text)
    if not server_count or bind_count != 1:
        raise Failure(f"Web/Scripts/servers/proxy.py finds no lines `bind` and `server` to replace in {CONFIGURATION}.")
    if not is_secure:
        text = text.replace(" httponly secure ", " httponly ")
        text = re.sub(r"^.*Strict-Transport-Security.*\n", "", text, flags=re.MULTILINE)
    # All visitors may be on this machine, which may also allow fewer open files.
    return re.sub(r"^.*(?:deny_status 429 if|connection reject if|maxconn) .*\n", "", text, flags=re.MULTILINE)


class Proxy:
    """A proxy on a port that already listens."""

    def __init__(
        self, folder: Path, log: Path, listener: socket.socket, servers: dict[str, int], certificate: Path | None
    ):
        self.log = log
        bind = f"fd@{listener.fileno()}" + (f" ssl crt {certificate}" if certificate else "")
        file = folder / "haproxy.cfg"
        file.write_text(configuration(CONFIGURATION.read_text(), bind, servers, is_secure=certificate is not None))
        haproxy = program("haproxy")
        check = subprocess.run(
            [haproxy, "-dW", "-c", "-f", file], pass_fds=[listener.fileno()], capture_output=True, text=True
        )
        if check.returncode:
            raise Failure(f"HAProxy does not accept the configuration in {CONFIGURATION}.\n{check.stderr}")
        self.process = start([haproxy, "-dW", "-db", "-f", file], log, pass_fds=[listener.fileno()])

        self._wait_for_answer(listener.getsockname())

    def _wait_for_answer(self, address: tuple[str, int]) -> None:
        """Waits until the proxy takes a connection, and answers or closes it."""
        with socket.create_connection(address) as connection:
            connection.settimeout(0.1)
            connection.sendall(b"GET /vsm/health HTTP/1.0\r\n\r\n")
            while True:
                self.check_runs()
                try:
                    connection.recv(1)
                    return
                except TimeoutError:
                    continue
                except OSError:
                    return

    def check_runs(self) -> None:
        if self.process.poll() is not None:
            raise Failure(f"HAProxy has ended.\n{last_lines(self.log)}")

    def stop(self) -> None:
        """Ends the proxy, and the connections that are left."""
        end([self.process])
