# mypyc: compile
"""Playing on from a world, and what the place reached is worth to each seat."""

from typing import Final, final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with

NEVER_MADE: Final = 1.0e9
"""The habit of a move that no playout has made yet, so that it is soon made."""


@final
class Habits:
    """How well each move has gone for each seat in the playouts of one search, wherever it was made.

    A playout draws a few options at random and makes the one with the best habit: better than chance, still of
    many kinds, and the same for every game. With one option `drawn` it is mere chance. Where the game has counsel,
    `counselled` options are drawn by it instead; with none it is not asked.
    """

    __slots__ = ("counselled", "drawn", "made", "moves", "times", "totals")

    def __init__(self, seats: int, moves: int, drawn: int, counselled: int = 1) -> None:
        self.moves = moves
        self.drawn = drawn
        self.counselled = counselled
        self.times: list[int] = [0] * (seats * moves)
        self.totals: list[float] = [0.0] * (seats * moves)
        self.made: list[int] = []

    def pick(self, seat: Seat, options: list[Move], chance: Chance, weights: list[int] | None = None) -> Move:
        """Choose for a seat in a playout."""
        count = len(options)
        if count == 1:
            return options[0]
        if weights is not None:
            return self.pick_counselled(seat, options, chance, weights)
        best = options[chance.below(count)]
        if self.drawn > 1:
            base = seat * self.moves
            value = self.value(base + best.code)
            for other in range(self.drawn - 1):
                move = options[chance.below(count)]
                if move is not best:
                    rival = self.value(base + move.code)
                    if rival > value:
                        best = move
                        value = rival
            self.made.append(base + best.code)
        return best

    def pick_counselled(self, seat: Seat, options: list[Move], chance: Chance, weights: list[int]) -> Move:
        """Draw inviting options more often than others, and make the one with the best habit."""
        weight = sum(weights)
        best = options[drawn_at(weights, chance.below(weight))]
        base = seat * self.moves
        for other in range(self.counselled - 1):
            move = options[drawn_at(weights, chance.below(weight))]
            if move is not best and self.value(base + move.code) > self.value(base + best.code):
                best = move
        if self.drawn > 1:
            self.made.append(base + best.code)
        return best

    def value(self, at: int) -> float:
        times = self.times[at]
        return self.totals[at] / times if times > 0 else NEVER_MADE

    def note(self, seat: Seat, move: Move) -> None:
        """A move made in the tree counts too."""
        self.made.append(seat * self.moves + move.code)

    def learn(self, rewards: list[float]) -> None:
        """Credit every move of the iteration with what its seat got in the end."""
        times = self.times
        totals = self.totals
        moves = self.moves
        for at in self.made:
            times[at] += 1
            totals[at] += rewards[at // moves]
        self.made = []


def drawn_at(weights: list[int], mark: int) -> int:
    """Where a mark below the sum of the weights falls."""
    at = 0
    while mark >= weights[at]:
        mark -= weights[at]
        at += 1
    return at


@final
class Playout(Chooser):
    """Chooses for every seat by habit, and by the weights of its question where they are asked for."""

    def __init__(self, habits: Habits, chance: Chance) -> None:
        self._habits = habits
        self._chance = chance
        self._weighs = habits.counselled > 0

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state) if self._weighs and len(ask.options) > 1 else None
        return self._habits.pick(ask.seat, ask.options, self._chance, weights)


def play_on(run: Run, habits: Habits, chance: Chance, horizon: int) -> None:
    """Play for `horizon` decisions, then to the end of the flow under way, where things have been settled."""
    last_flow = -1
    playout = Playout(habits, chance)
    while run.question is not None:
        if horizon <= 0:
            if last_flow < 0:
                last_flow = run.checkpoints
            elif run.checkpoints != last_flow:
                return
        horizon -= answer_with(run, playout)


def margins(run: Run) -> list[float]:
    """By how many points each seat is ahead: of the best of the others, and of all of them, half each."""
    points = run.game.evaluate(run.state)
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


def win_shares(run: Run) -> list[float]:
    """One win, shared by those who come first; nothing for anyone while the game goes on."""
    if run.question is not None:
        return []
    places = run.game.result(run.state).places
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
