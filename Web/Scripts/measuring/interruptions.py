"""What visitors notice when nodes are killed, or the database is restarted."""

import random
import signal
import time

from servers.cluster import Cluster
from .load import Load
from servers.postgres import Postgres

# The promise: a page is back within this time.
BACK_SECONDS = 2.0
NODE_EVERY, DATABASE_EVERY = 5.0, 15.0


def interrupt(cluster: Cluster, load: Load, what: str) -> list[float]:
    """Interrupts the cluster until the visitors have left, and returns the times at which it did."""
    times: list[float] = []
    pause = NODE_EVERY if what == "nodes" else DATABASE_EVERY
    next_time = time.monotonic() + min(pause, load.seconds / 3)
    last_time = time.monotonic() + load.seconds - 2
    nodes = iter([])
    ways = (signal.SIGINT, signal.SIGQUIT)
    while load.process.poll() is None:
        time.sleep(0.02)
        cluster.ended()
        cluster.restart()
        if not next_time <= time.monotonic() < last_time:
            continue
        next_time += pause
        times.append(time.clock_gettime(time.CLOCK_MONOTONIC))
        if what == "database":
            # An orderly end and a crash, in turn.
            cluster.database.restart(ways[len(times) % 2])
            continue
        node = next(nodes, None)
        if node is None:
            nodes = iter(random.sample(cluster.nodes, len(cluster.nodes)))
            node = next(nodes)
        node.process.kill()
    return times


def broken_promises(
    database: Postgres, load: Load, figures: dict, kills: list[float], is_timed: bool
) -> tuple[list[str], list[str]]:
    """Returns sentences about what was measured, and about promises that were not kept.

    Unless the run is timed, nothing that depends on the speed of the machine is a promise.
    """
    records = load.records()
    confirmed = [int(number) for number, in records.get("order", [])]
    placed = database.rows("SELECT id, visitor FROM purchase")
    known = {int(number) for number, _ in placed}
    visitors = {visitor for _, visitor in placed}
    lost = [number for number in confirmed if number not in known]
    twice = len(placed) - len(visitors)
    times = sorted(away(lost_at, back_at, kills) for lost_at, back_at in records.get("away", []))
    said = [
        f"{len(kills)} interruptions, {figures['steps']} steps, {len(confirmed)} orders that visitors saw confirmed",
        f"lost orders {len(lost)}, double orders {twice}",
        f"lost typed texts {figures['lostTexts']} of {figures['typedTexts']}",
        f"rounds that failed {figures['failedRounds']}, steps begun again {figures['repetitions']}",
    ]
    broken = []
    if times:
        middle, most = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
        said.append(
            f"pages back after p50 {middle:.2f} s, p99 {most:.2f} s, worst {times[-1]:.2f} s ({len(times)} times)"
        )
        late = sum(time > BACK_SECONDS for time in times)
        if late and is_timed:
            broken.append(f"{late} of {len(times)} pages were not back within {BACK_SECONDS} s.")
    if lost:
        broken.append(f"These orders were confirmed and are not in the database: {lost}")
    if twice:
        broken.append(f"{twice} orders were placed twice.")
    if figures["lostTexts"]:
        broken.append(f"{figures['lostTexts']} typed texts were lost.")
    if figures["failedRounds"]:
        broken.append(f"{figures['failedRounds']} visitors did not reach the end of the scenario.")
    if is_timed and not (confirmed and kills):
        broken.append("Nothing was ordered, or nothing was interrupted.")
    return said, broken


def away(lost_at: str, back_at: str, kills: list[float]) -> float:
    """Returns how long a page was away, from the interruption before."""
    before = [kill for kill in kills if kill <= float(lost_at)]
    start = max(before, default=float(lost_at))
    # A page that is lost long after an interruption was not lost by it.
    return float(back_at) - (start if float(lost_at) - start < BACK_SECONDS else float(lost_at))
