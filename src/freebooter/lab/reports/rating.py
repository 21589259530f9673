"""Ratings of openskill, which may be missing."""

from typing import Protocol


class Rating(Protocol):
    """A strength with its uncertainty."""

    mu: float
    sigma: float

    def ordinal(self) -> float:
        """The lower end of the likely range."""
