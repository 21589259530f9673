"""Copies of the parts of a table share nothing that changes and forget nothing."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Npc, Turn, Visit
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import new_player, new_ship
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.state import as_data, field_names, own_all

SHARED = {"chance", "journal", "rules"}


def filled() -> list[object]:
    table = set_up(Rules(), 3, SearchChance(1))
    table.visit = Visit(4)
    table.raid = Raid(1, 2, (3, 4), 1)
    table.battle = Battle(Side(0), Side(-1, 3, new_ship(2), 2, 3))
    return [
        table, table.turn, table.visit, table.raid, table.battle, table.battle.sides[1], table.decks, table.board,
        new_player(2), new_ship(3), Npc(2), Turn(3),
    ]  # fmt: skip


def changed(value: object, number: int) -> object:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7 + number
    if isinstance(value, tuple):
        return (*value, number)
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return [*value, number]
    return value


@pytest.mark.parametrize("at", range(len(filled())))
def test_a_copy_keeps_every_field(at: int) -> None:
    thing = filled()[at]
    for number, name in enumerate(field_names(type(thing))):
        if name not in SHARED and name not in ("seats", "hooked", "ext"):
            setattr(thing, name, changed(getattr(thing, name), number))
    copy = thing.copy()  # type: ignore[attr-defined]
    for name in field_names(type(thing)):
        if name not in ("seats", "hooked", "journal", "chance"):
            assert as_data(getattr(copy, name)) == as_data(getattr(thing, name)), name


@pytest.mark.parametrize("at", range(len(filled())))
def test_a_copy_shares_no_list(at: int) -> None:
    thing = filled()[at]
    copy = thing.copy()  # type: ignore[attr-defined]
    own_all(copy)  # the board shares its tokens until one of the copies changes them: see test_sharing.py
    for name in field_names(type(thing)):
        value = getattr(thing, name)
        if name not in SHARED and not isinstance(value, (int, str, tuple, type(None))):
            assert getattr(copy, name) is not value, name
