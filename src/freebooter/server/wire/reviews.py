"""The review of a finished game, as it goes over the wire."""

import msgspec


class ReviewedDecision(msgspec.Struct):
    """A decision that stands out. `n` is the moment in which it was made, in the numbers of the reader; chances are
    between 0 and 1: `after` is that of the choice made, `before` that of the bots' choice, or for a good decision
    what the bots' other ideas came to."""

    n: int
    seat: int
    round: int
    move: str
    text: str
    why: str
    before: float
    after: float


class ReviewTurn(msgspec.Struct):
    """A turning point: the chance of a seat changed much within a few of its decisions."""

    n: int
    seat: int
    round: int
    text: str
    before: float
    after: float


class ReviewPoint(msgspec.Struct):
    n: int
    chance: float


class ReviewChoice(msgspec.Struct):
    """Any decision: the chance to win with the bots' choice, and with the one made."""

    n: int
    seat: int
    before: float
    after: float


class TableReview(msgspec.Struct):
    """`state`: `none` before anyone asked for it, `waiting` behind others, `working`, `resting` when it was broken off
    and goes on for the asking, `failed`, `done`. What has been found so far is there at any time; `revision` counts
    how often that has changed. `curves`, `best` and `worst` have a list for each seat."""

    state: str
    progress: float
    revision: int
    curves: list[list[ReviewPoint]]
    turns: list[ReviewTurn]
    best: list[list[ReviewedDecision]]
    worst: list[list[ReviewedDecision]]
    decisions: list[ReviewChoice]
