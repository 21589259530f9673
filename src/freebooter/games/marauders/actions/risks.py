"""What to worry about before an action, the worst first, and never more than four.

At sea: who may find the captain where he lies, and what that could cost. In port: what waits outside. All of it is
public or the seat's own (MM-AMB-88).
"""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.scout import match_of
from freebooter.games.marauders.content.tables import NPC_NAMES
from freebooter.games.marauders.hold.overboard import surplus_notes
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.odds.dangers import (
    ARRIVES,
    HERE,
    HUNTS,
    Hunter,
    Rival,
    hazard_odds,
    hazards_in,
    hunters_of,
    rivals_of,
    scouts_in,
)
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note

MOST_RISKS: Final = 4
MESSAGE_OF: Final = {HERE: "mm-risk-npc-here", ARRIVES: "mm-risk-npc-arrives", HUNTS: "mm-risk-npc-hunts"}
RULE_OF: Final = {HERE: "MM-NPC-11", ARRIVES: "MM-NPC-02 MM-NPC-11", HUNTS: "MM-NPC-20 MM-NPC-11"}


def before_acting(t: Table, player: Player) -> list[Note]:
    return (in_harbour(t, player) if player.in_port else at_sea(t, player))[:MOST_RISKS]


# At sea


def at_sea(t: Table, player: Player) -> list[Note]:
    """Who may find the captain before or at the start of his next turn; then what he could lose."""
    found = [hunter_risk(t, player, hunter) for hunter in hunters_of(t, player.seat)]
    found += [rival_risk(t, player, rival) for rival in rivals_of(t, player.seat)]
    if not found:
        return []
    worst = sorted(found, key=_urgency)[: MOST_RISKS - 1]
    return [*[note for urgency, note in worst], loss_note(player)]


def _urgency(found: tuple[int, Note]) -> int:
    return -found[0]


def urgency(chance: int, match: str) -> int:
    """The likelier the worse, and twice as bad for the weaker ship."""
    return chance * (2 if match == "weaker" else 1)


def hunter_risk(t: Table, player: Player, hunter: Hunter) -> tuple[int, Note]:
    """A warning, and how urgent it is; an NPC that has to come first counts for less."""
    match = match_of(odds.battle_with_npc(t, player, hunter.npc, False))
    comes, chance = percent(hunter.comes), percent(hunter.finds)
    note = Note(
        MESSAGE_OF[hunter.how],
        RULE_OF[hunter.how],
        npc=NPC_NAMES[hunter.npc.number],
        zone=ZONES[hunter.zone],
        comes=comes,
        dice=hunter.dice,
        chance=chance,
        match=match,
    )
    return urgency(chance * comes // 100, match), note


def rival_risk(t: Table, player: Player, rival: Rival) -> tuple[int, Note]:
    """A warning, and how urgent it is; the farther away the less."""
    match = match_of(odds.battle_with_player(t, player, rival.player, False))
    chance = percent(rival.finds)
    note = Note(
        "mm-risk-captain",
        "MM-SCOUT-02 MM-SCOUT-03",
        seat=rival.player.seat + 1,
        steps=rival.steps,
        dice=rival.dice,
        chance=chance,
        match=match,
    )
    return urgency(chance // (1 + rival.steps), match), note


# In port


def in_harbour(t: Table, player: Player) -> list[Note]:
    """In port nobody finds him (MM-SCOUT-08); what waits outside, and what would not fit into the hold."""
    found: list[Note] = []
    hazards = hazards_in(t, player, player.zone)
    if hazards:
        hits, sunk = hazard_odds(t, player, hazards)
        found.append(Note("mm-risk-storm", "MM-AMB-05", hits=tenths(hits), sunk=percent(sunk)))
    for hunter in scouts_in(t, player.seat, player.zone):
        found.append(
            Note(
                "mm-risk-blockade",
                "MM-NPC-12",
                npc=NPC_NAMES[hunter.npc.number],
                dice=hunter.dice,
                chance=percent(hunter.finds),
                match=match_of(odds.battle_with_npc(t, player, hunter.npc, False)),
            )
        )
    return [*found, *surplus_notes(t, player)]
