"""How NPCs scout for a captain, and what he can answer when they find him (MM-NPC-09 to 17)."""

from typing import Final

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content.card_timing import WHEN_FOUND
from freebooter.games.marauders.content.tables import (
    CAPTAIN_NATION,
    NPC_NAMES,
    NPC_NATION,
)
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.menus import OpenMenu, ask_until_passed
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    FRENCH,
    MAN_O_WAR,
    NASSAU,
    NONE,
    TORTUGA,
)
from freebooter.games.marauders.npcs.hostility import reasons
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate, npc_skills
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import attack_task, npcs_in
from freebooter.kernel.ask import Ask, Offer, Part, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal


def may_scout(t: Table, npc: Npc, player: Player) -> bool:
    """Does the NPC look for this captain at sea in its zone (MM-NPC-09 to 17, MM-PORTPOWER-15, GL-11)?"""
    if npc.zone != player.zone or not npc.afloat() or t.turn.hidden_from >> npc.number & 1:
        return False
    if reasons(t, npc, player, False) == 0:
        return False
    may = not kept_quiet(t, npc)
    if is_pirate(npc) and npc.zone == TORTUGA and CAPTAIN_NATION[player.captain] == FRENCH:
        may = False
    return modules_of(t).may_scout(t, may, npc, player) if t.hooked else may


def kept_quiet(t: Table, npc: Npc) -> bool:
    """Pirates by any naval ship, man-o-wars by each other, also by one of pirates (MM-NPC-16, MM-NPC-17)."""
    others = [other for other in t.npcs if other is not npc and other.zone == npc.zone]
    if is_pirate(npc):
        return any(is_navy(other) for other in others)
    if npc_ship(t, npc) != MAN_O_WAR:
        return False
    return any(npc_ship(t, other) == MAN_O_WAR for other in others)


def scouting_dice(t: Table, npc: Npc, player: Player) -> int:
    """A navy rolls for its bounties if they are more than its skill (MM-NPC-14)."""
    count = npc_skills(t, npc)[1]
    if is_navy(npc):
        count = max(count, player.bounties[NPC_NATION[npc.number]]) + t.hunters  # EV-33
    if t.hooked:
        count = max(1, modules_of(t).npc_scouting_dice(t, count + t.turn.hunted_dice, npc, player))
    return count


def scouting_roll(t: Table, npc: Npc, player: Player) -> bool:
    return throw(t, npc, player, scouting_dice(t, npc, player))


def throw(t: Table, npc: Npc, player: Player, count: int) -> bool:
    faces = dice.roll(t, count)
    if t.hooked:
        t.rolled = faces
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


def scout_anew(t: Table, player: Player, by: str) -> None:
    """The roll that found the captain is repeated, `by` a module, and its result is final."""
    throw(t, t.npcs[t.found_by], player, len(t.rolled))
    t.repeated_by = (*t.repeated_by, by)


def search(t: Table, npc: Npc, player: Player) -> Part[bool]:
    """An NPC looks for a captain, who may do something about it before the roll and, if it finds him, after it.

    The powers of the zone come first: what is left then is one roll that has succeeded, the last one.
    """
    before = (t.rolled, t.repeated_by)
    t.turn.hunted_dice = 0
    offers = ask_until_passed(BEFORE_NPC_SCOUTS, t, player.seat, npc.number)
    if offers:
        yield from offers
    found = finds(t, npc, player)
    t.turn.hunted_dice = 0
    if found:
        t.found_by = npc.number
        t.repeated_by = ()
        yield from ask_until_passed(AFTER_NPC_SCOUTS, t, player.seat, npc.number)
        t.found_by = NONE
        found = dice.successes(t.rolled) > 0
    t.rolled, t.repeated_by = before
    return found


def tries_twice(npc: Npc) -> bool:
    return npc.zone == BASSE_TERRE and is_navy(npc) and NPC_NATION[npc.number] == FRENCH


def must_find_twice(npc: Npc) -> bool:
    return npc.zone == NASSAU and is_navy(npc)


def all_scout(t: Table, player: Player) -> Taken:
    """Every hostile NPC of the zone looks for the captain; those who find him attack in random order (MM-NPC-18)."""
    if t.hooked and not npcs_in(t, player.zone):  # mutants: same `if False`, it saves work only
        return ()
    return scout_in_turn(t, player)


def scout_in_turn(t: Table, player: Player) -> Part[None]:
    finders: list[int] = []
    for npc in t.npcs:
        # mutants: same `if (not`, it looks too
        if npc.zone != player.zone or not may_scout(t, npc, player):
            continue
        if t.hooked:
            found = yield from search(t, npc, player)
        else:
            found = finds(t, npc, player)
        if not found:
            continue
        t.found_by = npc.number
        cards = own_window(t, player, WHEN_FOUND, npc.number)  # GL-11 hides the captain
        if cards:
            yield from cards
        t.found_by = NONE
        if t.turn.hidden_from >> npc.number & 1 == 0:
            finders.append(npc.number)
    while finders:
        t.agenda.append(attack_task(finders.pop(t.chance.below(len(finders)))))


# What modules offer to the hunted captain; `about` is the NPC


class Hunted(OpenMenu):
    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"npc": NPC_NAMES[ask.about]}


class BeforeNpcScouts(Hunted):
    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).before_npc_scouts()


class AfterNpcScouts(Hunted):
    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).after_npc_scouts()


class FoundResponse(Hunted):
    """What to do about an NPC that has found the captain and is about to attack."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).found_responses()


class AwaitAttack(Offer[Table]):
    """Let the NPC attack, unless some response is obligatory."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.hooked and modules_of(t).must_respond(t, t.npcs[ask.about], t.players[ask.seat]):
            return Refusal("mm-must-respond", "MM-NPC-13", npc=NPC_NAMES[ask.about])
        return None


BEFORE_NPC_SCOUTS: Final = BeforeNpcScouts("npc-scouts", "MM-NPC-12", [Offer([PASS])])
AFTER_NPC_SCOUTS: Final = AfterNpcScouts("npc-has-found", "MM-NPC-12", [Offer([PASS])])
FOUND_RESPONSE: Final = FoundResponse("found-response", "MM-NPC-13", [AwaitAttack([PASS])])


def is_attacked(t: Table, npc: Npc, player: Player) -> Part[bool]:
    """Whether an NPC that has found the captain attacks when its turn comes; a response of a module replaces it."""
    if modules_of(t).attack_is_off(t, npc, player):
        return False
    ask = FOUND_RESPONSE.ask(t, player.seat, about=npc.number)
    if ask.options == [PASS]:
        return True
    t.found_by = npc.number
    answer = yield ask
    if answer is not PASS:
        yield from FOUND_RESPONSE.take_move(t, player.seat, answer)
    t.found_by = NONE
    return answer is PASS
