"""Prices: those that other files do not prove, ports that close the way in, and modules that change prices."""

import pytest

from freebooter.games.marauders import prices
from freebooter.games.marauders.content.tables import PORTS
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CHASERS,
    CREW,
    ENGLISH,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    LONG_GUNS,
    NONE,
    PORT_ROYAL,
    RUM,
    SUGAR,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table
from tests.rules import rule

# What a module may do


class Taxes(Module):
    """Everything costs and brings one more than it should, except weapons, which cost 7."""

    def __init__(self) -> None:
        super().__init__("drill-taxes")

    def price(self, t: Table, price: int, player: Player, what: int, thing: int) -> int:
        return 7 if what == prices.OF_WEAPON else price + 1


@pytest.fixture
def taxes():  # type: ignore[no-untyped-def]
    add_module(Taxes())
    yield
    remove_module("drill-taxes")


@pytest.mark.usefixtures("taxes")
def test_modules_change_prices() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=50, tracks={HULL: 1, CREW: 1}, cargo=["rum-1", "sugar-1"])
    game = table(captain, Captain(), game=PORT_ACTION, modules=["drill-taxes"]).demands(TRINIDAD, RUM).begins()
    t, player = game.t, game[0]
    assert prices.sale_price(t, player, RUM) == 7
    assert prices.sale_price(t, player, SUGAR) == 4
    assert prices.repair_price(t, player) == 3
    assert prices.weapon_price(t, player, 0) == 7
    assert prices.ship_price(t, player, FRIGATE) == 36
    assert prices.ship_sale(t, player) == 5
    assert prices.crew_price(t, player) == 3
    assert prices.rumour_price(t, player) == 3
    game.seat(0).says("do-shipyard", "repair-hull", "buy-weapon-chain-shot")
    assert game[0].gold == 50 - 3 - 7


def test_each_price_has_a_name() -> None:
    numbers = [value for name, value in vars(prices).items() if name.startswith("OF_")]
    assert sorted(numbers) == list(range(len(prices.PRICES)))


# Ways into ports that cost something


def off(zone: int, **more: object) -> Play:
    return table(Captain(zone=zone, **more), Captain(zone=TRINIDAD), game=TURN).begins()  # type: ignore[arg-type]


@rule("MM-PORTPOWER-10", "MM-AMB-15", "MM-MOVE-06")
def test_port_royal_lets_an_english_pirate_in_for_two_gold() -> None:
    game = off(PORT_ROYAL, bounties={ENGLISH: 1}, gold=2)
    game.seat(0).says("enter-port")
    assert game.options == ["enter-by-fee", "enter-by-influence"]
    game.seat(0).says("enter-by-fee")
    assert game[0].in_port
    assert game[0].gold == 0


@rule("MM-PORTPOWER-10", "MM-AMB-15")
def test_port_royal_lets_him_in_by_influence_and_after_a_failure_still_for_gold() -> None:
    passed = off(PORT_ROYAL, bounties={ENGLISH: 1}, gold=2)
    passed.dice("1x").seat(0).says("enter-port", "enter-by-influence")
    assert passed[0].in_port
    assert passed[0].gold == 2
    failed = off(PORT_ROYAL, bounties={ENGLISH: 1}, gold=2)
    failed.dice("12").seat(0).says("enter-port", "enter-by-influence", "pay")
    assert failed[0].in_port
    assert failed[0].gold == 0
    out = off(PORT_ROYAL, bounties={ENGLISH: 1}, gold=2)
    out.dice("12").seat(0).says("enter-port", "enter-by-influence", "decline")
    assert not out[0].in_port
    assert out.t.turn.actions == 2


@rule("MM-PORTPOWER-02", "MM-AMB-16")
@pytest.mark.parametrize(("ship", "roll", "damage"), [(GALLEON, "123", 1), (GALLEON, "1x3", 0), (FRIGATE, "123", 1)])
def test_tv_24_large_ships_may_run_aground_at_bridgetown(ship: int, roll: str, damage: int) -> None:
    game = off(BRIDGETOWN, ship=ship)
    game.dice(roll).seat(0).says("enter-port")
    assert game[0].in_port
    assert game[0].ship.damage(HULL) == damage


@rule("MM-PORTPOWER-02")
def test_a_flute_passes_the_shoals_of_bridgetown() -> None:
    game = off(BRIDGETOWN, ship=FLUTE)
    game.seat(0).says("enter-port")
    assert game.told("skill-rolled") == []


@rule("MM-AMB-16")
def test_the_shoals_of_bridgetown_can_sink_a_ship() -> None:
    game = off(BRIDGETOWN, ship=GALLEON, tracks={HULL: 1})
    game.dice("123").script([0]).seat(0).says("enter-port")
    assert not game[0].afloat
    assert game.told("captain-died")[0]["cause"] == "shoals"


# Modifications that find no port


@rule("MM-AMB-42")
def test_modifications_that_find_no_free_port_wait_in_a_reserve() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=10, modifications=[CHASERS])
    game = table(captain, Captain(), game=PORT_ACTION)
    tokens = game.t.board.modification
    for zone in PORTS:
        if tokens[zone] == NONE:
            tokens[zone] = LONG_GUNS
    game._counts = game.game.audit(game.t)
    game.begins()
    game.seat(0).says("do-shipyard", "buy-ship-flute")
    assert game[0].ship.modifications == 0
    assert game.t.decks.modifications.kinds() == [CHASERS]
