"""Plays games of the base by advice and prints all that a player is shown in them, one line for each move.

    python -m tests.games.marauders.base_games [decisions]

Run as a process of its own, because packs are loaded when the game is imported.
"""

import sys

import msgspec

from freebooter.games.marauders.game import GAME
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match

SEEDS = (1, 2, 3)


def play(seed: int, most: int) -> None:
    match = new_match(GAME, 2 + seed % 3, seed=seed)
    chance = SearchChance(seed)
    for _decision in range(most):
        if match.over:
            break
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        weights = ask.weights(match.run.state) or [1] * len(ask.options)
        mark = chance.below(sum(weights))
        at = 0
        while mark >= weights[at]:
            mark -= weights[at]
            at += 1
        print(line(match, seat, weights, at))
        match.play(seat, ask.options[at])
    print([entry.digest for entry in match.live if entry.digest])


def line(match: Match, seat: int, weights: list[int], at: int) -> str:
    ask = match.ask_of(seat)
    assert ask is not None
    known = [move for move in GAME.moves.table if match.has_move(move)]
    told = [
        ask.prompt,
        [[move.code, move.name] for move in ask.options],
        weights,
        at,
        [repr(ask.preview(match.run.state, move)) for move in ask.options],
        [repr(match.refuse(seat, move)) for move in known],
        [repr(note) for note in ask.risks(match.run.state)],
        match.view(seat),
        match.board_numbers(seat),
    ]
    return msgspec.json.encode(told).decode()


if __name__ == "__main__":
    for seed in SEEDS:
        play(seed, int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
