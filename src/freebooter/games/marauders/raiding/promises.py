"""What a raid is worth with these cards or with those, for advice."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_ICON, CARGO_VALUE, RAID_FOR_GLORY
from freebooter.games.marauders.names import ICONS, LOCATIONS
from freebooter.games.marauders.raiding import raid_odds
from freebooter.games.marauders.raiding.cards import PLUNDERED, RAIDER_SUNK, RaidOutcome, plunder_for, without
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import HIT, POINT, gold_worth

WORTH_IF_SUNK: Final = -2 * POINT
MOST_VALUE: Final = max(CARGO_VALUE)
STOWED: Final = 15  # a card for which there is room
HURTS: Final[list[int]] = [HIT[icon] // 2 if icon < len(LOCATIONS) else 0 for icon in range(len(ICONS))]
"""What the hit of a card costs, by its icon."""


def _first_alike() -> list[int]:
    looks = [(CARGO_ICON[card], CARGO_VALUE[card]) for card in range(len(CARGO_ICON))]
    return [looks.index(look) for look in looks]


FIRST_ALIKE: Final = _first_alike()
"""The first card with the same icon and value: in a raid it makes no difference which of them comes."""


@final
class Promises:
    """What a raid would be worth, worked out for all options of a question.

    `to_come` are cards that may come next, one of each look, and how many there are of it; found when first asked for.
    """

    __slots__ = ("agility", "nation", "player", "room", "t", "to_come")

    def __init__(self, t: Table, player: Player, nation: int) -> None:
        self.t = t
        self.player = player
        self.nation = nation
        self.room = max(0, effects.room_at_sea(t, player))
        self.agility = effects.raid_manoeuvrability(t, player)
        self.to_come: list[tuple[int, int]] | None = None

    def lies(self, cards: tuple[int, ...]) -> int:
        """If these cards stay."""
        hurts, value = self.sums(cards)
        return self.worth(self.end(cards), hurts, value, len(cards))

    def best(self, cards: tuple[int, ...], successes: int) -> int:
        """The same if `successes` more cards may be thrown away that would end the raid."""
        best = self.lies(cards)
        if successes > 0 and self.end(cards) != PLUNDERED:
            for card in sorted(set(cards)):
                best = max(best, self.best(without(cards, card), successes - 1))
        return best

    def one_more(self, cards: tuple[int, ...]) -> int:
        """With one more card: the mean over those that may come."""
        total = 0
        many = 0
        ends: list[RaidOutcome | None] = [None] * len(ICONS)  # by the icon of the new card, on which alone it depends
        spoils: list[int | None] = [None] * (MOST_VALUE + 1)  # by its value
        hurts, value = self.sums(cards)
        for card, count in self.coming():
            icon = CARGO_ICON[card]
            end = ends[icon]
            if end is None:
                end = self.end((*cards, card))
                ends[icon] = end
            many += count
            if end == RAIDER_SUNK:
                total += count * WORTH_IF_SUNK
                continue
            total -= count * (hurts + HURTS[icon])
            if end == PLUNDERED:
                gained = spoils[CARGO_VALUE[card]]
                if gained is None:
                    gained = self.spoils(value + CARGO_VALUE[card], len(cards) + 1)
                    spoils[CARGO_VALUE[card]] = gained
                total += count * gained
        return total // many if many else self.lies(cards)

    def coming(self) -> list[tuple[int, int]]:
        """The cards that may come next, see `to_come`."""
        known = self.to_come
        if known is None:
            alike = [0] * len(FIRST_ALIKE)
            for card, count in enumerate(raid_odds.unseen(self.t, self.player)):
                if count:
                    alike[FIRST_ALIKE[card]] += count
            known = [(card, count) for card, count in enumerate(alike) if count]
            self.to_come = known
        return known

    def end(self, cards: tuple[int, ...]) -> RaidOutcome:
        return raid_odds.end_of(self.t, self.player, cards, self.agility)

    def sums(self, cards: tuple[int, ...]) -> tuple[int, int]:
        """What the hits of these cards cost, and their values together."""
        hurts = 0
        value = 0
        for card in cards:
            hurts += HURTS[CARGO_ICON[card]]
            value += CARGO_VALUE[card]
        return hurts, value

    def worth(self, end: RaidOutcome, hurts: int, value: int, count: int) -> int:
        """A raid that ends like this, with so many cards."""
        if end == RAIDER_SUNK:
            return WORTH_IF_SUNK
        return self.spoils(value, count) - hurts if end == PLUNDERED else -hurts

    def spoils(self, value: int, count: int) -> int:
        """The gold and the cards of a raid that succeeds."""
        gold = plunder_for(self.t, self.player, self.nation, value)
        worth = gold_worth(self.t, self.player, gold) + STOWED * min(count, self.room)
        return worth + POINT if gold >= RAID_FOR_GLORY else worth
