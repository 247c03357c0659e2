"""The load driver."""

import json
from pathlib import Path

from servers.process import END_SECONDS, ROOT, Failure, Process


class Load(Process):
    """Visitors who go through a scenario."""

    def __init__(self, program: Path, folder: Path, address: str, scenario: str, **options: float):
        self.seconds = options["seconds"]
        self._figures, self._records = folder / f"{scenario}.json", folder / f"{scenario}.records"
        arguments = [word for name, value in options.items() for word in (f"--{name.replace('_', '-')}", value)]
        files = ["--json", self._figures, "--records", self._records]
        command = [program, ROOT / f"Web/Demos/Shop/Load/{scenario}.txt", "--address", address, *arguments, *files]
        super().__init__(command, folder / f"{scenario}.log")

    def figures(self) -> dict:
        """Waits until the visitors have left, and returns their figures."""
        # A step of a visitor may begin at the end, and waits only briefly then.
        if self.wait(self.seconds + END_SECONDS):
            raise Failure(f"The load driver has failed.\n{self.log}")
        return json.loads(self._figures.read_text())

    def records(self, name: str) -> list[list[str]]:
        """Returns what the visitors have recorded by a name."""
        lines = [line.split() for line in self._records.read_text().splitlines()]
        return [values for kind, *values in lines if kind == name]
