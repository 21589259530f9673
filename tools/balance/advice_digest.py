"""A digest of all that bots hear in some games: options, weights, values of positions. Two trees with the same digests
decide alike, so work on speed compares them before and after:

    PYTHONPATH=src .venv/bin/python tools/balance/advice_digest.py marauders --games 24
    PYTHONPATH=build/fast .venv/bin/python tools/balance/advice_digest.py marauders --games 24

One line for each preset. Some games follow the advice, some do so now and then, some are played at random.
"""

import argparse
import hashlib

from freebooter.bots.playout import weighted_index
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with, start

RANDOM = (0, 10, 100, 30)  # decisions in a hundred that do not follow the advice, game by game
MOST = 3000  # decisions of a game
VALUED = 7  # one of so many positions is valued too


class Listener(Chooser):
    """Chooses by weights or at random, and takes down what it was told."""

    def __init__(self, seed: str, at_random: int) -> None:
        self.chance = SearchChance(seed)
        self.at_random = at_random
        self.heard = hashlib.sha256()
        self.decisions = 0

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state)
        self.decisions += 1
        self.heard.update(f"{ask.prompt} {[move.code for move in ask.options]} {weights}\n".encode())
        if self.decisions % VALUED == 0:
            self.heard.update(f"{run.game.evaluation.value(run.state)}\n".encode())
        if weights is None or self.chance.below(100) < self.at_random:
            return ask.options[self.chance.below(len(ask.options))]
        return ask.options[weighted_index(weights, self.chance.below(sum(weights)))]


def listen(game: AnyGame, edition: str, number: int) -> Listener:
    """Play one game to its end."""
    seats = game.fewest + number % (game.most - game.fewest + 1)
    run = start(game, game.options({"edition": edition}), seats, SearchChance(f"game {number}"), keeps=False)
    listener = Listener(f"choices {number}", RANDOM[number % len(RANDOM)])
    while run.question is not None and listener.decisions < MOST:
        answer_with(run, listener)
    return listener


def main() -> None:
    parser = argparse.ArgumentParser(description="A digest of the advice in some games, preset by preset.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24, help="of each preset")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    for edition in game.choosing.editions():
        listeners = [listen(game, edition, number) for number in range(arguments.games)]
        together = hashlib.sha256(b"".join([listener.heard.digest() for listener in listeners])).hexdigest()
        print(edition, sum([listener.decisions for listener in listeners]), together[:20])


if __name__ == "__main__":
    main()
