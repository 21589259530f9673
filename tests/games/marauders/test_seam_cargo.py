"""Seams of cargo: what comes aboard and how, what makes room, what is lost by force, what is sold along."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.hold import stow
from freebooter.games.marauders.battle.plunder import plunder_player
from freebooter.games.marauders.captain.damage import take_points
from freebooter.games.marauders.display.board_numbers import board_numbers
from freebooter.games.marauders.moves import CHOOSE_GOOD, PAY, ROLL
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    DUTCH,
    FLUTE,
    GAINED_BY_PLUNDER,
    GAINED_BY_PURCHASE,
    GAINED_BY_RAID,
    GAINED_BY_REWARD,
    GAINED_BY_SEARCH,
    LOCATIONS,
    NASSAU,
    RUM,
    SUGAR,
    TRINIDAD,
    Gain,
)
from freebooter.games.marauders.rumours.goods import search_good, take_cargo
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, Play, card, plays_out, table

MODULE = "drill-cargo"
GAINED: list[tuple[int, Gain]] = []
SOLD: list[tuple[int, int, int]] = []
CRATES = [0, 0, 0, 0]
"""A second hold: a number of crates for each seat, which take room like cargo."""


class Crate(Offer[Table]):
    """One crate goes overboard."""

    def __init__(self) -> None:
        super().__init__([PAY])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if CRATES[seat] else []

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        CRATES[seat] -= 1
        return ()


class CrateSold(Crate):
    def __init__(self) -> None:
        self.moves = [ROLL]

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        CRATES[seat] -= 1
        visit_of(t).more_cards += 1
        return ()


class Drill(Module):
    def __init__(self) -> None:
        super().__init__(MODULE)

    def room(self, t: Table, room: int, player: Player) -> int:
        return room - CRATES[player.seat]

    def make_room(self) -> Sequence[Offer[Table]]:
        return [Crate()]

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        yield from ()
        if CRATES[player.seat] == 0:
            return False
        CRATES[player.seat] -= 1
        return True

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        yield from ()
        GAINED.append((len(cards), how))

    def cargo_plundered(self, t: Table, winner: Player, loser: Player) -> Part[None]:
        yield from ()
        CRATES[winner.seat] += CRATES[loser.seat]
        CRATES[loser.seat] = 0

    def goods_for_sale(self) -> Sequence[Offer[Table]]:
        return [CrateSold()]

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Part[None]:
        yield from ()
        SOLD.append((len(cards), visit_of(t).more_cards, demand))


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill())
    GAINED.clear()
    SOLD.clear()
    CRATES[:] = [0, 0, 0, 0]
    yield
    remove_module(MODULE)


def in_port(**more: object) -> Play:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(zone=NASSAU), game=PORT_ACTION, modules=[MODULE]).demands(TRINIDAD, RUM)


def at_sea(*cargo: str, luck: int | None = None) -> Play:
    return table(Captain(ship=FLUTE, cargo=cargo), Captain(), modules=[MODULE], luck=luck)


# What comes aboard


def test_a_purchase_is_told() -> None:
    game = in_port(gold=9).begins()
    game.draws_cargo("cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-2").seat(0).says("do-buy")
    game.seat(0).says("buy-cocoa-1", "done")
    assert GAINED == [(1, GAINED_BY_PURCHASE)]


def test_raided_cargo_is_told() -> None:
    game = table(Captain(ship=FLUTE), Captain(zone=TRINIDAD), game=RAID, modules=[MODULE])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-3-escape", "sugar-1", "cocoa-1").dice("123").seat(0).says("engage")
    game.seat(0).says("done")
    assert GAINED == [(3, GAINED_BY_RAID)]


def test_rewards_are_told_and_so_is_what_was_chosen_by_its_good() -> None:
    game = at_sea(luck=1)
    plays_out(take_cargo(game.t, game[0], 2, 2), "done")
    assert GAINED == []
    plays_out(take_cargo(game.t, game[0], 2, 2))
    plays_out(search_good(game.t, game[0], 1), CHOOSE_GOOD[SUGAR].name)
    assert GAINED == [(2, GAINED_BY_REWARD), (1, GAINED_BY_SEARCH)]


def test_plunder_is_told_and_modules_take_their_part_before_it_is_stowed() -> None:
    game = at_sea()
    winner, loser = game[0], game[1]
    CRATES[1] = 2
    loser.cargo = (card("rum-1"), card("sugar-1"))
    for kind in loser.cargo:
        game.t.decks.cargo.take(kind)
    asked = plays_out(plunder_player(game.t, winner, loser), "keep-ship")
    assert CRATES[:2] == [2, 0]
    assert GAINED == [(2, GAINED_BY_PLUNDER)]
    assert asked == ["claim-ship"]


# Room


def test_crates_go_overboard_where_plunder_does_not_fit() -> None:
    game = at_sea("rum-1", "sugar-1", "cocoa-1")
    CRATES[0] = 1
    new = card("fruit-1")
    game.t.decks.cargo.take(new)
    game.t.drawn_cargo = (new,)
    assert plays_out(stow(game.t, game[0], "MM-PLUNDER-02", False), "pay") == ["make-room"]
    assert CRATES[0] == 0
    assert len(game[0].cargo) == 4


def test_crates_go_overboard_when_a_ship_leaves_port() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, cargo=["rum-1"])
    CRATES[0] = 2
    game = table(captain, Captain(zone=NASSAU), game=TURN, modules=[MODULE]).begins()
    game.seat(0).says("leave-port")
    assert game.asked == (0, "drop-cargo")
    game.seat(0).says("pay")
    assert CRATES[0] == 1
    assert len(game[0].cargo) == 1


def test_crates_make_room_for_purchases_only_where_there_is_none() -> None:
    CRATES[0] = 1
    game = in_port(gold=9, cargo=["rum-1", "sugar-1"]).begins()
    game.draws_cargo("cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-2").seat(0).says("do-buy")
    assert "pay" in game.options
    assert "buy-cocoa-1" in game.options
    game.seat(0).says("pay")
    assert CRATES[0] == 0
    assert "pay" not in game.options
    CRATES[0] = -3
    assert game.ask_of(0).refusal(game.t, PAY) == Refusal("mm-room-enough", "MM-BUY-05", room=7)


def test_crates_make_room_for_raided_cargo() -> None:
    CRATES[0] = 2
    game = table(Captain(ship=FLUTE), Captain(zone=TRINIDAD), game=RAID, modules=[MODULE])
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-3-escape", "sugar-1", "cocoa-1").dice("123").seat(0).says("engage")
    assert game.asked == (0, "raid-cargo")
    game.seat(0).says("pay")
    assert "pay" not in game.options
    assert "done" in game.options


def test_room_is_the_same_for_rules_and_boards() -> None:
    game = at_sea("rum-1")
    CRATES[0] = 2
    numbers = board_numbers(game.t, 0)
    assert numbers is not None
    assert numbers.room == effects.room_of(game.t, game[0]) == 1


# Loss and sale


def test_a_forced_loss_asks_modules_first() -> None:
    game = at_sea("rum-1", "sugar-1", "cocoa-1")
    CRATES[0] = 1
    points = [0] * len(LOCATIONS)
    points[CARGO] = 2
    game.script([0])
    plays_out(take_points(game.t, game[0].ship, 0, 0, points, "MM-COMBAT-18"))
    assert CRATES[0] == 0
    assert len(game[0].cargo) == 2


def test_crates_are_sold_along_with_goods_or_alone() -> None:
    CRATES[0] = 3
    game = in_port(cargo=["sugar-1"]).begins()
    game.seat(0).says("do-sell", "sell-sugar-1", "roll", "done")
    assert SOLD == [(1, 1, RUM)]
    game = in_port().begins()
    game.seat(0).says("do-sell", "roll", "roll")
    assert SOLD == [(1, 1, RUM), (0, 2, RUM)]
    assert visit_of(game.t).more_cards == 0
