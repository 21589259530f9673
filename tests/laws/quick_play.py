"""Play without the costly laws: nothing crashes, nothing is lost, every option is offered once, and games end."""

from collections.abc import Mapping

from freebooter.bots import Bot, choose_in
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws import LONGEST_GAME, SeededChooser
from freebooter.kernel.laws.driving import options_of
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with


class Counselled(SeededChooser):
    """Chooses by the game's own advice, so that it does what its modules bring."""

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state) or [1] * len(ask.options)
        drawn = self.pick(sum(weights))
        for move, weight in zip(ask.options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return move
        raise AssertionError("no option has any weight")


class Steered(Chooser):
    """Every seat by a bot of its own."""

    def __init__(self, bots: list[Bot]) -> None:
        self._bots = bots

    def choose(self, run: Run, ask: Ask) -> Move:
        return choose_in(self._bots[ask.seat], run, ask.seat)


def play_quickly(
    game: AnyGame, players: int, options: Mapping[str, object], seed: int | str, chooser: Chooser, every: int = 40
) -> int:
    """A whole game; the state is looked at every few moves and at the end. Gives the number of moves."""
    run = Run(game, game.setup(game.options(options), players, SearchChance(f"quick {seed}")))
    run.begin()
    conserved = game.audit(run.state)
    made = 0
    while run.question is not None:
        if made % every == 0:
            look(run, conserved)
        answer_with(run, chooser)
        made += 1
        assert made <= LONGEST_GAME, f"after {made} moves it was still going on"
    look(run, conserved)
    assert min(game.result(run.state).places) == 1
    return made


def look(run: Run, conserved: dict[str, int]) -> None:
    now = run.game.audit(run.state)
    changed = {name: (conserved.get(name), count) for name, count in now.items() if conserved.get(name) != count}
    assert not changed, f"was and is: {changed}"
    faults = run.game.faults(run.state)
    assert not faults, "; ".join(faults)
    for seat in [] if run.question is None else run.question.asked():
        moves = options_of(run.question, seat)
        assert len({move.code for move in moves}) == len(moves) > 0, f"offers {moves}"
