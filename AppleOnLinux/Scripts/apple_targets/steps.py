"""Runs steps that depend on others, with one step for each core at a time."""

import os
from collections.abc import Callable, Hashable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass

from .toolchain import Failure


CORES = os.cpu_count() or 2


@dataclass
class Step:
    needs: list[Hashable]
    # Takes the results of the steps on which this one depends.
    action: Callable[[list], object]


def run_all(steps: dict[Hashable, Step], report: Callable[[Hashable, str | None], None]) -> bool:
    """Runs the steps, reports each with its error, and returns whether all succeeded.

    A step that depends on a failed one is skipped without a message.
    """
    results, failed, running = {}, set(), {}
    with ThreadPoolExecutor(CORES) as executor:
        while True:
            for key, step in steps.items():
                if len(running) == CORES:
                    break
                if key in results or key in failed or key in running.values():
                    continue
                if failed.intersection(step.needs):
                    failed.add(key)
                elif all(need in results for need in step.needs):
                    running[executor.submit(step.action, [results[need] for need in step.needs])] = key
            if not running:
                return not failed
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                key = running.pop(future)
                try:
                    results[key] = future.result()
                    report(key, None)
                except Failure as failure:
                    failed.add(key)
                    report(key, str(failure))
