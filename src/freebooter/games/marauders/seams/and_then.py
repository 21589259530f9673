"""What follows a piece of a flow that asks: a flow which mostly asks nothing needs no generator of its own."""

from collections.abc import Callable

from freebooter.kernel.ask import Part, Taken


def and_then(rest: Taken, later: Callable[[], Taken]) -> Part[None]:
    """What is asked now, and what comes after it."""
    yield from rest
    more = later()
    if more:
        yield from more
