"""Games as environments: the suites of PettingZoo and Gymnasium, and what no suite asks."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from examples import first_environment
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.result import Result
from freebooter.kernel.run import play_randomly, start
from freebooter.lab import pettingzoo
from freebooter.lab.environments import BatchedGames, SteppedGame, feature_names, random_codes
from freebooter.lab.environments.presets import presets
from freebooter.lab.environments.render import CELL_HEIGHT, INK, PAPER, colours_of, lines_of, pixels_of
from freebooter.lab.environments.rewards import by_places, by_points
from freebooter.lab.gymnasium import AgainstBots, register
from tools import features

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("seven-seas", 4, {}),
    ("black-fleet", 3, {"round_limit": 6}),
    ("marauders", 2, {"points_to_win": 2}),
    ("marauders", 3, {"points_to_win": 2, "edition": "everything"}),
]
table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=lambda value: str(value).replace("'", ""))


@table
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_one_after_another(game: str, players: int, options: dict[str, object]) -> None:
    api_test(pettingzoo.env(game, players, options), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, players, options), num_cycles=40)


@table
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_all_at_once(game: str, players: int, options: dict[str, object]) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players, options), num_cycles=60)


@table
@pytest.mark.filterwarnings("ignore")
def test_gymnasium(game: str, players: int, options: dict[str, object]) -> None:
    check_env(AgainstBots(game, players, options, render_mode="rgb_array"))


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_in_every_way_of_rendering() -> None:
    register()
    check_env(gymnasium.make("freebooter/BlackFleet-v1", players=3).unwrapped)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_benchmark_of_speed_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("seven-seas"))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_every_preset_is_known_to_gymnasium() -> None:
    register()
    known = {preset.name for preset in presets()}
    assert {"seven-seas", "seven-seas-pl", "black-fleet", "marauders-first-voyage", "marauders-everything"} <= known
    for preset in presets():
        if preset.game in ("seven-seas", "black-fleet", "marauders"):
            env = gymnasium.make(f"freebooter/{preset.name.title().replace('-', '')}-v1").unwrapped
            assert isinstance(env, AgainstBots)
            assert env.table.given == preset.options


@table
def test_the_table_is_drawn_as_text_and_as_a_picture(game: str, players: int, options: dict[str, object]) -> None:
    env = pettingzoo.env(game, players, options, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8 and before.shape[1:] == (900, 3)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20, "letters and colours"
    for _agent in env.agent_iter(12):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    after = env.render()
    assert after.shape != before.shape or (after != before).any(), "it follows the game"
    env.unwrapped.render_mode = "ansi"
    assert env.render().splitlines()[0].startswith("Round")


def test_all_signs_of_a_picture_are_drawn() -> None:
    """What the font does not have would be a box, the same for all such signs."""
    game = SteppedGame("seven-seas", 2)
    game.begin(seed=1)
    assert colours_of("bold white on grey23")[1] != colours_of("title")[1]
    assert colours_of("reverse") == (PAPER, INK)
    rows = lines_of(game)
    assert pixels_of(game).shape[0] == len(rows) * CELL_HEIGHT


def test_games_are_known_to_gymnasium_by_name() -> None:
    register()
    env = gymnasium.make("freebooter/SevenSeas-v1", players=3, bot="greedy:1")
    first, info = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert np.array_equal(first, again)
    assert info["action_mask"].sum() >= 2


def random_play(game: SteppedGame, choices: np.random.Generator) -> Iterator[tuple[int, int]]:
    while game.end is None:
        seat = int(choices.choice(game.asked))
        yield seat, int(choices.choice(np.flatnonzero(game.mask(seat))))


@table
def test_a_whole_game_step_by_step(game: str, players: int, options: dict[str, object]) -> None:
    """Rows keep their length and stay between 0 and 255, masks say what is on offer, and the end adds up to 0."""
    env = SteppedGame(game, players, options)
    env.begin(seed=3)
    for seat, code in random_play(env, np.random.default_rng(5)):
        for other in range(players):
            assert env.observe(other).shape == (len(env.features),)
        assert sorted(np.flatnonzero(env.mask(seat))) == sorted(move.code for move in env.offered(seat))
        env.answer(seat, code)
    assert sum(env.rewards()) == pytest.approx(0)
    assert env.asked == []


def test_what_is_not_on_offer_is_refused_with_its_reason_and_nothing_happens() -> None:
    env = SteppedGame("seven-seas", 3)
    env.begin(seed=1)
    wrong = next(code for code in range(len(env.moves)) if not env.mask(0)[code])
    before = [env.observe(seat).tobytes() for seat in range(3)]
    with pytest.raises(Refused) as refusal:
        env.answer(0, wrong)
    assert refusal.value.refusal == env.refusal(0, wrong)
    assert [env.observe(seat).tobytes() for seat in range(3)] == before
    with pytest.raises(Refused):
        env.answer(0, 99999)


def test_choices_made_at_the_same_time_are_not_seen_by_others() -> None:
    """7 Seas: until the last seat has chosen nothing changes for those who wait."""
    env = SteppedGame("seven-seas", 4)
    env.begin(seed=2)
    assert env.asked == [0, 1, 2, 3]
    before = [env.observe(seat).tobytes() for seat in range(4)]
    env.answer(2, env.offered(2)[0].code)
    assert env.asked == [0, 1, 3]
    assert [env.observe(seat).tobytes() for seat in (0, 1, 3)] == [before[0], before[1], before[3]]


def test_a_refused_action_costs_little_and_says_why() -> None:
    env = AgainstBots("seven-seas", 4)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, told = env.step(wrong)
    assert (reward, over, cut) == (-0.01, False, False)
    assert np.array_equal(before, after)
    assert told["refusal"] == "That is not what is being asked now. [P7-CHOOSE-02]"


def test_names_of_features_are_unique_and_say_whose_they_are() -> None:
    for game in sorted({game for game, _players, _options in TABLES}):  # other tests may have added games of their own
        rules = find_game(game)
        found = feature_names(rules, rules.options({}), rules.most)
        assert len(found) == len(set(found))
        assert any(name.startswith("you.") for name in found)


@table
def test_a_batch_plays_what_single_games_play(game: str, players: int, options: dict[str, object]) -> None:
    """The same seeds and the same choices give the same rows, masks and ends."""
    batch = BatchedGames(game, players, options, size=3, seed="b")
    single = SteppedGame(game, players, options)
    single.begin_with(SearchChance("batch b 0"))
    choices = np.random.default_rng(1)
    while not batch.done[0]:
        seat = int(batch.seats[0])
        masks = batch.masks()
        assert np.array_equal(batch.observe()[0], single.observe(seat))
        assert np.array_equal(masks[0], single.mask(seat))
        assert single.asked[0] == seat
        codes = [int(choices.choice(np.flatnonzero(mask))) for mask in masks]
        batch.step(codes)
        single.answer(seat, codes[0])
        assert (batch.rewards[~batch.done] == 0).all()
    assert single.end is not None
    assert batch.rewards[0].tolist() == single.rewards()


def test_the_rows_of_a_batch_are_one_block() -> None:
    """What is observed is a view of the bytes that all games wrote into; no row has memory of its own."""
    batch = BatchedGames("seven-seas", 4, size=5)
    rows = batch.observe()
    assert rows.shape == (5, len(batch.features)) and not rows.flags.owndata
    assert rows.strides == (len(batch.features), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kept_rows_are_as_if_filled_anew(players: int) -> None:
    """One game after another through the same memory, every seat after every decision."""
    game = find_game("seven-seas")
    kept = game.observer.kept_rows()
    assert kept is not None
    chance = SearchChance(f"kept {players}")
    for number in range(3):
        run = start(game, game.options({}), players, SearchChance(f"kept {players} {number}"), False)
        while run.question is not None:
            kept.look(run.state)
            for seat in range(players):
                row = FeatureRow()
                game.observer.fill(run.state, seat, row)
                assert kept.row(seat) == row.filled()
            play_randomly(run, chance, 1)


def test_random_codes_are_on_offer_and_all_come() -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 0], [1, 1, 1, 1]], dtype=np.int8)
    choices = np.random.default_rng(1)
    found = np.array([random_codes(masks, choices) for _ in range(400)])
    for row, mask in enumerate(masks):
        values, times = np.unique(found[:, row], return_counts=True)
        assert values.tolist() == np.flatnonzero(mask).tolist()
        assert times.min() > 60


def test_a_batch_refuses_as_a_whole() -> None:
    batch = BatchedGames("seven-seas", 2, size=3)
    codes = [int(np.flatnonzero(mask)[0]) for mask in batch.masks()]
    wrong = int(np.flatnonzero(batch.masks()[2] == 0)[0])
    before = batch.observe().tobytes()
    with pytest.raises(Refused):
        batch.step([*codes[:2], wrong])
    assert batch.observe().tobytes() == before


def test_what_an_end_is_worth() -> None:
    result = Result(places=(2, 1, 2, 4), scores=(10, 30, 10, -10), sheet=())
    assert by_places(result) == pytest.approx([0.0, 1.0, 0.0, -1.0])
    assert by_points(result) == [0, 20, 0, -20]
    with pytest.raises(Refused):
        SteppedGame("seven-seas", rewards="glory")


def test_layouts_of_features_have_versions() -> None:
    four, again, two = (SteppedGame("seven-seas", players) for players in (4, 4, 2))
    assert four.features_version == again.features_version == BatchedGames("seven-seas", 4, size=1).features_version
    assert four.features_version != two.features_version
    assert features.main(["--check"]) == 0, "docs/features.md lists what there is"


def test_every_module_that_remembers_something_has_features() -> None:
    game = find_game("marauders")
    base = feature_names(game, game.options({}), 4)
    everything = feature_names(game, game.options({"edition": "everything"}), 4)
    subjects = {name.partition(".")[0] for name in everything} - {name.partition(".")[0] for name in base}
    assert {"wind", "storm", "favours", "loyalty", "treasure", "locations", "contraband", "upgrades"} <= subjects
    assert {"modifications", "weapons", "cards"} <= subjects
    assert not any(name.startswith(("wind", "storm.zone")) for name in base)


def test_the_page_about_environments_and_the_first_loop_are_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "environments.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 3) == (0, True)
    assert all(-1 <= worth <= 1 for worth in first_environment.main(games=1))
