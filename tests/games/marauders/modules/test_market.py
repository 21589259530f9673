"""The market for modifications: ports without one draw from the reserve (SG-M3-20, SG-M3-21)."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, MODIFICATION_NAMES
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.market.rules import DRAW_MODIFICATION
from freebooter.games.marauders.modules.market.view import MarketNumbers
from freebooter.games.marauders.modules.modifications.pool import pool_of, put_into_pool
from freebooter.games.marauders.moves import BUY_MODIFICATION, PASS
from freebooter.games.marauders.names import (
    CHASERS,
    EXTRA_CANNON_PORT,
    MAN_O_WAR,
    NONE,
    PORT_ROYAL,
    SLOOP,
    ST_JOHN,
    TRINIDAD,
)
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, new_ship
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refusal, Refused
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.games.playing import ranks
from tests.rules import rule

CROWS_NEST = MODIFICATION_NAMES.index("crows-nest")
MODULES = ["modifications", "market"]


def port(gold: int = 10, zone: int = TRINIDAD, token: int = CROWS_NEST, modules: list[str] | None = None) -> Play:
    """A port without a modification; the next token off the reserve is this one."""
    captain = Captain("CAP-07", zone=zone, in_port=True, gold=gold)
    game = table(captain, Captain(), modules=modules or MODULES, game=PORT_ACTION)
    reserve = game.t.decks.modifications
    reserve.add(game.t.board.modification[zone])
    game.t.board.modification[zone] = NONE
    if reserve.counts[token] == 0:
        other = game.t.board.modification.index(token)
        game.t.board.modification[other] = next(iter(reserve.kinds()))
        reserve.take(game.t.board.modification[other])
        reserve.add(token)
    return game


def draws(game: Play, token: int = CROWS_NEST) -> Play:
    return game.script(ranks(game.t.decks.modifications.copy(), [token]))


@rule("SG-OPT-05")
def test_there_is_no_market_without_the_reserve() -> None:
    with pytest.raises(Refused) as refused:
        complete(["market"])
    assert refused.value.refusal.params["reason"] == "mm-module-needs"
    assert complete(["market", "modifications"]).modules == ("market", "modifications")


@rule("SG-M3-20")
def test_a_captain_may_draw_before_anything_else_is_done_in_port() -> None:
    game = port().begins()
    assert game.asked == (0, "market-draw")
    assert game.ask.passing is PASS
    note = game.ask.preview(game.t, DRAW_MODIFICATION)
    assert note is not None and note.params == {"pool": 5}
    assert game.ask.preview(game.t, PASS) is None
    game.seat(0).does(PASS)
    assert game.asked == (0, "port")
    assert game.t.board.modification[TRINIDAD] == NONE


@rule("SG-M3-21")
def test_the_token_is_bought_at_the_price_of_the_port() -> None:
    for zone, price in ((TRINIDAD, 3), (ST_JOHN, 1)):
        game = port(zone=zone).begins()
        draws(game).seat(0).does(DRAW_MODIFICATION)
        assert game.told("modification-drawn")[0]["modification"] == "crows-nest"
        assert game.asked == (0, "market-buy")
        note = game.ask.preview(game.t, BUY_MODIFICATION[CROWS_NEST])
        assert note is not None and note.params["price"] == price
        game.seat(0).does(BUY_MODIFICATION[CROWS_NEST])
        assert (game[0].gold, game[0].ship.has(CROWS_NEST)) == (10 - price, True)
        assert game.t.board.modification[zone] == NONE


@rule("SG-M3-21")
def test_or_it_is_left_face_up_for_sale() -> None:
    game = port().begins()
    batch = game.t.board.batches
    draws(game).seat(0).does(DRAW_MODIFICATION)
    assert game.ask.preview(game.t, PASS) is None
    game.seat(0).does(PASS)
    assert (game.t.board.modification_batch[TRINIDAD], game.t.board.batches) == (batch, batch + 1), "it came last"
    assert game.t.board.modification[TRINIDAD] == CROWS_NEST
    assert game.t.board.modification_open[TRINIDAD]
    game.seat(0).says("do-shipyard", "buy-modification-crows-nest")  # it is for sale, to him too
    assert game[0].gold == 7


@rule("SG-AMB-22")
def test_it_is_drawn_once_by_what_lies_there_when_the_port_action_begins() -> None:
    game = port().begins()
    draws(game).seat(0).does(DRAW_MODIFICATION, BUY_MODIFICATION[CROWS_NEST])
    assert game.asked == (0, "port")  # the port is empty again
    game.seat(0).says("done")
    assert game.over
    captain = Captain(zone=TRINIDAD, in_port=True, gold=10)
    full = table(captain, Captain(), modules=MODULES, game=PORT_ACTION).begins()
    assert full.asked == (0, "port")


@rule("SG-AMB-23")
def test_a_type_that_he_has_is_put_up_for_sale() -> None:
    game = port(token=CHASERS)
    game[0].ship.modifications = 1 << CHASERS
    game._counts = game.game.audit(game.t)
    game.begins()
    draws(game, CHASERS).seat(0).does(DRAW_MODIFICATION)
    assert game.asked == (0, "port")
    assert game.t.board.modification[TRINIDAD] == CHASERS
    game = port(token=EXTRA_CANNON_PORT)  # and one that cannot help
    game[0].ship = new_ship(MAN_O_WAR)
    game.begins()
    draws(game, EXTRA_CANNON_PORT).seat(0).does(DRAW_MODIFICATION)
    assert game.asked == (0, "port")


@rule("SG-AMB-23")
@pytest.mark.parametrize(
    ("token", "kind", "fitted", "asked"),
    [
        (CHASERS, SLOOP, (), "market-buy"),
        (CHASERS, SLOOP, (CHASERS,), "port"),
        (EXTRA_CANNON_PORT, MAN_O_WAR, (), "port"),
    ],
)
def test_nor_is_he_asked_whose_chest_is_secret(token: int, kind: int, fitted: tuple[int, ...], asked: str) -> None:
    game = port(gold=0, zone=PORT_ROYAL, token=token)
    player = game[0]
    assert CAPTAIN_HOME[player.captain] == PORT_ROYAL
    player.ship = new_ship(kind)
    for modification in fitted:
        player.ship.modifications |= 1 << modification
    player.stash_most = 20
    game._counts = game.game.audit(game.t)
    draws(game.begins(), token).seat(0).does(DRAW_MODIFICATION)
    assert game.asked == (0, asked)


@rule("SG-AMB-23")
def test_an_empty_reserve_gives_nothing() -> None:
    game = port()
    reserve = game.t.decks.modifications
    for kind in list(reserve.kinds()):
        reserve.take(kind, reserve.counts[kind])
    game._counts = game.game.audit(game.t)
    assert game.begins().asked == (0, "port")


def test_who_is_too_poor_is_not_asked_to_buy() -> None:
    game = port(gold=1).begins()
    draws(game).seat(0).does(DRAW_MODIFICATION)
    assert game.asked == (0, "port")


class Closed(Module):
    def may_use_yard(self, t: Table, player: Player) -> Refusal | None:
        return Refusal("mm-only-in-port", "MM-AMB-43")


@pytest.fixture
def closed_yard() -> Iterator[None]:
    add_module(Closed("drill-closed"))
    yield
    remove_module("drill-closed")


@pytest.mark.usefixtures("closed_yard")
def test_where_the_yard_is_closed_nothing_is_drawn() -> None:
    """As after Fire in the Yard (SG-AMB-84)."""
    assert port(modules=[*MODULES, "drill-closed"]).begins().asked == (0, "port")


def test_what_was_drawn_is_known_to_lie_there() -> None:
    game = port(token=CHASERS)
    game.t.decks.modifications.take(CHASERS)
    put_into_pool(game.t, CHASERS)
    game.begins()
    draws(game, CHASERS).seat(0).does(DRAW_MODIFICATION, PASS)
    assert pool_of(game.t).reserve.returned == ()
    for seed in range(20):
        twin = game.t.copy()
        redeal(twin, 1, SearchChance(seed))
        assert twin.board.modification[TRINIDAD] == CHASERS


def test_bots_look_and_draws_are_counted() -> None:
    game = port().begins()
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[1] > weights[0]
    draws(game).seat(0).does(DRAW_MODIFICATION)
    assert game.ask.weights(game.t) is not None
    tally = STATISTICS.tally(game.journal.events, [view(game.t, None)], [0.5, 0.5], MODULES)
    assert tally.counts["modifications-drawn"] == {"crows-nest": 1}


@rule("SG-M3-20", "SG-AMB-23")
def test_the_board_shows_where_a_modification_can_be_drawn() -> None:
    game = port()
    assert numbers_of(game)["market"] == MarketNumbers(["trinidad"])
    reserve = game.t.decks.modifications
    for kind in list(reserve.kinds()):
        reserve.take(kind, reserve.counts[kind])
    assert numbers_of(game)["market"] == MarketNumbers([])


def numbers_of(game: Play) -> dict[str, object]:
    numbers = GAME.presentation.board_numbers(game.t, 0)
    assert isinstance(numbers, BoardNumbers)
    return numbers.modules
