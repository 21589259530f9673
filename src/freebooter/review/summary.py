"""What a review says: the curve of chances, the turning points, and the decisions to be proud or sorry of."""

from math import sqrt

import msgspec

from freebooter.kernel.moves import Move
from freebooter.review.positions import Position
from freebooter.review.state import Decision, NoteData, OptionData, Review, Tried

MOST = 3
"""Best decisions of a seat, and worst ones."""
LEAST_LOSS = 0.015
"""A smaller difference, in chance to win, is no mistake; a smaller gain is nothing to be proud of."""
SMOOTH = 2
"""The curve is the mean of a seat's decision and two before and after, each by how much it was thought about."""
SPREAD = 0.3
"""Of the chances that single playouts end with, roughly: for the doubt that is left after some of them."""
TURNS = 4
LEAST_TURN = 0.12
SPAN = 3
"""Decisions of a seat within which its chance turns."""
APART = 0.08
"""Of the game, between two turning points."""


class Judged(msgspec.Struct):
    """A decision with what the bots think of it. `chance` is that of the bots' choice, `after` that of the one made;
    `others` is what the bots expected of all the other options that they considered."""

    entry: int
    seat: int
    round: int
    move: str
    best: str
    before: float
    after: float
    others: float
    points: float
    """Points that the bots' choice brings more than the one made; for a good one: than the others."""
    tries: int
    chosen: OptionData | None = None
    bots: OptionData | None = None

    @property
    def loss(self) -> float:
        return max(0.0, self.before - self.after)

    @property
    def gain(self) -> float:
        return self.after - self.others


class Point(msgspec.Struct, array_like=True):
    entry: int
    chance: float


class Turn(msgspec.Struct):
    """Between two decisions of a seat its chance changed much: by others, by dice, or by what it had just decided."""

    entry: int
    seat: int
    round: int
    before: float
    after: float


class Summary(msgspec.Struct):
    """`curves`: for each seat its chance at its decisions, and at the end."""

    curves: list[list[Point]]
    turns: list[Turn]
    best: list[list[Judged]]
    worst: list[list[Judged]]
    decisions: list[Judged]
    done: bool


def judge(decision: Decision) -> Judged | None:
    """None until the bots have thought about it."""
    if not decision.tried:
        return None
    made = decision.tried[decision.move]
    best = best_of(decision)
    liked = decision.tried[best]
    rest = [one for name, one in decision.tried.items() if name != decision.move]
    weight = sum(one.sought for one in rest)
    others = sum(one.sought * one.mean_chance for one in rest) / weight if weight else made.mean_chance
    lead = sum(one.sought * one.mean_lead for one in rest) / weight if weight else made.mean_lead
    points = made.mean_lead - lead if best == decision.move else liked.mean_lead - made.mean_lead
    return Judged(
        decision.entry,
        decision.seat,
        decision.round,
        decision.move,
        best,
        max(liked.mean_chance, made.mean_chance) if best != decision.move else made.mean_chance,
        made.mean_chance,
        others,
        points,
        decision.times,
        decision.named.get(decision.move),
        decision.named.get(best),
    )


def best_of(decision: Decision) -> str:
    """The bots' choice: what the search tried most often, if it is not worse than what was played."""
    tried = decision.tried
    best = max(tried, key=lambda name: (tried[name].sought, tried[name].mean_chance))
    return decision.move if tried[best].mean_chance <= tried[decision.move].mean_chance else best


def error(one: Tried) -> float:
    return SPREAD / sqrt(max(1, one.times))


def possible_loss(decision: Decision) -> float:
    """How bad a decision may have been, as far as is known: what to think about next."""
    found = judge(decision)
    return 0.0 if found is None else found.loss + _doubt(decision, found)


def possible_gain(decision: Decision) -> float:
    """How good it may have been."""
    found = judge(decision)
    return 0.0 if found is None or found.best != found.move else found.gain + _doubt(decision, found)


def _doubt(decision: Decision, found: Judged) -> float:
    return 0.5 * (error(decision.tried[found.move]) + error(decision.tried[found.best]))


def summarize(review: Review) -> Summary:
    judged = [found for decision in review.decisions if (found := judge(decision)) is not None]
    curves = [_curve(review, seat) for seat in range(review.seats)]
    best: list[list[Judged]] = []
    worst: list[list[Judged]] = []
    for seat in range(review.seats):
        own = [one for one in judged if one.seat == seat]
        good = [one for one in own if one.best == one.move and one.gain >= LEAST_LOSS]
        bad = [one for one in own if one.best != one.move and one.loss >= LEAST_LOSS]
        best.append(sorted(good, key=lambda one: -one.gain)[:MOST])
        worst.append(sorted(bad, key=lambda one: -one.loss)[:MOST])
    return Summary(curves, _turns(review, curves), best, worst, judged, review.done)


def highlights(review: Review) -> list[Decision]:
    """The decisions that a summary names."""
    found = summarize(review)
    wanted = {one.entry for lists in (found.best, found.worst) for own in lists for one in own}
    return [decision for decision in review.decisions if decision.entry in wanted]


def tell(decision: Decision, position: Position) -> None:
    """Note how the choice made and the bots' choice are called, and what their question promised of them."""
    found = judge(decision)
    if found is None:
        return
    ask, state = position.ask, position.run.state
    options: dict[str, Move] = {move.name: move for move in ask.options}
    decision.named = {
        name: OptionData(NoteData.of(ask.label(options[name])), NoteData.of(ask.preview(state, options[name])))
        for name in {found.move, found.best}
    }


def _curve(review: Review, seat: int) -> list[Point]:
    own = [(decision, found) for decision in review.decisions if decision.seat == seat and (found := judge(decision))]
    curve: list[Point] = []
    for at, (decision, _found) in enumerate(own):
        near = own[max(0, at - SMOOTH) : at + SMOOTH + 1]
        weight = sum(one.times for one, _judged in near)
        chance = sum(one.times * judged.after for one, judged in near) / weight
        curve.append(Point(decision.entry, chance))
    if curve:
        winners = review.places.count(1)
        curve.append(Point(review.end, 1.0 / winners if review.places[seat] == 1 else 0.0))
    return curve


def _turns(review: Review, curves: list[list[Point]]) -> list[Turn]:
    """The greatest changes within a few decisions of a seat, apart from each other, where the change is steepest."""
    round_of = {decision.entry: decision.round for decision in review.decisions}
    found: list[Turn] = []
    steps: list[Turn] = []
    for seat, curve in enumerate(curves):
        for at in range(len(curve) - SPAN):
            part = curve[at : at + SPAN + 1]
            steep = max(range(SPAN), key=lambda each: abs(part[each + 1].chance - part[each].chance))
            entry = part[steep].entry
            steps.append(Turn(entry, seat, round_of[entry], part[0].chance, part[-1].chance))
    length = max(round_of, default=1)
    for step in sorted(steps, key=lambda one: -abs(one.after - one.before)):
        if abs(step.after - step.before) < LEAST_TURN or len(found) == TURNS:
            break
        if all(abs(step.entry - other.entry) > APART * length for other in found):
            found.append(step)
    return sorted(found, key=lambda one: one.entry)
