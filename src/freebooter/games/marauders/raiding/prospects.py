"""How a raid would end with the cards laid out: previews, and values for advice."""

from typing import Final

from freebooter.games.marauders import effects, odds
from freebooter.games.marauders.content.tables import CARGO_ICON, CARGO_VALUE, RAID_FOR_GLORY
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.raiding import raid_odds
from freebooter.games.marauders.raiding.cards import PLUNDERED, RAID_OUTCOMES, RAIDER_SUNK, RaidOutcome, is_hit, without
from freebooter.games.marauders.raiding.raid_odds import unseen
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import HIT, POINT, gold_worth
from freebooter.kernel.ask import Played
from freebooter.kernel.note import Note


def cards_note(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> Note:
    """How the raid ends if nothing else is done."""
    outcome, gold = raid_odds.as_it_lies(t, player, nation, cards)
    glory = int(outcome == PLUNDERED and gold >= RAID_FOR_GLORY)
    return Note("mm-brings-raid", "MM-RAID-14 MM-RAID-19", outcome=RAID_OUTCOMES[outcome], gold=gold, glory=glory)


def draw_note(t: Table, player: Player, nation: int, cards: tuple[int, ...], dropped: int = NONE) -> Note:
    """How it ends after one more card, perhaps for one that was `dropped`, if nothing else is done."""
    raid = raid_odds.after_a_draw(t, player, nation, cards, dropped)
    return Note(
        "mm-brings-raid-card",
        "MM-RAID-11",
        success=odds.percent(raid.success),
        gold=int(raid.gold_if_won() + 0.5),
        glory=odds.percent(raid.glory),
        sunk=odds.percent(raid.sunk),
    )


# What became of it, for the laws


def ended(played: Played[Table]) -> str:
    """How a raid has ended, or will when its plunder is stowed; nothing while it goes on."""
    end = played.first("raid-ends")
    if end is not None:
        return str(end.data["outcome"])
    return RAID_OUTCOMES[PLUNDERED] if plundered_gold(played) > 0 else ""


def plundered_gold(played: Played[Table]) -> int:
    for event in played.events:
        if event.kind == "gold-gained" and "MM-RAID-19" in event.rules:
            return int(str(event.data["count"]))
    return 0


def cards_came_true(played: Played[Table]) -> dict[str, int]:
    if not ended(played):
        return {}
    gold = plundered_gold(played)
    return {"gold": gold, "glory": int(gold >= RAID_FOR_GLORY)}


def draw_came_true(played: Played[Table]) -> dict[str, bool]:
    """Only where the card was the last thing to happen: no success or reprisal left, no Reinforced hull to flip."""
    raid = played.before.raid
    if raid is None or raid.successes != 1 or raid.reprisals or played.before.players[raid.seat].ship.reinforced():
        return {}
    end = ended(played)
    plundered = end == RAID_OUTCOMES[PLUNDERED]
    glory = plundered_gold(played) >= RAID_FOR_GLORY
    return {"success": plundered, "glory": glory, "sunk": end == RAID_OUTCOMES[RAIDER_SUNK]}


# What it is worth


def lies(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> int:
    """What a raid is worth if these cards stay."""
    return worth_of(t, player, nation, cards, raid_odds.end_of(t, player, nation, cards))


def worth_of(t: Table, player: Player, nation: int, cards: tuple[int, ...], outcome: RaidOutcome) -> int:
    """The same where the outcome is known."""
    if outcome == RAIDER_SUNK:
        return -2 * POINT
    worth = 0
    for card in cards:
        if is_hit(card):
            worth -= HIT[CARGO_ICON[card]] // 2
    if outcome == PLUNDERED:
        gold = raid_odds.gold_of(t, player, nation, cards)
        worth += gold_worth(t, player, gold) + 15 * min(len(cards), max(0, effects.room_at_sea(t, player)))
        if gold >= RAID_FOR_GLORY:
            worth += POINT
    return worth


def promise(t: Table, player: Player, nation: int, cards: tuple[int, ...], successes: int) -> int:
    """The same if `successes` more cards may be thrown away that would end the raid."""
    best = lies(t, player, nation, cards)
    if successes > 0 and raid_odds.end_of(t, player, nation, cards) != PLUNDERED:
        for card in sorted(set(cards)):
            best = max(best, promise(t, player, nation, without(cards, card), successes - 1))
    return best


def _first_alike() -> list[int]:
    looks = [(CARGO_ICON[card], CARGO_VALUE[card]) for card in range(len(CARGO_ICON))]
    return [looks.index(look) for look in looks]


FIRST_ALIKE: Final = _first_alike()
"""The first card with the same icon and value: in a raid it makes no difference which of them comes."""


def one_more(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> int:
    """The mean over the cards that may come."""
    counts = unseen(t, player)
    alike = [0] * len(counts)
    for card in range(len(counts)):
        alike[FIRST_ALIKE[card]] += counts[card]
    total = 0
    many = 0
    ends: dict[int, RaidOutcome] = {}  # by the icon of the new card
    for card in range(len(alike)):
        if alike[card]:
            icon, after = CARGO_ICON[card], (*cards, card)
            if icon not in ends:
                ends[icon] = raid_odds.end_of(t, player, nation, after)
            many += alike[card]
            total += alike[card] * worth_of(t, player, nation, after, ends[icon])
    return total // many if many else lies(t, player, nation, cards)
