"""Wheel cards: the voyage (ledger 3.6)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.entering import enter_port
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import EVENT_NAMES, GLORY_AMOUNT, NPC_NAMES, glory_card
from freebooter.games.marauders.hand.card_rules import no_use, playable, plays
from freebooter.games.marauders.moves import CHOOSE_ICON, DIRECT, PUT_NEXT
from freebooter.games.marauders.names import DIRECTIONS, ZONES
from freebooter.games.marauders.port_entry import ENTRY_FREE, has_port, port_entry
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.turn.events import cards_left
from freebooter.kernel.ask import Ask, Part, Question, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal

GLORY_RULE: Final = "MM-GLORY-05"
ANY_TIME_RULE: Final = "MM-GLORY-06"


# GL-10 Following Wind


@plays("GL-10")
def following_wind(t: Table, player: Player, card: int) -> Part[None]:
    """The next Move of this player turn costs no action."""
    yield from ()
    t.turn.free_moves += GLORY_AMOUNT[card]


# GL-11 Hidden Cove


HIDDEN_ALREADY: Final = no_use("GL-11", "mm-why-hidden")


@plays("GL-11")
def hidden_cove(t: Table, player: Player, card: int) -> Part[None]:
    """The NPC has not found him after all, and does not scout for him again in this player turn."""
    yield from ()
    t.turn.hidden_from |= 1 << t.found_by
    if t.journal is not None:
        t.journal.everyone("hidden-from-npc", ANY_TIME_RULE, seat=player.seat, npc=NPC_NAMES[t.found_by])


@playable("GL-11")
def is_found(t: Table, player: Player) -> Refusal | None:
    """Once hidden from this NPC, a second cove would hide him from nobody."""
    return HIDDEN_ALREADY if t.turn.hidden_from >> t.found_by & 1 else None


# GL-12 Local Knowledge


@plays("GL-12")
def local_knowledge(t: Table, player: Player, card: int) -> Part[None]:
    """The last check is rolled again."""
    yield from ()
    dice.roll_again(t, player)


# GL-13 False Colours


ALREADY_IN_PORT: Final = no_use("GL-13", "mm-why-in-port")
NO_PORT: Final = no_use("GL-13", "mm-why-no-port")
PORT_IS_OPEN: Final = no_use("GL-13", "mm-why-port-is-open")
NO_ACTION: Final = no_use("GL-13", "mm-why-no-action")


@plays("GL-13")
def false_colours(t: Table, player: Player, card: int) -> Part[None]:
    """Move into a closed port, which is open for the rest of this player turn."""
    t.turn.open_port = player.zone
    if t.journal is not None:
        t.journal.everyone("port-opened", GLORY_RULE, seat=player.seat, zone=ZONES[player.zone])
    yield from enter_port(t, player)


@playable("GL-13")
def lies_off_closed_port(t: Table, player: Player) -> Refusal | None:
    zone = player.zone
    if player.in_port:
        return ALREADY_IN_PORT
    if not has_port(zone):
        return NO_PORT
    if port_entry(t, player, zone) & ENTRY_FREE:
        return PORT_IS_OPEN
    return None if move_cost(t, player, zone, True) <= t.turn.actions else NO_ACTION


# GL-14 Old Charts


@plays("GL-14")
def old_charts(t: Table, player: Player, card: int) -> Part[None]:
    """More dice on the rumour's roll, which comes next."""
    yield from ()
    t.turn.rumour_dice += GLORY_AMOUNT[card]


# GL-15 Veering Wind


class VeerIcon(Question[Table]):
    """Which icon of the event, which is `about`."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return CHOOSE_ICON[: len(t.icons)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value < len(t.icons):
            return None
        return Refusal("mm-no-such-icon", self.rule, count=len(t.icons))

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"event": EVENT_NAMES[ask.about]}


VEER_ICON: Final = VeerIcon("veer-icon", "MM-GLORY-06", CHOOSE_ICON)
VEER_DIRECTION: Final = Question[Table]("veer-direction", "MM-GLORY-06", DIRECT)


@plays("GL-15")
def veering_wind(t: Table, player: Player, card: int) -> Part[None]:
    """One icon of the event points another way."""
    icon = yield VEER_ICON.ask(t, player.seat, about=t.event)
    answer = yield VEER_DIRECTION.ask(t, player.seat, about=icon.value)
    npc = t.icons[icon.value][0]
    t.icons[icon.value] = (npc, answer.value)
    if t.journal is not None:
        t.journal.everyone(
            "icon-turned", ANY_TIME_RULE, seat=player.seat, npc=NPC_NAMES[npc], towards=DIRECTIONS[answer.value]
        )


# GL-16 Reading the Sky


NO_EVENTS: Final = no_use("GL-16", "mm-why-no-events")
EVENTS_READ: Final = GLORY_AMOUNT[glory_card("GL-16")]


class OrderEvents(Question[Table]):
    """Which event comes next; `about` counts the places from the top."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [PUT_NEXT[kind] for kind in sorted(set(t.event_top[about - 1 : EVENTS_READ]))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.event_top[ask.about - 1 : EVENTS_READ]:
            return None
        return Refusal("mm-event-not-seen", self.rule)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}


ORDER_EVENTS: Final = OrderEvents("order-events", "MM-GLORY-05", PUT_NEXT)


@plays("GL-16")
def reading_the_sky(t: Table, player: Player, card: int) -> Part[None]:
    """Look at the next event cards and put them back in any order. From now on only this player knows it."""
    count = min(EVENTS_READ, cards_left(t))
    lay_out(t, player, count)
    for place in range(count - 1):
        answer = yield ORDER_EVENTS.ask(t, player.seat, about=place + 1)
        move_event_to(t, answer.value, place)
    if t.journal is not None:
        t.journal.everyone("events-ordered", GLORY_RULE, seat=player.seat, count=count)


def lay_out(t: Table, player: Player, count: int) -> None:
    while len(t.event_top) < count:
        t.event_top = (*t.event_top, t.chance.draw(t.decks.events))
    t.event_seen = (1 << player.seat,) * count + t.event_seen[count:]
    if t.journal is not None:
        names: list[Datum] = [EVENT_NAMES[kind] for kind in t.event_top[:count]]
        t.journal.only(player.seat, "events-seen", GLORY_RULE, seat=player.seat, events=names)


def move_event_to(t: Table, kind: int, place: int) -> None:
    cards = list(t.event_top)
    at = cards.index(kind, place)
    cards.insert(place, cards.pop(at))
    t.event_top = tuple(cards)


@playable("GL-16")
def events_are_left(t: Table, player: Player) -> Refusal | None:
    return None if cards_left(t) > 1 else NO_EVENTS


# GL-17 Washed Ashore


SAVED_ALREADY: Final = no_use("GL-17", "mm-why-saved")


@plays("GL-17")
def washed_ashore(t: Table, player: Player, card: int) -> Part[None]:
    """The captain survives: see `death.bury` for what he keeps and `new_captain` for how he comes back."""
    yield from ()
    player.washed = True
    if t.journal is not None:
        t.journal.everyone("washed-ashore", ANY_TIME_RULE, seat=player.seat)


@playable("GL-17")
def is_drowning(t: Table, player: Player) -> Refusal | None:
    return SAVED_ALREADY if player.washed else None


# GL-18 Storied Name


@plays("GL-18")
def storied_name(t: Table, player: Player, card: int) -> Part[None]:
    """More gold on completing a mission or rumour."""
    yield from ()
    effects.gain_gold(t, player, GLORY_AMOUNT[card], GLORY_RULE)
