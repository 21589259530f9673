"""The number that is typed for each option.

At a terminal a number keeps its meaning: 3 sends three ships and 0 none, and 4 is always the same character, whichever
are already used. Over a pipe options are counted from 1 on, so that a script need not know which are left out.
"""

from collections.abc import Sequence

from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

FIXED_VERBS = ("choose",)
"""Verbs whose options keep their numbers when some are missing."""


def numbers_of(options: Sequence[Move], fixed: bool) -> list[int]:
    verbs = {move.verb for move in options}
    if fixed and len(verbs) == 1:
        if verbs <= set(FIXED_VERBS):
            return [move.value + 1 for move in options]
        counts = [move.value for move in options if move.params and move.params[-1][1] == move.value]
        if len(counts) == len(options) == len(set(counts)):
            return counts
    return list(range(1, len(options) + 1))


def missing_move(ask: Ask, table: Sequence[Move], number: int) -> Move | None:
    """The move that would have this number at a terminal, if it were on offer, so that the refusal can be shown."""
    first = ask.options[0]
    if len({move.verb for move in ask.options}) > 1:
        return None
    shift = 1 if first.verb in FIXED_VERBS else 0
    alike = [move for move in table if move.verb == first.verb and (shift or move.params[:-1] == first.params[:-1])]
    return next((move for move in alike if move.value + shift == number), None)
