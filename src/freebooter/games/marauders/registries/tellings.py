"""The registry of tellings: what the lines of the log weigh for whom. A module adds those of its own events:

    add_tellings({"storm-moves": Tell(MOMENT, MOMENT, icon="storm", place="zone")})

Lines that nobody declares flow by.
"""

from collections.abc import Mapping
from typing import Final

from freebooter.kernel.people.telling import Tell

TELLINGS: Final[dict[str, Tell]] = {}


def add_tellings(lines: Mapping[str, Tell]) -> None:
    for kind, tell in lines.items():
        if kind in TELLINGS:
            raise ValueError(f"how {kind!r} is told is declared already")
        TELLINGS[kind] = tell
