"""What modules may change in a port and in a raid."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects, hooks
from freebooter.games.marauders.content.tables import CARGO_GOOD
from freebooter.games.marauders.hooks import (
    ADD,
    CARGO_GAINED,
    DRAW_REPEAT,
    GOODS_SOLD,
    MARKET_REDRAW,
    PORT_ACTIVITIES,
    RECRUIT_TERMS,
    REPLACE,
    SHIP_VALUE,
    SHIPYARD_STOCK,
    STASH_DECLARED,
    Hooks,
    Module,
    Offer,
)
from freebooter.games.marauders.menus import AT_MARKET, IN_RAID
from freebooter.games.marauders.moves import PAY, ROLL
from freebooter.games.marauders.names import CARIBBEAN_SEA, CREW, DUTCH, FLUTE, MANOEUVRABILITY, RUM, TRINIDAD
from freebooter.games.marauders.port.recruit import TERMS_FREE
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Part
from freebooter.kernel.moves import Move
from tests.games.marauders.table import PORT_ACTION, RAID, Captain, Play, table

FIRED: list[tuple[str, int, int]] = []


class Once(Offer):
    """One gold for the asking, while the captain has none."""

    def __init__(self, move: Move, about: int) -> None:
        self.move = move
        self.about = about

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [self.move] if about == self.about and t.players[seat].gold == 0 else []

    def take(self, t: Table, seat: int, about: int, move: Move) -> Part[None]:
        yield from ()
        effects.gain_gold(t, t.players[seat], 1, "MM-PORT-02")


def noted(kind: str):  # type: ignore[no-untyped-def]
    def note(t: Table, seat: int, about: int) -> Part[None]:
        yield from ()
        FIRED.append((kind, seat, about))

    return note


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-port")

    def register(self, hooks: Hooks) -> None:
        hooks.offer(PORT_ACTIVITIES, Once(PAY, TRINIDAD))
        hooks.offer(SHIPYARD_STOCK, Once(ROLL, TRINIDAD))
        hooks.offer(DRAW_REPEAT, Once(PAY, AT_MARKET))
        hooks.offer(DRAW_REPEAT, Once(ROLL, IN_RAID))
        hooks.query(RECRUIT_TERMS, REPLACE, lambda t, value, seat, zone, b, c: TERMS_FREE)
        hooks.query(MARKET_REDRAW, REPLACE, lambda t, value, seat, card, zone, c: int(CARGO_GOOD[card] == RUM))
        hooks.query(SHIP_VALUE, ADD, lambda t, value, seat, of, npc, c: value + int(of == MANOEUVRABILITY))
        hooks.trigger(GOODS_SOLD, 0, noted("sold"))
        hooks.trigger(CARGO_GAINED, 0, noted("gained"))
        hooks.trigger(STASH_DECLARED, 0, noted("stash"))


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    hooks.add_module(Drill())
    FIRED.clear()
    yield
    del hooks._modules["drill-port"]


def in_port(**more: object) -> Play:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(), game=PORT_ACTION, modules=["drill-port"])


def test_a_port_has_more_to_offer() -> None:
    game = in_port().begins()
    assert "pay" in game.options
    game.seat(0).says("pay")
    assert game[0].gold == 1
    assert "pay" not in game.options


def test_a_yard_has_more_to_offer() -> None:
    game = in_port().begins()
    game.seat(0).says("do-shipyard", "roll")
    assert game[0].gold == 1


def test_recruiting_on_other_terms() -> None:
    game = in_port(tracks={CREW: 1}).begins()
    game.seat(0).says("do-recruit")
    assert game[0].crew_wanted() == 0


def test_other_goods_are_replaced_and_a_draw_can_be_repeated() -> None:
    names = ["cocoa-1", "rum-1", "sugar-1", "spices-1", "timber-1", "textiles-1", "fruit-1"]
    game = in_port().demands(TRINIDAD, 0).draws_cargo(*names).begins()
    game.seat(0).says("do-buy")
    assert game.told("goods-replaced") == [{"seat": 0, "cards": ["rum-1"]}]
    assert game.asked == (0, "draw-offer")
    game.seat(0).says("pay")
    assert game.asked == (0, "buy")


def test_sales_purchases_and_the_stash_are_told_to_modules() -> None:
    game = in_port(cargo=["sugar-1"], gold=9).demands(TRINIDAD, RUM).begins()
    game.seat(0).says("do-sell", "sell-sugar-1")
    game.draws_cargo("cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-2").seat(0).says("do-buy")
    game.seat(0).says("buy-cocoa-1", "buy-fruit-1", "done", "do-stash", "stash-tens-0", "stash-ones-1")
    assert FIRED == [("sold", 0, 1), ("gained", 0, 2), ("stash", 0, -1)]


def test_a_raid_asks_for_ship_values_and_draws() -> None:
    game = table(Captain(ship=FLUTE), Captain(zone=TRINIDAD), game=RAID, modules=["drill-port"])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-4-escape", "sugar-3-escape", "cocoa-1").seat(0).says("engage")
    assert game.asked == (0, "draw-offer")
    game.dice("123").seat(0).says("roll")
    assert game[0].gold == 1 + 8  # a flute has 2, and one more by the module
    game.seat(0).says("done")
    assert FIRED == [("gained", 0, 3)]
