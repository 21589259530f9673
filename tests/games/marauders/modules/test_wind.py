"""Module 8, first part: the wind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.content.tables import BORDERS, EVENT_NAMES, NEIGHBOURS, WAY, event_card
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.wind.drawer import wind_of
from freebooter.games.marauders.modules.wind.routes import HEADING, is_against, is_with, ways_from
from freebooter.games.marauders.modules.wind.view import WindView
from freebooter.games.marauders.moves import SAIL
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CURACAO,
    DIRECTIONS,
    HAVANA,
    LETTERS,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.odds.dangers import rivals_of
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, modules_of, remove_module
from freebooter.games.marauders.state import ROUND_BEGINS, Table
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn import events, flow
from freebooter.kernel.ask import Part
from freebooter.pictures import TEXTS, Picture, picture_of
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = range(4)
FAR = Captain("CAP-11", zone=TRINIDAD, in_port=True)


def turn(captain: Captain, towards: int, other: Captain = FAR) -> Play:
    game = table(captain, other, game=TURN, modules=["wind"])
    wind_of(game.t).towards = towards
    return game


def actions(game: Play) -> int:
    return game.t.turn.actions


# The spin


@rule("SG-M8-01")
def test_the_wind_goes_without_the_storm() -> None:
    assert complete(["wind"]).modules == ("wind",)
    assert [drawer.module for drawer in turn(Captain(), NORTH).t.ext] == ["wind"]


@rule("SG-M8-02", "SG-AMB-01")
@pytest.mark.parametrize("towards", range(4))
def test_each_round_the_spinner_sets_the_wind_in_four_equal_sectors(towards: int) -> None:
    """A number below 4 from the common source, nothing else; it stays until the next round."""
    game = turn(Captain(), NONE).script([towards])
    plays_out(flow.begin_round(game.t))
    assert wind_of(game.t).towards == towards
    assert game.told("wind-turns") == [{"towards": DIRECTIONS[towards]}]
    assert game.all_scripted_chance_was_used
    game.script([(towards + 1) % 4])
    plays_out(flow.begin_round(game.t))
    assert wind_of(game.t).towards == (towards + 1) % 4


@rule("SG-M8-02", "SG-AMB-01")
def test_the_wind_is_the_same_for_all_turns_of_a_round() -> None:
    captains = Captain(zone=HAVANA, in_port=True), Captain("CAP-12", zone=TORTUGA, in_port=True)
    game = table(*captains, game=GAME, modules=["wind"])
    game.t.stage = ROUND_BEGINS
    game.script([WEST]).draws_events("EV-13").begins()
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("round-begins") < kinds.index("wind-turns") < kinds.index("event-drawn")
    game.seat(0).says("end-turn")
    assert wind_of(game.t).towards == WEST
    assert kinds.count("wind-turns") == 1


@rule("SG-M8-02")
def test_merchants_come_before_the_wind_and_the_wind_before_the_event() -> None:
    """The first part of fixed order 2."""
    game = table(Captain(zone=HAVANA, in_port=True), FAR, game=GAME, modules=["wind", "storm"])
    for zone in range(8):
        game.t.decks.merchants.add(game.t.board.merchant[zone])
        game.t.board.merchant[zone] = NONE
    game.t.stage = ROUND_BEGINS
    game.script([0] * 8).script([SOUTH]).draws_events("EV-13").begins()
    order = [event.kind for event in game.journal.events]
    wanted = ["merchants-dealt", "wind-turns", "storm-moves", "event-drawn", "turn-begins"]
    assert [kind for kind in order if kind in wanted] == wanted
    assert game.told("event-drawn") == [{"event": EVENT_NAMES[event_card("EV-13")]}]


# With it and against it


@rule("SG-AMB-36")
def test_a_border_with_one_letter_feels_the_wind_and_others_do_not() -> None:
    single = 0
    for zone in range(len(ZONES)):
        for letter, to in enumerate(BORDERS[zone]):
            if to == NONE:
                continue
            alone = len(LETTERS[letter]) == 1
            single += alone
            assert HEADING[zone][to] == ("NESW".index(LETTERS[letter]) if alone else NONE)
            for towards in range(4):
                assert is_with(towards, zone, to) == (HEADING[zone][to] == towards)
                assert is_against(towards, zone, to) == is_with(towards, to, zone)
    assert (single, sum([len(neighbours) for neighbours in NEIGHBOURS])) == (42, 68)


@rule("SG-AMB-36")
def test_nassau_lies_in_the_lee() -> None:
    for towards in range(4):
        assert not any(is_with(towards, NASSAU, to) or is_against(towards, NASSAU, to) for to in range(len(ZONES)))
        game = turn(Captain("CAP-09", zone=NASSAU), towards)
        assert {move_cost(game.t, game[0], to, False) for to in NEIGHBOURS[NASSAU]} == {1}


@rule("SG-AMB-36")
@pytest.mark.parametrize("towards", range(4))
def test_port_moves_never_feel_the_wind(towards: int) -> None:
    game = turn(Captain("CAP-09", zone=CURACAO, in_port=True), towards).begins()
    game.seat(0).says("leave-port", "enter-port")
    assert actions(game) == 1
    assert (wind_of(game.t).helped, wind_of(game.t).beaten) == (False, False)


@rule("SG-M8-03")
def test_one_step_with_the_wind_is_free_the_next_is_not() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST).begins()
    game.seat(0).says("sail-curacao")
    assert actions(game) == 3
    assert game.rules_of("with-wind") == ["SG-M8-03"]
    game.seat(0).says("sail-caracas")
    assert actions(game) == 2
    assert len(game.told("with-wind")) == 1


@rule("SG-M8-03")
def test_the_free_step_comes_back_with_the_next_turn() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST)
    wind = wind_of(game.t)
    wind.helped = wind.beaten = True
    plays_out(flow.begin_turn(game.t))
    assert (wind.helped, wind.beaten, wind.towards) == (False, False, EAST)


@rule("SG-AMB-37")
def test_the_free_step_can_be_made_after_the_last_action() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST)
    game.t.turn.actions = 0
    game.begins()
    assert game.options == ["sail-curacao", "end-turn"]
    game.seat(0).says("sail-curacao")
    assert game.over and actions(game) == 0
    assert game[0].zone == CURACAO


@rule("SG-M8-04", "SG-M8-05")
def test_the_first_step_against_the_wind_costs_two_actions_a_further_one_one() -> None:
    game = turn(Captain("CAP-09", zone=CARACAS), EAST).begins()
    game.seat(0).says("sail-curacao")
    assert actions(game) == 1
    game.seat(0).says("sail-cartagena")
    assert actions(game) == 0
    assert game.rules_of("against-wind") == ["SG-M8-04", "SG-M8-05"]


@rule("SG-M8-04", "SG-M8-03")
def test_other_steps_cost_one_action() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO), EAST).begins()
    game.seat(0).says("sail-caribbean-sea", "sail-caracas")
    assert actions(game) == 1
    assert game.told("with-wind") + game.told("against-wind") == []


@rule("SG-AMB-38")
def test_a_step_against_the_wind_has_to_be_paid_in_full() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO), EAST)
    game.t.turn.actions = 1
    game.begins()
    assert "sail-cartagena" not in game.options
    reason = game.ask.refusal(game.t, SAIL[CARTAGENA])
    assert reason is not None
    assert (reason.message, reason.rule, reason.params) == (
        "mm-against-wind",
        "SG-M8-04 SG-AMB-38",
        {"actions": 2, "left": 1},
    )
    assert Words("en").refusal(GAME, reason).startswith("Against the wind the first step of a turn costs 2 actions")
    wind_of(game.t).beaten = True
    assert game.ask.refusal(game.t, SAIL[CARTAGENA]) is None


@rule("SG-AMB-73")
def test_the_wind_is_used_up_before_the_ability_and_the_ability_before_the_card() -> None:
    """Fixed order 5."""
    game = turn(Captain("CAP-06", zone=CARTAGENA), EAST)
    game.t.turn.free_moves = 1
    game.begins().seat(0).says("sail-curacao")
    assert (wind_of(game.t).helped, game.t.turn.main_used, game.t.turn.free_moves, actions(game)) == (True, False, 1, 3)
    game.seat(0).says("sail-caracas")
    assert (game.t.turn.main_used, game.t.turn.free_moves, actions(game)) == (True, 1, 3)
    game.seat(0).says("sail-curacao")
    assert (game.t.turn.free_moves, actions(game)) == (0, 3)
    assert wind_of(game.t).beaten


@rule("SG-AMB-73")
@pytest.mark.parametrize(("captain", "cards"), [("CAP-06", 0), ("CAP-09", 1)])
def test_what_is_free_is_free_also_against_the_wind_and_counts_as_the_first(captain: str, cards: int) -> None:
    game = turn(Captain(captain, zone=CARACAS), EAST)
    game.t.turn.free_moves = cards
    game.t.turn.actions = 1
    game.begins().seat(0).says("sail-curacao")
    assert (actions(game), game.t.turn.free_moves, wind_of(game.t).beaten) == (1, 0, True)
    game.seat(0).says("sail-cartagena")
    assert actions(game) == 0


# NPCs


@rule("SG-M8-16")
@pytest.mark.parametrize("towards", range(4))
def test_the_wind_does_not_move_npcs_nor_hold_them(towards: int) -> None:
    game = table(FAR, Captain("CAP-12", zone=TRINIDAD, in_port=True), npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    windy = table(
        FAR,
        Captain("CAP-12", zone=TRINIDAD, in_port=True),
        npcs={PIRATE_SLOOP: ("EV-13", HAVANA)},
        modules=["wind", "storm"],
    )
    plays_out(flow.begin_round(windy.script([towards]).t))
    assert windy.t.npcs[PIRATE_SLOOP].zone == HAVANA
    for each in (game, windy):
        each.draws_events("EV-24")
        each.t.events_due = 1
        plays_out(events.resolve_event(each.t))
    assert windy.t.npcs[PIRATE_SLOOP].zone == game.t.npcs[PIRATE_SLOOP].zone


# What is said, shown and thought


@rule("SG-M8-03", "SG-M8-04")
def test_previews_say_the_real_price() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO), EAST).begins()
    said = {}
    for to in NEIGHBOURS[CURACAO]:
        note = game.ask.preview(game.t, SAIL[to])
        assert note is not None
        said[to] = note.params["actions"]
    assert said == {CARIBBEAN_SEA: 1, CARACAS: 0, CARTAGENA: 2}


@rule("SG-AMB-66")
def test_everyone_sees_the_wind() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST).begins()
    assert seen_by(game, None) == ("east", True, True) == seen_by(game, 1)
    game.seat(0).says("sail-curacao")
    assert seen_by(game, None) == ("east", False, True)
    wind_of(game.t).towards = NONE
    assert seen_by(game, None) == ("", False, True)
    assert view(game.t, None).modules == {"wind": WindView("", False, True, [], [])}


def seen_by(game: Play, seat: int | None) -> tuple[str, bool, bool]:
    part = view(game.t, seat).modules["wind"]
    assert isinstance(part, WindView)
    return part.towards, part.free_step, part.dear_step


@rule("SG-M8-03", "SG-M8-04")
def test_everyone_sees_which_steps_go_with_the_wind() -> None:
    part = view(turn(Captain("CAP-09", zone=CARTAGENA), EAST).begins().t, None).modules["wind"]
    assert isinstance(part, WindView)
    assert ("curacao", "caracas") in part.along
    assert ("curacao", "cartagena") in part.against
    assert sorted(part.against) == sorted([(to, origin) for origin, to in part.along])
    assert "caribbean-sea" not in [to for origin, to in [*part.along, *part.against] if origin == "curacao"]


def test_games_are_counted() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST).begins()
    game.seat(0).says("sail-curacao", "sail-cartagena")
    tally = STATISTICS.tally(game.journal.events, [view(game.t, seat) for seat in range(2)], [0.0, 1.0], ["wind"])
    assert (tally.measures["steps-with-wind"], tally.measures["steps-against-wind"]) == (1, 1)


def test_a_copy_remembers_all() -> None:
    game = turn(Captain("CAP-09", zone=CARTAGENA), EAST)
    wind = wind_of(game.t)
    wind.helped = True
    twin = wind_of(game.t.copy())
    assert (twin.towards, twin.helped, twin.beaten) == (EAST, True, False)
    wind.helped, wind.beaten = False, True
    twin = wind_of(game.t.copy())
    assert (twin.helped, twin.beaten) == (False, True)


def test_ways_are_as_long_as_the_wind_makes_them() -> None:
    assert ways_from(CARTAGENA, EAST, False, False)[CARACAS] == 1
    assert ways_from(CARTAGENA, EAST, True, False)[CARACAS] == 2
    assert ways_from(CARACAS, EAST, False, False)[CARTAGENA] == 2  # across the open sea
    assert ways_from(CURACAO, EAST, False, False)[CARTAGENA] == 2
    assert ways_from(CURACAO, EAST, False, True)[CARTAGENA] == 1
    for towards in range(4):
        for zone in range(len(ZONES)):
            for to, way in enumerate(ways_from(zone, towards, False, False)):
                assert WAY[zone][to] - 1 <= way <= WAY[zone][to] + 1


def test_the_wind_of_the_next_turn_is_unknown() -> None:
    """It is felt as long as there are actions left, and a step with it also when there are none (SG-AMB-37)."""
    assert ways_from(CURACAO, EAST, False, False, 1)[CARTAGENA] == 2
    assert ways_from(CURACAO, EAST, False, False, 0)[CARTAGENA] == 1
    assert ways_from(CARTAGENA, EAST, False, False, 0)[CURACAO] == 0
    for actions, way in ((3, 2), (0, 1)):
        game = turn(Captain("CAP-09", zone=CURACAO), EAST)
        game.t.turn.actions = actions
        assert modules_of(game.t).ways(game.t, WAY[CURACAO], game[0], CURACAO)[CARTAGENA] == way


def test_plans_reckon_with_the_wind() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO), EAST)
    chart = Chart(game.t, game[0])
    assert [chart.actions_to(to) for to in (CARACAS, CARIBBEAN_SEA, CARTAGENA)] == [0, 1, 2]
    weights = dict(zip(*weighed(game), strict=True))
    wind_of(game.t).towards = WEST
    turned = dict(zip(*weighed(game), strict=True))
    assert weights[SAIL[CARACAS]] > turned[SAIL[CARACAS]]
    assert weights[SAIL[CARTAGENA]] < turned[SAIL[CARTAGENA]]


def weighed(game: Play) -> tuple[list[object], list[int]]:
    game.begins()
    weights = game.ask.weights(game.t)
    assert weights is not None
    return [*game.ask.options], weights


@pytest.mark.parametrize(("towards", "at", "steps"), [(EAST, 0, 1), (WEST, 0, 2), (WEST, 1, 1)])
def test_others_come_with_the_wind(towards: int, at: int, steps: int) -> None:
    """By this round's wind if their turn is to come, else by any that may blow then."""
    captains = Captain(zone=CARACAS), Captain("CAP-11", zone=CARTAGENA, gold=1)
    game = table(*captains, game=TURN, modules=["wind"])
    game.t.at = at
    wind_of(game.t).towards = towards
    assert [rival.steps for rival in rivals_of(game.t, 0)] == [steps]


def test_the_captain_of_the_main_has_his_step_besides() -> None:
    captains = Captain("CAP-11", zone=TRINIDAD), Captain("CAP-06", zone=CARTAGENA, in_port=True)
    game = table(*captains, game=TURN, modules=["wind"])
    wind_of(game.t).towards = EAST
    assert WAY[CARTAGENA][TRINIDAD] == 3
    assert [rival.steps for rival in rivals_of(game.t, 0)] == [2]


@pytest.fixture
def drawn() -> Picture:
    game = turn(Captain("CAP-09", zone=CURACAO), EAST).begins()
    return picture_of(GAME, view(game.t, 0), Words("en", [TEXTS], strict=True), [0])


def test_the_picture_shows_the_wind_and_the_borders_that_feel_it(drawn: Picture) -> None:
    assert drawn.title[0].endswith("Wind: east.")
    assert "» with the wind" in drawn.legend
    assert drawn.chart is not None
    text = "\n".join("".join(part for part, _style in line) for line in drawn.chart.lines)
    assert (text.count("»"), text.count("«")) == (1, 1)
    spoken = {line.split(":")[0]: line for line in drawn.chart.spoken}
    assert "with the wind" in spoken["Caracas"] and "against the wind" in spoken["Cartagena"]
    assert "wind" not in spoken["Caribbean Sea"]


def test_there_is_no_wind_before_the_first_round_and_none_in_port() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO, in_port=True), NONE)
    plain = picture_of(GAME, view(game.t, 0), Words("pl", [TEXTS], strict=True), [])
    assert "Wiatr" not in plain.title[0]
    wind_of(game.t).towards = EAST
    in_port = picture_of(GAME, view(game.t, 0), Words("pl", [TEXTS], strict=True), [])
    assert in_port.title[0].endswith("Wiatr: na wschód.")
    assert in_port.chart is not None
    assert "»" not in "".join(part for line in in_port.chart.lines for part, _style in line)


class Gale(Module):
    """A drill module whose step is free too."""

    def __init__(self) -> None:
        super().__init__("drill-gale")

    def free_move(self, t: Table, player: object, to: int, port: bool) -> bool:
        return True

    def round_starts(self, t: Table) -> Part[None]:
        yield from ()


@pytest.fixture
def gale() -> Iterator[None]:
    add_module(Gale())
    yield
    remove_module("drill-gale")


@rule("SG-AMB-73")
def test_of_two_modules_the_wind_is_used_up_as_well(gale: None) -> None:
    game = table(Captain("CAP-09", zone=CARTAGENA), FAR, game=TURN, modules=["drill-gale", "wind"])
    wind_of(game.t).towards = EAST
    game.begins().seat(0).says("sail-curacao")
    assert wind_of(game.t).helped and actions(game) == 3
