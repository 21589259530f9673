"""Masked PPO: a small network learns Pirates of the 7 Seas from nothing but its own games.

    python examples/masked_ppo.py                  some minutes on one core; `--updates 20` for a first look

Everything is here, in NumPy: a network with two layers, the gradient by hand, Adam, and the loss of PPO (Schulman and
others, 2017) with actions that are not on offer masked out. Needs nothing but the extra `lab`; `library_ppo.py` lets a
library do it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebooter.lab.environments import BatchedGames, random_codes
from freebooter.lab.reports.summaries import WinShare, win_share

GAME, PLAYERS = "seven-seas", 4
HIDDEN = 96
STEP, EPOCHS, PARTS = 1e-3, 3, 8
CLIP, ENTROPY, WORTH = 0.2, 0.01, 0.5
FUTURE, TRACE = 0.997, 0.95
POINTS = 30.0  # a lead of so many is worth 1

Floats = NDArray[np.float32]
Gradient = dict[str, Floats]


class Network:
    """Two layers of tanh, then a number for each action, and what the seat may hope for."""

    def __init__(self, features: int, actions: int, choices: np.random.Generator) -> None:
        def weights(inputs: int, outputs: int, size: float = 1.0) -> Floats:
            drawn: Floats = (choices.standard_normal((inputs, outputs)) * size / np.sqrt(inputs)).astype(np.float32)
            return drawn

        self.all: Gradient = {
            "first": weights(features, HIDDEN),
            "first bias": np.zeros(HIDDEN, np.float32),
            "second": weights(HIDDEN, HIDDEN),
            "second bias": np.zeros(HIDDEN, np.float32),
            "policy": weights(HIDDEN, actions, 0.01),
            "worth": weights(HIDDEN, 1, 0.1),
        }
        self._means: Gradient = {name: np.zeros_like(value) for name, value in self.all.items()}
        self._squares: Gradient = {name: np.zeros_like(value) for name, value in self.all.items()}
        self._steps = 0

    @staticmethod
    def scaled(rows: NDArray[np.uint8]) -> Floats:
        """Small numbers count most: 0 to 255 becomes 0 to about 5.5."""
        return np.log1p(rows.astype(np.float32))

    def layers(self, seen: Floats) -> tuple[Floats, Floats]:
        first = np.tanh(seen @ self.all["first"] + self.all["first bias"])
        return first, np.tanh(first @ self.all["second"] + self.all["second bias"])

    def look(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The logarithm of the chance of each action, and the worth of each row."""
        second = self.layers(seen)[1]
        return log_chances(second @ self.all["policy"], masks), (second @ self.all["worth"])[:, 0]

    def learn(self, part: Lesson) -> None:
        """One step down the gradient of the loss of PPO."""
        count = len(part.actions)
        first, second = self.layers(part.seen)
        logs = log_chances(second @ self.all["policy"], part.masks)
        worth = (second @ self.all["worth"])[:, 0]
        rows = np.arange(count)
        chances = np.where(part.masks, np.exp(logs), 0.0)
        ratio = np.exp(logs[rows, part.actions] - part.logs)
        kept = np.where(part.better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # outside, nothing more is to be gained
        chosen = np.zeros_like(chances)
        chosen[rows, part.actions] = 1.0
        down = (chances - chosen) * (ratio * part.better * kept)[:, None]
        surprise = np.where(part.masks, logs, 0.0)
        mean = (chances * surprise).sum(axis=1, keepdims=True)
        down += ENTROPY * chances * (surprise - mean)
        down /= count
        off = (WORTH * (worth - part.returns) / count)[:, None].astype(np.float32)
        into_second = (down @ self.all["policy"].T + off @ self.all["worth"].T) * (1 - second**2)
        into_first = (into_second @ self.all["second"].T) * (1 - first**2)
        self._descend(
            {
                "policy": second.T @ down,
                "worth": second.T @ off,
                "second": first.T @ into_second,
                "second bias": into_second.sum(axis=0),
                "first": part.seen.T @ into_first,
                "first bias": into_first.sum(axis=0),
            }
        )

    def _descend(self, gradient: Gradient) -> None:
        """Adam, with the whole gradient kept below 0.5."""
        self._steps += 1
        length = float(np.sqrt(sum(float((part**2).sum()) for part in gradient.values())))
        shorter = min(1.0, 0.5 / (length + 1e-8))
        for name, part in gradient.items():
            down = (part * shorter).astype(np.float32)
            self._means[name] += 0.1 * (down - self._means[name])
            self._squares[name] += 0.001 * (down**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._steps)
            square = self._squares[name] / (1 - 0.999**self._steps)
            self.all[name] -= STEP * mean / (np.sqrt(square) + 1e-8)


def log_chances(scores: Floats, masks: NDArray[np.bool_]) -> Floats:
    scores = np.where(masks, scores, -1e9)
    scores = scores - scores.max(axis=1, keepdims=True)
    found: Floats = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return found


def drawn(logs: Floats, choices: np.random.Generator) -> NDArray[np.intp]:
    """An action for each row, by its chances."""
    noise = choices.gumbel(size=logs.shape)
    return np.asarray((logs + noise).argmax(axis=1), dtype=np.intp)


@dataclass
class Lesson:
    """What was seen and done, and how much better than hoped for it turned out."""

    seen: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.intp]
    logs: Floats
    better: Floats
    returns: Floats

    def part(self, rows: NDArray[np.intp]) -> Lesson:
        return Lesson(*(value[rows] for value in vars(self).values()))


def play(games: BatchedGames, network: Network, steps: int, choices: np.random.Generator) -> Lesson:
    """All seats of all games are played by the network; each learns from its own moves."""
    size = games.size
    story: list[list[Any]] = [[] for _each in range(8)]
    seen, masks, actions, logs, worth, seats, done, ends = story
    for _step in range(steps):
        seen.append(network.scaled(games.observe()))
        masks.append(games.masks().view(np.bool_))
        seats.append(games.seats)
        step_logs, step_worth = network.look(seen[-1], masks[-1])
        actions.append(drawn(step_logs, choices))
        logs.append(step_logs[np.arange(size), actions[-1]])
        worth.append(step_worth)
        games.step(actions[-1])
        done.append(games.done.copy())
        ends.append((games.rewards / POINTS).astype(np.float32))
    better = np.zeros((steps, size), np.float32)
    known = np.zeros((steps, size), np.bool_)
    # Backwards: what came next for this seat of this game, be it its next move or the end.
    following = np.zeros((size, PLAYERS), np.float32)
    trace = np.zeros((size, PLAYERS), np.float32)
    reward = np.zeros((size, PLAYERS), np.float32)
    told = np.zeros((size, PLAYERS), np.bool_)
    rows = np.arange(size)
    for step in reversed(range(steps)):
        over = done[step]
        following[over], trace[over], told[over] = 0.0, 0.0, True
        reward[over] = ends[step][over]
        seat = seats[step]
        surprise = reward[rows, seat] + FUTURE * following[rows, seat] - worth[step]
        better[step] = surprise + FUTURE * TRACE * trace[rows, seat]
        known[step] = told[rows, seat]
        trace[rows, seat] = np.where(known[step], better[step], 0.0)
        following[rows, seat], reward[rows, seat], told[rows, seat] = worth[step], 0.0, True
    kept = known.reshape(-1)

    def flat(values: list[Any]) -> Any:
        return np.concatenate(values)[kept]

    gained = better.reshape(-1)[kept]
    returns = gained + flat(worth)
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    return Lesson(flat(seen), flat(masks), flat(actions), flat(logs), gained, returns)


def against_random(network: Network, games: int, choices: np.random.Generator) -> WinShare:
    """One seat of the network among random ones, each seat in turn."""
    size = min(games, 128) // PLAYERS * PLAYERS
    table = BatchedGames(GAME, PLAYERS, size=size, seed=int(choices.integers(1 << 40)), rewards="places")
    own = np.arange(size) % PLAYERS
    wins, played = 0.0, 0
    counted = np.zeros(size, np.intp)
    while played < games:
        masks = table.masks()
        logs, _worth = network.look(network.scaled(table.observe()), masks.view(np.bool_))
        table.step(np.where(table.seats == own, drawn(logs, choices), random_codes(masks, choices)))
        for number in np.flatnonzero(table.done & (counted < games // size)):
            counted[number] += 1  # as many games of each, or short ones would count more often
            best = np.flatnonzero(table.rewards[number] == table.rewards[number].max())
            wins += 1 / len(best) if own[number] in best else 0.0
            played += 1
        if (counted >= games // size).all():
            break
    return win_share(wins, played)


def main(updates: int = 60, size: int = 128, steps: int = 128, games: int = 384, seed: int = 1) -> WinShare:
    choices = np.random.default_rng(seed)
    table = BatchedGames(GAME, PLAYERS, size=size, seed=seed, rewards="points")
    network = Network(len(table.features), table.actions, choices)
    begun = perf_counter()
    for update in range(1, updates + 1):
        lesson = play(table, network, steps, choices)
        for _epoch in range(EPOCHS):
            for rows in np.array_split(choices.permutation(len(lesson.actions)), PARTS):
                network.learn(lesson.part(rows))
        if update % 10 == 0 or update == updates:
            share = against_random(network, games, choices)
            said = f"wins {share.share:.1%} of {share.tries} games among three random seats"
            print(f"update {update}, {perf_counter() - begun:.0f} s: {said} ({share.low:.1%} to {share.high:.1%})")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Pirates of the 7 Seas by masked PPO.")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    main(chosen.updates, seed=chosen.seed)
