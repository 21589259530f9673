"""What is typed for each option.

At a terminal a number keeps its meaning: 3 sends three ships and 0 none, and 4 is always the same character, whoever
lies used. Over a pipe options are counted from 1 on, so that a script need not know which are left out.
"""

from collections.abc import Sequence

from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

KEPT = ("choose",)
"""Verbs whose things keep their places when some are missing."""


def numbers_of(options: Sequence[Move], kept: bool) -> list[int]:
    verbs = {move.verb for move in options}
    if kept and len(verbs) == 1:
        if verbs <= set(KEPT):
            return [move.value + 1 for move in options]
        counts = [move.value for move in options if move.params and move.params[-1][1] == move.value]
        if len(counts) == len(options) == len(set(counts)):
            return counts
    return list(range(1, len(options) + 1))


def missing(ask: Ask, table: Sequence[Move], number: int) -> Move | None:
    """The move that would have this number at a terminal, if it were on offer: it can be said why it is not."""
    first = ask.options[0]
    if len({move.verb for move in ask.options}) > 1:
        return None
    shift = 1 if first.verb in KEPT else 0
    alike = [move for move in table if move.verb == first.verb and (shift or move.params[:-1] == first.params[:-1])]
    return next((move for move in alike if move.value + shift == number), None)
