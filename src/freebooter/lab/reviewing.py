"""Reviews worked out by several: the steps of a review are tasks like any other."""

from collections.abc import Iterator, Sequence
from functools import partial

from freebooter.kernel.match import Match
from freebooter.lab.pool import Workers
from freebooter.review import Reviewer
from freebooter.review.steps import Outcome, Step, Takers, take_from_record


def taken_by(workers: Workers, record: bytes) -> Takers:
    """Steps taken by workers, who are sent the record of the game."""

    def take(steps: Sequence[Step]) -> Iterator[Outcome]:
        for batch in workers.map(partial(take_from_record, record), steps):
            yield from batch

    return take


def reviewer_with(workers: Workers, match: Match, record: bytes, seconds: float) -> Reviewer:
    """A review of a finished match, whose record was checked; one worker alone needs no record."""
    return Reviewer(match, seconds=seconds, takers=None if workers.alone else taken_by(workers, record))
