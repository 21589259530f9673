"""How a raid would end with the cards laid out: previews."""

from freebooter.games.marauders import odds
from freebooter.games.marauders.content.tables import RAID_FOR_GLORY
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.raiding import raid_odds
from freebooter.games.marauders.raiding.cards import PLUNDERED, RAID_OUTCOMES, RAIDER_SUNK
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
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
    """Only where the card was the last thing to happen: no success or reprisal left, no Reinforced hull to flip.

    Unknown, too, while a module asks whether the card is drawn again.
    """
    raid = played.before.raid
    if raid is None or raid.successes != 1 or raid.reprisals or played.before.players[raid.seat].ship.reinforced():
        return {}
    end = ended(played)
    if not end:
        return {}
    plundered = end == RAID_OUTCOMES[PLUNDERED]
    glory = plundered_gold(played) >= RAID_FOR_GLORY
    return {"success": plundered, "glory": glory, "sunk": end == RAID_OUTCOMES[RAIDER_SUNK]}
