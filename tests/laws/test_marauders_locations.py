"""The laws for locations, alone and with the modules that they meet, by captains who go there."""

from functools import partial
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws import check_laws
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from freebooter.words import LANGUAGES, Words
from tests.laws.marauders_crew import Crew, Met
from tests.words.emitted import choose

FAILURES = Path("build/failures")
LURES = ("visit-location", "raid-location", "bombard", "assault")
SETS: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": ["locations"], "points_to_win": 5}),
    (3, {"modules": ["locations", "brig", "treasure", "hard-life"], "points_to_win": 4, "npc_orders": "program"}),
    (4, {"modules": ["locations", "flexible-turns", "wind", "storm", "dear-glory"], "points_to_win": 4}),
    (3, {"modules": ["locations", "contraband", "loyalty", "weapons", "favours"], "points_to_win": 4}),
    (2, {"modules": ["locations", "modifications", "market", "upgrades", "low-galleons"], "points_to_win": 4}),
]


class Explorers(Crew):
    """Captains who seldom pass a place by."""

    def choose(self, run: Run, ask: Ask) -> Move:
        lures = [move for move in ask.options if move.verb in LURES]
        if not lures or self.pick(3) == 0:
            return super().choose(run, ask)
        if self.met is not None:
            self.met.prompts[ask.prompt] += 1
        return lures[self.pick(len(lures))]


@pytest.mark.parametrize(("players", "options"), SETS, ids=str)
def test_laws(players: int, options: dict[str, object]) -> None:
    met = Met()
    met.add_events(
        check_laws(GAME, players, options, [0], every=60, failures=FAILURES, chooser=partial(Explorers, met=met))
    )
    assert {"place-visited", "place-raid-begins", "bombarded", "place-raid-ends"} <= set(met.events)
    assert {"bombardment", "ground-assault"} <= set(met.prompts)


def test_laws_by_chance() -> None:
    check_laws(GAME, 3, {"modules": ["locations"], "points_to_win": 4}, ["by chance"], every=90, failures=FAILURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    words = Words(language, strict=True)
    prompts = set()
    for seed in range(3):
        match = new_match(GAME, 2 + seed, {"modules": ["locations"], "points_to_win": 5}, f"places {seed}")
        chance = SearchChance(seed)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            prompts.add(ask.prompt)
            state = match.run.state
            for move in ask.options:
                brings = ask.preview(state, move)
                assert brings is None or words.say(brings, GAME)
            for move in [move for move in GAME.moves.table if "location" in move.verb]:
                reason = ask.refusal(state, move)
                assert reason is None or words.refusal(GAME, reason)
            assert words.say(f"prompt-{ask.prompt}", GAME, **{"seat": ask.seat + 1, **ask.words(state)})
            match.play(ask.seat, choose(ask, match, chance))
        assert all(line.text for line in words.log(GAME, match.log(None)))
    assert {"bombardment", "reef-find", "town", "location-cargo"} & prompts
