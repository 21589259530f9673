"""Many games at once, for programs that want steps by the hundred thousand."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from freebooter.games import find_game
from freebooter.kernel.automatic.batch import Batch
from freebooter.lab.environments.stepped import feature_names, features_version, reward_named
from freebooter.lab.simulate import check_table


class BatchedGames:
    """`size` games stepped together. What their seats see is one array, a row for each game, made without a copy.

    After each step `seats[game]` is whose turn it is. `done[game]` says that a game has ended with it; another has then
    begun in its place, and `rewards[game]` holds what the end was worth to each seat. Otherwise there are zeros.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        size: int = 64,
        seed: int | str = 0,
        rewards: str = "places",
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.most if players is None else players
        given = dict(options or {})
        check_table(self.game, given, self.players)
        chosen = self.game.options(given)
        self.features = feature_names(self.game, chosen, self.players)
        self.features_version = features_version(self.features)
        self.actions = len(self.game.moves.table)
        self.size = size
        self.rewards: NDArray[np.float64] = np.zeros((size, self.players))
        self.done: NDArray[np.bool_] = np.zeros(size, dtype=np.bool_)
        self._worth = reward_named(rewards)
        self._batch = Batch(self.game, chosen, self.players, size, seed)

    @property
    def seats(self) -> NDArray[np.int8]:
        return np.array(self._batch.seat, dtype=np.int8)

    def observe(self) -> NDArray[np.uint8]:
        """The rows of features, each for the seat whose turn it is: a view of the block that the games wrote into."""
        return np.frombuffer(self._batch.observations(), dtype=np.uint8).reshape(self.size, len(self.features))

    def masks(self) -> NDArray[np.int8]:
        """What is on offer in each game: 1 for every move that can be made."""
        return np.frombuffer(self._batch.masks(), dtype=np.int8).reshape(self.size, self.actions)

    def step(self, codes: NDArray[np.integer] | list[int]) -> None:
        """Make a move in every game. If one of them is not on offer, `Refused` is raised and no game has moved."""
        self._batch.step(codes.tolist() if isinstance(codes, np.ndarray) else [int(code) for code in codes])
        if self.done.any():
            self.rewards[:] = 0.0
            self.done[:] = False
        for number, end in self._batch.ended:
            self.done[number] = True
            self.rewards[number] = self._worth(end)


def random_codes(masks: NDArray[np.int8], choices: np.random.Generator) -> NDArray[np.intp]:
    """For each row one of the moves on offer, all equally likely."""
    found = np.flatnonzero(masks.view(np.bool_))
    games, actions = masks.shape
    first = np.searchsorted(found, np.arange(games + 1) * actions)
    chosen = first[:-1] + (choices.random(games) * np.diff(first)).astype(np.intp)
    return np.asarray(found[chosen] % actions, dtype=np.intp)
