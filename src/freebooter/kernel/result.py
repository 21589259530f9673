# mypyc: skip
"""The end of a game: who came where, and the sheet that explains it."""

import msgspec


class Term(msgspec.Struct, frozen=True):
    """One line of the score sheet: a message id, a value for each seat, the rule behind it.

    `counts` is what the values were worked out from (five spots), where that differs from the points.
    """

    name: str
    values: tuple[int, ...]
    rule: str
    counts: tuple[int, ...] | None = None


class Result(msgspec.Struct, frozen=True):
    """`places[seat]` is 1 for the winner; seats that share a place have the same number."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Term, ...]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def places_by(merits: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from tuples of merits, the larger the better; equal tuples share a place."""
    return tuple(1 + sum(other > own for other in merits) for own in merits)
