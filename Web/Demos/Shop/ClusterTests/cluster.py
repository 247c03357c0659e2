"""A running cluster of the shop."""

import os
import re
import select
import signal
import subprocess
from pathlib import Path

from servers.postgres import newest_binaries

ROOT = Path(__file__).parents[4]
# Bounds that only a failure reaches.
START_SECONDS = 120
END_SECONDS = 60


class Cluster:
    """Nodes of the shop behind a proxy with TLS, as `Web/Scripts/cluster` starts them."""

    def __init__(self, nodes: int, certificate: Path):
        options = ["--port", "0", "--without-restart", "--certificate", certificate]
        self.process = subprocess.Popen(
            [ROOT / "Web/Scripts/cluster", str(nodes), *options], env={**os.environ, "SHOPPING_DRAIN": "2"},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, bufsize=0,
        )
        # The process and the port of each node.
        self.nodes: dict[str, tuple[int, int]] = {}
        said = []
        while not (opened := re.search(r"open at (https://(\S+))\. ", "".join(said))):
            line = self._line()
            said.append(line)
            if node := re.match(r"(node\d+): http://127\.0\.0\.1:(\d+), process (\d+)$", line):
                self.nodes[node[1]] = int(node[3]), int(node[2])
            assert line, f"The cluster does not open.\n{''.join(said)}"
        self.address, self.host = opened[1], opened[2]

    def _line(self) -> str:
        ready, _, _ = select.select([self.process.stdout], [], [], START_SECONDS)
        return self.process.stdout.readline().decode() if ready else ""

    def signal(self, node: str, number: int) -> None:
        os.kill(self.nodes[node][0], number)

    def kill(self, node: str) -> None:
        """Ends a node as a failure of its machine does."""
        self.signal(node, signal.SIGKILL)
        del self.nodes[node]

    def rows(self, query: str) -> list[str]:
        """Returns the rows of a query in the database of the nodes."""
        process, _ = next(iter(self.nodes.values()))
        settings = dict(each.split("=", 1) for each in Path(f"/proc/{process}/environ").read_text().split("\0") if each)
        psql = [newest_binaries() / "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--command", query]
        answer = subprocess.run([*psql, settings["SHOPPING_DATABASE"]], capture_output=True, text=True, check=True)
        return answer.stdout.splitlines()

    def stop(self, node: str) -> None:
        """Asks a node to stop, as its system does."""
        self.signal(node, signal.SIGTERM)
        del self.nodes[node]

    def ended(self) -> tuple[str, int]:
        """Returns the next node that ends, and its status."""
        line = self._line()
        found = re.match(r"(node\d+) has ended \((-?\d+)\)\.$", line)
        assert found, f"No node ends: {line}"
        return found[1], int(found[2])

    def unread(self, node: str) -> int:
        """Returns the size of the longest request that a node has received and not read."""
        address = f"0100007F:{self.nodes[node][1]:04X}"
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
        return max((int(line[4].partition(":")[2], 16) for line in lines if line[1] == address), default=0)

    def interrupt(self) -> None:
        """Ends the cluster as Ctrl-C does, which must leave nothing behind."""
        processes = descendants(self.process.pid)
        assert len(processes) > len(self.nodes)
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(END_SECONDS)
        assert status == 130, f"The cluster ended with {status}."
        left = [process for process in processes if is_running(process)]
        assert not left, f"These processes were left: {left}"

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(END_SECONDS)
        self.process.stdout.close()


def descendants(process: int) -> list[int]:
    """Returns the processes that a process has started, and those that they have started."""
    try:
        children = [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []
    return children + [each for child in children for each in descendants(child)]


def is_running(process: int) -> bool:
    """Returns whether a process runs; one that has ended can wait for its parent."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
