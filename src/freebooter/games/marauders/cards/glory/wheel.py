"""Wheel cards: the voyage (ledger 3.6)."""

from typing import Final

from freebooter.games.marauders import dice, effects
from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.entering import enter_port
from freebooter.games.marauders.actions.ports import FREELY, has_port, port_entry
from freebooter.games.marauders.events import cards_left
from freebooter.games.marauders.moves import CHOOSE_ICON, DIRECT, PUT_NEXT
from freebooter.games.marauders.names import DIRECTIONS, ZONES
from freebooter.games.marauders.registry import playable, plays
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import EVENT_NAMES, GLORY_AMOUNT, NPC_NAMES
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum

RULE: Final = "MM-GLORY-05"
RULE_ANY: Final = "MM-GLORY-06"


@plays("GL-10")
def following_wind(t: Table, player: Player, card: int) -> Part[None]:
    """The next Move of this player turn costs no action."""
    yield from ()
    t.turn.free_moves += GLORY_AMOUNT[card]


@plays("GL-11")
def hidden_cove(t: Table, player: Player, card: int) -> Part[None]:
    """The NPC has not found him after all, and does not scout for him again in this player turn."""
    yield from ()
    t.turn.hidden_from |= 1 << t.found_by
    if t.journal is not None:
        t.journal.everyone("hidden-from-npc", RULE_ANY, seat=player.seat, npc=NPC_NAMES[t.found_by])


@playable("GL-11")
def is_found(t: Table, player: Player) -> bool:
    """Once hidden from this NPC, a second cove would hide him from nobody."""
    return t.turn.hidden_from >> t.found_by & 1 == 0


@plays("GL-12")
def local_knowledge(t: Table, player: Player, card: int) -> Part[None]:
    """The last check is rolled again."""
    yield from ()
    dice.roll_again(t, player)


@plays("GL-13")
def false_colours(t: Table, player: Player, card: int) -> Part[None]:
    """Move into a closed port, which is open for the rest of this player turn."""
    t.turn.open_port = player.zone
    if t.journal is not None:
        t.journal.everyone("port-opened", RULE, seat=player.seat, zone=ZONES[player.zone])
    yield from enter_port(t, player)


@playable("GL-13")
def lies_off_closed_port(t: Table, player: Player) -> bool:
    zone = player.zone
    if player.in_port or not has_port(zone) or port_entry(t, player, zone) & FREELY:
        return False
    return move_cost(t, player, zone, True) <= t.turn.actions


@plays("GL-14")
def old_charts(t: Table, player: Player, card: int) -> Part[None]:
    """More dice on the rumour's roll, which comes next."""
    yield from ()
    t.turn.rumour_dice += GLORY_AMOUNT[card]


@plays("GL-15")
def veering_wind(t: Table, player: Player, card: int) -> Part[None]:
    """One icon of the event points another way."""
    icon = yield Ask(player.seat, "veer-icon", CHOOSE_ICON[: len(t.icons)], about=t.event)
    answer = yield Ask(player.seat, "veer-direction", DIRECT, about=icon.value)
    npc = t.icons[icon.value][0]
    t.icons[icon.value] = (npc, answer.value)
    if t.journal is not None:
        t.journal.everyone(
            "icon-turned", RULE_ANY, seat=player.seat, npc=NPC_NAMES[npc], towards=DIRECTIONS[answer.value]
        )


@plays("GL-16")
def reading_the_sky(t: Table, player: Player, card: int) -> Part[None]:
    """Look at the next event cards and put them back in any order. From now on only this player knows it."""
    count = min(GLORY_AMOUNT[card], cards_left(t))
    lay_out(t, player, count)
    for place in range(count - 1):
        options = sorted({kind for kind in t.event_top[place:count]})
        answer = yield Ask(player.seat, "order-events", [PUT_NEXT[kind] for kind in options], about=place + 1)
        move_event_to(t, answer.value, place)
    if t.journal is not None:
        t.journal.everyone("events-ordered", RULE, seat=player.seat, count=count)


def lay_out(t: Table, player: Player, count: int) -> None:
    while len(t.event_top) < count:
        t.event_top = (*t.event_top, t.chance.draw(t.decks.events))
        t.event_seen = (*t.event_seen, 0)
    t.event_seen = (1 << player.seat,) * count + t.event_seen[count:]
    if t.journal is not None:
        names: list[Datum] = [EVENT_NAMES[kind] for kind in t.event_top[:count]]
        t.journal.only(player.seat, "events-seen", RULE, seat=player.seat, events=names)


def move_event_to(t: Table, kind: int, place: int) -> None:
    cards = list(t.event_top)
    at = cards.index(kind, place)
    cards.insert(place, cards.pop(at))
    t.event_top = tuple(cards)


@playable("GL-16")
def events_are_left(t: Table, player: Player) -> bool:
    return cards_left(t) > 1


@plays("GL-17")
def washed_ashore(t: Table, player: Player, card: int) -> Part[None]:
    """The captain survives: see `death.bury` for what he keeps and `death.return_captain` for how he comes back."""
    yield from ()
    player.washed = True
    if t.journal is not None:
        t.journal.everyone("washed-ashore", RULE_ANY, seat=player.seat)


@playable("GL-17")
def is_drowning(t: Table, player: Player) -> bool:
    return not player.washed


@plays("GL-18")
def storied_name(t: Table, player: Player, card: int) -> Part[None]:
    """More gold on completing a mission or rumour."""
    yield from ()
    effects.gain_gold(t, player, GLORY_AMOUNT[card], RULE)
