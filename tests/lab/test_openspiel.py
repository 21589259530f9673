"""The games in OpenSpiel: its own random play and playthroughs, its MCTS and its MCCFR, and the tree behind them."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, mcts, outcome_sampling_mccfr

from freebooter.lab import openspiel
from freebooter.lab.environments.presets import presets
from freebooter.lab.environments.stepped import SteppedGame
from freebooter.lab.environments.tree import GameTree, replayed

SMALL = "freebooter_seven_seas(players=2,options=round_limit:1,fates=2)"


@pytest.mark.parametrize(
    ("name", "serialize"),
    [
        ("freebooter_seven_seas(players=3)", False),
        (SMALL, True),
        ("freebooter_black_fleet(players=3,options=round_limit:2)", True),
        ("freebooter_marauders(players=2,options=points_to_win:2)", False),
        ("freebooter_marauders(players=2,options=points_to_win:2;edition:first-voyage)", False),
    ],
)
def test_openspiel_plays_at_random(name: str, serialize: bool) -> None:
    """It checks legal actions, masks, copies, tensors, returns and, where asked, saved states at every step."""
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize, False)


def test_every_game_and_every_preset_is_registered() -> None:
    """Each can be loaded with its defaults, and begins."""
    registered = set(pyspiel.registered_names())
    for preset in presets():
        if preset.game not in ("seven-seas", "black-fleet", "marauders"):
            continue  # other tests may have added games of their own
        name = openspiel.short_name(preset.name)
        assert name in registered
        game = pyspiel.load_game(name)
        assert game.table.given == preset.options
        state = game.new_initial_state()
        state.apply_action(0)
        assert state.legal_actions()
        assert len(state.observation_tensor(0)) == len(game.table.features)


def test_openspiels_other_regret_minimiser_walks_all_choices_of_a_seat() -> None:
    game = pyspiel.load_game(SMALL)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state, 0)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_a_playthrough_tells_the_game() -> None:
    text = generate_playthrough.playthrough(SMALL, None, seed=3)
    assert 'GameType.short_name = "freebooter_seven_seas"' in text
    assert "choose-" in text


def test_openspiels_search_finds_a_move() -> None:
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_openspiels_regret_minimiser_learns_a_small_game() -> None:
    game = pyspiel.load_game(SMALL)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(30):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(1)
    policy = solver.average_policy().action_probabilities(state, 0)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def begun(moves: int = 40) -> GameTree:
    """A game after so many steps."""
    tree = GameTree(SteppedGame("seven-seas", 3), fates=4)
    choices = np.random.default_rng(5)
    tree.apply(0)
    for _ in range(moves):
        tree.apply(int(choices.integers(4)) if tree.chance_moves else int(choices.choice(tree.legal(tree.seat))))
    return tree


def test_copies_and_saved_points_of_a_tree_are_the_same_point() -> None:
    tree = begun()
    for other in (copy.deepcopy(tree), pickle.loads(pickle.dumps(tree))):
        assert [other.features(seat) for seat in range(3)] == [tree.features(seat) for seat in range(3)]
        assert other.known == tree.known
        assert other.chance_moves == tree.chance_moves
    before = tree.features(0), tree.recall(0)
    twin = tree.copy()
    twin.apply(0 if twin.chance_moves else twin.legal(twin.seat)[0])
    assert (tree.features(0), tree.recall(0)) == before


def test_fates_differ_and_one_fate_is_always_the_same() -> None:
    tree = next(tree for tree in map(begun, range(3, 100)) if tree.chance_moves)
    table = tree.table

    def after(fate: int) -> str:
        return replayed("seven-seas", 3, table.given, "places", 4, [*tree.actions, fate]).recall(0)

    assert after(1) == after(1)
    assert len({after(fate) for fate in range(4)}) > 1


def test_options_stand_in_the_name_of_a_game() -> None:
    assert openspiel.options_of("edition:everything;points_to_win:3") == {"edition": "everything", "points_to_win": "3"}
    assert openspiel.options_of("") == {}
    assert pyspiel.load_game("freebooter_marauders(players=3)").num_players() == 3
