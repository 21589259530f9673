"""What modules have at sea, as previews, warnings and plans know of it; and steps that they make dear."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain.dice import FOR_STORM
from freebooter.games.marauders.captain.weather import ride_out
from freebooter.games.marauders.moves import ENTER_PORT, LEAVE_PORT, SAIL
from freebooter.games.marauders.names import CARACAS, CARIBBEAN_SEA, CURACAO, ENGLISH, NASSAU, TRINIDAD
from freebooter.games.marauders.odds.dangers import hazard_odds, hazards_in, hunters_of, rivals_of, storm_odds
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
WHIRL = Hazard(2, FOR_STORM, "DRILL")
PASSED: list[bool] = []


class Whirlpool(Module):
    """A whirlpool in the Caribbean Sea, from which it takes two actions to get away."""

    def __init__(self) -> None:
        super().__init__("drill-whirlpool")

    def hazards(self, t: Table, found: list[Hazard], player: Player, zone: int) -> None:
        if zone == CARIBBEAN_SEA:
            found.append(WHIRL)

    def meets_hazards(self, t: Table, player: Player) -> Part[None]:
        if player.zone == CARIBBEAN_SEA:
            yield from ride_out(t, player, WHIRL)

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        return 2 if player.zone == CARIBBEAN_SEA or (port and player.zone == CURACAO) else cost

    def too_dear(self, t: Table, player: Player, to: int, port: bool, cost: int) -> Refusal | None:
        return Refusal("drill-dear", "DRILL", actions=cost) if player.zone == CARIBBEAN_SEA else None

    def zone_dangers(self, t: Table, by_day: list[int], by_night: list[int], player: Player) -> None:
        by_day[CARIBBEAN_SEA] += 500
        by_night[CARIBBEAN_SEA] += 7

    def ways(self, t: Table, ways: list[int], player: Player, zone: int) -> list[int]:
        return [9] * len(ways) if zone == CARIBBEAN_SEA else ways

    def steps(self, t: Table, steps: int, player: Player, goal: int) -> int:
        return steps + 2

    def round_passes(self, t: Table) -> None:
        PASSED.append(True)
        for player in t.players:
            player.bounties[ENGLISH] = 0


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    PASSED.clear()
    add_module(Whirlpool())
    yield
    remove_module("drill-whirlpool")


def turn(captain: Captain, other: Captain = FAR, on: bool = True) -> Play:
    return table(captain, other, game=TURN, modules=["drill-whirlpool"] if on else [])


def test_a_preview_knows_what_waits_in_a_zone() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO)).begins()
    note = game.ask.preview(game.t, SAIL[CARIBBEAN_SEA])
    assert note is not None and note.message == "mm-brings-sail-storm"
    hits = hazard_odds(game.t, game[0], [WHIRL])[0]
    assert (note.params["storm"], note.params["actions"]) == (int(hits * 10 + 0.5), 1)
    calm = game.ask.preview(game.t, SAIL[CARACAS])
    assert calm is not None and calm.message == "mm-brings-sail"


def test_hazards_add_up() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO, in_port=True))
    game.t.storm = 3
    assert [hazard.hits for hazard in hazards_in(game.t, game[0], CARIBBEAN_SEA)] == [3, 2]
    storm, whirl = storm_odds(game.t, game[0]), hazard_odds(game.t, game[0], [WHIRL])
    hits, sunk = hazard_odds(game.t, game[0], hazards_in(game.t, game[0], CARIBBEAN_SEA))
    assert hits == pytest.approx(storm[0] + whirl[0])
    assert sunk > max(storm[1], whirl[1])


@rule("MM-AMB-04")
def test_the_storm_of_an_event_comes_before_what_modules_have() -> None:
    game = turn(Captain("CAP-06", zone=CURACAO)).dice("111", "122", "111", "44")
    game.t.storm = 3
    game.begins().seat(0).says("sail-caribbean-sea")
    assert game.rules_of("skill-rolled") == ["MM-AMB-04", "MM-AMB-04"]
    assert game.rules_of("damage") == ["MM-AMB-04", "DRILL"]


def test_a_dear_step_is_refused_in_the_words_of_its_module() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA))
    game.t.turn.actions = 1
    game.begins()
    reason = game.ask.refusal(game.t, SAIL[CURACAO])
    assert reason is not None and (reason.message, reason.params) == ("drill-dear", {"actions": 2})
    game.t.turn.actions = 0
    reason = game.ask.refusal(game.t, SAIL[CURACAO])
    assert reason is not None and reason.message == "mm-no-actions-left"


@pytest.mark.parametrize("in_port", [False, True])
def test_a_module_that_says_nothing_leaves_the_price(in_port: bool) -> None:
    game = turn(Captain("CAP-09", zone=CURACAO, in_port=in_port, hand=["GL-10"]))
    game.t.turn.actions = 1
    game.begins()
    reason = game.ask.refusal(game.t, LEAVE_PORT if in_port else ENTER_PORT)
    assert reason is not None and reason.message == "mm-too-few-actions"


def test_plans_know_dangers_prices_and_ways() -> None:
    captain = Captain("CAP-09", zone=CURACAO)
    plain, game = turn(captain, on=False), turn(captain)
    before, after = Chart(plain.t, plain[0]), Chart(game.t, game[0])
    assert after.danger(CARIBBEAN_SEA) == before.danger(CARIBBEAN_SEA) + 500
    assert after.dangers.by_night[CARIBBEAN_SEA] == before.dangers.by_night[CARIBBEAN_SEA] + 7
    assert after.dangers.by_day[TRINIDAD] == before.dangers.by_day[TRINIDAD]
    assert after.best_from(CARIBBEAN_SEA) < before.best_from(CARIBBEAN_SEA)
    assert (after.actions_to(CARACAS), before.actions_to(CARACAS)) == (1, 1)
    game[0].zone = CARIBBEAN_SEA
    assert after.actions_to(CURACAO) == 2


def test_the_night_begins_with_the_last_action() -> None:
    game = turn(Captain("CAP-09", zone=CURACAO))
    chart = Chart(game.t, game[0])
    night = chart.dangers.by_night[CARACAS]
    chart.left = 2
    assert night > 0
    assert [chart.danger(CARACAS, cost) for cost in (0, 1, 2)] == [0, 0, night]


def test_warnings_look_at_the_table_as_it_will_be() -> None:
    npcs = {ENGLISH: ("EV-04", CURACAO)}
    hunted = Captain("CAP-09", zone=CURACAO, bounties={ENGLISH: 2})
    plain = table(hunted, FAR, game=TURN, npcs=npcs)
    game = table(hunted, FAR, game=TURN, npcs=npcs, modules=["drill-whirlpool"])
    assert hunters_of(plain.t, 0) != [] == hunters_of(game.t, 0)
    assert PASSED == [True]
    assert game[0].bounties[ENGLISH] == 2


def test_other_captains_are_as_far_as_modules_say() -> None:
    captains = Captain("CAP-09", zone=CURACAO), Captain("CAP-11", zone=CARACAS)
    assert [rival.steps for rival in rivals_of(table(*captains, game=TURN).t, 0)] == [1]
    assert rivals_of(turn(*captains).t, 0) == []
