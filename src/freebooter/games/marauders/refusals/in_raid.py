"""What an option in a merchant raid would bring: the raid as the cards would lie, or what another card may do."""

from freebooter.games.marauders import odds
from freebooter.games.marauders.names import ICONS, NATIONS
from freebooter.games.marauders.raid import PLUNDERED, RAID_OUTCOMES
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import BOUNTY_LIMIT, CARGO_ICON, CARGO_VALUE, RAID_FOR_GLORY
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def in_raid(t: Table, player: Player, ask: Ask, move: Move) -> Note | None:
    if move.verb == "engage":
        return of_engaging(t, player, ask.about)
    raid = t.raid
    if raid is None:
        return None
    if ask.prompt == "raid-cargo":
        if move.verb == "discard-face":
            icon = ICONS[CARGO_ICON[move.value]]
            return Note("mm-brings-card-gone", "MM-RAID-20", value=CARGO_VALUE[move.value], icon=icon)
        return None
    if move.verb == "spend-weapon":
        return Note("mm-brings-successes", "MM-RAID-10", count=raid.successes + 1)
    cards = list(raid.cards)
    if move.verb in ("discard-face", "exchange-face"):
        cards.remove(move.value)
    if move.verb in ("draw-cargo", "exchange-face"):
        return of_draw(t, player, raid.nation, tuple(cards))
    if move.verb in ("discard-face", "done", "decline"):
        return as_it_lies(t, player, raid.nation, tuple(cards))
    return None


def of_engaging(t: Table, player: Player, nation: int) -> Note:
    """The bounty comes at once, whatever the raid brings (MM-RAID-07)."""
    raid = odds.whole_raid(t, player, nation)
    return Note(
        "mm-brings-engage",
        "MM-RAID-07",
        nation=NATIONS[nation],
        bounty=min(BOUNTY_LIMIT, player.bounties[nation] + 1),
        success=odds.percent(raid.success),
        gold=int(raid.gold_if_won() + 0.5),
        sunk=odds.percent(raid.sunk),
    )


def of_flag(player: Player, nation: int) -> Note:
    """The nation that is chosen is the one that will want him, if he raids at all (MM-RAID-04, MM-RAID-07)."""
    bounty = min(BOUNTY_LIMIT, player.bounties[nation] + 1)
    return Note("mm-brings-flag", "MM-RAID-04 MM-RAID-07", nation=NATIONS[nation], bounty=bounty)


def as_it_lies(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> Note:
    """How the raid ends if nothing else is done."""
    outcome, gold = odds.as_it_lies(t, player, nation, cards)
    glory = int(outcome == PLUNDERED and gold >= RAID_FOR_GLORY)
    return Note("mm-brings-raid", "MM-RAID-14 MM-RAID-19", outcome=RAID_OUTCOMES[outcome], gold=gold, glory=glory)


def of_draw(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> Note:
    """How it ends after one more card, if nothing else is done."""
    raid = odds.after_a_draw(t, player, nation, cards)
    return Note(
        "mm-brings-raid-card",
        "MM-RAID-11",
        success=odds.percent(raid.success),
        gold=int(raid.gold_if_won() + 0.5),
        glory=odds.percent(raid.glory),
        sunk=odds.percent(raid.sunk),
    )
