"""The naval fort: moves the naval ship of its nation, or calls a captain for one (SG-LOC-FORT)."""

from typing import Final

from freebooter.games.marauders.content.tables import EVENT_NPC, NEIGHBOURS, NPC_NAMES
from freebooter.games.marauders.modules.locations.location import Location, add_location, local_nation, no_pirates
from freebooter.games.marauders.modules.locations.tokens import NAVAL_FORT
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.npcs.arrivals import draw_npc_card
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

SEND_NAVY: Final = MOVES.each("send-navy", "zone", ZONES)
CALLED: Final = 6  # a navy that does not hunt the caller is somebody else's trouble


def navy_of(t: Table, zone: int) -> Npc:
    """The naval ship of the nation of the local port; a navy has the number of its nation."""
    return t.npcs[local_nation(zone)]


def awaited(npc: Npc) -> bool:
    """Is a captain waiting to enter, or on his way back (SG-AMB-43)?"""
    return not npc.afloat() and (len(npc.waiting) > 0 or npc.card != NONE)


def captains_left(t: Table, npc: Npc) -> list[int]:
    """The cards of its captains in the event deck. Everyone has seen all others."""
    return [card for card in [*t.event_top, *t.decks.events.kinds()] if EVENT_NPC[card] == npc.number]


def has_captain_left(t: Table, npc: Npc) -> bool:
    """The same without a list, because advice asks all the time."""
    if any(EVENT_NPC[card] == npc.number for card in t.event_top):
        return True
    counts = t.decks.events.counts
    return any(counts[card] and EVENT_NPC[card] == npc.number for card in range(len(counts)))


class NavalFort(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        npc = navy_of(t, player.zone)
        if awaited(npc):
            return Refusal("mm-navy-awaited", "SG-AMB-43", npc=NPC_NAMES[npc.number])
        return no_pirates(player, "SG-LOC-FORT-01")

    def may_visit(self, t: Table, player: Player) -> bool:
        return not player.is_pirate() and not awaited(navy_of(t, player.zone))

    def preview(self, t: Table, player: Player) -> Note:
        npc = navy_of(t, player.zone)
        name = NPC_NAMES[npc.number]
        if npc.afloat():
            return Note("mm-brings-navy-sent", "SG-LOC-FORT-02", npc=name, zone=ZONES[npc.zone])
        return Note("mm-brings-navy-called", "SG-LOC-FORT-03", npc=name, count=len(captains_left(t, npc)))

    def worth(self, t: Table, player: Player, zone: int) -> int:
        npc = navy_of(t, zone)
        return 0 if npc.afloat() or awaited(npc) or player.is_pirate() or not has_captain_left(t, npc) else CALLED

    def visit(self, t: Table, player: Player) -> Part[None]:
        npc = navy_of(t, player.zone)
        if npc.afloat():
            yield from send_navy(t, player, npc)
        else:
            yield from call_captain(t, npc)


class SendNavy(Question[Table]):
    """To which neighbouring zone the naval ship goes; `about` is the NPC."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [SEND_NAVY[zone] for zone in range(len(ZONES)) if zone in NEIGHBOURS[t.npcs[about].zone]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        origin = t.npcs[ask.about].zone
        if move.value in NEIGHBOURS[origin]:
            return None
        return Refusal("mm-navy-not-so-far", "SG-AMB-42", zone=ZONES[origin])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        npc = t.npcs[ask.about]
        return {"npc": NPC_NAMES[npc.number], "zone": ZONES[npc.zone]}


NAVY_TO_SEND: Final = SendNavy("send-navy", "SG-LOC-FORT-02", SEND_NAVY)


def send_navy(t: Table, player: Player, npc: Npc) -> Part[None]:
    """One zone from where it is; arriving it does not scout at once (SG-AMB-42)."""
    answer = yield NAVY_TO_SEND.ask(t, player.seat, about=npc.number)
    old = npc.zone
    npc.zone = answer.value
    if t.journal is not None:
        name = NPC_NAMES[npc.number]
        t.journal.everyone("npc-moved", "SG-LOC-FORT-02", npc=name, origin=ZONES[old], zone=ZONES[npc.zone])


def call_captain(t: Table, npc: Npc) -> Part[None]:
    """The first one from the top of the deck, as by an event; then the deck is shuffled (SG-LOC-FORT-03 to 05)."""
    card = find_captain(t, npc)
    for known in t.event_top:
        t.decks.events.add(known)
    t.event_top = ()
    t.event_seen = ()
    if card == NONE:
        if t.journal is not None:
            t.journal.everyone("navy-not-found", "SG-AMB-81", npc=NPC_NAMES[npc.number])
        return
    t.decks.events.take(card)
    draw_npc_card(t, card, npc.number)
    yield from modules_of(t).npc_card_drawn(t, card)


def find_captain(t: Table, npc: Npc) -> int:
    """Known cards first, then any of the rest; the discard pile is not searched (SG-AMB-81)."""
    for card in t.event_top:
        if EVENT_NPC[card] == npc.number:
            return card
    found = captains_left(t, npc)
    if not found:
        return NONE
    return found[t.chance.below(len(found))] if len(found) > 1 else found[0]


add_location(NavalFort(NAVAL_FORT, defence=6))
