"""The defence cards of a location that is raided, and what they do (SG-M9-13, 17, 18, SG-LOC-MISSIONARY-03)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_ICON, CARGO_NAMES, CARGO_VALUE
from freebooter.games.marauders.draws import add_draw, offer_repeat
from freebooter.games.marauders.modules.locations.state import PlaceRaid, raid_of
from freebooter.games.marauders.names import ESCAPE, LOCATIONS
from freebooter.games.marauders.raiding.cards import is_hit, without
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.events import Datum


def draw_defence(t: Table, player: Player, count: int) -> Part[None]:
    """Face up; modules may let him draw all of them anew."""
    lay_out(t, player, count)
    yield from offer_repeat(t, player, AS_DEFENCE)


def lay_out(t: Table, player: Player, count: int) -> None:
    cards = effects.draw_cards(t, count)
    raid_of(t).cards = tuple(sorted(cards))
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal("place-defends", "SG-M9-13", seat=player.seat, cards=names)


def defence_again(t: Table, player: Player) -> None:
    raid = raid_of(t)
    count = len(raid.cards)
    discard_defence(t, raid)
    lay_out(t, player, count)


def defence_lying(t: Table) -> int:
    return len(raid_of(t).cards)


AS_DEFENCE: Final = add_draw("location", defence_again, defence_lying)


def discard_defence(t: Table, raid: PlaceRaid) -> None:
    for card in raid.cards:
        effects.discard_cargo(t, card)
    raid.cards = ()  # mutants: same, others are laid out now, or the raid is over


def drop_defence(t: Table, raid: PlaceRaid, card: int, rule: str) -> None:
    """One card goes to the discard pile and does not count."""
    raid.cards = without(raid.cards, card)
    effects.discard_cargo(t, card)
    if t.journal is not None:
        t.journal.everyone("raid-card-dropped", rule, seat=raid.seat, card=CARGO_NAMES[card])


# What they do


def escapes_of(cards: tuple[int, ...]) -> int:
    count = 0
    for card in cards:
        if CARGO_ICON[card] == ESCAPE:
            count += 1
    return count


def hits_of(cards: tuple[int, ...], harmless: bool, agility: int) -> list[int]:
    """Points of damage by location; doubled with escapes enough for the Manoeuvrability (SG-M9-17, SG-M9-18)."""
    points = [0] * len(LOCATIONS)
    if harmless:
        return points
    each = 2 if escapes_of(cards) >= agility else 1
    for card in cards:
        if is_hit(card):
            points[CARGO_ICON[card]] += each
    return points


def plunder_of(cards: tuple[int, ...]) -> int:
    """The plunder numbers of the cards left (SG-M9-25)."""
    gold = 0
    for card in cards:
        gold += CARGO_VALUE[card]
    return gold
