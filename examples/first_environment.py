"""A first loop over an environment: a seat that plays at random against bots, and what the end was worth.

pip install "freebooter[lab]"
python examples/first_environment.py
"""

from __future__ import annotations

import numpy as np

from freebooter.lab.gymnasium import AgainstBots


def main(games: int = 5) -> list[float]:
    env = AgainstBots("seven-seas", players=4, bot="greedy:2")
    choices = np.random.default_rng(1)
    ends = []
    for game in range(games):
        _seen, info = env.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            action = choices.choice(np.flatnonzero(info["action_mask"]))
            _seen, reward, over, _cut, info = env.step(action)
        ends.append(reward)
        print(f"game {game + 1}: {reward:+.2f}")
    return ends


if __name__ == "__main__":
    main()
