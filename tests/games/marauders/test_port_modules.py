"""What modules may change in a port and in a raid."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_GOOD
from freebooter.games.marauders.draws import AT_MARKET, IN_RAID
from freebooter.games.marauders.moves import DO, PAY, ROLL
from freebooter.games.marauders.names import CARIBBEAN_SEA, CREW, DUTCH, FLUTE, NONE, RUM, SHIPYARD, TRINIDAD, Gain
from freebooter.games.marauders.port.recruit import TERMS_FREE
from freebooter.games.marauders.rumours.goods import search_good
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, RAID, Captain, Play, plays_out, table

FIRED: list[tuple[str, int, int]] = []


class Once(Offer[Table]):
    """One gold for the asking, while the captain has none."""

    def __init__(self, move: Move, about: int = NONE) -> None:
        super().__init__([move])
        self.about = about

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return self.moves if self.about in (about, NONE) and t.players[seat].gold == 0 else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if self.options(t, ask.seat, ask.about) else Refusal("drill-has-gold")

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        effects.gain_gold(t, t.players[seat], 1, "MM-PORT-02")


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-port")

    def port_activities(self) -> Sequence[Offer[Table]]:
        return [Once(PAY, TRINIDAD)]

    def shipyard_stock(self) -> Sequence[Offer[Table]]:
        return [Once(ROLL)]

    def after_draw(self) -> Sequence[Offer[Table]]:
        return [Once(PAY, AT_MARKET), Once(ROLL, IN_RAID)]

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        return TERMS_FREE

    def must_redraw(self, t: Table, must: bool, player: Player, card: int) -> bool:
        return CARGO_GOOD[card] == RUM

    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: int) -> int:
        return value + 1

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Part[None]:
        yield from ()
        FIRED.append(("sold", player.seat, len(cards)))

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        yield from ()
        FIRED.append(("gained", player.seat, len(cards)))

    def before_stashing(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        FIRED.append(("stash", player.seat, player.stash))
        return len(FIRED) == 1


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill())
    FIRED.clear()
    yield
    remove_module("drill-port")


def in_port(**more: object) -> Play:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(), game=PORT_ACTION, modules=["drill-port"])


def reason_against(game: Play, move: Move) -> str:
    refusal = game.ask.refusal(game.t, move)
    return "" if refusal is None else refusal.message


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


def test_a_yard_without_work_of_the_base_or_of_a_module_is_not_offered() -> None:
    game = in_port(gold=1).begins()  # the module has something for those without gold only
    assert "do-shipyard" not in game.options
    assert reason_against(game, DO[SHIPYARD]) == "mm-nothing-at-yard"
    poor = in_port().begins()
    assert "do-shipyard" in poor.options
    poor.seat(0).says("do-shipyard", "roll")
    assert poor.options == ["done"]  # one gold, and nothing that it would buy


def test_the_yard_explains_what_modules_offer_and_what_is_not_there() -> None:
    game = in_port().begins()
    game.seat(0).says("do-shipyard")
    assert reason_against(game, ROLL) == ""
    game.seat(0).says("roll")
    assert reason_against(game, ROLL) == "drill-has-gold"
    assert reason_against(game, PAY) == "not-this-question"  # another offer of the module, which is not for yards


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
    assert FIRED == [("sold", 0, 1), ("gained", 0, 2), ("stash", 0, 0)]  # before the gold goes in
    assert game[0].stash == 1


def test_stashing_can_be_stopped_before_any_gold_moves() -> None:
    game = in_port(gold=9).begins()
    game.seat(0).says("do-stash", "stash-tens-0", "stash-ones-1")
    assert FIRED == [("stash", 0, 0)]
    assert (game[0].gold, game[0].stash) == (9, 0)


def test_no_gold_is_stashed_where_none_is_put_in() -> None:
    game = in_port(gold=9).begins()
    game.seat(0).says("do-stash", "stash-tens-0", "stash-ones-0")
    assert FIRED == []


def test_a_raid_asks_for_ship_values_and_draws() -> None:
    game = table(Captain(ship=FLUTE), Captain(zone=TRINIDAD), game=RAID, modules=["drill-port"])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-4-escape", "sugar-3-escape", "cocoa-1").seat(0).says("engage")
    assert game.asked == (0, "draw-offer")
    game.dice("123").seat(0).says("roll")
    assert game[0].gold == 1 + 8  # a flute has 2, and one more by the module
    game.seat(0).says("done")
    assert FIRED == [("gained", 0, 3)]


def test_a_raid_that_keeps_no_cargo_is_no_gain_of_cargo() -> None:
    game = table(Captain(ship=FLUTE, gold=1), Captain(zone=TRINIDAD), game=RAID, modules=["drill-port"])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("engage")
    game.seat(0).says("discard-face-rum-1", "discard-face-sugar-1", "discard-face-cocoa-1")
    assert game.told("raid-ends")[-1]["outcome"] == "plundered"
    assert FIRED == []


def test_who_sells_buys_or_finds_nothing_has_made_no_deal() -> None:
    game = in_port(cargo=["sugar-1"], gold=9).demands(TRINIDAD, RUM).begins()
    game.seat(0).says("do-sell", "done")
    game.draws_cargo("cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-2").seat(0).says("do-buy")
    game.seat(0).says("done")
    full = table(Captain(cargo=["sugar-1", "sugar-2"]), Captain(zone=TRINIDAD), modules=["drill-port"])
    full.draws_cargo("rum-1", "rum-2")
    plays_out(search_good(full.t, full[0], 2), "good-rum")
    assert FIRED == []
