"""Works a review out, a small step at a time: first the whole game roughly, then the decisions that matter.

After each step the review can be shown, stored, or gone on with by another process: a step depends on nothing but the
game, the decision and its number, and only the time decides how many are made.
"""

from collections.abc import Iterator

from freebooter.kernel.match import Match
from freebooter.review.positions import Position, positions
from freebooter.review.state import Decision, Review, Tried
from freebooter.review.steps import LearnWorth, Outcome, Step, Takers, Think, take_here
from freebooter.review.summary import highlights, possible_gain, possible_loss, tell
from freebooter.review.worth import Worth, first_spread

DEFAULT_SECONDS = 45.0
"""Of thinking, on one core: a review is there within a minute."""
ANCHORS = 12
"""Moments from which games are played to their end, to learn what a lead is worth."""
GAMES = 10
"""From each of them."""
HORIZON = 40
"""Decisions that a playout looks ahead, about."""
WORTH_PART = 0.15
"""Of the time, at most, to learn that: long games take long to play out."""
STRIDE = 8
FIRST = 24
"""The first pass goes through the game in strides, so that its curve is there at once, and finer and finer: by at least
8 decisions, in a long game by so many that there are about 24 of them."""
COARSE = ((8, 4), (24, 12))
"""For every decision: playouts of the search's choice, then at least so many of the two that are compared."""
COARSE_PART = 0.6
"""Of the time, at most."""
FINE = (80, 40)
FINE_PORTIONS = 4
"""How often a decision that matters is thought about again, at most."""
FINE_ROUNDS = 12
"""How often it is asked anew which decisions matter."""
FINEST = 3
"""How many that look best, and how many that look worst, are then thought about, for each seat."""


class Reviewer:
    """The review of one finished match, new or gone on with. `takers` take its steps; by default this process does.

    However many they are, `seconds` is what all of them together may think.
    """

    def __init__(
        self,
        match: Match,
        review: Review | None = None,
        seconds: float = DEFAULT_SECONDS,
        takers: Takers | None = None,
    ) -> None:
        self.game = match.game
        self.seconds = seconds
        self._positions: list[Position] = list(positions(match))
        self.review = review if review is not None else _begin(match, self._positions)
        standings = [self.game.evaluation.value(position.run.state) for position in self._positions]
        self._spread = first_spread(standings)
        self._worth = Worth(self.review.samples, self._spread)
        self._take = takers if takers is not None else take_here(self._positions)

    def work(self) -> Iterator[Review]:
        """Goes on until everything is done or the time is used up; the review as it stands after each step."""
        review = self.review
        if review.done:
            return
        review.steps = max(review.steps, self._planned())
        for step in (self._learn_worth, self._coarse, self._fine):
            for used in step():
                review.step += 1
                review.steps = max(review.steps, review.step)
                review.seconds += used
                yield review
        self.tell()
        review.done = True
        yield review

    def progress(self) -> float:
        """Between 0 and 1."""
        review = self.review
        if review.done:
            return 1.0
        return min(0.99, max(review.step / max(1, review.steps), review.seconds / self.seconds))

    # The plan

    def _planned(self) -> int:
        decisions = len(self._positions)
        fine = min(decisions * FINE_PORTIONS, FINE_ROUNDS * 2 * FINEST * self.review.seats)
        return min(ANCHORS, decisions) + len(COARSE) * decisions + fine

    def _learn_worth(self) -> Iterator[float]:
        count = len(self._positions)
        anchors = [at * count // ANCHORS for at in in_strides(min(ANCHORS, count))]
        steps: list[Step] = [
            LearnWorth(at=at, left=self._left(at), seed=f"worth {at}", games=GAMES)
            for at in anchors[len(self.review.samples) // GAMES :]
        ]
        for outcome in self._outcomes(steps, WORTH_PART):
            self.review.samples += outcome.samples
            yield outcome.seconds
        self._worth = Worth(self.review.samples, self._spread)

    def _coarse(self) -> Iterator[float]:
        for number, (free, compared) in enumerate(COARSE):
            order = in_strides(len(self._positions))
            due = [at for at in order if self.review.decisions[at].portions == number]
            yield from self._think([self._portion(at, free, compared) for at in due], COARSE_PART)

    def _fine(self) -> Iterator[float]:
        """Those decisions that look best or worst, and those that might yet, as little as is known about them."""
        for _round in range(FINE_ROUNDS):
            yield from self._think([self._portion(at, *FINE) for at in self._that_matter()], 1.0)

    def _that_matter(self) -> list[int]:
        most = len(COARSE) + FINE_PORTIONS
        found: list[int] = []
        for seat in range(self.review.seats):
            own = [one for one in self.review.decisions if one.seat == seat and one.tried and one.portions < most]
            worst = sorted(own, key=lambda one: -possible_loss(one))[:FINEST]
            best = sorted(own, key=lambda one: -possible_gain(one))[:FINEST]
            found += [one.at for one in worst] + [one.at for one in best if one not in worst]
        return found

    def _portion(self, at: int, free: int, compared: int) -> Step:
        decision = self.review.decisions[at]
        seed = f"{decision.entry} {decision.portions}"
        spread = self._worth.spread
        return Think(at=at, left=self._left(at), seed=seed, free=free, compared=compared, spread=spread)

    def _think(self, portions: list[Step], part: float) -> Iterator[float]:
        for outcome in self._outcomes(portions, part):
            decision = self.review.decisions[outcome.at]
            for name, tried in outcome.tried.items():
                one = decision.tried.setdefault(name, Tried())
                one.times += tried.times
                one.sought += tried.sought
                one.chance += tried.chance
                one.lead += tried.lead
            decision.portions += 1
            yield outcome.seconds

    def _outcomes(self, steps: list[Step], part: float) -> Iterator[Outcome]:
        """As long as no more than this part of the time is used up."""
        if steps and self.review.seconds <= part * self.seconds:
            for outcome in self._take(steps):
                yield outcome
                if self.review.seconds > part * self.seconds:
                    return

    def _left(self, at: int) -> float:
        """The part of the game that is left where a playout from this decision ends."""
        return max(0.0, 1.0 - (at + HORIZON) / max(1, len(self._positions)))

    def tell(self) -> None:
        """Note what is to be said about the decisions that a summary would name now."""
        position_of = {position.entry.number: position for position in self._positions}
        for decision in highlights(self.review):
            tell(decision, position_of[decision.entry])


def in_strides(count: int) -> list[int]:
    """All numbers below `count`: first every eighth or so, then those half-way between, and so on."""
    order: list[int] = []
    first = STRIDE
    while 2 * first * FIRST <= count:
        first *= 2
    stride = first
    while stride >= 1:
        order += [at for at in range(0, count, stride) if stride == first or at % (2 * stride)]
        stride //= 2
    return order


def _begin(match: Match, found: list[Position]) -> Review:
    result = match.result()
    decisions = [
        Decision(
            one.entry.number, at, one.ask.seat, one.round, one.ask.prompt, one.entry.move.name, len(one.ask.options)
        )
        for at, one in enumerate(found)
    ]
    game = match.game
    return Review(
        game.name, game.version, match.seats, list(result.places), list(result.scores), decisions, len(match.history)
    )


def review_match(match: Match, seconds: float = DEFAULT_SECONDS) -> Review:
    """The whole review of a finished match."""
    reviewer = Reviewer(match, seconds=seconds)
    for _step in reviewer.work():
        pass
    return reviewer.review
