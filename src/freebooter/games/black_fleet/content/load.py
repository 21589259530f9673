# mypyc: skip
"""The maps and cards of `content/`, read, checked, ready for the rules.

An error in a file is reported here, before a game starts, in one sentence with the file and the entry.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from freebooter.games.black_fleet.content.check_cards import (
    check_developments,
    check_fortune,
    check_movement,
    check_table,
    check_victory,
)
from freebooter.games.black_fleet.content.read_maps import board_of_map, map_names, read_map
from freebooter.games.black_fleet.content.read_toml import cards_of, entries_of, read_file
from freebooter.games.black_fleet.content.structs import (
    COLOURS,
    Content,
    Development,
    Fleet,
    FortuneCard,
    Good,
    MovementCard,
    VictoryCard,
)

TEXTS = Path(__file__).parent.parent / "text"


def load(folder: Traversable | None = None) -> Content:
    """Read and check all content; from the folder of this package, unless a test passes another."""
    folder = folder or files(__package__)
    table = read_file(folder, "table.toml", {"goods", "fleets"})
    goods = entries_of("table.toml", table, "goods", Good)
    fleets = entries_of("table.toml", table, "fleets", Fleet)
    movement = cards_of(folder, "movement.toml", MovementCard)
    fortune = cards_of(folder, "fortune.toml", FortuneCard)
    developments = cards_of(folder, "developments.toml", Development)
    victory = cards_of(folder, "victory.toml", VictoryCard)
    check_table(goods, fleets)
    check_movement(movement)
    check_fortune(fortune)
    check_developments(developments)
    check_victory(victory)
    names = map_names(folder)
    maps = tuple(read_map(folder, name) for name in names)
    return Content(
        goods=tuple(sorted(goods, key=lambda good: COLOURS.index(good.colour))),
        fleets=fleets,
        movement=movement,
        fortune=fortune,
        developments=developments,
        victory=victory,
        maps=maps,
        boards=tuple(board_of_map(f"maps/{name}", sea_map) for name, sea_map in zip(names, maps, strict=True)),
    )
