"""What to do about changed files."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from development.snapshots import Changes

# What is written for people.
TEXTS = {".md", ".txt", ".docc", ".tutorial"}


@dataclass(frozen=True)
class Decision:
    """What to do about changed files."""

    # The addresses of the files that open pages load again, in order.
    exchanged: tuple[str, ...] = ()
    builds: bool = False
    # Whether SwiftPM has to look for its source files again.
    plans: bool = False

    def __or__(self, other: "Decision") -> "Decision":
        return Decision(
            tuple(sorted({*self.exchanged, *other.exchanged})), self.builds or other.builds, self.plans or other.plans
        )


def decide(changes: Changes, assets: Mapping[str, Path]) -> Decision:
    """Returns what to do about changed files, given the files that the server has at its addresses."""
    # Editors that write a new file in the place of the old one leave a moment without any.
    written = changes.modified | changes.added
    addresses = sorted(address for address, file in assets.items() if file in written)
    exchanged = written & frozenset(assets.values())
    others = [path for path in changes.all if path.suffix not in TEXTS and path not in exchanged]
    return Decision(
        exchanged=tuple(addresses),
        builds=bool(others),
        plans=any(path in changes.added | changes.removed for path in others),
    )
