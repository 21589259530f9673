"""How NPCs come to the board and leave it (MM-NPC-02 to 06)."""

from freebooter.games.marauders.content.tables import EVENT_NAMES, EVENT_ZONE, NPC_NAMES
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.kernel.ask import Part, Taken


def draw_npc_card(t: Table, card: int, number: int) -> None:
    """It lies face up and waits for the end of the round (MM-NPC-02)."""
    t.npcs[number].waiting = (*t.npcs[number].waiting, card)
    if t.journal is not None:
        zone = ZONES[EVENT_ZONE[card]]
        t.journal.reveal("npc-drawn", "MM-NPC-02", npc=NPC_NAMES[number], card=EVENT_NAMES[card], zone=zone)


def npc_dies(t: Table, npc: Npc) -> Part[None]:
    """A card below takes over, one of several at random; without one the NPC leaves (MM-NPC-04 to 06, MM-AMB-89)."""
    if t.hooked:
        modules_of(t).npc_died(t, npc)
    if npc.card != NONE:  # the captain of a neutral ship is in no deck
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
        rest = modules_of(t).npc_revealed(t, npc)
        if rest:
            yield from rest


def arrive(t: Table, npc: Npc) -> Taken:
    """At the end of the round: captains who took over, then cards drawn, each over the one before (MM-NPC-02, 03).

    Without modules nothing is asked.
    """
    if npc.returning:
        npc.returning = False
        npc.zone = EVENT_ZONE[npc.card]
        report_arrival(t, npc, "MM-NPC-04")
    if not npc.waiting:
        return ()
    if t.hooked:
        return arrive_among_modules(t, npc)
    for card in npc.waiting:
        take_place(t, npc, card)
    npc.waiting = ()
    return ()


def arrive_among_modules(t: Table, npc: Npc) -> Part[None]:
    for card in npc.waiting:
        if take_place(t, npc, card):
            rest = modules_of(t).npc_covered(t, npc)
            if rest:
                yield from rest
        else:
            rest = modules_of(t).npc_spawned(t, npc)
            if rest:
                yield from rest
    npc.waiting = ()


def take_place(t: Table, npc: Npc, card: int) -> bool:
    """A captain comes to the board; whether he covers one who was there."""
    covers = npc.card != NONE
    if covers:
        npc.stack = (*npc.stack, npc.card)
    npc.card = card
    left = npc.zone
    npc.zone = EVENT_ZONE[card]
    report_arrival(t, npc, "MM-NPC-03" if covers else "MM-NPC-02", left)
    return covers


def report_arrival(t: Table, npc: Npc, rule: str, left: int = NONE) -> None:
    """`left`: the zone that its ship has vanished from."""
    if t.journal is not None:
        name, card, zone = NPC_NAMES[npc.number], EVENT_NAMES[npc.card], ZONES[npc.zone]
        gone = "none" if left in (NONE, npc.zone) else ZONES[left]
        t.journal.everyone("npc-arrives", rule, npc=name, card=card, zone=zone, gone=gone)
