"""Recruit, with the ports and the captain that matter to it, and asking around for rumours."""

import pytest

from freebooter.games.marauders.moves import HIRE_CREW
from freebooter.games.marauders.names import (
    CREW,
    CURACAO,
    EXTRA_HAMMOCKS,
    FRIGATE,
    GALLEON,
    HAVANA,
    NONE,
    PETITE_GOAVE,
    PORT_ROYAL,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.port.recruit import CREW_TO_HIRE
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.rules import rule


def in_port(zone: int = TRINIDAD, **more: object) -> Play:
    """A captain in port: CAP-06 has leadership 2 and influence 2."""
    return table(Captain(zone=zone, in_port=True, **more), Captain(), game=PORT_ACTION).begins()  # type: ignore[arg-type]


@rule("MM-RECRUIT-01")
def test_a_passed_leadership_check_fills_the_crew_for_free() -> None:
    game = in_port(ship=GALLEON, tracks={CREW: 1}, gold=3)
    game.dice("1x").seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == 4
    assert game[0].gold == 3
    assert game.told("skill-rolled")[0]["skill"] == "leadership"


@rule("MM-RECRUIT-01")
def test_there_is_one_check_for_each_activity() -> None:
    game = in_port(ship=GALLEON, tracks={CREW: 1})
    game.dice("12").seat(0).says("do-recruit")
    assert len(game.told("skill-rolled")) == 1
    assert game[0].ship.tracks[CREW] == 1
    assert "do-recruit" not in game.options


@rule("MM-RECRUIT-02", "MM-RECRUIT-04")
def test_worked_two_crew_hired_for_four_gold_after_a_failed_check() -> None:
    game = in_port(ship=FRIGATE, tracks={CREW: 1}, gold=5)
    game.dice("12").seat(0).says("do-recruit")
    assert game.options == ["hire-crew-0", "hire-crew-1", "hire-crew-2"]
    game.seat(0).says("hire-crew-2")
    assert game[0].ship.tracks[CREW] == 3
    assert game[0].gold == 1


@rule("MM-RECRUIT-02")
def test_only_as_many_as_can_be_paid_are_hired() -> None:
    game = in_port(ship=GALLEON, tracks={CREW: 0}, gold=5)
    game.dice("12").seat(0).says("do-recruit")
    assert game.options == ["hire-crew-0", "hire-crew-1", "hire-crew-2"]


@rule("MM-RECRUIT-03")
@pytest.mark.parametrize(("modifications", "most"), [([], 2), ([EXTRA_HAMMOCKS], 3)])
def test_the_crew_never_exceeds_the_ships_value(modifications: list[int], most: int) -> None:
    game = in_port(modifications=modifications, tracks={CREW: 1})
    game.dice("xx").seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == most


@rule("MM-RECRUIT-03")
def test_a_full_crew_takes_nobody() -> None:
    assert "do-recruit" not in in_port(gold=9).options


def test_the_crimp_hires_for_one_gold_each() -> None:
    game = in_port(id="CAP-07", ship=FRIGATE, tracks={CREW: 1}, gold=2)
    game.dice("12").seat(0).says("do-recruit", "hire-crew-2")
    assert game[0].gold == 0
    assert game[0].ship.tracks[CREW] == 3


@rule("MM-PORTPOWER-09", "MM-AMB-44")
def test_petite_goave_fills_the_crew_of_non_pirates_without_roll_or_gold() -> None:
    game = in_port(PETITE_GOAVE, ship=GALLEON, tracks={CREW: 1})
    game.seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == 4
    assert game.told("skill-rolled") == []


@rule("MM-PORTPOWER-09")
def test_petite_goave_lets_no_pirate_recruit() -> None:
    game = in_port(PETITE_GOAVE, tracks={CREW: 1}, gold=20, bounties={SPANISH: 1})
    assert "do-recruit" not in game.options


@rule("MM-PORTPOWER-10", "MM-AMB-44")
def test_port_royal_fills_the_crew_of_pirates_without_roll_or_gold() -> None:
    game = in_port(PORT_ROYAL, ship=GALLEON, tracks={CREW: 1}, bounties={SPANISH: 1})
    game.seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == 4
    assert game.told("skill-rolled") == []


@rule("MM-PORTPOWER-10")
def test_port_royal_has_non_pirates_roll() -> None:
    game = in_port(PORT_ROYAL, tracks={CREW: 1})
    game.dice("12").seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == 1


# Rumours: what the port has to do with them


@rule("MM-RUMOR-01")
def test_asking_around_costs_two_gold_and_an_influence_check() -> None:
    game = in_port(HAVANA, gold=2)
    game.dice("1x").script([0]).seat(0).says("do-rumour")
    assert game[0].gold == 0
    assert game[0].rumour != NONE
    assert game.told("skill-rolled")[0]["skill"] == "influence"


@rule("MM-RUMOR-02")
def test_a_failed_roll_still_costs_the_gold() -> None:
    game = in_port(HAVANA, gold=2)
    game.dice("12").seat(0).says("do-rumour")
    assert game[0].gold == 0
    assert game[0].rumour == NONE


@rule("MM-RUMOR-01")
def test_without_gold_nobody_talks() -> None:
    assert "do-rumour" not in in_port(HAVANA, gold=1).options


@rule("MM-PORTPOWER-05")
def test_in_curacao_talk_is_free() -> None:
    game = in_port(CURACAO)
    game.dice("1x").script([0]).seat(0).says("do-rumour")
    assert game[0].rumour != NONE


@rule("MM-RECRUIT-02")
def test_the_reason_names_the_price_of_all_who_are_hired() -> None:
    game = table(Captain(zone=HAVANA, in_port=True, gold=3, tracks={CREW: 1}, ship=FRIGATE), Captain())
    reason = Ask(0, CREW_TO_HIRE, [], about=2).refusal(game.t, HIRE_CREW[2])
    assert reason == Refusal("mm-too-little-gold", "MM-RECRUIT-02", price=4, gold=3, most=1)
