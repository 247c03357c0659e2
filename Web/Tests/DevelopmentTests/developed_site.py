"""A copy of `Web/Tests/Packages/DevelopedSite`, which Web/Scripts/dev builds and serves and a test changes."""

import os
import re
import shutil
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from servers.process import ANSWER_SECONDS, ROOT, Process, free_port

ORIGINAL = ROOT / "Web/Tests/Packages/DevelopedSite"


class DevelopedSite:
    """The copy. It is as deep in the folder of the repository, for the path in its manifest."""

    def __init__(self, log: Path):
        self.folder = ROOT / f"Web/.build-development/{os.getpid()}/DevelopedSite"
        shutil.rmtree(self.folder, ignore_errors=True)
        # Without the times of the original, so that the build notices the copy.
        shutil.copytree(ORIGINAL, self.folder, copy_function=shutil.copyfile, ignore=shutil.ignore_patterns(".*"))
        self.sources = self.folder / "Sources/DevelopedSite"
        port = free_port()
        self.address = f"http://localhost:{port}"
        command = [ROOT / "Web/Scripts/dev", "--package", self.folder, "--builder", ROOT / "Scripts/build web"]
        # SwiftPM compiles manifests again for each set of variables.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        self._process = Process(command, log, env=inherited | {"PORT": str(port)})

    def wait_until_served(self) -> None:
        self._process.wait_for(re.escape(f"Serving at {self.address}"))

    def change(self, name: str, old: str, new: str) -> None:
        """Replaces a text in a file."""
        file = self.sources / name
        text = file.read_text()
        assert old in text, text
        file.write_text(text.replace(old, new))

    @property
    def builds(self) -> int:
        """How many builds the script has begun."""
        return self._process.log.count("==> Building.")

    def answers(self) -> bool:
        """Whether the site can be reached."""
        try:
            with urlopen(f"{self.address}/vsm/health", timeout=ANSWER_SECONDS):
                return True
        except URLError:
            return False

    def close(self) -> None:
        assert self._process.end() == 0, self._process.log
        assert not self.answers(), "The program has survived the script."
        shutil.rmtree(self.folder.parent)
