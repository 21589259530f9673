"""Games for PettingZoo (the extra `lab`): `env(game, players=4)`, `parallel_env(...)`.

An observation is a dict: `observation`, the row of features of the seat, and `action_mask`, 1 for every move on offer.
An action is the code of a move in the game's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from freebooter.lab.environments.render import MODES, Drawing, drawn
from freebooter.lab.environments.stepped import SteppedGame

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
Info = dict[str, object]
MOST = 255


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "places",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The game as one agent after another, with the usual checks around it."""
    made: AECEnv[str, Observation, int] = SeatBySeat(game, players, options, rewards, render_mode)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "places",
    render_mode: str | None = None,
) -> AllTogether:
    """The game with all agents at once; those who are not asked have one action, to wait (the last one)."""
    return AllTogether(game, players, options, rewards, render_mode)


class _Seats:
    """What both kinds of environment share: agents are the seats, `seat-0` first. `waiting` is 1 if one may wait."""

    kind: ClassVar[str] = "v1"
    waiting: ClassVar[int] = 0

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"freebooter_{game}_{self.kind}", "render_modes": MODES, "is_parallelizable": False}
        self.table = SteppedGame(game, players, options, rewards)
        self.possible_agents = [f"seat-{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        self.render_mode = render_mode
        actions = len(self.table.moves) + self.waiting
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (len(self.table.features),), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._observations = {agent: seen for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _seen(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self.table.mask(seat, self.waiting)
        if self.waiting and seat not in self.table.asked:
            mask[-1] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}


class SeatBySeat(_Seats, AECEnv[str, Observation, int]):
    """One agent after another. Seats that choose at the same time are asked in turn, and see nothing of each other."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self._seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.answer(self.possible_agents.index(agent), int(action))
        if self.table.end is not None:
            for seat, worth in enumerate(self.table.rewards()):
                self.rewards[self.possible_agents[seat]] = worth
                self.terminations[self.possible_agents[seat]] = True
            self.agent_selection = self.agents[0]
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> Drawing | None:
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.asked[0]]


class AllTogether(_Seats, ParallelEnv[str, Observation, int]):
    """All agents at once: those who are asked make their moves, the others wait."""

    kind: ClassVar[str] = "parallel_v1"
    waiting: ClassVar[int] = 1

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return {agent: self._seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        for seat in self.table.asked:
            self.table.answer(seat, int(actions[self.possible_agents[seat]]))
        agents = self.agents
        over = self.table.end is not None
        worth = self.table.rewards() if over else [0.0] * len(agents)
        if over:
            self.agents = []
        return (
            {agent: self._seen(agent) for agent in agents},
            {agent: worth[self.possible_agents.index(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> Drawing | None:
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
