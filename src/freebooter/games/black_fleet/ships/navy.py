"""Navy ships: sinking pirates. Merchants with guns sink them in the same way (D8-05)."""

from typing import Final

from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.effects import gain, sink_merchant, sink_pirate
from freebooter.games.black_fleet.names import CARDS, SINKINGS
from freebooter.games.black_fleet.state import Player, Table

SINKING: Final = 2
"""Doubloons for a pirate sunk by a navy ship (BF-NAVY-03)."""


def sinking_value(t: Table, p: Player, reward: int) -> int:
    """Bonuses for sunk pirates add up, for every kind of ship (D5-06, F-18)."""
    return reward + p.powers.sinking + t.turn.sinking


def sink(t: Table, p: Player, pirate: int, reward: int, rule: str) -> None:
    value = sinking_value(t, p, reward)
    sink_pirate(t, pirate, "BF-NAVY-02")
    gain(t, p, SINKINGS, value, rule)


def confiscate(t: Table, p: Player, merchant: int, reward: int, rule: str) -> None:
    """A card lets a merchant or navy ship take a cube: it goes back to its port (D14-05, F-16)."""
    victim = t.players[merchant]
    victim.cargo -= 1
    t.stock[victim.colour] += 1
    if t.journal is not None:
        good = GOODS[victim.colour]
        t.journal.everyone("cube-confiscated", rule, seat=p.seat, victim=merchant + 1, good=good)
    gain(t, p, CARDS, reward, rule)
    if victim.cargo == 0:
        sink_merchant(t, merchant, rule)
