# mypyc: compile
"""Information-set Monte Carlo tree search over re-dealt worlds. It knows no game.

Each iteration deals a world for the seat, goes down the tree by upper confidence bounds, adds a node, plays on for
a while, and credits every seat's choices with what that seat got. What is learnt in one world serves in all of
them, so the bot cannot act on facts that it does not know.
"""

from collections.abc import Generator
from math import sqrt
from time import perf_counter
from typing import Final, final

from freebooter.bots.bot import Bot, Situation, Thought
from freebooter.bots.gentle import levels_at, noticed, overlooked_by
from freebooter.bots.parts import Tally, add_up, favourite, is_decided, mean_points, tried
from freebooter.bots.playout import MoveAverages, expected_margin, expected_margins, leads, play_on, win_shares
from freebooter.bots.tree import Edge, Node, step_key
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with
from freebooter.kernel.state import State

UNSEEN: Final = 0xFFFF
"""The move code of a step that the searching seat had no part in and does not see."""


DEFAULT_ITERATIONS: Final = 400
"""The budget if none is given."""

USUAL_SPEED: Final = 1000
"""Iterations a second in a game that nobody has measured."""
FEWEST_ITERATIONS: Final = 6
"""A level thinks about this much at least, however slow the game is."""

STOP_CHECK: Final = 8
"""A search checks every 8 iterations whether the rest can still change its choice."""
GAIN_CHECK: Final = 32
"""And every 32 whether what may be gained by the rest is worth it."""
RIVAL_TRIES: Final = 4
"""If it is, every fourth iteration tries the option from which most may be gained."""
EARLIEST: Final = 128
"""No search asks so before so many iterations,"""
EARLIEST_PART: Final = 8
"""nor before an eighth of its budget: what lies deep in the tree is found late, and changes the means. Where units were
learned the advice is found in the tree at once."""


@final
class Settings:
    """How a search looks ahead; docs/bots.md has the measurements behind these numbers.

    Some settings apply only where the questions of a game have weights, its advice. Then iterations are better and
    slower.
    """

    __slots__ = (
        "advised_candidates", "advised_horizon", "avoids_mistakes", "enough", "explore", "follows_advice", "horizon",
        "hand_prior_weight", "learned", "learned_horizon", "overlooks", "playout_candidates", "prior_weight",
        "samples_move", "steady", "unit_enough", "unit_horizon", "unit_prior_weight", "win_bonus",
    )  # fmt: skip

    def __init__(
        self,
        horizon: int = 40,
        explore: float = 1.2,
        playout_candidates: int = 4,
        win_bonus: float = 1.0,
        prior_weight: float = 4.0,
        advised_candidates: int = 2,
        samples_move: bool = False,
        advised_horizon: int = 25,
        avoids_mistakes: bool = False,
        learned: bool = True,
        learned_horizon: int = 8,
        overlooks: int = 0,
        enough: float = 0.02,
        steady: float = 10.0,
        follows_advice: bool = True,
        unit_prior_weight: float = 1.0,
        unit_horizon: int = 5,
        unit_enough: float = 0.04,
        hand_prior_weight: float = 0.0,
    ) -> None:
        self.horizon = horizon
        """Decisions from the root until the position is evaluated."""
        self.explore = explore
        """Weight of the uncertainty of a mean, in units of the spread of rewards."""
        self.playout_candidates = playout_candidates
        """Options that a playout compares at each decision."""
        self.win_bonus = win_bonus
        """The value of winning in addition to the points, in units of the spread of rewards."""
        self.prior_weight = prior_weight
        """With advice: its weight against the mean, in the same units."""
        self.advised_candidates = advised_candidates
        """With advice: options that a playout draws by their weights. With 0 the search ignores all advice."""
        self.samples_move = samples_move
        """With advice: choose among the good moves at random instead of always the best."""
        self.advised_horizon = advised_horizon
        """With advice: decisions of each seat until the position is evaluated; such playouts make sense for longer."""
        self.learned = learned
        """Use what the game has learned about how it will end, instead of its own evaluation."""
        self.learned_horizon = learned_horizon
        """With it: decisions of each seat until the position is evaluated."""
        self.overlooks = overlooks
        """One of so many options of the decision at hand is not noticed, as people do; with 0 all are."""
        self.avoids_mistakes = avoids_mistakes
        """Consider nothing that only costs something: with little thought it would be tried, and found out too late."""
        self.enough = enough
        """Stop when no more than this can be expected from more thought, in the same units; with 0 never for that."""
        self.steady = steady
        """With advice, unless what was learned is a plain sum: so many tries with the mean of all options are counted
        with those of each, and one lucky try does not outweigh the advice."""
        self.follows_advice = follows_advice
        """In such playouts: make the option that weighs most; every draw by weights would be a small mistake."""
        self.unit_prior_weight = unit_prior_weight
        """The weight of the advice where units were learned, whose word is surer than that of long playouts."""
        self.unit_horizon = unit_horizon
        """With them: decisions of each seat until the position is evaluated."""
        self.unit_enough = unit_enough
        """With them: what is enough, unless nothing is: the advice is good there, and more thought brings less."""
        self.hand_prior_weight = hand_prior_weight
        """Where nothing was learned, instead of `prior_weight`, unless it is 0: with hundreds of tries the search's own
        means say more than the advice."""


@final
class SearchBot(Bot):
    """Searches at each decision for a number of seconds or of iterations, whichever ends first.

    Instead of iterations a `thought` may be given: how many seconds a search of the game takes, as measured; the game
    says how many iterations that are.
    """

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        settings: Settings | None = None,
        thought: float | None = None,
        parts: int = 1,
        level: str = "",
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = DEFAULT_ITERATIONS if seconds is None and iterations is None else iterations
        self.thought = thought
        self.settings = settings or Settings()
        self.level = level
        """Which of those for people it is, if any: a game may say what that level overlooks in it."""
        self.parts = parts
        """Searches that share the budget of a decision, see `bots.parts`. One that samples its move has one."""
        if parts > 1 and self.settings.samples_move:
            raise ValueError("a search that samples its move has one part")
        self.part: int | None = None
        """The only one to be made here; None: all."""
        self.found: list[Tally] = []
        """After a decision: what was found about its options, if there was more than one to search."""
        self.has_enough = False
        """After a part: more thought is worth too little, so the parts that follow are not needed."""
        self.decisions = 0

    def think(self, situation: Situation) -> Thought:
        self.decisions += 1
        self.found = []
        settings = self.settings
        chance = SearchChance(f"search {self.seed} {self.decisions}")
        options = situation.harmless() if settings.avoids_mistakes else situation.sensible()
        overlooks = overlooked_by(self.level, situation, settings.overlooks) if self.level else settings.overlooks
        if overlooks > 0:
            options = noticed(options, overlooks, chance)
        move = options[0]
        if len(options) == 1:
            pass
        elif self.parts > 1:
            yield from self._search_in_parts(situation, options)
            name = favourite(self.found)
            move = next(option for option in options if option.name == name)
        else:
            search = Search(situation, options, chance, settings)
            yield from self._search(search, self.iterations_of_part(situation.game, situation.table().state))
            self.found = search.found(situation.game)
            statistics = search.root.statistics(situation.seat)
            move = statistics.sample(chance) if search.samples_move() else statistics.most_visited()
        self.tried = tried(self.found)
        self.points = mean_points(self.found)
        return move

    def iterations_of_part(self, game: AnyGame, state: State) -> int:
        """How many iterations each part has at this table; -1: as many as its seconds allow."""
        if self.thought is not None:
            return -(-iterations_in(game, state, self.thought, self.level) // self.parts)
        return -1 if self.iterations is None else -(-self.iterations // self.parts)

    def _search_in_parts(self, situation: Situation, options: list[Move]) -> Generator[Chance, Run, None]:
        """One part after another, with dice of their own, until one has enough or the rest cannot change the choice."""
        game = situation.game
        each = self.iterations_of_part(game, situation.table().state)
        for part in range(self.parts) if self.part is None else range(self.part, self.part + 1):
            chance = SearchChance(f"search {self.seed} {self.decisions} part {part}")
            search = Search(situation, options, chance, self.settings)
            yield from self._search(search, each)
            self.found = add_up([self.found, search.found(game)])
            if self.has_enough or (each > 0 and is_decided(self.found, each * (self.parts - 1 - part))):
                break

    def _search(self, search: "Search", left: int) -> Generator[Chance, Run, None]:
        """Until the budget of a part is spent, the choice is decided, or the rest is worth too little."""
        seconds = None if self.seconds is None else self.seconds / self.parts
        deadline = 0.0 if seconds is None else perf_counter() + seconds
        statistics = search.root.statistics(search.seat)
        may_stop = not search.samples_move()
        weighs_rest = may_stop and search.enough > 0.0
        earliest = EARLIEST if search.by_units else max(EARLIEST, left * self.parts // EARLIEST_PART)
        rival: Move | None = None
        self.has_enough = False
        while left != 0:
            search.forced = rival if search.count % RIVAL_TRIES == 0 else None
            search.iterate((yield search.chance))
            left -= 1
            if seconds is not None and perf_counter() >= deadline:
                break
            if left > 0 and left % STOP_CHECK == 0 and may_stop and statistics.visit_lead() > left:
                break  # nothing that is left can change the choice
            count = search.count
            if weighs_rest and count >= earliest and count % GAIN_CHECK == 0:
                rival = search.rival()
                if rival is None:
                    self.has_enough = True
                    break  # what is left is worth too little


def iterations_in(game: AnyGame, state: State, seconds: float, level: str = "") -> int:
    """How many iterations a level makes at this table in so many seconds, interpreted on one quiet core; no more than
    its game says."""
    measured = game.choosing.measured()
    speed = measured.iterations if measured is not None and measured.iterations > 0 else USUAL_SPEED
    count = max(FEWEST_ITERATIONS, round(seconds * speed * 100 / game.evaluation.slowness(state)))
    most = levels_at(game, state).most_iterations.get(level, 0)
    return min(count, most) if most > 0 else count


@final
class Search(Chooser):
    """The search for one decision."""

    __slots__ = (
        "all_seats", "averages", "by_units", "chance", "count", "counts", "enough", "forced", "horizon", "means",
        "node", "options", "outlook", "path", "prior_weight", "root", "seat", "seen", "settings", "spreads", "squares",
        "steady", "trusts_advice", "uses_advice", "weights",
    )  # fmt: skip

    def __init__(self, situation: Situation, options: list[Move], chance: SearchChance, settings: Settings) -> None:
        self.seat = situation.seat
        self.chance = chance
        self.settings = settings
        self.options = options
        self.forced: Move | None = None
        """The seat's own move at the root, for whoever wants to know what becomes of it."""
        self.uses_advice = settings.advised_candidates > 0
        self.weights = situation.weights(options) if self.uses_advice else None
        self.root = Node()
        self.path: list[Edge] = []
        self.node = self.root
        self.seen = UNSEEN
        game, world = situation.game, situation.table()
        seats = len(game.evaluation.value(world.state))
        self.outlook = game.evaluation.learned(world.state) if settings.learned and seats > 1 else None
        """How the game will end, as far as that was learned; without it the value counts."""
        self.by_units = self.outlook is not None and len(self.outlook.units) > 0
        self.trusts_advice = self.outlook is None or self.by_units
        """Where what was learned is a plain sum, playouts that draw by the weights were better."""
        self.averages = MoveAverages(
            seats,
            len(game.moves.table),
            settings.playout_candidates,
            settings.advised_candidates,
            settings.follows_advice and self.trusts_advice,
        )
        self.steady = settings.steady if self.trusts_advice else 0.0
        self.prior_weight = settings.prior_weight
        if self.by_units:
            self.prior_weight = settings.unit_prior_weight
        elif self.outlook is None and settings.hand_prior_weight > 0.0:
            self.prior_weight = settings.hand_prior_weight
        self.enough = settings.unit_enough if self.by_units and settings.enough > 0.0 else settings.enough
        if self.by_units:
            self.horizon = settings.unit_horizon * seats
        elif self.outlook is not None:
            self.horizon = settings.learned_horizon * seats
        else:
            self.horizon = settings.horizon if self.weights is None else settings.advised_horizon * seats
        self.count = 0
        self.all_seats: list[int] = list(range(seats))
        self.counts: list[int] = [0] * seats
        """How many rewards of each seat were measured."""
        self.means: list[float] = [0.0] * seats
        self.squares: list[float] = [0.0] * seats
        self.spreads: list[float] = [1.0] * seats

    def samples_move(self) -> bool:
        """Is the choice a random one of the good moves?"""
        return self.settings.samples_move and self.weights is not None

    def found(self, game: AnyGame) -> list[Tally]:
        """What is known about the options of the decision at hand that were tried."""
        unit = game.evaluation.units_per_point()
        edges = self.root.statistics(self.seat).edges.values()
        return [Tally(edge.move.name, edge.visits, edge.total, edge.points / unit) for edge in edges if edge.visits > 0]

    def iterate(self, run: Run) -> Move:
        """Go down the tree in one world, play on, and credit the moves made.

        Returns the seat's own move at the root; the run is left where its position was evaluated.
        """
        path = self.go_down(run)
        judged = seats_of(path) if self.by_units else self.all_seats  # others need no reward, and units take their time
        play_on(run, self.averages, self.chance, self.horizon - len(path))
        outlook = self.outlook
        points = run.game.evaluation.value(run.state)
        if outlook is None:
            rewards = leads(points)
            for seat, share in enumerate(win_shares(run)):
                rewards[seat] += share * self.settings.win_bonus * self.spreads[seat]
        elif run.question is None:
            rewards = leads(points)
            for seat, share in enumerate(win_shares(run)):
                rewards[seat] += share * outlook.win
        elif self.by_units:
            rewards = self.means[:]
            for seat in judged:
                rewards[seat] = expected_margin(run, outlook, seat)
        else:
            rewards = expected_margins(run, outlook, len(self.means))
        self.measure(rewards, judged)
        self.averages.learn(rewards)
        own: Move | None = None
        for edge in path:
            edge.visits += 1
            edge.total += rewards[edge.seat]
            if own is None and edge.seat == self.seat:  # the first is that of the question
                own = edge.move
                edge.squares += rewards[edge.seat] * rewards[edge.seat]
                edge.points += points[self.seat]
        assert own is not None
        return own

    def rival(self) -> Move | None:
        """The option from which more thought may bring most; None if that is too little to think on."""
        spread = self.spreads[self.seat]
        found = self.root.statistics(self.seat).rival(spread)
        return found.move if found is not None and found.gain > self.enough * spread else None

    def go_down(self, run: Run) -> list[Edge]:
        """From the root to a new node; returns the edges taken."""
        self.path = []
        self.node = self.root
        question = run.question  # a local: mypyc would take `run.question` for given until the end of the loop
        while question is not None:
            self.seen = UNSEEN
            answer_with(run, self)
            question = run.question
            if question is None:
                break
            key = step_key(self.seen, question)
            child = self.node.children.get(key)
            if child is None:
                self.node.children[key] = Node()
                break
            self.node = child
        return self.path

    def choose(self, run: Run, ask: Ask) -> Move:
        """The option to try next at the node that was reached, for whichever seat is asked."""
        alone = isinstance(run.question, Ask)  # then everyone sees the answer
        if self.forced is not None and self.node is self.root and ask.seat == self.seat:
            edge = self.take(self.node, ask.seat, [self.forced], self.path, None)
        elif self.node is self.root and ask.seat == self.seat:  # the decision at hand, alone or together with others
            edge = self.take(self.node, ask.seat, self.options, self.path, self.weights)
        else:
            weights = ask.weights(run.state) if self.uses_advice else None
            edge = self.take(self.node, ask.seat, ask.options, self.path, weights)
        if alone or ask.seat == self.seat:
            self.seen = edge.move.code
        return edge.move

    def take(self, node: Node, seat: int, options: list[Move], path: list[Edge], weights: list[int] | None) -> Edge:
        """Choose for one seat, by its statistics at this node and the weights of its question."""
        spread = self.spreads[seat]
        settings = self.settings
        edge = node.statistics(seat).select(
            options,
            settings.explore * spread,
            self.chance,
            weights,
            self.prior_weight * spread,
            self.steady,
        )
        path.append(edge)
        self.averages.add(seat, edge.move)
        return edge

    def measure(self, rewards: list[float], seats: list[int]) -> None:
        """Update the spread of these seats' rewards: points mean different things in different games."""
        self.count += 1
        for seat in seats:
            count = self.counts[seat] + 1
            self.counts[seat] = count
            change = rewards[seat] - self.means[seat]
            self.means[seat] += change / count
            self.squares[seat] += change * (rewards[seat] - self.means[seat])
            if count > 3:
                self.spreads[seat] = sqrt(self.squares[seat] / count) + 1.0e-6


def seats_of(path: list[Edge]) -> list[int]:
    """Who has chosen anything on it."""
    found: list[int] = []
    for edge in path:
        if edge.seat not in found:
            found.append(edge.seat)
    return found
