"""The laws with favours, alone and with other modules; captains who like to buy and to spend them."""

from functools import partial
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws import check_laws
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from freebooter.words import LANGUAGES, Words
from tests.laws.marauders_crew import Crew, Met
from tests.rules import rule
from tests.words.emitted import choose

FAILURES = Path("build/failures")
LIKED = ("spend-favour", "enter-by-favours", "do-favours", "complete-mission")


class Flatterers(Crew):
    """They take a favour into account where they can, half of the time."""

    def wanted(self, run: Run, ask: Ask) -> Move:
        found = [move for move in ask.options if move.name in LIKED]
        if found and self.pick(2) == 0:
            return found[0]
        return super().wanted(run, ask)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_with_favours(players: int) -> None:
    met = Met()
    options: dict[str, object] = {"modules": ["favours"], "points_to_win": 6}
    met.add_events(
        check_laws(
            GAME, players, options, ["favours"], every=80, failures=FAILURES, chooser=partial(Flatterers, met=met)
        )
    )
    assert {"favours-gained", "favours-spent", "favours-lost"} <= set(met.events)
    assert {"roll-offer", "draw-offer", "buy-favours"} <= set(met.prompts)


MET = ["favours", "treasure", "contraband", "loyalty", "storm", "wind", "cutthroat"]
"""Modules whose rolls and searches favours repeat."""


@pytest.mark.parametrize(("players", "modules"), [(2, ["favours"]), (3, MET), (4, [*MET, "hard-life"])], ids=str)
def test_laws_with_modules_that_they_meet(players: int, modules: list[str]) -> None:
    options: dict[str, object] = {"modules": modules, "points_to_win": 4, "npc_orders": "program"}
    check_laws(GAME, players, options, ["favours"], every=80, failures=FAILURES, chooser=Flatterers)


@rule("SG-G-02")
def test_favours_that_nobody_gets_change_nothing() -> None:
    """The same moves, draws and log as in the base."""
    assert played([]) == played(["favours"])


def played(modules: list[str]) -> list[str]:
    match = new_match(GAME, 3, {"modules": modules}, "the same")
    for step in range(400):
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        options = [move for move in ask.options if move.name not in ("do-favours", "do-mission")]
        match.play(ask.seat, options[step % len(options)])
    return [f"{entry.events}" for entry in match.live]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    words = Words(language, strict=True)
    match = new_match(GAME, 3, {"modules": ["favours"], "points_to_win": 4}, seed="favours")
    chance = SearchChance(1)
    said: set[str] = set()
    while not match.over:
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        hear(words, match, ask, said)
        match.play(ask.seat, choose(ask, match, chance))
    assert all(line.text for line in words.log(GAME, match.log(None)))
    assert said >= {"mm-brings-favours", "mm-brings-favours-bought", "mm-brings-favour-roll", "mm-brings-favour-draw"}


def hear(words: Words, match: Match, ask: Ask, said: set[str]) -> None:
    """All previews, and why favours are not to be had."""
    t = match.run.state
    for move in ask.options:
        brings = ask.preview(t, move)
        if brings is not None:
            assert words.say(brings, GAME)
            said.add(brings.message)
    for move in [move for move in GAME.moves.table if "favour" in move.name]:
        reason = ask.refusal(t, move)
        assert reason is None or words.refusal(GAME, reason)
