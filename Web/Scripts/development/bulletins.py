"""What open pages are told."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from development.problems import Problem


@dataclass
class Bulletin:
    """The problems of the last build, and the number of each file that has changed since the script began."""

    problems: tuple[Problem, ...] = ()
    versions: dict[str, int] = field(default_factory=dict)

    def note_exchanged(self, addresses: tuple[str, ...]) -> None:
        for address in addresses:
            self.versions[address] = self.versions.get(address, 0) + 1

    @property
    def text(self) -> str:
        return json.dumps({"problems": [asdict(problem) for problem in self.problems], "versions": self.versions})


class DevelopmentFolder:
    """The folder with everything that a server reads while its site is developed."""

    def __init__(self, path: Path, page_script: Path):
        self.path = path
        for folder in (path, path / "files", path / "servers"):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.forget_reports()
        self.show({})
        self.write("page.js", page_script.read_bytes())
        if not (path / "secret").exists():
            # The cookies of the developer stay valid when the server is built again.
            self.write("secret", os.urandom(32).hex().encode(), mode=0o600)
        self.publish(Bulletin())

    def publish(self, bulletin: Bulletin) -> None:
        self.write("bulletin.json", bulletin.text.encode())

    def show(self, assets: dict[str, Path]) -> None:
        """Lets the server read the files of its addresses from the disk."""
        files = self.path / "files"
        for address, file in assets.items():
            link = files / address.lstrip("/")
            if link.is_symlink() and link.resolve() == file.resolve():
                continue
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(file.resolve())
        for link in files.rglob("*"):
            if link.is_symlink() and f"/{link.relative_to(files)}" not in assets:
                link.unlink()

    def report(self, process: int) -> dict | None:
        """Returns what a server says about itself once browsers can connect, or nothing before."""
        try:
            return json.loads((self.path / "servers" / f"{process}.json").read_text())
        except FileNotFoundError:
            return None

    def forget_reports(self, of_others_than: int | None = None) -> None:
        """Removes what servers have said that no longer count: another process may get the same identifier."""
        for report in (self.path / "servers").iterdir():
            if report.name != f"{of_others_than}.json":
                report.unlink()

    def write(self, name: str, content: bytes, mode: int = 0o644) -> None:
        """Replaces a file, so that nobody reads a part of it."""
        new = self.path / f".{name}.new"
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as output:
            output.write(content)
        new.replace(self.path / name)
