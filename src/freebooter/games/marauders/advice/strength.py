"""The odds of a battle at a glance: how strong each side is, so that the stronger one wins by its share of both.

The powers were fitted to 3,200 pairs of ships fought out in numbers by `odds.whole`: the chance is wrong by 5 in a
hundred on average, that of `dangers.might` by 10. Manoeuvrability counts, and so do modules that change it.
"""

from typing import Final

from freebooter.games.marauders.combat.start import known_side
from freebooter.games.marauders.content.tables import CAPTAIN_SKILLS
from freebooter.games.marauders.effects import manoeuvrability
from freebooter.games.marauders.names import CANNONS, CREW, LEADERSHIP, NOBODY, SEAMANSHIP
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import ship_of

MOST_COUNTED: Final = 9  # of each value, modifications and specialists counted
LEAD: Final = 2  # in manoeuvrability: a die more (MM-COMBAT-05)


def _powers(power: float) -> list[int]:
    """Of 0 to MOST_COUNTED, times 16; nothing counts as a half."""
    return [round(16 * max(0.5, float(number)) ** power) for number in range(MOST_COUNTED + 1)]


BY_CREW: Final[list[int]] = _powers(1.24)
BY_LEADERSHIP: Final[list[int]] = _powers(1.2)
BY_CANNONS: Final[list[int]] = _powers(0.97)
BY_DICE: Final[list[int]] = _powers(1.44)


def strength(tracks: list[int], dice: int, leadership: int) -> int:
    """Of a ship whose captain rolls so many dice in a contest."""
    return (
        BY_CREW[min(tracks[CREW], MOST_COUNTED)]
        * BY_LEADERSHIP[min(1 + leadership, MOST_COUNTED)]
        * BY_CANNONS[min(tracks[CANNONS], MOST_COUNTED)]
        * BY_DICE[min(dice, MOST_COUNTED)]
    )


def wins_of(own: int, other: int) -> int:
    """Chances in a hundred of one strength against another."""
    return 100 * own // (own + other)


def beats_captain(t: Table, player: Player, other: Player) -> int:
    """Chances in a hundred that a captain beats another."""
    mine, his = CAPTAIN_SKILLS[player.captain], CAPTAIN_SKILLS[other.captain]
    lead = manoeuvrability(t, player.ship, player.seat) - manoeuvrability(t, other.ship, other.seat)
    return wins_of(
        strength(player.ship.tracks, mine[SEAMANSHIP] + int(lead >= LEAD), mine[LEADERSHIP]),
        strength(other.ship.tracks, his[SEAMANSHIP] + int(lead <= -LEAD), his[LEADERSHIP]),
    )


def beats_npc(t: Table, player: Player, npc: Npc) -> int:
    """Chances in a hundred that a captain beats an NPC, with all that modules give it."""
    return beats_side(t, player, known_side(t, npc))


def beats_side(t: Table, player: Player, side: Side) -> int:
    """The same against the side that an NPC would be in a battle."""
    mine, ship = CAPTAIN_SKILLS[player.captain], ship_of(t, side)
    lead = manoeuvrability(t, player.ship, player.seat) - manoeuvrability(t, ship, NOBODY)
    return wins_of(
        strength(player.ship.tracks, mine[SEAMANSHIP] + int(lead >= LEAD), mine[LEADERSHIP]),
        strength(ship.tracks, side.seamanship + int(lead <= -LEAD), side.leadership),
    )
