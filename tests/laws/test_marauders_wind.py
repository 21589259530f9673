"""The laws with wind and storm, alone and with the modules that they meet."""

from functools import partial
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws import check_laws
from freebooter.kernel.match import new_match
from freebooter.words import LANGUAGES, Words
from tests.laws.marauders_crew import Crew, Met
from tests.words.emitted import choose

FAILURES = Path("build/failures")
ROUGH = ["wind", "storm", "brig", "hard-life"]
CROWDED = ["wind", "storm", "cutthroat", "flexible-turns", "treasure"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_in_wind_and_storm(players: int) -> None:
    met = Met()
    options: dict[str, object] = {"modules": ["wind", "storm"], "points_to_win": 6}
    met.add_events(
        check_laws(GAME, players, options, ["windy"], every=80, failures=FAILURES, chooser=partial(Crew, met=met))
    )
    assert {"wind-turns", "storm-moves", "with-wind", "against-wind"} <= set(met.events)


@pytest.mark.parametrize(("players", "modules"), [(2, ["wind"]), (3, ROUGH), (4, CROWDED)], ids=str)
def test_laws_by_chance(players: int, modules: list[str]) -> None:
    options: dict[str, object] = {"modules": modules, "points_to_win": 4, "npc_orders": "program"}
    check_laws(GAME, players, options, ["wind"], every=80, failures=FAILURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    words = Words(language, strict=True)
    match = new_match(GAME, 3, {"modules": ["wind", "storm"], "points_to_win": 5}, seed="windy words")
    chance = SearchChance(1)
    refusals = set()
    while not match.over:
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        for move in ask.options:
            brings = ask.preview(match.run.state, move)
            assert brings is None or words.say(brings, GAME)
        for move in [move for move in GAME.moves.table if move.verb == "sail"] if ask.prompt == "action" else []:
            reason = ask.refusal(match.run.state, move)
            if reason is not None:
                assert words.refusal(GAME, reason)
                refusals.add(reason.message)
        assert all(words.say(risk, GAME) for risk in ask.risks(match.run.state))
        match.play(ask.seat, choose(ask, match, chance))
    assert all(line.text for line in words.log(GAME, match.log(None)))
    assert "mm-against-wind" in refusals
