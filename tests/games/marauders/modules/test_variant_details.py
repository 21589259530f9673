"""Small print of the storm and of the smuggler's hold, where nothing else looked."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.modules.contraband.hold import HIDING_PLACES
from freebooter.games.marauders.modules.smugglers_hold.rules import SMUGGLERS_HOLD, SmugglersHold
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.modules.storm.rules import STORM, cost
from freebooter.games.marauders.names import CARIBBEAN_SEA, CURACAO, ENGLISH, FRIGATE, TRINIDAD, ZONES
from freebooter.games.marauders.odds.dangers import hazard_odds
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.values import loss_if_killed
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

AT_SEA = Captain("CAP-06", ship=FRIGATE, zone=CURACAO, gold=7)
WEATHERPROOF = Captain("CAP-12", ship=FRIGATE, zone=CURACAO)


def stormy(captain: Captain = AT_SEA, at: int = CURACAO) -> Play:
    game = table(captain, modules=["wind", "storm"], npcs={ENGLISH: ("EV-01", TRINIDAD)})
    storm_of(game.t).zone = at
    return game


@rule("SG-M8-15")
@pytest.mark.parametrize(
    ("may", "at", "looks"), [(True, CURACAO, True), (True, TRINIDAD, False), (False, CURACAO, False)]
)
def test_whoever_may_not_scout_elsewhere_may_not_beside_a_storm(may: bool, at: int, looks: bool) -> None:
    game = stormy(at=at)
    assert modules_of(game.t).may_scout(game.t, may, game.t.npcs[ENGLISH], game[0]) is looks


@rule("SG-M8-09", "SG-M8-14")
@pytest.mark.parametrize(
    ("captain", "zone", "met"), [(AT_SEA, CURACAO, 1), (AT_SEA, TRINIDAD, 0), (WEATHERPROOF, CURACAO, 0)]
)
def test_the_hazard_is_named_where_the_storm_is_to_those_who_fear_it(captain: Captain, zone: int, met: int) -> None:
    game = stormy(captain)
    found: list[Hazard] = []
    modules_of(game.t).hazards(game.t, found, game[0], zone)
    assert found == [STORM] * met


def test_what_it_costs_to_meet_the_storm() -> None:
    game = stormy()
    hits, sunk = hazard_odds(game.t, game[0], [STORM])
    assert cost(game.t, game[0]) == int(hits * 25 + sunk * loss_if_killed(game[0])) > 0


def test_programs_that_learn_see_where_the_storm_is() -> None:
    row = FeatureRow()
    game = stormy(at=CARIBBEAN_SEA)
    storm_of(game.t).features(game.t, 0, row)
    assert list(row.filled())[: len(ZONES)] == [int(zone == CARIBBEAN_SEA) for zone in range(len(ZONES))]


@rule("SG-M3-09")
@pytest.mark.parametrize(("fitted", "places"), [((SMUGGLERS_HOLD,), 1), ((), 0)])
def test_a_ship_hides_a_card_only_if_it_has_the_hold(fitted: tuple[int, ...], places: int) -> None:
    game = table(Captain(modifications=fitted), modules=["contraband", "modifications"])
    (hold,) = [one for one in HIDING_PLACES if isinstance(one, SmugglersHold)]
    assert hold.places(game.t, game[0]) == places
