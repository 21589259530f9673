"""The bots think about a decision once more, from what its seat knew: every playout begins in a world dealt for it."""

from freebooter.bots.bot import Situation
from freebooter.bots.playout import Playout, margins, win_shares
from freebooter.bots.search import Search, Settings
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run, play_with
from freebooter.kernel.world import world
from freebooter.review.positions import Position
from freebooter.review.state import Sample, Tried
from freebooter.review.worth import Worth


class Thinking:
    """One portion of thought about one decision."""

    def __init__(self, position: Position, seed: str) -> None:
        run, ask = position.run, position.ask
        self.seat = ask.seat
        self.chosen = position.entry.move
        self.game = run.game
        self._run = run
        here = world(run, ask.seat, SearchChance(f"here {seed}"))
        assert here.question is not None
        asked = here.question.ask_of(ask.seat)
        assert asked is not None
        situation = Situation(run.game, asked, here)
        options = situation.sensible()
        if self.chosen not in options:
            options = [*options, self.chosen]
        self.search = Search(situation, options, SearchChance(f"review {seed}"), Settings())

    def look_ahead(self, forced: Move | None = None) -> tuple[Move, Run]:
        """One playout in a world of its own: the move it began with, and where it was evaluated."""
        search = self.search
        search.forced = forced
        run = world(self._run, self.seat, search.chance)
        return search.iterate(run), run

    def play_to_the_end(self, left: float) -> Sample:
        """The same, played on by the same habits until somebody has won."""
        _move, run = self.look_ahead()
        standing = list(self.game.evaluation.value(run.state))
        play_with(run, Playout(self.search.averages, self.search.chance))
        self.search.averages.made = []  # the search learns from the next rounds, not from a far end
        return Sample(left, standing, win_shares(run))

    def weigh(self, worth: Worth, left: float, free: int, compared: int) -> dict[str, Tried]:
        """What comes of the options: the search chooses `free` times what to try, then the choice that was made and
        the one it likes best are brought to `compared` playouts each, so that they are compared by as many."""
        tried: dict[str, Tried] = {}
        for _each in range(free):
            self._try(tried, worth, left, None)
        best = self.search.root.statistics(self.seat).most_visited()
        for move in (self.chosen, best):
            while tried.setdefault(move.name, Tried()).times < compared:
                self._try(tried, worth, left, move)
        return tried

    def _try(self, tried: dict[str, Tried], worth: Worth, left: float, forced: Move | None) -> None:
        move, run = self.look_ahead(forced)
        shares = win_shares(run) or worth.chances(self.game.evaluation.value(run.state), left)
        one = tried.setdefault(move.name, Tried())
        one.times += 1
        one.sought += forced is None
        one.chance += shares[self.seat]
        one.lead += margins(run)[self.seat] / self.game.evaluation.units_per_point()
