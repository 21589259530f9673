"""Seams of draws and rolls: what lies drawn can be drawn anew, a roll repeated, by each module once."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import draws, effects
from freebooter.games.marauders.battle.plunder import search_navy
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.glory import draw_glory
from freebooter.games.marauders.content.card_timing import AFTER_CHECK, NO_MOMENT
from freebooter.games.marauders.content.tables import glory_card, rumour_card
from freebooter.games.marauders.draws import AT_MARKET, FOR_REWARD, FROM_NAVY, IN_RAID, OF_GLORY, OF_RUMOURS
from freebooter.games.marauders.moves import PAY, ROLL
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CARTAGENA,
    DUTCH,
    FLUTE,
    INFLUENCE,
    NASSAU,
    RUM,
    SANTO_DOMINGO,
    SEAMANSHIP,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.port.market import exchange_goods
from freebooter.games.marauders.rumours import receive_rumour
from freebooter.games.marauders.rumours.goods import take_cargo
from freebooter.games.marauders.rumours.rewards import choose_glory, choose_rumour
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Offer, Seat, Taken
from freebooter.kernel.moves import Move
from tests.games.marauders.table import PORT_ACTION, RAID, Captain, Play, card, plays_out, table

MODULE = "drill-draws"
MARKET = ["cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-1"]
OTHERS = ["cocoa-2", "spices-2-escape", "timber-2-escape", "textiles-2-escape", "fruit-2-escape", "sugar-2"]


class Anew(Offer[Table]):
    """Everything is drawn anew, once."""

    def __init__(self) -> None:
        super().__init__([PAY])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        assert about == t.drawing
        return [] if MODULE in t.repeated_by else self.moves

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        draws.draw_again(t, t.players[seat], MODULE)
        return ()


class Again(Offer[Table]):
    """A roll is repeated once, where that can help."""

    def __init__(self) -> None:
        super().__init__([ROLL])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [] if MODULE in t.repeated_by or not dice.can_be_better(t) else self.moves

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        dice.repeat_roll(t, t.players[seat], MODULE)
        return ()


class First(Offer[Table]):
    """A card that is offered is bought for nothing, before all others."""

    def __init__(self) -> None:
        super().__init__([PAY])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if visit_of(t).more_cards < 3 else []

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        effects.discard_cargo(t, t.drawn_cargo[0])
        t.drawn_cargo = t.drawn_cargo[1:]
        visit_of(t).more_cards += 1
        return ()


class Drill(Module):
    def __init__(self) -> None:
        super().__init__(MODULE)

    def after_draw(self) -> Sequence[Offer[Table]]:
        return [Anew()]

    def after_roll(self) -> Sequence[Offer[Table]]:
        return [Again()]


class Counter(Module):
    def __init__(self) -> None:
        super().__init__("drill-market")

    def at_market(self) -> Sequence[Offer[Table]]:
        return [First()]


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill())
    add_module(Counter())
    yield
    remove_module(MODULE)
    remove_module("drill-market")


def in_port(zone: int = TRINIDAD, module: str = MODULE, **more: object) -> Play:
    captain = Captain("CAP-06", zone=zone, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(zone=NASSAU), game=PORT_ACTION, modules=[module]).demands(zone, RUM).begins()


def at_sea(**more: object) -> Play:
    return table(Captain("CAP-06", **more), Captain(), modules=[MODULE], npcs={SPANISH: ("EV-01", NASSAU)})  # type: ignore[arg-type]


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted([card(name) for name in names]))


def drawn_anew(game: Play, first: Sequence[str], second: Sequence[str]) -> Play:
    """The cargo cards that are drawn, and those after them."""
    return game.draws_cargo(*first, *second)


# Draws


def test_goods_that_are_offered_are_drawn_anew_and_replaced_again() -> None:
    game = in_port()
    drawn_anew(game, MARKET, ["rum-1", *OTHERS]).seat(0).says("do-buy")
    assert game.asked == (0, "draw-offer")
    game.seat(0).says("pay")
    assert game.asked == (0, "buy")
    assert game.t.drawn_cargo == cards(*OTHERS)
    assert game.told("goods-replaced") == [{"seat": 0, "cards": ["rum-1"]}]


def test_a_power_and_a_module_may_be_used_in_any_order() -> None:
    game = in_port(SANTO_DOMINGO, gold=5)
    drawn_anew(game, MARKET, OTHERS).seat(0).says("do-buy", "decline", "pay")
    assert game.asked == (0, "redraw-goods")
    game.draws_cargo(*[f"{good}-3-escape" for good in ("cocoa", "spices", "timber", "textiles", "fruit", "sugar")])
    game.seat(0).says("redraw")
    assert game.asked == (0, "buy")
    game = in_port(SANTO_DOMINGO, gold=5)
    drawn_anew(game, MARKET, OTHERS).seat(0).says("do-buy", "redraw")
    assert game.asked == (0, "draw-offer")


def test_a_single_card_is_exchanged() -> None:
    game = in_port()
    game.draws_cargo(*MARKET).seat(0).says("do-buy", "pass")
    game.draws_cargo("rum-1", "cocoa-2")
    exchange_goods(game.t, game[0], card("cocoa-1"), "MM-BUY-06")
    assert game.t.drawn_cargo == cards("cocoa-2", *MARKET[1:])


def test_every_draw_of_a_raid_is_one_of_its_own() -> None:
    game = table(Captain(ship=FLUTE), Captain(zone=TRINIDAD), game=RAID, modules=[MODULE])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    drawn_anew(game, ["rum-3-escape", "sugar-1", "cocoa-1"], ["rum-1", "sugar-2", "cocoa-2"]).seat(0).says("engage")
    assert game.asked == (0, "draw-offer")
    game.dice("x12").seat(0).says("pay")
    raid = game.t.raid
    assert raid is not None
    assert raid.cards == cards("rum-1", "sugar-2", "cocoa-2")
    drawn_anew(game, ["fruit-1"], ["timber-1"]).seat(0).says("draw-cargo")
    assert raid.latest == cards("fruit-1")
    game.seat(0).says("pay")
    assert raid.cards == cards("rum-1", "sugar-2", "cocoa-2", "timber-1")


def test_cards_of_a_navy_and_of_rewards_are_drawn_anew() -> None:
    game = drawn_anew(at_sea(), MARKET[:3], OTHERS[:3])
    assert plays_out(search_navy(game.t, game[0], game.t.npcs[SPANISH], 0), "pay") == ["draw-offer"]
    assert game.t.drawn_cargo == cards(*OTHERS[:3])
    assert game[0].gold == 6
    game = drawn_anew(at_sea(), MARKET[:2], OTHERS[:2])
    assert plays_out(take_cargo(game.t, game[0], 2, 2), "pay") == ["draw-offer", "keep-goods", "keep-goods"]
    assert game[0].cargo == cards(*OTHERS[:2])


def test_glory_cards_are_drawn_anew_unseen_by_others() -> None:
    game = at_sea().draws_glory("GL-01", "GL-02")
    assert plays_out(draw_glory(game.t, game[0], "MM-GLORY-02"), "pay") == ["draw-offer"]
    assert game[0].hand == (glory_card("GL-02"),)
    assert game.t.drawn_glory == ()
    game = at_sea().draws_glory("GL-01", "GL-02", "GL-03", "GL-04")
    plays_out(choose_glory(game.t, game[0], 2), "pay")
    assert game[0].hand in ((glory_card("GL-03"),), (glory_card("GL-04"),))


def test_rumours_are_drawn_anew_and_the_own_stays() -> None:
    game = at_sea(rumour="RU-09").draws_rumours("RU-01", "RU-02")
    assert plays_out(receive_rumour(game.t, game[0]), "pay") == ["draw-offer", "keep-rumour"]
    assert game[0].rumour in (rumour_card("RU-02"), rumour_card("RU-09"))
    game = at_sea().draws_rumours("RU-01", "RU-02", "RU-03", "RU-04")
    plays_out(choose_rumour(game.t, game[0], 2), "pay")
    assert game[0].rumour in (rumour_card("RU-03"), rumour_card("RU-04"))


def test_what_an_event_makes_one_draw_stands() -> None:
    game = at_sea().draws_rumours("RU-01")
    game.t.event = 0
    assert plays_out(receive_rumour(game.t, game[0])) == ["keep-rumour"]


def test_a_module_has_draws_of_its_own() -> None:
    noted: list[int] = []

    def again(t: Table, player: Player) -> None:
        noted.append(player.seat)

    kind = draws.add_draw("drill", again)
    assert kind not in (AT_MARKET, IN_RAID, FROM_NAVY, FOR_REWARD, OF_GLORY, OF_RUMOURS)
    game = at_sea()
    assert plays_out(draws.offer_repeat(game.t, game[1], kind), "pay") == ["draw-offer"]
    assert noted == [1]
    draws.DRAWS.pop()


# Before goods are bought


def test_modules_sell_before_goods_are_bought() -> None:
    """What they have sold counts for Cartagena's free card, for others' cards, and is remembered."""
    game = in_port(CARTAGENA, "drill-market", gold=20)
    game.draws_cargo(*MARKET).seat(0).says("do-buy")
    assert game.asked == (0, "buy")
    game.seat(0).says("pay", "pay", "pay")
    left = [name for name in game.options if name.startswith("buy-")]
    game.seat(0).says(left[0], "done")
    assert game[0].gold == 20
    assert game[0].bought_port == CARTAGENA
    assert visit_of(game.t).more_cards == 0


def test_who_buys_from_modules_alone_has_bought() -> None:
    game = in_port(CARTAGENA, "drill-market", gold=20)
    game.draws_cargo(*MARKET).seat(0).says("do-buy", "pay", "done")
    assert game[0].bought_port == CARTAGENA


# Rolls


def test_a_roll_is_repeated_only_where_that_can_help() -> None:
    game = at_sea().dice("12", "x1")
    part = dice.check(game.t, game[0], INFLUENCE, dice.FOR_RUMOUR)
    assert plays_out(part, "roll") == ["roll-offer"]
    assert game.t.rolled == [5, 1]
    game = at_sea().dice("x1")
    assert plays_out(dice.check(game.t, game[0], INFLUENCE, dice.FOR_RUMOUR)) == []
    game = at_sea().dice("x1", "xx")
    assert plays_out(dice.check(game.t, game[0], INFLUENCE, dice.FOR_RUMOUR, needed=2), "roll") == ["roll-offer"]


def test_a_storm_needs_no_more_successes_than_it_has_hits() -> None:
    game = at_sea().dice("x12", "xx1")
    part = dice.roll_skill(game.t, game[0], SEAMANSHIP, dice.FOR_STORM, needed=2)
    assert plays_out(part, "roll") == ["roll-offer"]
    game = at_sea().dice("xx1")
    assert plays_out(dice.roll_skill(game.t, game[0], SEAMANSHIP, dice.FOR_STORM, needed=2)) == []


def test_a_roll_within_the_window_of_another_leaves_that_one_as_it_was() -> None:
    game = at_sea().dice("x1")
    t = game.t
    t.rolled, t.roll_purpose, t.roll_needs, t.repeated_by = [1, 2, 3], dice.FOR_CLAIM, 2, (MODULE,)
    t.moment = AFTER_CHECK
    plays_out(dice.check(t, game[0], INFLUENCE, dice.FOR_HIRING))
    assert (t.rolled, t.roll_purpose, t.roll_needs, t.repeated_by) == ([1, 2, 3], dice.FOR_CLAIM, 2, (MODULE,))
    t.moment = NO_MOMENT
