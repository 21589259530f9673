# mypyc: skip
"""From the rows and tables of a map to a board, once they agree and the sea is one a game can be played on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable

from freebooter.games.black_fleet.content.board import Board, space_name
from freebooter.games.black_fleet.content.check_cards import check_count
from freebooter.games.black_fleet.content.read_toml import converted, entries_of, read_file
from freebooter.games.black_fleet.content.structs import (
    COLOURS,
    COLOURS_BOUGHT,
    DOCKS_PER_PORT,
    FAR_PRICE,
    LAIRS,
    NEAR_PRICE,
    ContentError,
    DistantSea,
    Port,
    SeaMap,
)

EARLIEST = "standard-1.toml"
"""The first of all maps, whatever others are called: states of rules 1 hold its number, 0."""


def map_names(folder: Traversable) -> list[str]:
    maps = folder / "maps"
    names = [file.name for file in maps.iterdir() if file.name.endswith(".toml")] if maps.is_dir() else []
    if not names:
        raise ContentError("maps", "folder", "there is no map")
    return sorted(names, key=lambda name: (name != EARLIEST, name))


def read_map(folder: Traversable, name: str) -> SeaMap:
    file = f"maps/{name}"
    raw = read_file(folder, file, set(SeaMap.__struct_fields__))
    entries_of(file, raw, "ports", Port)  # first on their own, so that a mistake in one is reported with its id
    entries_of(file, raw, "distant_seas", DistantSea)
    sea_map = converted(file, "map", raw, SeaMap)
    if f"{sea_map.id}.toml" != name:
        raise ContentError(file, "id", f"a map has the name of its file, not {sea_map.id!r}")
    return sea_map


def board_of_map(file: str, sea_map: SeaMap) -> Board:
    """The map as numbers, once its rows and tables agree and the sea is one a game can be played on."""
    signs = _signs(file, sea_map.rows)
    _check_signs(file, sea_map, signs)
    columns, rows = len(sea_map.rows[0]), len(sea_map.rows)
    width = columns + 1  # as the board counts
    number = {space_name(x, y): y * width + x for y in range(rows) for x in range(columns)}
    sea = [number[name] for sign in signs if sign in ".xyv" or sign.isdigit() for name in signs[sign]]

    def shores(names: Iterable[str]) -> list[str]:
        around = {number[name] + step for name in names for step in (-width, -1, 1, width)}
        return sorted(name for name, space in number.items() if space in around and space in sea)

    ports = sorted(sea_map.ports, key=lambda port: COLOURS.index(port.colour))
    for port in ports:
        _check_docks(file, port, shores([port.space]), ports)
    for distant in sea_map.distant_seas:
        drawn = shores(signs[distant.id])
        if not drawn or sorted(distant.entries) != drawn:
            wrong = f"by the rows its entries are {', '.join(drawn) or 'none, but it needs one'}"
            raise ContentError(file, f"distant sea {distant.id}", wrong)
    board = Board(
        columns=columns,
        rows=rows,
        sea=sea,
        islands=[number[name] for name in signs.get("^", [])],
        lairs=[number[name] for name in sea_map.lairs],
        beaches=[(number[name], beach.value) for beach in sea_map.beaches for name in beach.spaces],
        docks=[[number[name] for name in port.docks] for port in ports],
        prices=[[port.buys.get(colour, 0) for colour in COLOURS] for port in ports],
        navy_starts=[number[sea_map.navy_starts.yellow], number[sea_map.navy_starts.violet]],
        distant_seas=[(far.id, [number[name] for name in far.entries]) for far in sea_map.distant_seas],
    )
    _check_sea(file, board)
    _check_prices(file, ports, board, sea_map.far)
    return board


def _signs(file: str, rows: Sequence[str]) -> dict[str, list[str]]:
    """The spaces of every sign."""
    signs: dict[str, list[str]] = {}
    if not rows or not 1 <= len(rows[0]) <= 26:
        raise ContentError(file, "rows", "a map needs rows of 1 to 26 columns")
    for row, text in enumerate(rows):
        if len(text) != len(rows[0]):
            wrong = f"it has {len(text)} columns, the first row {len(rows[0])}"
            raise ContentError(file, f"row {row + 1}", wrong)
        for column, sign in enumerate(text):
            signs.setdefault(sign, []).append(space_name(column, row))
    return signs


def _check_signs(file: str, sea_map: SeaMap, signs: dict[str, list[str]]) -> None:
    in_tables: dict[str, list[str]] = {"x": list(sea_map.lairs)}
    in_tables["y"] = [sea_map.navy_starts.yellow]
    in_tables["v"] = [sea_map.navy_starts.violet]
    for beach in sea_map.beaches:
        in_tables.setdefault(str(beach.value), []).extend(beach.spaces)
    for colour in COLOURS:
        in_tables[colour[0].upper()] = [port.space for port in sea_map.ports if port.colour == colour]
        check_count(file, f"{colour} ports", len(in_tables[colour[0].upper()]), 1)
    check_count(file, "lairs", len(sea_map.lairs), LAIRS)
    for sign in sorted(in_tables.keys() | signs.keys()):
        if sign in ".^#" or any(sign == distant.id for distant in sea_map.distant_seas):
            continue
        drawn, listed = ", ".join(sorted(signs.get(sign, []))), ", ".join(sorted(in_tables.get(sign, [])))
        if drawn != listed:
            wrong = f"the rows draw it at {drawn or 'no space'}, the tables list {listed or 'none'}"
            raise ContentError(file, f"sign {sign!r}", wrong)
    for distant in sea_map.distant_seas:
        if distant.id not in signs:
            raise ContentError(file, f"distant sea {distant.id}", "the rows do not draw it")


def _check_docks(file: str, port: Port, shores: list[str], ports: Sequence[Port]) -> None:
    if len(shores) != DOCKS_PER_PORT:
        raise ContentError(file, port.id, f"it touches {len(shores)} sea spaces, but has {DOCKS_PER_PORT} docks")
    if sorted(port.docks) != shores:
        raise ContentError(file, port.id, f"by the rows its docks are {', '.join(shores)}")
    for other in ports:
        if other is not port and set(other.docks) & set(shores):
            raise ContentError(file, port.id, f"it shares a dock with {other.id} (BF-AMB-22)")


def _check_sea(file: str, board: Board) -> None:
    """One sea, and no space whose occupation splits it (ledger, section 3.1)."""
    spaces = board.spaces.pick(board.sea)
    for barrier in [board.nowhere, *spaces]:
        start = next(space for space in spaces if space != barrier)
        rest = board.sea ^ board.bit[barrier]
        rings = board.open_sea.flood(start, -1, board.bit[barrier])
        if sum(rings) != rest:
            if barrier == board.nowhere:
                raise ContentError(file, "sea", "it is not connected")
            raise ContentError(file, board.names[barrier], "a ship on this space would split the sea")


def _check_prices(file: str, ports: Sequence[Port], board: Board, far: int) -> None:
    for seller, port in enumerate(ports):
        if port.colour in port.buys:
            raise ContentError(file, port.id, "it buys the colour it sells (BF-AMB-21)")
        if len(port.buys) != COLOURS_BOUGHT:
            wrong = f"it buys {len(port.buys)} colours, but a port buys {COLOURS_BOUGHT}"
            raise ContentError(file, port.id, wrong)
        for colour, price in port.buys.items():
            distance = board.dock_distance(seller, COLOURS.index(colour))
            wanted = FAR_PRICE if distance >= far else NEAR_PRICE
            if price != wanted:
                wrong = f"it pays {price} for {colour}, but {distance} spaces are worth {wanted}"
                raise ContentError(file, port.id, wrong)
