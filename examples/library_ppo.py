"""Masked PPO by a library: `MaskablePPO` of sb3-contrib learns Pirates of the 7 Seas against random seats.

    pip install "freebooter[ppo]"          brings PyTorch: some hundred megabytes on a system without a GPU
    python examples/library_ppo.py         a minute or two on one core; `--steps 20000` for a first look

The environment is `AgainstBots`, which has the `action_masks()` that the library asks for; what is left to do is to
make large numbers small. `masked_ppo.py` does without a library and plays against itself.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from freebooter.lab.environments.stepped import Row
from freebooter.lab.gymnasium import AgainstBots
from freebooter.lab.reports.summaries import WinShare, win_share

TABLES = 8
ROUNDS = 5
"""How often it is measured on the way."""
LARGEST = 6.0  # above the logarithm of 256


class Scaled(gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, Row]):
    """Small numbers count most: 0 to 255 becomes 0 to about 5.5."""

    def __init__(self, seat: int) -> None:
        self.table = AgainstBots("seven-seas", players=4, seat=seat, bot="random")
        super().__init__(self.table)
        shape = self.table.observation_space.shape
        self.observation_space = gymnasium.spaces.Box(0.0, LARGEST, shape, np.float32)

    def observation(self, observation: Row) -> NDArray[np.float32]:
        return np.log1p(observation.astype(np.float32))

    def action_masks(self) -> NDArray[np.bool_]:
        return self.table.action_masks()


def against_random(model: Any, games: int) -> WinShare:
    """How many games it wins, from each seat in turn, that it has not learned from."""
    wins = 0.0
    for number in range(games):
        seat = number % 4
        env = Scaled(seat)
        row, _info = env.reset(seed=1_000_000 + number)
        while env.table.table.end is None:
            action, _state = model.predict(row, action_masks=env.action_masks())
            row, _reward, _over, _cut, _info = env.step(action)
        winners = env.table.table.end.winners
        wins += 1 / len(winners) if seat in winners else 0.0
    return win_share(wins, games)


def main(steps: int = 100_000, games: int = 200, seed: int = 1) -> WinShare:
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda seat=number % 4: Scaled(seat) for number in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy", tables, seed=seed, n_steps=256, batch_size=512, n_epochs=4, gamma=0.997, ent_coef=0.01,
        learning_rate=1e-3, policy_kwargs={"net_arch": [96, 96]},
    )  # fmt: skip
    begun = perf_counter()
    for _round in range(ROUNDS):
        model.learn(steps // ROUNDS, reset_num_timesteps=False)
        share = against_random(model, games)
        said = f"wins {share.share:.1%} of {games} games among three random seats"
        print(
            f"{model.num_timesteps} steps, {perf_counter() - begun:.0f} s: {said} ({share.low:.1%} to {share.high:.1%})"
        )
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Pirates of the 7 Seas by MaskablePPO of sb3-contrib.")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    main(chosen.steps, seed=chosen.seed)
