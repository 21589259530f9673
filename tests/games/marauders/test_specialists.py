"""Specialists: how each is hired (ledger 3.6). What they do is tested where it matters."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.glory import may_hire
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import (
    AFTER_CREW_WIN,
    AFTER_NAVAL_WIN,
    AFTER_SALE,
    AFTER_SCOUTING,
    WHEN_IN_PORT,
    Moment,
)
from freebooter.games.marauders.names import (
    CARPENTER,
    CARTAGENA,
    CREW,
    CURACAO,
    FRIGATE,
    GUNNER_CAPTAIN,
    HAVANA,
    HULL,
    LOOKOUT,
    MASTER_AT_ARMS,
    MASTER_GUNNER,
    NASSAU,
    PORT_ROYAL,
    PURSER,
    SAILING_MASTER,
    SPECIALISTS,
    ST_JOHN,
    ST_MAARTEN,
    SURGEON,
    TORTUGA,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from tests.games.marauders.table import PORT_ACTION, Captain, Play, plays_out, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)


def port(zone: int, gold: int, *hand: str, captain: str = "CAP-06") -> Play:
    return table(Captain(captain, zone=zone, in_port=True, gold=gold, hand=hand), AWAY, game=PORT_ACTION).begins()


@rule("MM-GLORY-10")
@pytest.mark.parametrize(
    ("id", "price", "specialist"),
    [
        ("GL-S1a", 4, CARPENTER),
        ("GL-S3a", 5, MASTER_GUNNER),
        ("GL-S4a", 4, SURGEON),
        ("GL-S6a", 6, MASTER_AT_ARMS),
        ("GL-S7a", 3, PURSER),
        ("GL-S8a", 6, SAILING_MASTER),
    ],
)
def test_those_who_are_paid_in_any_port(id: str, price: int, specialist: int) -> None:
    for zone in (TORTUGA, CARTAGENA):
        game = port(zone, price, id)
        game.seat(0).plays(id)
        assert (game[0].gold, game[0].hand) == (0, ())
        assert game[0].employs(specialist)
    name = f"play-{tables.GLORY_NAMES[tables.glory_card(id)]}"
    assert name not in port(TORTUGA, price - 1, id).options


@rule("MM-GLORY-10")
@pytest.mark.parametrize(
    ("id", "ports", "price", "specialist"),
    [
        ("GL-S1b", [ST_JOHN], 0, CARPENTER),
        ("GL-S3b", [CARTAGENA, HAVANA], 2, MASTER_GUNNER),
        ("GL-S4b", [CURACAO, ST_MAARTEN], 0, SURGEON),
    ],
)
def test_those_who_wait_in_certain_ports(id: str, ports: list[int], price: int, specialist: int) -> None:
    name = f"play-{tables.GLORY_NAMES[tables.glory_card(id)]}"
    for zone in tables.PORTS:
        game = port(zone, price, id)
        assert (name in game.options) == (zone in ports)
    game = port(ports[0], price, id)
    game.seat(0).plays(id)
    assert game[0].employs(specialist) and game[0].gold == 0


@rule("MM-GLORY-10")
@pytest.mark.parametrize(
    ("id", "captain", "zone", "specialist"),
    [
        ("GL-S2a", "CAP-06", TORTUGA, GUNNER_CAPTAIN),
        ("GL-S5a", "CAP-06", TORTUGA, LOOKOUT),
        ("GL-S8b", "CAP-07", PORT_ROYAL, SAILING_MASTER),
    ],
)
def test_those_who_join_after_a_check_with_one_try_in_a_turn(id: str, captain: str, zone: int, specialist: int) -> None:
    dice = "111" if id == "GL-S8b" else "11"
    game = port(zone, 0, id, captain=captain).dice(dice)
    game.seat(0).plays(id)
    game.passes()
    assert game[0].hand == (tables.glory_card(id),)
    assert f"play-{tables.GLORY_NAMES[tables.glory_card(id)]}" not in game.options
    lucky = port(zone, 0, id, captain=captain).dice(dice[1:] + "x")
    lucky.seat(0).plays(id)
    lucky.passes()
    assert lucky[0].employs(specialist)


def test_a_sailing_master_is_found_at_home_only() -> None:
    for zone, there in ((PORT_ROYAL, True), (TORTUGA, False)):
        t, player = at(zone)
        assert may_hire(t, player, tables.glory_card("GL-S8b"), WHEN_IN_PORT) == there


def at(zone: int) -> tuple[Table, Player]:
    game = table(Captain("CAP-07", zone=zone, in_port=True), AWAY)
    return game.t, game[0]


@rule("MM-GLORY-10")
@pytest.mark.parametrize(
    ("id", "moment"),
    [("GL-S2b", AFTER_NAVAL_WIN), ("GL-S5b", AFTER_SCOUTING), ("GL-S6b", AFTER_CREW_WIN), ("GL-S7b", AFTER_SALE)],
)
def test_those_who_join_after_a_deed(id: str, moment: Moment) -> None:
    t, player = at(TORTUGA)
    assert may_hire(t, player, tables.glory_card(id), moment)
    assert not may_hire(t, player, tables.glory_card(id), WHEN_IN_PORT)


@rule("MM-GLORY-11")
def test_each_type_once_but_any_number_of_types() -> None:
    captain = Captain(zone=ST_JOHN, in_port=True, gold=50, employed=["GL-S1a"], hand=["GL-S1b", "GL-S3a", "GL-S4a"])
    game = table(captain, AWAY, game=PORT_ACTION).begins()
    assert "play-carpenter-b" not in game.options
    game.seat(0).plays("GL-S3a").plays("GL-S4a")
    assert len(game[0].employed) == 3
    assert len(SPECIALISTS) == 8


@rule("MM-GLORY-11")
def test_two_cards_of_each_of_the_eight_types() -> None:
    types = [kind for kind in tables.GLORY_SPECIALIST if kind >= 0]
    assert [types.count(kind) for kind in range(8)] == [2] * 8


def test_the_carpenter_and_the_surgeon_after_a_fight() -> None:
    """GL-S1, GL-S4."""
    from freebooter.games.marauders.captain.recovery import after_fight

    captain = Captain(ship=FRIGATE, employed=["GL-S1a", "GL-S4a"], tracks={HULL: 1, CREW: 1})
    game = table(captain, AWAY)
    plays_out(after_fight(game.t, game[0], 3))
    assert game[0].ship.tracks == [2, 3, 3, 2, 3]
    plays_out(after_fight(game.t, game[0], 2))  # no crew was lost in this one
    assert game[0].ship.tracks == [3, 3, 3, 2, 3]
