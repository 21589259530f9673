"""The brig and the low galleons (module 5)."""

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.entering import has_shoals
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.low_galleons.view import YardNumbers
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    BRIDGETOWN,
    CARGO,
    CREW,
    CURACAO,
    EXTENDED_HOLD,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    MAN_O_WAR,
    NOBODY,
    SLOOP,
    TRINIDAD,
)
from freebooter.games.marauders.prices import ship_sale
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.state.player import can_help, new_ship
from freebooter.kernel.match import new_match
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.games.marauders.yard import offered
from tests.rules import rule

BRIG = tables.SHIP_NAMES.index("brig")


def yard(zone: int = TRINIDAD, modules: tuple[str, ...] = ("brig",), **more: object) -> Play:
    captain = Captain(zone=zone, in_port=True, **more)  # type: ignore[arg-type]
    game = table(captain, Captain(), modules=list(modules), game=PORT_ACTION).begins()
    game.seat(0).says("do-shipyard")
    return game


# The brig


@rule("SG-M5-01")
@pytest.mark.parametrize(("gold", "buys"), [(14, False), (15, True)])
def test_a_brig_costs_twenty_gold_less_the_old_ship(gold: int, buys: bool) -> None:
    game = yard(gold=gold)
    assert ("brig" in offered(game, "buy-ship")) is buys
    if buys:
        game.seat(0).says("buy-ship-brig")
        assert game[0].gold == 0 and game[0].ship.kind == BRIG
        assert effects.ship_values(game.t, game[0].ship, 0) == {
            "hull": 2, "masts": 2, "cargo": 4, "crew": 2, "cannons": 2, "manoeuvrability": 3,
        }  # fmt: skip


@rule("SG-M5-01", "SG-G-03")
def test_without_the_module_no_yard_has_one() -> None:
    assert "brig" not in offered(yard(modules=("low-galleons",), gold=50), "buy-ship")


@rule("SG-M5-02")
@pytest.mark.parametrize(
    ("more", "price"), [({}, 5), ({"modifications": [ADVANCED_RIGS]}, 6), ({"tracks": {HULL: 1}}, 4)]
)
def test_a_brig_sells_for_five_adjusted_like_other_ships(more: dict[str, object], price: int) -> None:
    brig, sloop = [table(Captain(ship=kind, **more), Captain(), modules=["brig"]) for kind in (BRIG, SLOOP)]  # type: ignore[arg-type]
    assert ship_sale(brig.t, brig[0]) == ship_sale(sloop.t, sloop[0]) == price


@rule("SG-M5-03", "SG-M5-04")
def test_a_brig_brings_no_glory_and_leaves_that_for_a_frigate() -> None:
    game = yard(gold=60)
    game.seat(0).says("buy-ship-brig")
    assert game[0].track == 0 and not game[0].ship_glory
    game.draws_glory("GL-27")
    game.seat(0).says("buy-ship-frigate")
    assert game[0].track == 1


@rule("SG-M5-05")
def test_nobody_starts_with_a_brig() -> None:
    match = new_match(GAME, 2, {"modules": ["brig"]}, 1)
    ask = match.ask_of(0)
    assert ask is not None
    assert [move.value for move in ask.options] == [SLOOP, FLUTE]
    move = GAME.moves.by_name("choose-ship-brig")
    assert move is not None
    reason = ask.refusal(match.run.state, move)
    assert reason is not None and reason.message == "mm-no-starting-ship"


@rule("SG-M5-10")
def test_port_powers_for_large_ships_do_not_cover_it() -> None:
    """Curacao sells frigates and galleons for 30, not brigs for less; Bridgetown's shoals do not hurt a brig."""
    game = yard(CURACAO, gold=30)
    game.seat(0).says("buy-ship-brig")
    assert game[0].gold == 30 + 5 - 20
    for kind, shoals in ((BRIG, False), (FRIGATE, True), (GALLEON, True), (MAN_O_WAR, True)):
        game = table(Captain(ship=kind, zone=BRIDGETOWN), Captain(), modules=["brig"])
        assert has_shoals(game.t, game[0]) is shoals


@rule("SG-PAIR-16")
def test_modifications_of_the_base_help_a_brig_and_a_low_galleon() -> None:
    """Those of module 3 are bought in the same way."""
    game = table(
        Captain(ship=BRIG, modifications=[EXTRA_HAMMOCKS, EXTENDED_HOLD]),
        Captain(ship=GALLEON, modifications=[ADVANCED_RIGS]),
        modules=["brig"],
    )
    assert game[0].ship.value(CREW) == 3 and game[0].ship.value(CARGO) == 5
    assert effects.manoeuvrability(game.t, game[1].ship, 1) == 2
    assert all(can_help(BRIG, kind) for kind in range(len(tables.MODIFICATION_NAMES)))


# The low galleons


@rule("SG-M5-06", "SG-OPT-06", "SG-M5-07", "SG-OPT-08", "SG-PAIR-31", "SG-PAIR-32")
@pytest.mark.parametrize("module", ["brig", "flexible-turns", "cutthroat"])
def test_they_come_with_the_brig_and_with_two_variants_and_people_are_told(module: str) -> None:
    completed = complete([module])
    assert "low-galleons" in completed.modules
    assert [(note.message, note.params) for note in completed.notices] == [
        ("mm-module-implied", {"module": "low-galleons", "by": module})
    ]
    assert complete([module, "low-galleons"]).notices == [], "chosen already"


@rule("SG-OPT-08")
def test_they_cannot_be_switched_off_beside_them() -> None:
    match = new_match(GAME, 2, {"modules": ["brig"]}, 1)
    assert match.game.choosing.modules_on(match.options) == ["brig", "low-galleons"]


@rule("SG-M5-08", "SG-OPT-07")
def test_they_may_be_used_on_their_own() -> None:
    completed = complete(["low-galleons"])
    assert completed.modules == ("low-galleons",) and completed.notices == []


@rule("SG-M5-09")
def test_only_galleons_differ_and_only_in_manoeuvrability() -> None:
    low = table(Captain(), Captain(), modules=["low-galleons"]).t
    base = table(Captain(), Captain()).t
    for kind in range(len(tables.SHIP_NAMES)):
        for seat in (0, NOBODY):
            expected = effects.ship_values(base, new_ship(kind), seat)
            if kind == GALLEON:
                assert expected["manoeuvrability"] == 2
                expected["manoeuvrability"] = 1
            assert effects.ship_values(low, new_ship(kind), seat) == expected
    assert tables.SHIP_BUY[GALLEON] == 35


@rule("SG-M5-02", "SG-M5-09")
def test_the_board_shows_what_the_ships_of_the_yards_are_like() -> None:
    """From the cheapest to the dearest; the man-o-war is not sold."""
    t = table(Captain(), Captain(), modules=["brig"]).t
    numbers = GAME.presentation.board_numbers(t, 0)
    assert isinstance(numbers, BoardNumbers)
    shown = numbers.modules["low-galleons"]
    assert isinstance(shown, YardNumbers)
    ships = {ship.kind: ship for ship in shown.ships}
    assert list(ships) == ["sloop", "flute", "brig", "frigate", "galleon"]
    assert ships["galleon"].values["manoeuvrability"] == 1 and ships["galleon"].glory
    assert ships["brig"].values == effects.new_ship_values(t, tables.SHIP_NAMES.index("brig"), NOBODY)
    assert not ships["brig"].glory
