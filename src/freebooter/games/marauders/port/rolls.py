"""Checks in port: their previews, and what came of them."""

from freebooter.games.marauders import odds
from freebooter.games.marauders.advice.purse import from_chest
from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.previews.measured import event_about
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.note import Note


def chance_of(dice: int, needed: int = 1) -> int:
    """In per cent."""
    return odds.percent(odds.at_least(dice, needed))


def paid_check(t: Table, player: Player, rule: str, price: int, dice: int) -> Note:
    words = from_chest(t, player, price)
    if words["stash"] == 0:
        return Note("mm-brings-paid-check", rule, price=price, dice=dice, chance=chance_of(dice))
    return Note(
        "mm-brings-paid-check-stash",
        rule,
        price=price,
        dice=dice,
        chance=chance_of(dice),
        stash=words["stash"],
        lost=words["lost"],
    )


def rolled(played: Played[Table], seat: Seat) -> list[int]:
    """The first roll of a seat, before anything repeats it; empty when it has not rolled yet."""
    event = event_about(played, "skill-rolled", seat)
    dice = [] if event is None else event.data["dice"]
    assert isinstance(dice, list)
    return [face for face in dice if isinstance(face, int)]


def dice_rolled(played: Played[Table], seat: Seat) -> dict[str, int]:
    dice = rolled(played, seat)
    return {"dice": len(dice)} if dice else {}


def passed(played: Played[Table], seat: Seat, needed: int = 1) -> dict[str, bool]:
    dice = rolled(played, seat)
    return {"chance": dice.count(SKULL) >= needed} if dice else {}
