"""Two bots to measure the advice of modules by: `landsman` is a `search`, `passenger` a `heaviest` whom no module advises.

    freebooter simulate marauders --preset everything --load tools.balance.landsman --bots search:6,landsman:6,landsman:6,landsman:6
    freebooter simulate marauders --preset everything --load tools.balance.landsman --bots heaviest,passenger,passenger,passenger

with the root of the tree on PYTHONPATH. Questions that a module asks leave them without an opinion, moves that a module
offers are as inviting as the others on average, and what modules make of a zone, a danger or a prize is not heard. Rules
and the evaluation of positions are the same.
"""  # noqa: E501

from freebooter.bots import Bot, Situation, Thought, add_bot
from freebooter.bots.search import SearchBot
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.seams import module_set
from freebooter.games.marauders.state.table import COMMENTS, Comments, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from tools.balance.yardsticks import Heaviest

MODULES = "freebooter.games.marauders.modules."
VALUES = ["weigh", "zone_values", "found_cost", "zone_dangers", "npc_prize", "raid_prize", "steps", "ways", "foresight"]
"""What modules say about the worth of things: the voice of `seams/module.py`, less the evaluation of positions."""


class Silence(Comments):
    """Passes comments of modules on, or keeps them back while a landsman thinks."""

    def __init__(self, comments: Comments) -> None:
        self.comments = comments
        self.silent = False
        self.kept: list[tuple[list[object], list[object]]] = []
        """The lists of those who are asked, empty for now, and who was in them."""
        self.foreign: dict[str, dict[Move, bool]] = {}
        """Whether a module offers a move, by prompt."""

    def add_risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        self.comments.add_risks(t, ask, notes)

    def change_weights(self, t: Table, ask: Ask, weights: list[int]) -> None:
        if not self.silent:
            self.comments.change_weights(t, ask, weights)
        elif type(ask.question).__module__.startswith(MODULES):
            weights[:] = [1] * len(weights)
        elif isinstance(ask.question, OpenMenu):
            known = self.foreign.setdefault(ask.question.prompt, {})
            for move in ask.options:
                if move not in known:
                    offer = ask.question.offer_for(t, move)
                    known[move] = offer is not None and type(offer).__module__.startswith(MODULES)
            foreign = [known[move] for move in ask.options]
            if True not in foreign:
                return
            own = [weight for weight, other in zip(weights, foreign, strict=True) if not other]
            mean = max(1, sum(own) // len(own)) if own else 1
            weights[:] = [mean if other else weight for weight, other in zip(weights, foreign, strict=True)]

    def begin(self) -> None:
        self.silent = True
        for calls in module_set._sets.values():  # the one place that knows who is asked
            for name in VALUES:
                asked: list[object] = calls._having[name]  # type: ignore[assignment]
                if asked:
                    self.kept.append((asked, asked[:]))
                    asked.clear()  # the list itself: `calls` has other names for some of them

    def end(self) -> None:
        self.silent = False
        for asked, those in self.kept:
            asked.extend(those)
        self.kept.clear()


SILENCE = Silence(COMMENTS[0])
COMMENTS[0] = SILENCE


class Landsman(Bot):
    """Searches without the advice of modules; worlds are dealt to it in between as to any bot."""

    def __init__(self, seed: int | str, seconds: float | None, iterations: int | None) -> None:
        super().__init__(seed)
        self.search = SearchBot(seed, seconds, iterations)

    def think(self, situation: Situation) -> Thought:
        thought = self.search.think(situation)
        run = None
        while True:
            SILENCE.begin()
            try:
                wanted = next(thought) if run is None else thought.send(run)
            except StopIteration as done:
                move: Move = done.value
                return move
            finally:
                SILENCE.end()
            run = yield wanted


class Passenger(Bot):
    """Follows the advice without that of modules."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.heaviest = Heaviest(seed)

    def decide(self, situation: Situation) -> Move:
        SILENCE.begin()
        try:
            return self.heaviest.decide(situation)
        finally:
            SILENCE.end()


add_bot("landsman", Landsman)
add_bot("passenger", lambda seed, seconds, iterations: Passenger(seed))
