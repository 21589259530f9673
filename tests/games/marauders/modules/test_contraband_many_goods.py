"""Small print of a hold of many goods, and what programs see of contraband."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from freebooter.games.marauders.advice.goods_values import more_goods
from freebooter.games.marauders.content.tables import CARGO_PORT
from freebooter.games.marauders.modules.contraband.advice import card_value
from freebooter.games.marauders.modules.contraband.hold import drawer_of
from freebooter.games.marauders.modules.contraband.many_goods import KEEP_ONE_OF_EACH, keep_options, kept_value
from freebooter.games.marauders.modules.contraband.moves import SMUGGLE
from freebooter.games.marauders.moves import DONE, KEEP_GOODS
from freebooter.games.marauders.names import (
    GAINED_BY_SEARCH,
    NOBODY,
    RUM,
    TRINIDAD,
    ZONES,
    Gain,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.contraband import (
    BRIDGETOWN_MILLS,
    FAR,
    HAVANA_BARK,
    HAVANA_WINE,
    SEALS,
)
from tests.games.marauders.modules.test_contraband_small_print import sea
from tests.games.marauders.modules.test_contraband_trade import MANY, hears
from tests.games.marauders.table import TURN, Captain, Play, card, table
from tests.rules import rule

ON = ["contraband"]
MOVE_OF = {move.value: move for move in SMUGGLE}


# Many goods


@rule("SG-M7-02", "SG-M7-11")
def test_of_contraband_among_many_goods_the_destination_is_told() -> None:
    game = hears(*MANY)
    note = game.ask.preview(game.t, MOVE_OF[card(HAVANA_BARK)])
    assert note is not None and note.params["zone"] == "havana"
    assert KEEP_ONE_OF_EACH.preview(game.t, game.ask, KEEP_GOODS[RUM][1]) is None
    assert KEEP_ONE_OF_EACH.preview(game.t, game.ask, DONE) is None
    assert kept_value(game.t, game[0], DONE) == 0
    assert kept_value(game.t, game[0], KEEP_GOODS[RUM][1]) == more_goods(game.t, game[0], RUM, 1)
    assert kept_value(game.t, game[0], MOVE_OF[card(HAVANA_BARK)]) == card_value(game.t, game[0], card(HAVANA_BARK))


@rule("SG-M7-02")
def test_the_last_space_takes_a_good_or_contraband() -> None:
    game = hears(*MANY, cargo=["timber-1", "timber-3-cargo", "tobacco-1", "cocoa-1", "cocoa-2"])
    found = [move.name for move in keep_options(game.t, game[0], set())]
    assert {"keep-rum-1", f"smuggle-{HAVANA_WINE}", f"smuggle-{HAVANA_BARK}", "done"} <= set(found)


class Listener(Module):
    def __init__(self, heard: list[tuple[tuple[int, ...], Gain]]) -> None:
        super().__init__("drill-goods")
        self.heard = heard

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        yield from ()
        self.heard.append((cards, how))


@contextmanager
def listener() -> Iterator[list[tuple[tuple[int, ...], Gain]]]:
    heard: list[tuple[tuple[int, ...], Gain]] = []
    add_module(Listener(heard))
    try:
        yield heard
    finally:
        remove_module("drill-goods")


@rule("SG-M7-02", "SG-M7-23")
@pytest.mark.parametrize("keeps", [True, False])
def test_modules_hear_of_the_goods_that_were_kept(keeps: bool) -> None:
    with listener() as heard:
        captain = Captain(zone=TRINIDAD, in_port=True, rumour="SOG-RUM-R1")
        game = table(captain, FAR, game=TURN, modules=[*ON, "drill-goods"]).begins().dice("x1").draws_cargo(*MANY)
        game.seat(0).says("act-on-rumour")
        if keeps:
            game.seat(0).says("keep-rum-1")
        game.seat(0).says(f"smuggle-{HAVANA_WINE}")
        assert game.told("contraband-stowed") == [{"seat": 0, "card": HAVANA_WINE}]
        game.script([0]).seat(0).says("done")
        assert heard == ([((card("rum-1"),), GAINED_BY_SEARCH)] if keeps else [])
        assert game.t.drawn_by == NOBODY


# What is kept in mind


def test_programs_that_learn_see_how_much_is_aboard_and_where_the_own_cards_go() -> None:
    game = sea(SEALS, HAVANA_BARK, HAVANA_WINE)
    drawer_of(game.t).halves[1] = card(BRIDGETOWN_MILLS)
    goes = [CARGO_PORT[card(name)] for name in (SEALS, HAVANA_BARK, HAVANA_WINE)]
    own = [goes.count(zone) for zone in range(len(ZONES))]
    assert seen(game, 0) == [3, 0, 0, 1, *own]
    assert seen(game, 1) == [0, 3, 1, 0, *[0] * len(ZONES)]


def seen(game: Play, seat: int) -> list[float]:
    row = FeatureRow()
    drawer_of(game.t).features(game.t, seat, row)
    return list(row.filled())
