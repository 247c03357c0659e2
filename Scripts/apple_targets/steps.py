"""Steps that need others, as many at a time as there are cores."""

import os
from collections.abc import Callable, Hashable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass

from .toolchain import Failure


CORES = os.cpu_count() or 2


@dataclass
class Step:
    needs: list[Hashable]
    # Takes what the steps that it needs have returned.
    action: Callable[[list], object]


def run_all(steps: dict[Hashable, Step], report: Callable[[Hashable, str | None], None]) -> bool:
    """Runs the steps, reports each with what went wrong, and returns whether nothing did.

    A step that needs one that failed is left out, without a word.
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
