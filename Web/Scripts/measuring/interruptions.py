"""What visitors notice when nodes are killed, or the database is restarted."""

import random
import signal
import time

from servers.cluster import Cluster
from servers.postgres import Postgres

from .load import Load

# The promise: a page is back within this time.
BACK_SECONDS = 2.0
NODE_EVERY, DATABASE_EVERY = 5.0, 15.0


def interrupt(cluster: Cluster, load: Load, what: str) -> list[float]:
    """Interrupts the cluster until the visitors have left, and returns the times at which it did."""
    times: list[float] = []
    pause = NODE_EVERY if what == "nodes" else DATABASE_EVERY
    next_time = time.monotonic() + min(pause, load.seconds / 3)
    last_time = time.monotonic() + load.seconds - 2
    names: list[str] = []
    while load.poll() is None:
        time.sleep(0.02)
        cluster.watch()
        if not next_time <= time.monotonic() < last_time:
            continue
        next_time += pause
        times.append(time.monotonic())
        if what == "database":
            # An orderly end and a crash, in turn.
            cluster.database.restart((signal.SIGINT, signal.SIGQUIT)[len(times) % 2])
        else:
            names = names or random.sample(list(cluster.nodes), len(cluster.nodes))
            cluster.nodes[names.pop()].kill()
    return times


def judge(database: Postgres, load: Load, kills: list[float], is_timed: bool) -> tuple[list[str], list[str]]:
    """Returns sentences about what was measured, and about promises that were not kept.

    Unless the run is timed, nothing that depends on the speed of the machine is a promise.
    """
    figures = load.figures()
    confirmed = [int(number) for number, in load.records("order")]
    placed = database.rows("SELECT id, visitor FROM purchase")
    lost = set(confirmed) - {int(number) for number, _ in placed}
    twice = len(placed) - len({visitor for _, visitor in placed})
    times = sorted(away(float(lost_at), float(back_at), kills) for lost_at, back_at in load.records("away"))
    late = sum(time > BACK_SECONDS for time in times)
    said = [
        f"{len(kills)} interruptions, {figures['steps']} steps, {len(confirmed)} orders that visitors saw confirmed",
        f"lost orders {len(lost)}, double orders {twice}",
        f"lost typed texts {figures['lostTexts']} of {figures['typedTexts']}",
        f"rounds that failed {figures['failedRounds']}, steps begun again {figures['repetitions']}",
    ]
    if times:
        p50, p99 = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
        said.append(f"pages back after p50 {p50:.2f} s, p99 {p99:.2f} s, worst {times[-1]:.2f} s ({len(times)} times)")
    promises = {
        f"{late} of {len(times)} pages were not back within {BACK_SECONDS} s.": late and is_timed,
        f"These orders were confirmed and are not in the database: {lost}": lost,
        f"{twice} orders were placed twice.": twice,
        f"{figures['lostTexts']} typed texts were lost.": figures["lostTexts"],
        f"{figures['failedRounds']} visitors did not reach the end of the scenario.": figures["failedRounds"],
        "Nothing was ordered, or nothing was interrupted.": is_timed and not (confirmed and kills),
    }
    return said, [sentence for sentence, is_broken in promises.items() if is_broken]


def away(lost_at: float, back_at: float, kills: list[float]) -> float:
    """Returns how long a page was away, from the interruption before."""
    start = max((kill for kill in kills if kill <= lost_at), default=lost_at)
    # A page that is lost long after an interruption was not lost by it.
    return back_at - (start if lost_at - start < BACK_SECONDS else lost_at)
