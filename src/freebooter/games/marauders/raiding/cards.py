"""The cards laid out in a raid, open to all, and what they do (MM-RAID-08, MM-RAID-13 to 19)."""

from typing import Final, NewType

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_ICON, CARGO_NAMES, CARGO_VALUE, RAID_CARDS
from freebooter.games.marauders.draws import IN_RAID, offer_repeat, register
from freebooter.games.marauders.names import (
    ESCAPE,
    HAVANA,
    HULL,
    LOCATIONS,
    SAN_JUAN,
    SPANISH,
)
from freebooter.games.marauders.prices import OF_PLUNDER, asked
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Part, Taken
from freebooter.kernel.events import Datum

MORE_IN_SAN_JUAN: Final = 3  # MM-PORTPOWER-11

# How a raid ends, the better the higher.
RaidOutcome = NewType("RaidOutcome", int)
RAIDER_SUNK: Final = RaidOutcome(0)
RAID_FAILED: Final = RaidOutcome(1)
MERCHANT_ESCAPED: Final = RaidOutcome(2)
PLUNDERED: Final = RaidOutcome(3)
RAID_OUTCOMES: Final = ["sunk", "failed", "escaped", "plundered"]


def raid_of(t: Table) -> Raid:
    raid = t.raid
    assert raid is not None, "no raid is under way"
    return raid


def lay_out(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Three cards, more for a convoy (EV-31); near Havana a Spaniard shows one more if it hits (MM-AMB-22)."""
    cards = effects.draw_cards(t, RAID_CARDS + t.convoy)
    raid.cards = tuple(sorted(cards))
    raid.latest = raid.cards
    report_cards(t, raid, "raid-cards", "MM-RAID-08", cards)
    yield from offer_other_cards(t, raid)
    if player.zone == HAVANA and raid.nation == SPANISH:
        draw_card(t, raid, "MM-PORTPOWER-06")
        yield from offer_other_cards(t, raid)
        for card in raid.latest:
            if not is_hit(card):
                drop_card(t, raid, card, "MM-PORTPOWER-06")


def offer_other_cards(t: Table, raid: Raid) -> Taken:
    """Modules may let the raider draw the latest cards anew, each draw by itself."""
    return offer_repeat(t, t.players[raid.seat], IN_RAID) if t.hooked else ()


def draw_cards_again(t: Table, player: Player) -> None:
    raid = raid_of(t)
    old = raid.latest
    for card in old:
        drop_card(t, raid, card, "MM-RAID-08")
    cards = effects.draw_cards(t, len(old))
    for card in cards:
        add_card(raid, card)
    raid.latest = tuple(sorted(cards))
    report_cards(t, raid, "raid-cards", "MM-RAID-08", cards)


def latest_lying(t: Table) -> int:
    return len(raid_of(t).latest)


register(IN_RAID, draw_cards_again, latest_lying)


def report_cards(t: Table, raid: Raid, kind: str, rule: str, cards: list[int]) -> None:
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal(kind, rule, seat=raid.seat, cards=names)


def add_card(raid: Raid, card: int) -> None:
    raid.cards = tuple(sorted([*raid.cards, card]))


def drop_card(t: Table, raid: Raid, card: int, rule: str) -> None:
    """One card goes to the discard pile and does not count (MM-RAID-13)."""
    raid.cards = without(raid.cards, card)
    effects.discard_cargo(t, card)
    if t.journal is not None:
        t.journal.everyone("raid-card-dropped", rule, seat=raid.seat, card=CARGO_NAMES[card])


def draw_card(t: Table, raid: Raid, rule: str) -> None:
    """One more; the cards laid out are not reshuffled (MM-AMB-30)."""
    raid.latest = tuple(effects.draw_cards(t, 1))
    for card in raid.latest:
        add_card(raid, card)
        report_cards(t, raid, "raid-card-drawn", rule, [card])


def exchange_card(t: Table, raid: Raid, card: int, rule: str) -> None:
    drop_card(t, raid, card, rule)
    draw_card(t, raid, rule)


def faces(raid: Raid) -> list[int]:
    """The different cards laid out."""
    return sorted(set(raid.cards))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


# What they do


def is_hit(card: int) -> bool:
    return CARGO_ICON[card] < len(LOCATIONS)


def hits_of(raid: Raid) -> list[int]:
    """Points of damage for each location (MM-RAID-14)."""
    points = [0] * len(LOCATIONS)
    for card in raid.cards:
        icon = CARGO_ICON[card]
        if icon < len(LOCATIONS):
            points[icon] += 1
    return points


def escapes_of(raid: Raid) -> int:
    count = 0
    for card in raid.cards:
        if CARGO_ICON[card] == ESCAPE:
            count += 1
    return count


def outcome_of(tracks: list[int], escapes: int, agility: int) -> RaidOutcome:
    """How a raid ends, by the tracks left after the hits (MM-RAID-16 to 19, MM-AMB-24)."""
    if tracks[HULL] < 1:
        return RAIDER_SUNK
    for left in tracks:  # quicker than `min` when compiled
        if left < 1:
            return RAID_FAILED
    return MERCHANT_ESCAPED if escapes >= agility else PLUNDERED


def plunder_of(t: Table, player: Player, raid: Raid) -> int:
    """The values of all cards left, more near San Juan (MM-RAID-19, MM-AMB-23, MM-AMB-26)."""
    gold = 0
    for card in raid.cards:
        gold += CARGO_VALUE[card]
    return plunder_for(t, player, raid.nation, gold)


def plunder_for(t: Table, player: Player, nation: int, value: int) -> int:
    """The same where it is known what the cards are worth together."""
    if player.zone == SAN_JUAN and nation == SPANISH:
        value += MORE_IN_SAN_JUAN
    return asked(t, value, player, OF_PLUNDER, nation)
