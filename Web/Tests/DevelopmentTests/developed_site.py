"""A site of Scripts/new with the sources of `DevelopedSite`, which Web/Scripts/dev builds and serves and a test changes."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from servers.process import ANSWER_SECONDS, ROOT, Process, free_port

SOURCES = Path(__file__).parent / "DevelopedSite"


class DevelopedSite:
    """The site, in a folder of its own."""

    def __init__(self, log: Path):
        self.folder = ROOT / f"Web/.build-development/{os.getpid()}/DevelopedSite"
        shutil.rmtree(self.folder, ignore_errors=True)
        new = [ROOT / "Scripts/new", "DevelopedSite", "--live-page", "--into", self.folder.parent]
        subprocess.run(new, stdout=subprocess.DEVNULL, check=True)
        manifest = self.folder / "Package.swift"
        resources = 'resources: [.embedInCode("Resources/site.css"), .embedInCode("Resources/mark.svg")],'
        manifest.write_text(manifest.read_text().replace("swiftSettings:", f"{resources} swiftSettings:", 1))
        self.sources = self.folder / "Sources/DevelopedSite"
        shutil.rmtree(self.sources)
        # Without the times of the originals, so that the build notices the copies.
        shutil.copytree(SOURCES, self.sources, copy_function=shutil.copyfile)
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
