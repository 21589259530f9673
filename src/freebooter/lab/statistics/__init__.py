"""What is counted in a game, from its events. A game may have a module here; it is keyed by the game's name."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from freebooter.kernel.events import Event
from freebooter.lab.statistics import black_fleet, marauders, seven_seas
from freebooter.lab.statistics.tally import Tally

__all__ = ["KINDS", "READERS", "Reader", "Tally", "read_events"]

Reader: TypeAlias = Callable[[Sequence[Event], Sequence[msgspec.Struct], Sequence[float], Tally], None]
"""Reads one finished game into a tally: its events, what each seat sees at the end, each seat's share of the win."""

READERS: dict[str, Reader] = {
    "seven-seas": seven_seas.read,
    "black-fleet": black_fleet.read,
    "marauders": marauders.read,
}

KINDS: dict[str, dict[str, str]] = {
    "seven-seas": seven_seas.KINDS,
    "black-fleet": black_fleet.KINDS,
    "marauders": marauders.KINDS,
}
"""For each game the tables whose lines are things with a name: roles are each a `role`."""


def read_events(
    game: str, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
) -> None:
    READERS.get(game, read_any)(events, views, wins, tally)


def read_any(events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally) -> None:
    """For a game without statistics of its own: how often each kind of event happened."""
    for event in events:
        tally.count("events", event.kind)
