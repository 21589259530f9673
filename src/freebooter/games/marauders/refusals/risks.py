"""What a captain should worry about before the question is answered, the worst first, and never more than four.

Before an action: who may find him where he lies, and what that could cost. In battles: what a loss would cost. All of
it is public or the seat's own (MM-AMB-88).
"""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.battle.outlook import battle_risks
from freebooter.games.marauders.death import of_loss
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.odds.dangers import (
    ARRIVES,
    HERE,
    HUNTS,
    Hunter,
    Rival,
    hunters_of,
    rivals_of,
    scouts_in,
    storm_ahead,
    storm_odds,
)
from freebooter.games.marauders.refusals.at_sea import match_of, surplus
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import NPC_NAMES
from freebooter.kernel.ask import Ask
from freebooter.kernel.refusal import Note

MOST: Final = 4
IN_BATTLE: Final = ("window-declared", "window-crew-start", "window-crew-round", "window-between-rounds")
MESSAGE_OF: Final = {HERE: "mm-risk-npc-here", ARRIVES: "mm-risk-npc-arrives", HUNTS: "mm-risk-npc-hunts"}
RULE_OF: Final = {HERE: "MM-NPC-11", ARRIVES: "MM-NPC-02 MM-NPC-11", HUNTS: "MM-NPC-20 MM-NPC-11"}


def risks(t: Table, ask: Ask) -> list[Note]:
    player = t.players[ask.seat]
    if not player.afloat:
        return []
    if ask.prompt == "action":
        return (in_harbour(t, player) if player.in_port else at_sea(t, player))[:MOST]
    if ask.prompt == "port":
        return of_surplus(player)
    return battle_risks(t, ask.seat) if ask.prompt in IN_BATTLE else []


# At sea


def at_sea(t: Table, player: Player) -> list[Note]:
    """Whoever may find him before, or when, his next turn begins; then what he could lose."""
    found = [of_hunter(t, player, hunter) for hunter in hunters_of(t, player.seat)]
    found += [of_rival(t, player, rival) for rival in rivals_of(t, player.seat)]
    if not found:
        return []
    worst = sorted(found, key=_worst)[: MOST - 1]
    return [*worst, of_loss(player)]


def _worst(note: Note) -> int:
    """The likelier the worse, twice as bad against a stronger ship; whoever has to come first counts for less."""
    chance = int(note.params["chance"])
    if note.message == "mm-risk-npc-hunts":
        chance = chance * int(note.params["comes"]) // 100
    elif note.message == "mm-risk-captain":
        chance //= 1 + int(note.params["steps"])
    return -chance * (2 if note.params["match"] == "weaker" else 1)


def of_hunter(t: Table, player: Player, hunter: Hunter) -> Note:
    duel = odds.duel_with_npc(t, player, hunter.npc, False)
    return Note(
        MESSAGE_OF[hunter.how],
        RULE_OF[hunter.how],
        npc=NPC_NAMES[hunter.npc.number],
        zone=ZONES[hunter.zone],
        comes=odds.percent(hunter.comes),
        dice=hunter.dice,
        chance=odds.percent(hunter.finds),
        match=match_of(duel),
    )


def of_rival(t: Table, player: Player, rival: Rival) -> Note:
    duel = odds.duel_with_player(t, player, rival.player, False)
    return Note(
        "mm-risk-captain",
        "MM-SCOUT-02 MM-SCOUT-03",
        seat=rival.player.seat + 1,
        steps=rival.steps,
        dice=rival.dice,
        chance=odds.percent(rival.finds),
        match=match_of(duel),
    )


# In port


def in_harbour(t: Table, player: Player) -> list[Note]:
    """In port nobody finds him (MM-SCOUT-08); what waits outside, and what would not fit into the hold."""
    found: list[Note] = []
    if storm_ahead(t, player):
        hits, sunk = storm_odds(t, player)
        found.append(Note("mm-risk-storm", "MM-AMB-05", hits=odds.tenths(hits), sunk=odds.percent(sunk)))
    for hunter in scouts_in(t, player.seat, player.zone):
        found.append(
            Note(
                "mm-risk-blockade",
                "MM-NPC-12",
                npc=NPC_NAMES[hunter.npc.number],
                dice=hunter.dice,
                chance=odds.percent(hunter.finds),
                match=match_of(odds.duel_with_npc(t, player, hunter.npc, False)),
            )
        )
    return [*found, *of_surplus(player)]


def of_surplus(player: Player) -> list[Note]:
    """Six cards fit in port, at sea only what the ship takes (MM-AMB-08)."""
    count = surplus(player)
    return [Note("mm-risk-surplus", "MM-AMB-08", count=count)] if count else []
