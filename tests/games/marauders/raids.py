"""Raids for tests: a merchant is found, cards are laid out, dice are rolled."""

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    DUTCH,
    TRINIDAD,
)
from tests.games.marauders.table import RAID, Captain, Play, table

QUIET = ["rum-1", "sugar-1", "cocoa-1"]  # 3 gold, no icon
RICH = ["rum-4-escape", "sugar-5-crew", "tobacco-3-escape"]  # MM-RAID-22


def finds(nation: int = DUTCH, zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    """The captain (CAP-06: seamanship 3) has found the merchant of his zone and is asked what to do."""
    game = table(Captain(zone=zone, **more), Captain(zone=TRINIDAD), game=RAID)  # type: ignore[arg-type]
    return game.merchant(zone, nation).begins()


def raids(*cards: str, dice: str = "123", nation: int = DUTCH, zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    """He engages; these cards are laid out, these dice are rolled."""
    game = finds(nation, zone, **more)
    if game.asked == (0, "merchant-nation"):
        game.seat(0).says(["nation-spanish", "nation-english", "nation-french", "nation-dutch"][nation])
    game.draws_cargo(*cards).dice(dice).seat(0).says("engage")
    return game


def laid_out(game: Play) -> list[str]:
    assert game.t.raid is not None
    return [CARGO_NAMES[kind] for kind in game.t.raid.cards]


def keeps(game: Play, *left_behind: str) -> Play:
    """He keeps all cards but these."""
    game.seat(0).says(*[f"discard-face-{name}" for name in left_behind], "done")
    return game


def outcome(game: Play) -> str:
    return str(game.told("raid-ends")[-1]["outcome"])
