"""Whether to hunt the treasure galleon: the odds of the battle, its hoard, and what a defeat would cost."""

from typing import Final

from freebooter.games.marauders.advice.dangers import npc_might, own_might
from freebooter.games.marauders.advice.strength import beats_npc
from freebooter.games.marauders.modules.treasure.galleon import (
    TREASURE_GALLEON,
    bounties_in_all,
    galleon_of,
    hoard_bounties,
    treasure_of,
)
from freebooter.games.marauders.names import SCOUTING
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_NPC
from freebooter.games.marauders.values import POINT, gold_worth, loss_if_killed, skill_odds

BOARDED_VALUE: Final = 90  # victories in a hundred that are won by the crew, and bring the hoard
BOUNTY: Final = 15  # what a further bounty costs
AT_RISK: Final = 50  # of a hundred that are lost in a defeat: some captains get away
FIRST_BOUNTY: Final = 30  # as the base counts it for any ship that is no pirate's


def hoard_worth(t: Table, player: Player) -> int:
    """What defeating it brings beside the point."""
    gold = gold_worth(t, player, treasure_of(t).hoard) * BOARDED_VALUE // 100
    return gold - BOUNTY * min(hoard_bounties(t), bounties_in_all(t, player))


def fight_worth(t: Table, player: Player) -> int:
    """Fighting it out."""
    wins = beats_npc(t, player, galleon_of(t))
    prize = POINT + hoard_worth(t, player)
    return (wins * prize - (100 - wins) * loss_if_killed(player) * AT_RISK // 100) // 100


def hunt_worth(t: Table, player: Player, zone: int) -> int:
    """Looking for it in its zone, if that pays and has not been tried in this turn."""
    if galleon_of(t).zone != zone or t.turn.scouted >> (FIRST_NPC + TREASURE_GALLEON) & 1:
        return 0
    return max(0, skill_odds(player, SCOUTING) * (fight_worth(t, player) - FIRST_BOUNTY) // 100)


def prize(t: Table, player: Player) -> int:
    """The prize with which `dangers.battle_worth`, which counts victories by might, comes to what the odds say."""
    own, other = own_might(player), npc_might(t, galleon_of(t))
    wins = max(5, min(90, 50 + 160 * (own - other) // (own + other)))
    return (100 * fight_worth(t, player) + (100 - wins) * loss_if_killed(player) * 2 // 3) // wins - POINT
