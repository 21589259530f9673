"""The shipyard: modifications, those of the port and those that move to a new ship."""

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CARGO,
    CHASERS,
    CREW,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRIGATE,
    GALLEON,
    HAVANA,
    LONG_GUNS,
    MAN_O_WAR,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    REINFORCED_HULL,
    SLOOP,
    SPANISH,
    ST_JOHN,
    TRINIDAD,
)
from freebooter.games.marauders.shipyard.ships import choose_transfers, fitted_ship
from freebooter.games.marauders.state.player import new_ship
from freebooter.kernel.ask import Ask
from tests.games.marauders.table import PORT_ACTION, Captain, table
from tests.games.marauders.yard import enters, offered, places
from tests.rules import rule


@rule("MM-SHIPYARD-11", "MM-SHIPYARD-12", "MM-MOD-09")
def test_the_token_of_the_port_costs_three_and_leaves_it() -> None:
    game = enters(offers=LONG_GUNS, gold=3)
    assert offered(game, "buy-modification") == ["long-guns"]
    game.seat(0).says("buy-modification-long-guns")
    assert game[0].gold == 0
    assert game[0].ship.has(LONG_GUNS)
    assert game.t.board.modification[TRINIDAD] == NONE
    assert offered(game, "buy-modification") == []


@rule("MM-SHIPYARD-12")
def test_a_port_without_a_token_offers_none() -> None:
    assert offered(enters(gold=20), "buy-modification") == []


@rule("MM-PORT-06", "MM-SHIPYARD-11")
def test_a_token_put_here_during_the_visit_lies_face_down_until_the_next() -> None:
    game = enters(gold=20, modifications=[CHASERS])
    game.script([0]).seat(0).says("buy-ship-flute", "place-modification-trinidad")
    assert game.t.board.modification[TRINIDAD] == CHASERS
    assert offered(game, "buy-modification") == []


@rule("MM-SHIPYARD-13", "MM-MOD-10")
def test_no_ship_carries_two_of_one_type() -> None:
    assert offered(enters(offers=LONG_GUNS, modifications=[LONG_GUNS], gold=20), "buy-modification") == []


@rule("MM-AMB-94")
@pytest.mark.parametrize(
    ("ship", "modification", "sold"),
    [
        (GALLEON, EXTENDED_HOLD, False),
        (MAN_O_WAR, EXTRA_HAMMOCKS, False),
        (MAN_O_WAR, EXTRA_CANNON_PORT, False),
        (GALLEON, EXTRA_HAMMOCKS, True),
        (GALLEON, ADVANCED_RIGS, True),
    ],
)
def test_what_could_not_help_is_not_offered(ship: int, modification: int, sold: bool) -> None:
    game = enters(ship=ship, offers=modification, gold=20)
    assert len(offered(game, "buy-modification")) == int(sold)


@rule("MM-MOD-01", "MM-RECRUIT-03")
def test_extra_hammocks_raise_the_crew_value_not_the_crew() -> None:
    game = enters(offers=EXTRA_HAMMOCKS, gold=3)
    game.seat(0).says("buy-modification-extra-hammocks")
    assert game[0].ship.tracks[CREW] == 2
    assert game[0].ship.value(CREW) == 3
    game.seat(0).says("done")
    assert "do-recruit" in game.options


@rule("MM-MOD-04")
def test_an_extended_hold_raises_value_and_cube() -> None:
    game = enters(offers=EXTENDED_HOLD, gold=5, tracks={CARGO: 1})
    game.seat(0).says("buy-modification-extended-hold")
    assert (game[0].ship.value(CARGO), game[0].ship.tracks[CARGO]) == (3, 2)


@rule("MM-MOD-06")
def test_an_extra_cannon_port_raises_value_and_cube() -> None:
    game = enters(offers=EXTRA_CANNON_PORT, gold=3)
    game.seat(0).says("buy-modification-extra-cannon-port")
    assert (game[0].ship.value(CANNONS), game[0].ship.tracks[CANNONS]) == (2, 2)


@rule("MM-MOD-03", "MM-AMB-43")
@pytest.mark.parametrize(
    ("zone", "bounties"), [(TRINIDAD, {}), (OLD_PROVIDENCE, {SPANISH: 1}), (PETITE_GOAVE, {SPANISH: 1}),
                           (PETITE_GOAVE, {})]
)  # fmt: skip
def test_a_used_reinforced_hull_is_ready_again_for_three_gold_in_any_port(zone: int, bounties: dict[int, int]) -> None:
    game = table(
        Captain(zone=zone, in_port=True, modifications=[REINFORCED_HULL], bounties=bounties, gold=3), Captain(),
        game=PORT_ACTION,
    )  # fmt: skip
    game[0].ship.flipped = 1 << REINFORCED_HULL
    game.offers_modification(zone, NONE).begins()
    game.seat(0).says("do-shipyard", "refresh-reinforced-hull")
    assert game[0].gold == 0
    assert game[0].ship.reinforced()


# St. John


@rule("MM-PORTPOWER-13", "MM-MOD-09")
def test_st_john_sells_modifications_for_one() -> None:
    game = enters(ST_JOHN, offers=LONG_GUNS, gold=1)
    game.seat(0).says("buy-modification-long-guns")
    assert game[0].gold == 0


@rule("MM-PORTPOWER-13", "MM-SHIPYARD-14", "MM-AMB-95")
def test_in_st_john_modifications_move_to_the_new_ship_for_one_each() -> None:
    game = enters(ST_JOHN, gold=10, modifications=[CHASERS, LONG_GUNS])
    game.script([0]).seat(0).says("buy-ship-flute")
    assert game.asked == (0, "transfer")
    assert offered(game, "transfer") == ["chasers", "long-guns"]
    game.seat(0).says("transfer-chasers", "done")
    places(game, "st-john")
    # 10 for the flute and 1 for the move, less 5 for the sloop and 1 for the modification that was sold
    assert game[0].gold == 10 - (10 + 1 - 5 - 1)
    assert game[0].ship.modifications == 1 << CHASERS
    assert game.t.board.modification[ST_JOHN] == LONG_GUNS


@rule("MM-PORTPOWER-13")
def test_a_hold_that_moves_over_raises_the_new_ship_and_a_used_hull_stays_used() -> None:
    game = table(
        Captain(zone=ST_JOHN, in_port=True, modifications=[EXTENDED_HOLD, REINFORCED_HULL], gold=20), Captain(),
        game=PORT_ACTION,
    )  # fmt: skip
    game[0].ship.flipped = 1 << REINFORCED_HULL
    game.offers_modification(ST_JOHN, NONE).begins()
    game.seat(0).says("do-shipyard", "buy-ship-flute", "transfer-extended-hold", "transfer-reinforced-hull")
    assert game[0].ship.tracks[CARGO] == 5
    assert not game[0].ship.reinforced()


@rule("MM-AMB-94")
def test_a_hold_that_could_not_help_does_not_move_over() -> None:
    game = enters(ST_JOHN, gold=40, modifications=[EXTENDED_HOLD]).draws_glory("GL-27").script([0])
    game.seat(0).says("buy-ship-galleon")
    assert game.asked == (0, "place-modification")


@rule("MM-SHIPYARD-14")
def test_elsewhere_modifications_do_not_move() -> None:
    game = enters(gold=10, modifications=[CHASERS])
    game.script([0]).seat(0).says("buy-ship-flute")
    assert game.asked == (0, "place-modification")


@rule("MM-PORT-06")
def test_where_no_token_lies_none_is_turned_up() -> None:
    game = enters(ST_JOHN, gold=10)
    game.offers_modification(HAVANA, NONE)
    effects.open_modification(game.t, HAVANA)
    assert not game.t.board.modification_open[HAVANA]


@rule("MM-MOD-03")
def test_only_a_reinforced_hull_that_was_used_is_made_new() -> None:
    game = enters(ST_JOHN, gold=10, modifications=[REINFORCED_HULL])
    assert "refresh-reinforced-hull" not in game.options
    used = table(
        Captain(zone=ST_JOHN, in_port=True, gold=10, modifications=[REINFORCED_HULL]), Captain(), game=PORT_ACTION
    )
    used[0].ship.flipped = 1 << REINFORCED_HULL
    used.begins().seat(0).says("do-shipyard")
    assert "refresh-reinforced-hull" in used.options


@rule("MM-SHIPYARD-14", "MM-PORTPOWER-13")
def test_a_modification_that_cannot_be_paid_for_stays_behind() -> None:
    """The flute costs 10; the sloop brings 5, and each modification that is sold one more, or costs one to move."""
    for gold, may in [(3, []), (4, []), (5, ["transfer-chasers", "transfer-long-guns", "done"])]:
        game = enters(ST_JOHN, gold=gold, modifications=[CHASERS, LONG_GUNS])
        ask = next(choose_transfers(game.t, game[0], FLUTE, 10), None)
        assert (isinstance(ask, Ask) and [move.name for move in ask.options]) == (may or False)


@rule("MM-SHIPYARD-05")
def test_what_is_moved_to_another_ship_is_used_up_if_it_was() -> None:
    old = new_ship(SLOOP)
    old.modifications = 1 << CHASERS | 1 << LONG_GUNS | 1 << REINFORCED_HULL
    old.flipped = 1 << CHASERS | 1 << REINFORCED_HULL
    moved = 1 << CHASERS | 1 << LONG_GUNS
    ship = fitted_ship(FRIGATE, old, moved)
    assert (ship.modifications, ship.flipped) == (moved, 1 << CHASERS)


@rule("MM-MOD-01")
def test_no_track_is_raised_above_five() -> None:
    for kind, room in ((FRIGATE, 4), (GALLEON, 5)):
        ship = new_ship(kind)
        ship.modifications = 1 << EXTENDED_HOLD
        assert ship.value(CARGO) == room
