"""What players see of some games, as a hash: questions, options, advice, events. Not the states: packs add to decks."""

import hashlib

from freebooter.games.marauders.game import Marauders
from freebooter.kernel.ask import Ask
from freebooter.kernel.laws import SeededChooser
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run


class Advised(SeededChooser):
    """Follows the advice mostly, and now and then does anything."""

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state)
        if weights is None or self.pick(8) == 0:
            return ask.options[self.pick(len(ask.options))]
        left = self.pick(sum(weights))
        for move, weight in zip(ask.options, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights add up")


def played(game: Marauders, players: int, seed: str) -> Match:
    match, chooser = new_match(game, players, {}, seed), Advised(seed)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, chooser.choose(match.run, ask))
    return match


def trace(game: Marauders, games: int) -> str:
    """The same with and without packs and modules that are off."""
    seen = hashlib.sha256()
    for number in range(games):
        match, chooser = new_match(game, 2 + number % 3, {}, f"trace {number}"), Advised(number)
        while not match.over:
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            options = [move.name for move in ask.options]
            notes = [ask.preview(match.run.state, move) for move in ask.options]
            seen.update(repr((ask.prompt, options, notes, ask.weights(match.run.state))).encode())
            match.play(seat, chooser.choose(match.run, ask))
        events = [(event.kind, event.rules, event.data) for entry in match.live for event in entry.events]
        seen.update(repr((events, match.result())).encode())
    return seen.hexdigest()
