"""What the treasure galleon is worth to a captain, and what is said before one looks for it."""

from typing import Final

from freebooter.games.marauders.advice import dangers
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
from freebooter.games.marauders.values import gold_worth, skill_odds
from freebooter.kernel.note import Note

BOARDED_VALUE: Final = 90  # victories in a hundred that are won by the crew, and bring the hoard
BOUNTY: Final = 15  # what a further bounty costs


def prize(t: Table, player: Player) -> int:
    """What defeating it brings beside the point."""
    gold = gold_worth(t, player, treasure_of(t).hoard) * BOARDED_VALUE // 100
    return gold - BOUNTY * min(hoard_bounties(t), bounties_in_all(t, player))


def hunt_worth(t: Table, player: Player, zone: int) -> int:
    """Looking for it in its zone, if that pays and has not been tried in this turn."""
    npc = galleon_of(t)
    if npc.zone != zone or t.turn.scouted >> (FIRST_NPC + TREASURE_GALLEON) & 1:
        return 0
    fight = dangers.battle_worth(t, player, npc, dangers.own_might(player)) - 2 * BOUNTY
    return max(0, skill_odds(player, SCOUTING) * fight // 100)


def hunt_note(t: Table, note: Note, player: Player) -> Note:
    """What is said of any NPC, and what beating this one would bring now."""
    return Note(
        "mm-brings-treasure-hunt",
        f"{note.rule} SG-M6-10 SG-M6-11 SG-M6-12",
        dice=note.params["dice"],
        chance=note.params["chance"],
        hits=note.params["hits"],
        taken=note.params["taken"],
        crew=note.params["crew"],
        won=note.params["won"],
        lost=note.params["lost"],
        match=note.params["match"],
        gold=treasure_of(t).hoard,
        bounties=bounties_in_all(t, player),
    )
