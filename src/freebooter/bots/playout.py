# mypyc: compile
"""Playouts: play on from a world, and evaluate the position reached for each seat."""

from typing import Final, final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move
from freebooter.kernel.native import i64
from freebooter.kernel.programs.outlook import PARTS, Outlook
from freebooter.kernel.run import Chooser, Run, answer_with

UNTRIED_AVERAGE: Final = 1.0e9
"""The average of a move that no playout has made yet: high, so that it is soon made."""


@final
class MoveAverages:
    """The average reward of each move for each seat in one search, wherever in the game it was made.

    A playout draws `candidates` options at random and makes the one with the best average: better than chance, still
    varied, and the same for every game. With one candidate it is a random playout. Where the question has weights,
    `advised_candidates` options are drawn by them instead; with 0 the weights are not asked for. Who follows the
    advice makes the option with the greatest weight, and remembers nothing.
    """

    __slots__ = ("advised_candidates", "candidates", "counts", "follows_advice", "made", "moves", "totals")

    def __init__(
        self, seats: int, moves: int, candidates: int, advised_candidates: int = 1, follows_advice: bool = False
    ) -> None:
        self.moves = moves
        self.candidates = candidates
        self.advised_candidates = advised_candidates
        self.follows_advice = follows_advice
        self.counts: list[int] = [0] * (seats * moves)
        self.totals: list[float] = [0.0] * (seats * moves)
        self.made: list[int] = []

    def pick(self, seat: Seat, options: list[Move], chance: Chance, weights: list[int] | None = None) -> Move:
        """Choose for a seat in a playout."""
        count = len(options)
        if count == 1:
            return options[0]
        if weights is not None:
            return self.pick_advised(seat, options, chance, weights)
        best = options[chance.below(count)]
        if self.candidates > 1:
            base = seat * self.moves
            value = self.average(base + best.code)
            for other in range(self.candidates - 1):
                move = options[chance.below(count)]
                if move is not best:
                    rival = self.average(base + move.code)
                    if rival > value:
                        best = move
                        value = rival
            self.made.append(base + best.code)
        return best

    def pick_advised(self, seat: Seat, options: list[Move], chance: Chance, weights: list[int]) -> Move:
        """Draw options by their weights, and make the one with the best average; or simply the one that weighs most."""
        if self.follows_advice:
            return options[heaviest_index(weights)]
        weight = 0
        for each in weights:  # several times as quick as `sum` when compiled
            weight += each
        best = options[weighted_index(weights, chance.below(weight))]
        base = seat * self.moves
        for other in range(self.advised_candidates - 1):
            move = options[weighted_index(weights, chance.below(weight))]
            if move is not best and self.average(base + move.code) > self.average(base + best.code):
                best = move
        if self.candidates > 1:
            self.made.append(base + best.code)
        return best

    def average(self, at: int) -> float:
        count = self.counts[at]
        return self.totals[at] / count if count > 0 else UNTRIED_AVERAGE

    def add(self, seat: Seat, move: Move) -> None:
        """Count a move made in the tree."""
        self.made.append(seat * self.moves + move.code)

    def learn(self, rewards: list[float]) -> None:
        """Credit every move of the iteration with what its seat got in the end."""
        counts = self.counts
        totals = self.totals
        moves = self.moves
        for at in self.made:
            counts[at] = counts[at] + 1  # twice as quick as `+=` when compiled
            totals[at] = totals[at] + rewards[at // moves]
        self.made = []


def weighted_index(weights: list[int], mark: int) -> int:
    """The index of the weight into which `mark`, a number below their sum, falls."""
    at: i64 = 0
    left: i64 = mark
    weight: i64 = weights[0]
    while left >= weight:
        left -= weight
        at += 1
        weight = weights[at]
    return at


def heaviest_index(weights: list[int]) -> int:
    """The index of the greatest weight, the first of several."""
    best: i64 = 0
    most: i64 = weights[0]
    for at in range(1, len(weights)):
        weight: i64 = weights[at]
        if weight > most:
            best = at
            most = weight
    return best


@final
class Playout(Chooser):
    """Chooses for every seat by its averages, and by the weights of its question where they are asked for."""

    def __init__(self, averages: MoveAverages, chance: Chance) -> None:
        self._habits = averages
        self._chance = chance
        self._uses_advice = averages.advised_candidates > 0

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state) if self._uses_advice and len(ask.options) > 1 else None
        return self._habits.pick(ask.seat, ask.options, self._chance, weights)


def play_on(run: Run, averages: MoveAverages, chance: Chance, horizon: int) -> None:
    """Play for `horizon` decisions, then to the end of the current flow, where everything is settled."""
    last_flow = -1
    playout = Playout(averages, chance)
    while run.question is not None:
        if horizon <= 0:
            if last_flow < 0:
                last_flow = run.checkpoints
            elif run.checkpoints != last_flow:
                return
        horizon -= answer_with(run, playout)


def margins(run: Run) -> list[float]:
    """By how many points each seat is ahead: half of its lead over the best other seat, half over their mean."""
    return leads(run.game.evaluation.value(run.state))


def leads(points: list[int]) -> list[float]:
    """The same, where it is known how the position is valued for each seat."""
    seats = len(points)
    if seats == 1:
        return [float(points[0])]
    found: list[float] = []
    for seat in range(seats):
        best = -(1 << 60)
        total = 0
        for other in range(seats):
            if other != seat:
                total += points[other]
                if points[other] > best:
                    best = points[other]
        found.append(points[seat] - 0.5 * best - 0.5 * total / (seats - 1))
    return found


def expected_margins(run: Run, outlook: Outlook, seats: int) -> list[float]:
    """By how many units of the evaluation each seat will be ahead in the end, its chance to win counted in."""
    evaluation, state = run.game.evaluation, run.state
    period = evaluation.period(state)
    own = outlook.own[period]
    others = outlook.others[period]
    public = len(others)
    mine: list[int] = []
    theirs: list[int] = []
    all_theirs = 0
    for seat in range(seats):
        numbers = evaluation.outlook(state, seat)
        good = 0
        bad = 0
        for at in range(len(numbers)):
            number = numbers[at]
            if number != 0:
                good += number * own[at]
                if at < public:
                    bad += number * others[at]
        mine.append(good)
        theirs.append(bad)
        all_theirs += bad
    found: list[float] = []
    for seat in range(seats):
        found.append((mine[seat] + (all_theirs - theirs[seat]) / (seats - 1)) / PARTS)
    return found


def expected_margin(run: Run, outlook: Outlook, seat: Seat) -> float:
    """The same of one seat, where units were learned."""
    return outlook.value_by_units(run.game.evaluation.outlook(run.state, seat)) / PARTS


def win_shares(run: Run) -> list[float]:
    """One win, shared by those who come first; nothing for anyone while the game goes on."""
    if run.question is not None:
        return []
    places = run.game.result(run.state).places
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
