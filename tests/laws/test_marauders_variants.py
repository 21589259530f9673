"""The laws for the variants of Seas of Glory and its ships: alone, with those they meet, and all at once."""

from functools import partial

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from freebooter.kernel.laws.explained import chances_are_true
from freebooter.kernel.match import new_match
from tests.laws.marauders_crew import Crew, Met
from tests.laws.test_marauders import FAILURES

ALONE = ["dear-glory", "hard-life", "brig", "low-galleons", "flexible-turns", "cutthroat"]
TOGETHER: list[tuple[int, list[str]]] = [
    (2, ["two-captains", "hard-life"]),
    (3, ["captains-for-gold", "dear-glory", "brig"]),
    (3, ["flexible-turns", "cutthroat", "two-captains"]),
    (3, ["cutthroat", "flexible-turns", "wind", "storm"]),
    (2, ["two-captains", "hard-life", "dear-glory", "treasure"]),
    (4, ["captains-for-gold", "cutthroat", "flexible-turns", "hard-life", "dear-glory", "brig"]),
]


@pytest.mark.parametrize("name", ALONE)
def test_laws_with_each_variant_alone(name: str) -> None:
    players = 2 + ALONE.index(name) % 3
    options = {"modules": [name], "points_to_win": 6}
    check_laws(GAME, players, options, seeds=["alone"], every=120, failures=FAILURES, chooser=Crew)


@pytest.mark.parametrize(("players", "modules"), TOGETHER, ids=str)
def test_laws_with_several_variants(players: int, modules: list[str]) -> None:
    met = Met()
    options = {"modules": modules, "points_to_win": 5, "npc_orders": "program"}
    chooser = partial(Crew, met=met)
    met.add_events(check_laws(GAME, players, options, ["together"], 120, FAILURES, chooser))
    if "flexible-turns" in modules:
        assert met.events["cube-drawn"] > 10
    if "cutthroat" in modules:
        assert met.prompts["scout-off-turn"] > 0
    if "captains-for-gold" in modules:
        assert met.prompts["buy-captain"] > 0


@pytest.mark.parametrize("modules", [["cutthroat"], ["captains-for-gold", "flexible-turns"], ["two-captains"]], ids=str)
def test_laws_by_chance(modules: list[str]) -> None:
    """Players without a purpose."""
    check_laws(GAME, 3, {"modules": modules, "points_to_win": 4}, seeds=["chance"], every=120, failures=FAILURES)


def test_the_chance_of_off_turn_scouting_is_exact() -> None:
    for seed in range(4):
        match = new_match(GAME, 3, {"modules": ["cutthroat"], "points_to_win": 4}, f"off turn {seed}")
        crew = Crew(seed)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            if ask.prompt == "scout-off-turn" and chances_are_true(match, ask.seat, ask.options[1], 4000, "off turn"):
                return
            match.play(ask.seat, crew.choose(match.run, ask))
    raise AssertionError("nobody could scout off turn")
