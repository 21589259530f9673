"""What a merchant raid brings: as the cards lie, after one more card, and from the start (MM-RAID).

A card not seen by the raider is as likely to come next as any other that he has not seen; when the deck is empty the
discard pile, which all can see, is shuffled.
"""

from typing import final

from freebooter.games.marauders import damage
from freebooter.games.marauders.dice import FOR_RAID, pool
from freebooter.games.marauders.fight import Raid
from freebooter.games.marauders.names import ESCAPE, HAVANA, ICONS, LOCATIONS, NO_ICON, SEAMANSHIP, SPANISH
from freebooter.games.marauders.odds.rolls import successes_of
from freebooter.games.marauders.raid import (
    PLUNDERED,
    RAIDER_SUNK,
    escapes_of,
    hits_of,
    manoeuvrability,
    outcome_of,
    plunder_of,
)
from freebooter.games.marauders.sheet import Player, Ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CARGO_ICON, CARGO_NAMES, CARGO_VALUE, RAID_CARDS, RAID_FOR_GLORY


@final
class RaidOdds:
    """Chances of success, of a glory point for the gold, of losing ship and captain; gold to be expected."""

    __slots__ = ("glory", "gold", "success", "sunk")

    def __init__(self) -> None:
        self.success = 0.0
        self.glory = 0.0
        self.sunk = 0.0
        self.gold = 0.0

    def count(self, outcome: int, gold: float, chance: float) -> None:
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
            for card in other.cargo:
                counts[card] += 1
    return counts


# As the cards lie


def after_hits(ship: Ship, points: list[int], escapes: int, agility: int) -> int:
    """The outcome of so many hits; a Reinforced hull cancels the one that harms most (MM-MOD-03)."""
    damage.spill(ship, points)
    best = outcome_of(_left(ship, points), escapes, agility)
    if ship.reinforced():
        for location in range(len(LOCATIONS)):
            if points[location] > 0:
                points[location] -= 1
                best = max(best, outcome_of(_left(ship, points), escapes, agility))
                points[location] += 1
    return best


def _left(ship: Ship, points: list[int]) -> list[int]:
    return [ship.tracks[location] - points[location] for location in range(len(LOCATIONS))]


def as_it_lies(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> tuple[int, int]:
    """How a raid ends if these cards stay, and the gold it would bring."""
    raid = Raid(player.seat, nation, cards)
    outcome = after_hits(player.ship, hits_of(raid), escapes_of(raid), manoeuvrability(t, player))
    return outcome, plunder_of(t, player, raid) if outcome == PLUNDERED else 0


def after_a_draw(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> RaidOdds:
    """The same with one more card beside these; an exchanged card has gone to the discard pile before."""
    found = RaidOdds()
    counts = unseen(t, player)
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

    Cards differ by their icons here, each worth the mean of its kind, so that glory is not foreseen.
    """
    icons, worth = _icons(unseen(t, player))
    found = RaidOdds()
    if sum(icons) == 0:
        return found
    known: dict[tuple[int, ...], int] = {}
    agility = manoeuvrability(t, player)
    bonus = plunder_of(t, player, Raid(player.seat, nation))
    rolled = successes_of(pool(t, player, SEAMANSHIP, FOR_RAID, 0))
    fourth = player.zone == HAVANA and nation == SPANISH
    for laid, chance in _laid_out(icons, RAID_CARDS + t.convoy, fourth):
        for successes in range(len(rolled)):
            outcome, gold = _best(player.ship, laid, successes, agility, worth, known)
            found.count(outcome, gold + bonus, chance * rolled[successes])
    return found


def _icons(counts: list[int]) -> tuple[tuple[int, ...], list[float]]:
    """How many cards have each icon, and what they are worth on average."""
    icons, worth = [0] * len(ICONS), [0.0] * len(ICONS)
    for card in range(len(counts)):
        icons[CARGO_ICON[card]] += counts[card]
        worth[CARGO_ICON[card]] += counts[card] * CARGO_VALUE[card]
    return tuple(icons), [worth[icon] / icons[icon] if icons[icon] else 0.0 for icon in range(len(ICONS))]


def _laid_out(icons: tuple[int, ...], cards: int, fourth: bool) -> list[tuple[tuple[int, ...], float]]:
    """Every way in which so many cards show their icons; near Havana one more, if it hits (MM-AMB-22)."""
    found: dict[tuple[int, ...], float] = {(0,) * len(ICONS): 1.0}
    total = sum(icons)
    for drawn in range(min(cards + (1 if fourth else 0), total)):
        after: dict[tuple[int, ...], float] = {}
        for laid, chance in found.items():
            for icon in range(len(ICONS)):
                left = icons[icon] - laid[icon]
                if left > 0:
                    stays = drawn < cards or icon < len(LOCATIONS)
                    more = (*laid[:icon], laid[icon] + 1, *laid[icon + 1 :]) if stays else laid
                    after[more] = after.get(more, 0.0) + chance * left / (total - drawn)
        found = after
    return list(found.items())


def _best(
    ship: Ship,
    laid: tuple[int, ...],
    successes: int,
    agility: int,
    worth: list[float],
    known: dict[tuple[int, ...], int],
) -> tuple[int, float]:
    """The best that throwing away so many cards can do: the outcome first, then the gold."""
    if laid not in known:
        points = list(laid[: len(LOCATIONS)])
        known[laid] = after_hits(ship, points, laid[ESCAPE], agility)
    gold = 0.0
    for icon in range(NO_ICON + 1):
        gold += laid[icon] * worth[icon]
    best = (known[laid], gold)
    if best[0] == PLUNDERED or successes == 0:
        return best
    for icon in range(NO_ICON):
        if laid[icon] > 0:
            fewer = (*laid[:icon], laid[icon] - 1, *laid[icon + 1 :])
            best = max(best, _best(ship, fewer, successes - 1, agility, worth, known))
    return best
