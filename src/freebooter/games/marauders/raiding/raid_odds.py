"""Odds of a merchant raid: with the cards laid out, after one more card, and from the start (MM-RAID).

A card not seen by the raider is as likely to come next as any other that he has not seen; when the deck is empty the
discard pile, which all can see, is shuffled.
"""

from functools import lru_cache
from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.captain.dice import FOR_RAID, pool
from freebooter.games.marauders.content.tables import CARGO_ICON, CARGO_NAMES, CARGO_VALUE, RAID_CARDS, RAID_FOR_GLORY
from freebooter.games.marauders.names import (
    ESCAPE,
    HAVANA,
    HULL,
    ICONS,
    LOCATIONS,
    NONE,
    REINFORCED_HULL,
    SEAMANSHIP,
    SLOOP,
    SPANISH,
)
from freebooter.games.marauders.previews.chances import REMEMBERED, successes_of
from freebooter.games.marauders.raiding.cards import (
    MERCHANT_ESCAPED,
    PLUNDERED,
    RAID_FAILED,
    RAIDER_SUNK,
    RaidOutcome,
    plunder_of,
)
from freebooter.games.marauders.raiding.laid import Laid, with_one_less, with_one_more, worth_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.raid import Raid

RAIDERS: Final = 64
"""Of so many ships it is kept what hits do to them."""
NO_HITS: Final = [0] * len(LOCATIONS)
DECKS: Final = 64
"""Of so many decks the combinations are kept: with four players some know of the same cards again and again."""


@final
class RaidOdds:
    """Chances of success, of a glory point for the gold, of losing ship and captain; gold to be expected."""

    __slots__ = ("glory", "gold", "success", "sunk")

    def __init__(self) -> None:
        self.success = 0.0
        self.glory = 0.0
        self.sunk = 0.0
        self.gold = 0.0

    def count(self, outcome: RaidOutcome, gold: float, chance: float) -> None:
        if outcome == PLUNDERED:
            self.success += chance
            self.gold += gold * chance
            self.glory += chance if gold >= RAID_FOR_GLORY else 0.0
        elif outcome == RAIDER_SUNK:
            self.sunk += chance

    def gold_if_won(self) -> float:
        return self.gold / self.success if self.success > 0 else 0.0


# The cards that may come


def unseen(t: Table, player: Player) -> list[int]:
    """How many cards of each kind may come next, as far as the player knows."""
    if t.decks.cargo.left == 0:
        return list(t.decks.cargo_discard.counts)
    counts = list(t.decks.cargo.counts)
    for other in t.players:
        if other is not player:
            for card in effects.cargo_of(t, other):
                counts[card] += 1
    return counts


# As the cards lie


def after_hits(ship: Ship, points: list[int], escapes: int, agility: int) -> RaidOutcome:
    """The outcome of these hits; a Reinforced hull cancels the one that harms most (MM-MOD-03)."""
    damage.spill(ship, points)
    best = _outcome_with(ship.tracks, points, escapes, agility)
    if ship.reinforced():
        for location in range(len(LOCATIONS)):
            if points[location] > 0:
                points[location] -= 1
                best = max(best, _outcome_with(ship.tracks, points, escapes, agility))
                points[location] += 1
    return best


def _outcome_with(tracks: list[int], points: list[int], escapes: int, agility: int) -> RaidOutcome:
    """As `outcome_of`, by the tracks before the hits: no list is made for what is left."""
    if tracks[HULL] <= points[HULL]:
        return RAIDER_SUNK
    for location in range(len(LOCATIONS)):
        if tracks[location] <= points[location]:
            return RAID_FAILED
    return MERCHANT_ESCAPED if escapes >= agility else PLUNDERED


def as_it_lies(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> tuple[RaidOutcome, int]:
    """How a raid ends if these cards stay, and the gold it would give."""
    outcome = end_of(t, player, cards, effects.raid_manoeuvrability(t, player))
    return outcome, gold_of(t, player, nation, cards) if outcome == PLUNDERED else 0


def end_of(t: Table, player: Player, cards: tuple[int, ...], agility: int) -> RaidOutcome:
    """How a raid ends if these cards stay; it depends on their icons alone, and on how agile the raider is."""
    points = NO_HITS[:]
    escapes = 0
    for card in cards:
        icon = CARGO_ICON[card]
        if icon < len(LOCATIONS):
            points[icon] = points[icon] + 1
        elif icon == ESCAPE:
            escapes += 1
    return after_hits(player.ship, damage.damage_in_effect(t, player, points, "MM-RAID-14"), escapes, agility)


def gold_of(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> int:
    """The gold of a raid that succeeds with these cards."""
    return plunder_of(t, player, Raid(player.seat, nation, cards))


def after_a_draw(t: Table, player: Player, nation: int, cards: tuple[int, ...], dropped: int = NONE) -> RaidOdds:
    """The same with one more card beside these; one `dropped` for it has gone to the discard pile before."""
    found = RaidOdds()
    counts = unseen(t, player)
    if dropped != NONE and t.decks.cargo.left == 0:
        counts[dropped] += 1  # it is shuffled in
    total = sum(counts)
    if total == 0:
        outcome, gold = as_it_lies(t, player, nation, cards)
        found.count(outcome, gold, 1.0)
        return found
    for card in range(len(CARGO_NAMES)):
        if counts[card]:
            outcome, gold = as_it_lies(t, player, nation, (*cards, card))
            found.count(outcome, gold, counts[card] / total)
    return found


# From the start


def whole_raid(t: Table, player: Player, nation: int) -> RaidOdds:
    """A raid whose successes all throw bad cards away; weapons and abilities can only better it.

    Cards differ by their icons here, each worth the mean of its kind, so that glory is not foreseen, nor is what
    modules do to damage.
    """
    icons, worth = icons_of(unseen(t, player))
    found = RaidOdds()
    ship = player.ship
    found.success, found.gold, found.sunk = _whole(
        icons,
        worth,
        RAID_CARDS + t.convoy,
        player.zone == HAVANA and nation == SPANISH,
        pool(t, player, SEAMANSHIP, FOR_RAID, 0),
        tuple(ship.tracks),
        ship.reinforced(),
        effects.raid_manoeuvrability(t, player),
    )
    found.gold += found.success * plunder_of(t, player, Raid(player.seat, nation))  # San Juan
    return found


@lru_cache(maxsize=REMEMBERED)
def _whole(
    icons: tuple[int, ...],
    worth: tuple[float, ...],
    cards: int,
    fourth: bool,
    dice: int,
    tracks: tuple[int, ...],
    reinforced: bool,
    agility: int,
) -> tuple[float, float, float]:
    """Success, gold and loss of the ship."""
    found = RaidOdds()
    raids = Raids(worth, tracks, 1 << REINFORCED_HULL if reinforced else 0, agility)
    rolled = successes_of(dice)
    for laid, chance in icon_combinations(icons, cards, fourth) if sum(icons) else ():
        ends = raids.best(laid, len(rolled) - 1)
        if ends[0][0] == PLUNDERED:
            found.count(PLUNDERED, ends[0][1], chance)
            continue
        for successes, share in enumerate(rolled):
            outcome, gold = ends[successes]
            found.count(outcome, gold, chance * share)
    return found.success, found.gold, found.sunk


def icons_of(counts: list[int]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """How many cards have each icon, and what they are worth on average."""
    icons, worth = [0] * len(ICONS), [0.0] * len(ICONS)
    for card in range(len(counts)):
        icons[CARGO_ICON[card]] += counts[card]
        worth[CARGO_ICON[card]] += counts[card] * CARGO_VALUE[card]
    return tuple(icons), tuple([worth[icon] / icons[icon] if icons[icon] else 0.0 for icon in range(len(ICONS))])


@lru_cache(maxsize=DECKS)
def icon_combinations(icons: tuple[int, ...], cards: int, fourth: bool) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every combination of icons of a number of cards; near Havana one more, if it hits (MM-AMB-22)."""
    found: dict[Laid, float] = {(0,) * len(ICONS): 1.0}
    total = sum(icons)
    for drawn in range(min(cards + (1 if fourth else 0), total)):
        after: dict[Laid, float] = {}
        for laid, chance in found.items():
            more = with_one_more(laid)
            for icon, count in enumerate(icons):
                left = count - laid[icon]
                if left > 0:
                    lie = more[icon] if drawn < cards or icon < len(LOCATIONS) else laid
                    after[lie] = after.get(lie, 0.0) + chance * left / (total - drawn)
        found = after
    return tuple(found.items())


@lru_cache(maxsize=RAIDERS)
def _known_hits(tracks: tuple[int, ...], modifications: int) -> dict[tuple[int, ...], RaidOutcome]:
    """What `Raids.as_laid` has found for such a ship so far, by hits."""
    return {}


@final
class Raids:
    """What one ship makes of merchants, by the icons of the cards that lie; what comes again is worked out once."""

    __slots__ = ("agility", "known", "known_hits", "ship", "worth")

    def __init__(self, worth: tuple[float, ...], tracks: tuple[int, ...], modifications: int, agility: int) -> None:
        self.worth = worth
        self.ship = Ship(SLOOP, list(tracks), modifications)
        self.agility = agility
        self.known_hits = _known_hits(tracks, modifications)
        self.known: dict[Laid, list[tuple[RaidOutcome, float]]] = {}

    def as_laid(self, laid: Laid) -> RaidOutcome:
        """The outcome if no card is thrown away. A merchant escapes only if the hits leave him to be plundered."""
        hits = laid[: len(LOCATIONS)]
        found = self.known_hits.get(hits)
        if found is None:
            found = self.known_hits[hits] = after_hits(self.ship, list(hits), 0, 1)
        return MERCHANT_ESCAPED if found == PLUNDERED and laid[ESCAPE] >= self.agility else found

    def best(self, laid: Laid, most: int) -> list[tuple[RaidOutcome, float]]:
        """The best results of throwing away up to 0, 1 and more cards, as far as `most`: the outcome first, then the
        gold if it is plunder."""
        found = self.known.get(laid)
        if found is not None and len(found) > most:
            return found
        outcome = self.as_laid(laid)
        if outcome == PLUNDERED:
            found = [(outcome, worth_of(laid, self.worth))] * (most + 1)
        else:
            found = [(outcome, 0.0)] * (most + 1)
            for fewer in with_one_less(laid) if most > 0 else ():
                others = self.best(fewer, most - 1)
                for successes in range(most):
                    if others[successes] > found[successes + 1]:
                        found[successes + 1] = others[successes]
        self.known[laid] = found
        return found
