"""All games and presets for OpenSpiel (the extra `lab`). Import this module, then load a game by its `short_name`:
`pyspiel.load_game("freebooter_NAME(players=3)")`.

Parameters: `players`; `options` of the game, as `edition:everything;points_to_win:3`; `rewards`, by `places` or by
`points`; `fates`, the number of outcomes of a chance node (see `environments.tree`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np
import pyspiel

from freebooter.games import find_game
from freebooter.lab.environments.presets import Preset, presets
from freebooter.lab.environments.stepped import SteppedGame
from freebooter.lab.environments.tree import GameTree

FATES = 64
LONGEST = 20_000
WORTH = {"places": 1.0, "points": 1000.0}  # no seat's reward is further from 0


def short_name(game: str) -> str:
    return f"freebooter_{game.replace('-', '_')}"


def options_of(text: str) -> dict[str, object]:
    """Options as they can stand in the name of a game: `edition:everything;points_to_win:3`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _colon, value in pairs}


class FreebooterGame(pyspiel.Game):
    """A game with its options. Each game is a class of its own, because OpenSpiel keeps what it is given to the end."""

    preset: ClassVar[Preset]

    def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
        preset = self.preset
        chosen = {**parameters(preset), **(params or {})}
        self.fates = int(chosen["fates"])
        rewards = str(chosen["rewards"])
        options = {**preset.options, **options_of(str(chosen["options"]))}
        self.table = SteppedGame(preset.game, int(chosen["players"]), options, rewards)
        worth = WORTH[rewards]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.moves),
            max_chance_outcomes=self.fates,
            num_players=self.table.players,
            min_utility=-worth,
            max_utility=worth,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(preset), info, dict(params or {}))

    def new_initial_state(self) -> FreebooterState:
        return FreebooterState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> FreebooterObserver:
        return FreebooterObserver(len(self.table.features))


class FreebooterState(pyspiel.State):
    """One point of the game's tree."""

    def __init__(self, game: FreebooterGame) -> None:
        super().__init__(game)
        self.tree = GameTree(game.table, game.fates)

    def current_player(self) -> int:
        if self.tree.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.tree.chance_moves else self.tree.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(fate, 1.0 / self.tree.fates) for fate in range(self.tree.fates)]

    def _apply_action(self, action: int) -> None:
        self.tree.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"fate {action}" if player == pyspiel.PlayerId.CHANCE else self.tree.table.moves[action].name

    def is_terminal(self) -> bool:
        return self.tree.over

    def returns(self) -> list[float]:
        return self.tree.table.rewards() if self.tree.over else [0.0] * self.tree.table.players

    def information_state_string(self, player: int | None = None) -> str:
        return self.tree.recall(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return ",".join(map(str, self.tree.actions))


class FreebooterObserver:
    """The features of a seat, between 0 and 1."""

    def __init__(self, features: int) -> None:
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: FreebooterState, player: int) -> None:
        seen = state.tree.features(player)
        self.tensor[:] = np.frombuffer(seen, np.uint8) / np.float32(255) if seen else 0

    def string_from(self, state: FreebooterState, player: int) -> str:
        return state.tree.features(player).hex()


def parameters(preset: Preset) -> dict[str, int | str]:
    return {"players": find_game(preset.game).most, "options": "", "rewards": "places", "fates": FATES}


def type_of(preset: Preset) -> pyspiel.GameType:
    game = find_game(preset.game)
    return pyspiel.GameType(
        short_name=short_name(preset.name),
        long_name=f"Freebooter: {preset.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(preset),
    )


for _preset in presets():
    pyspiel.register_game(type_of(_preset), type(short_name(_preset.name), (FreebooterGame,), {"preset": _preset}))
