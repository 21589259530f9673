# mypyc: compile
"""Information-set Monte Carlo tree search over re-dealt worlds. It knows no game.

Each iteration deals a world for the seat, goes down the tree by upper confidence bounds, adds a node, plays on for
a while, and credits every seat's choices with what that seat got. What is learnt in one world serves in all of
them, so the bot cannot act on facts that it does not know.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from freebooter.bots.bot import Bot, Situation, Thought
from freebooter.bots.playout import Habits, margins, play_on, win_shares
from freebooter.bots.tree import Edge, Keys, Node
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with

UNSEEN: Final = 0xFFFF
"""Stands for the move of a step that the searching seat had no part in and does not see."""


ITERATIONS: Final = 400
"""Where no budget is given."""

GLANCE: Final = 8
"""After so many iterations a search looks whether the choice is decided."""


@final
class Settings:
    """What decides how a search looks ahead; the figures in docs/bots.md say how these were found.

    `horizon`: decisions from the root until the standing is taken for the result; where the game has counsel, playouts
    are worth following further, for `foresight` decisions of each seat. `explore`: how much doubt
    counts against the mean, in units of the spread of rewards. `drawn`: options that a playout compares at each
    decision. `win`: what winning is worth beside the points, in the same unit. Where the game has counsel, `trust`
    says how much it counts against the mean, `counselled` how many options a playout draws by it; with 0 it is
    never asked. An iteration with counsel takes longer, and counts `costs` times. Whoever `wavers` does not always make
    the move thought best.
    """

    __slots__ = ("costs", "counselled", "drawn", "explore", "foresight", "horizon", "trust", "wavers", "win")

    def __init__(
        self,
        horizon: int = 40,
        explore: float = 1.2,
        drawn: int = 4,
        win: float = 1.0,
        trust: float = 4.0,
        counselled: int = 2,
        wavers: bool = False,
        foresight: int = 25,
        costs: int = 1,
    ) -> None:
        self.horizon = horizon
        self.explore = explore
        self.drawn = drawn
        self.win = win
        self.trust = trust
        self.counselled = counselled
        self.wavers = wavers
        self.foresight = foresight
        self.costs = costs


@final
class SearchBot(Bot):
    """Searches for so many seconds or iterations at each decision, whichever ends first."""

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = ITERATIONS if seconds is None and iterations is None else iterations
        self.settings = settings or Settings()
        self.decisions = 0

    def think(self, situation: Situation) -> Thought:
        self.decisions += 1
        self.tried = {}
        sensible = situation.sensible()
        if len(sensible) == 1:
            return sensible[0]
        search = Search(situation, sensible, SearchChance(f"search {self.seed} {self.decisions}"), self.settings)
        seconds = self.seconds
        deadline = 0.0 if seconds is None else perf_counter() + seconds
        left = -1 if self.iterations is None else self.iterations
        if left > 0 and search.weights is not None:
            left = max(1, left // self.settings.costs)
        book = search.root.book(situation.seat)
        wavers = self.settings.wavers and search.weights is not None
        while left != 0:
            search.iterate((yield search.chance))
            left -= 1
            if seconds is not None and perf_counter() >= deadline:
                break
            if left > 0 and left % GLANCE == 0 and not wavers and book.lead() > left:
                break  # nothing that is left can change the choice
        self.tried = {edge.move.name: edge.visits for edge in book.edges.values()}
        if wavers:
            return book.wavering(search.chance)
        return book.favourite()


@final
class Search(Chooser):
    """One decision being thought about."""

    __slots__ = (
        "chance", "count", "counsels", "habits", "horizon", "keys", "means", "node", "options", "path", "root", "seat",
        "seen", "settings", "spreads", "squares", "weights",
    )  # fmt: skip

    def __init__(self, situation: Situation, options: list[Move], chance: SearchChance, settings: Settings) -> None:
        self.seat = situation.seat
        self.chance = chance
        self.settings = settings
        self.options = options
        self.counsels = settings.counselled > 0
        self.weights = situation.weights(options) if self.counsels else None
        self.root = Node()
        self.keys = Keys()
        self.path: list[Edge] = []
        self.node = self.root
        self.seen = UNSEEN
        game, world = situation.game, situation.world
        assert world is not None
        seats = len(game.evaluate(world.state))
        self.habits = Habits(seats, len(game.moves.table), settings.drawn, settings.counselled)
        self.horizon = settings.horizon if self.weights is None else settings.foresight * seats
        self.count = 0
        self.means: list[float] = [0.0] * seats
        self.squares: list[float] = [0.0] * seats
        self.spreads: list[float] = [1.0] * seats

    def iterate(self, run: Run) -> None:
        """Learn from one world."""
        path = self.go_down(run)
        play_on(run, self.habits, self.chance, self.horizon - len(path))
        rewards = margins(run)
        for seat, share in enumerate(win_shares(run)):
            rewards[seat] += share * self.settings.win * self.spreads[seat]
        self.measure(rewards)
        self.habits.learn(rewards)
        for edge in path:
            edge.visits += 1
            edge.total += rewards[edge.seat]

    def go_down(self, run: Run) -> list[Edge]:
        """From the root to a new node; returns the options taken on the way."""
        self.path = []
        self.node = self.root
        while run.question is not None:
            self.seen = UNSEEN
            answer_with(run, self)
            question = run.question
            if question is not None:
                key = self.keys.key(self.seen, question)
                child = self.node.children.get(key)
                if child is None:
                    self.node.children[key] = Node()
                    break
                self.node = child
        return self.path

    def choose(self, run: Run, ask: Ask) -> Move:
        """The option to try next at the node that was reached, for whichever seat is asked."""
        alone = isinstance(run.question, Ask)  # then everyone sees the answer
        if alone and not self.path:
            edge = self.take(self.node, ask.seat, self.options, self.path, self.weights)
        else:
            weights = ask.weights(run.state) if self.counsels else None
            edge = self.take(self.node, ask.seat, ask.options, self.path, weights)
        if alone or ask.seat == self.seat:
            self.seen = edge.move.code
        return edge.move

    def take(self, node: Node, seat: int, options: list[Move], path: list[Edge], weights: list[int] | None) -> Edge:
        """Choose for one seat, by what that seat has learnt at this node and by what the game counsels."""
        spread = self.spreads[seat]
        settings = self.settings
        edge = node.book(seat).select(
            options, settings.explore * spread, self.chance, weights, settings.trust * spread
        )  # fmt: skip
        path.append(edge)
        self.habits.note(seat, edge.move)
        return edge

    def measure(self, rewards: list[float]) -> None:
        """Keep the spread of what each seat gets: points mean different things in different games."""
        self.count += 1
        for seat in range(len(rewards)):
            change = rewards[seat] - self.means[seat]
            self.means[seat] += change / self.count
            self.squares[seat] += change * (rewards[seat] - self.means[seat])
            if self.count > 3:
                self.spreads[seat] = sqrt(self.squares[seat] / self.count) + 1.0e-6
