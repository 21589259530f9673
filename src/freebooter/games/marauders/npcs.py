"""Navies and NPC pirates: how they come, hunt, scout and go (MM-NPC)."""

from typing import Final

from freebooter.games.marauders import dice
from freebooter.games.marauders.agenda import attack_task
from freebooter.games.marauders.battle.start import npc_ship
from freebooter.games.marauders.hooks import (
    FOUND_RESPONSES,
    NPC_COVERED,
    NPC_REVEALED,
    NPC_SPAWNED,
    fire,
    query_cargo_seen,
    query_dice_pool,
    query_hostility,
    query_may_scout,
)
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moments import FOUND
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    FRENCH,
    MAN_O_WAR,
    NASSAU,
    NOBODY,
    NONE,
    SCOUTING,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.tables import (
    CAPTAIN_NATION,
    EVENT_NAMES,
    EVENT_SKILLS,
    EVENT_ZONE,
    MISSION_HUNTED_BY,
    NEIGHBOURS,
    NPC_NAMES,
    NPC_NATION,
    TOLD,
)
from freebooter.games.marauders.windows import own_window
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.refusal import Said

# Hunt priorities as bits
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4


def is_navy(npc: Npc) -> bool:
    return NPC_NATION[npc.number] != NONE


# Whom they want


def reasons(t: Table, npc: Npc, player: Player, hunting: bool, zone: int = NONE) -> int:
    """The priorities that a captain meets (MM-NPC-07 to 10), as bits; 0 means that the NPC lets him be.

    Where he is, or would be if he were in `zone`.
    """
    met = navy_reasons(t, NPC_NATION[npc.number], player, zone) if is_navy(npc) else pirate_reasons(t, npc, player)
    return query_hostility(t, met, npc.number, player.seat, hunting) if t.hooked else met


def navy_reasons(t: Table, nation: int, player: Player, zone: int = NONE) -> int:
    if cannot_see(nation, player, player.zone if zone == NONE else zone):
        return 0
    met = 0
    if player.bounties[nation] > 0:
        met |= FIRST
    if sum(player.bounties) > player.bounties[nation]:
        met |= SECOND
    enemy = t.at_war_with(nation)
    at_war = enemy != NONE and enemy == CAPTAIN_NATION[player.captain]
    if at_war or (player.load and MISSION_HUNTED_BY[player.mission] == nation):  # MI-17
        met |= THIRD
    return met


def cannot_see(nation: int, player: Player, zone: int) -> bool:
    """Captains whom navies neither scout for nor hunt, at sea or in port (MM-PORTPOWER-15, 16, MM-AMB-11, 12)."""
    if zone == TRINIDAD:
        return True
    return zone == TORTUGA and nation == FRENCH and player.is_pirate() and player.bounties[FRENCH] == 0


def pirate_reasons(t: Table, npc: Npc, player: Player) -> int:
    if player.is_pirate():
        return 0
    met = 0
    if player.gold > 0:
        met |= FIRST
    if cargo_seen(t, npc, player) > 0:
        met |= SECOND
    return met if met else THIRD


def cargo_seen(t: Table, npc: Npc, player: Player) -> int:
    cards = len(player.cargo)
    return query_cargo_seen(t, cards, player.seat, npc.number) if t.hooked else cards


def strength(t: Table, npc: Npc, player: Player) -> tuple[int, int, int]:
    """How strongly a captain meets the priorities, the first counting most (MM-NPC-21, MM-NPC-22)."""
    met = reasons(t, npc, player, True)
    third = met >> 2 & 1
    if is_navy(npc):
        own = player.bounties[NPC_NATION[npc.number]]
        return (own, sum(player.bounties) - own, third)
    return (player.gold, cargo_seen(t, npc, player), third)


# Movement


def prey(t: Table, npc: Npc) -> Player | None:
    """The captain an NPC goes for, in its own or a neighbouring zone; equals by lot (MM-NPC-20, MM-NPC-21)."""
    best: list[Player] = []
    most = (-1, -1, -1)  # mutants: same[number], less than any
    for player in t.players:
        if not player.afloat or (player.zone != npc.zone and player.zone not in NEIGHBOURS[npc.zone]):
            continue
        if reasons(t, npc, player, True) == 0:
            continue
        merit = strength(t, npc, player)
        if merit > most:
            best, most = [player], merit
        elif merit == most:
            best.append(player)
    if not best:
        return None
    return best[0] if len(best) == 1 else best[t.chance.below(len(best))]


def activate(t: Table, npc: Npc, towards: int) -> None:
    """An icon: one zone in its direction, or after the prey (MM-NPC-19, MM-NPC-20)."""
    if not npc.afloat():
        return  # MM-TURN-05
    hunted = prey(t, npc)
    old = npc.zone
    npc.zone = TOLD[npc.zone][towards] if hunted is None else hunted.zone
    if t.journal is not None:
        rule = "MM-NPC-19" if hunted is None else "MM-NPC-20"
        t.journal.everyone("npc-moved", rule, npc=NPC_NAMES[npc.number], origin=ZONES[old], zone=ZONES[npc.zone])


# Scouting


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
        t.journal.everyone("npc-scouts", "MM-NPC-11 MM-NPC-12", npc=name, seat=player.seat, dice=dice.told(faces))
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
        yield from own_window(t, player, FOUND, npc.number)  # GL-11 hides the captain
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

    def words(self, t: Table, ask: Ask) -> dict[str, Said]:
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


# Coming and going


def draw_npc_card(t: Table, card: int, number: int) -> None:
    """It lies face up and waits for the end of the round (MM-NPC-02)."""
    t.npcs[number].waiting = (*t.npcs[number].waiting, card)
    if t.journal is not None:
        zone = ZONES[EVENT_ZONE[card]]
        t.journal.reveal("npc-drawn", "MM-NPC-02", npc=NPC_NAMES[number], card=EVENT_NAMES[card], zone=zone)


def npc_dies(t: Table, npc: Npc) -> Part[None]:
    """A card below takes over, one of several at random; without one the NPC leaves (MM-NPC-04 to 06, MM-AMB-89)."""
    t.decks.events_spent.add(npc.card)
    npc.zone = NONE
    if not npc.stack:
        npc.card = NONE
        return
    at = t.chance.below(len(npc.stack)) if len(npc.stack) > 1 else 0
    npc.card = npc.stack[at]
    npc.stack = npc.stack[:at] + npc.stack[at + 1 :]
    npc.returning = True
    if t.journal is not None:
        card, zone = EVENT_NAMES[npc.card], ZONES[EVENT_ZONE[npc.card]]
        t.journal.everyone("npc-revealed", "MM-NPC-04", npc=NPC_NAMES[npc.number], card=card, zone=zone)
    if t.hooked:
        yield from fire(t, NPC_REVEALED, NOBODY, npc.number)


def arrive(t: Table, npc: Npc) -> Part[None]:
    """At the end of the round: captains who took over, then cards drawn, each over the one before (MM-NPC-02, 03)."""
    if npc.returning:
        npc.returning = False
        npc.zone = EVENT_ZONE[npc.card]
        tell_arrival(t, npc, "MM-NPC-04")
    for card in npc.waiting:
        covers = npc.card != NONE
        if covers:
            npc.stack = (*npc.stack, npc.card)
        npc.card = card
        npc.zone = EVENT_ZONE[card]
        tell_arrival(t, npc, "MM-NPC-03" if covers else "MM-NPC-02")
        if t.hooked:
            yield from fire(t, NPC_COVERED if covers else NPC_SPAWNED, NOBODY, npc.number)
    npc.waiting = ()


def tell_arrival(t: Table, npc: Npc, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone(
            "npc-arrives", rule, npc=NPC_NAMES[npc.number], card=EVENT_NAMES[npc.card], zone=ZONES[npc.zone]
        )
