"""The load driver."""

import json
import subprocess
from pathlib import Path

from servers.process import Failure

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = ROOT / "Web/Demos/Shop/Load"
# A step of a visitor may begin at the end, and waits only briefly then.
END_SECONDS = 60


class Load:
    """Visitors who go through a scenario."""

    def __init__(self, program: Path, folder: Path, address: str, scenario: str, **options: float):
        self.figures_file, self.records_file = folder / f"{scenario}.json", folder / f"{scenario}.records"
        arguments = [word for name, value in options.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        self.seconds = options["seconds"]
        self.process = subprocess.Popen(
            [
                program, SCENARIOS / f"{scenario}.txt", "--address", address, *arguments,
                "--json", self.figures_file, "--records", self.records_file,
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )

    def wait(self) -> dict:
        """Waits until the visitors have left, and returns their figures."""
        try:
            self.report, _ = self.process.communicate(timeout=self.seconds + END_SECONDS)
        finally:
            self.process.kill()
        if self.process.returncode:
            raise Failure(f"The load driver has failed.\n{self.report}")
        return json.loads(self.figures_file.read_text())

    def records(self) -> dict[str, list[list[str]]]:
        """Returns what the visitors have recorded, by name."""
        found: dict[str, list[list[str]]] = {}
        for line in self.records_file.read_text().splitlines():
            name, *values = line.split()
            found.setdefault(name, []).append(values)
        return found
