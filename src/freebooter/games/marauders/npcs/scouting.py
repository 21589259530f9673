"""How NPCs scout for a captain, and what he can answer when they find him (MM-NPC-09 to 17)."""

from typing import Final

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content.card_timing import WHEN_FOUND
from freebooter.games.marauders.content.tables import (
    CAPTAIN_NATION,
    EVENT_SKILLS,
    NPC_NAMES,
    NPC_NATION,
)
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.hooks import (
    FOUND_RESPONSES,
    query_dice_pool,
    query_may_scout,
)
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    FRENCH,
    MAN_O_WAR,
    NASSAU,
    NONE,
    SCOUTING,
    TORTUGA,
)
from freebooter.games.marauders.npcs.hostility import is_navy, reasons
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import attack_task
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.note import Param


def may_scout(t: Table, npc: Npc, player: Player) -> bool:
    """Does the NPC look for this captain at sea in its zone (MM-NPC-09 to 17, MM-PORTPOWER-15, GL-11)?"""
    if npc.zone != player.zone or not npc.afloat() or t.turn.hidden_from >> npc.number & 1:
        return False
    if reasons(t, npc, player, False) == 0:
        return False
    may = not kept_quiet(t, npc)
    if not is_navy(npc) and npc.zone == TORTUGA and CAPTAIN_NATION[player.captain] == FRENCH:
        may = False
    return query_may_scout(t, may, npc.number, player.seat) if t.hooked else may


def kept_quiet(t: Table, npc: Npc) -> bool:
    """Pirates by any naval ship, man-o-wars by each other (MM-NPC-16, MM-NPC-17)."""
    others = [other for other in t.npcs if other is not npc and other.zone == npc.zone]
    if not is_navy(npc):
        return any(is_navy(other) for other in others)
    if npc_ship(t, npc) != MAN_O_WAR:
        return False
    return any(npc_ship(t, other) == MAN_O_WAR for other in others)


def scouting_dice(t: Table, npc: Npc, player: Player) -> int:
    """A navy rolls for its bounties if they are more than its skill (MM-NPC-14)."""
    count = EVENT_SKILLS[npc.card][1]
    if is_navy(npc):
        count = max(count, player.bounties[NPC_NATION[npc.number]]) + t.hunters  # EV-33
    if t.hooked:
        count = query_dice_pool(t, count, player.seat, SCOUTING, dice.FOR_NPC_SCOUTING, npc.number)
    return count


def scouting_roll(t: Table, npc: Npc, player: Player) -> bool:
    faces = dice.roll(t, scouting_dice(t, npc, player))
    if t.journal is not None:
        name = NPC_NAMES[npc.number]
        t.journal.everyone(
            "npc-scouts", "MM-NPC-11 MM-NPC-12", npc=name, seat=player.seat, dice=dice.faces_as_data(faces)
        )
    return dice.successes(faces) > 0


def finds(t: Table, npc: Npc, player: Player) -> bool:
    """Roll, with the powers of Basse-Terre and Nassau (MM-PORTPOWER-01, MM-PORTPOWER-07)."""
    found = scouting_roll(t, npc, player)
    if not found and tries_twice(npc):
        found = scouting_roll(t, npc, player)
    if found and must_find_twice(npc):
        found = scouting_roll(t, npc, player)
    return found


def tries_twice(npc: Npc) -> bool:
    return npc.zone == BASSE_TERRE and NPC_NATION[npc.number] == FRENCH


def must_find_twice(npc: Npc) -> bool:
    return npc.zone == NASSAU and is_navy(npc)


def all_scout(t: Table, player: Player) -> Part[None]:
    """Every hostile NPC of the zone looks for the captain; those who find him attack in random order (MM-NPC-18)."""
    finders: list[int] = []
    for npc in t.npcs:
        if not may_scout(t, npc, player) or not finds(t, npc, player):
            continue
        t.found_by = npc.number
        yield from own_window(t, player, WHEN_FOUND, npc.number)  # GL-11 hides the captain
        t.found_by = NONE
        if t.turn.hidden_from >> npc.number & 1:
            continue
        avoided = False
        if t.hooked:
            avoided = yield from _respond(t, npc, player)
        if not avoided:
            finders.append(npc.number)
    while finders:
        t.agenda.append(attack_task(finders.pop(t.chance.below(len(finders)))))


class FoundResponse(OpenMenu):
    """What to do about an NPC that has found the captain; `about` is the NPC."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"npc": NPC_NAMES[ask.about]}


FOUND_RESPONSE: Final = FoundResponse("found-response", "MM-NPC-13", [Offer([PASS])], FOUND_RESPONSES)


def _respond(t: Table, npc: Npc, player: Player) -> Part[bool]:
    """What modules offer to one who was found; taking it replaces the attack."""
    ask = FOUND_RESPONSE.ask(t, player.seat, about=npc.number)
    if len(ask.options) == 1:  # mutants: same `if False`, a lone option answers itself
        return False
    answer = yield ask
    if answer is PASS:
        return False
    yield from FOUND_RESPONSE.take_move(t, player.seat, npc.number, answer)
    return True
