"""What a captain should worry about before the question is answered, the worst first, and never more than four.

Before an action: who may find him where he lies, and what that could cost. In battles and raids: what a loss would
cost, and what a raid makes of him. All of it is public or the seat's own (MM-AMB-88).
"""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.battle.sides import side_of
from freebooter.games.marauders.names import HULL, NATIONS, ZONES
from freebooter.games.marauders.npcs import is_navy
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
from freebooter.games.marauders.tables import CAPTAIN_HOME, NPC_NAMES, SHIP_NAMES, ZONE_NATION
from freebooter.kernel.ask import Ask
from freebooter.kernel.refusal import Note

MOST: Final = 4
IN_BATTLE: Final = ("declare", "window-declared", "window-crew-start", "window-crew-round", "window-between-rounds")
MESSAGE_OF: Final = {HERE: "mm-risk-npc-here", ARRIVES: "mm-risk-npc-arrives", HUNTS: "mm-risk-npc-hunts"}
RULE_OF: Final = {HERE: "MM-NPC-11", ARRIVES: "MM-NPC-02 MM-NPC-11", HUNTS: "MM-NPC-20 MM-NPC-11"}


def risks(t: Table, ask: Ask) -> list[Note]:
    player = t.players[ask.seat]
    if not player.afloat:
        return []
    if ask.prompt == "action":
        return (in_harbour(t, player) if player.in_port else at_sea(t, player))[:MOST]
    if ask.prompt == "engage-merchant":
        return [of_outlawry(t, player, ask.about), of_loss(player)]
    if ask.prompt in IN_BATTLE and t.battle is not None and fights(t, player):
        return [of_loss(player)]
    return []


def fights(t: Table, player: Player) -> bool:
    """Is it his own battle, and not that of an NPC he steers?"""
    return t.battle is not None and side_of(t, player).seat == player.seat


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


def of_loss(player: Player) -> Note:
    """A captain who dies loses all but the points and the stash (MM-DEATH-01, MM-DEATH-02)."""
    return Note(
        "mm-risk-loss",
        "MM-DEATH-01 MM-DEATH-02",
        ship=SHIP_NAMES[player.ship.kind],
        hull=player.ship.tracks[HULL],
        gold=player.gold,
        cargo=player.cards_aboard(),
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


# Raids


def of_outlawry(t: Table, player: Player, nation: int) -> Note:
    """A bounty closes the nation's ports, but not the home port, and sends navies after him (MM-BOUNTY-09)."""
    home = CAPTAIN_HOME[player.captain]
    ports = len([zone for zone in range(len(ZONES)) if ZONE_NATION[zone] == nation and zone != home])
    navies = len([npc for npc in t.npcs if npc.afloat() and is_navy(npc)])
    wanted = int(player.bounties[nation] > 0)
    return Note("mm-risk-outlaw", "MM-BOUNTY-09", nation=NATIONS[nation], ports=ports, navies=navies, wanted=wanted)
