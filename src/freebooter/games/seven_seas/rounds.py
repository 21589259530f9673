"""How many rounds are played: three after Last Rounds, and never more than the limit."""

from typing import Final

from freebooter.games.seven_seas.state import Table

ROUNDS_AFTER_LAST_ROUNDS: Final = 3


def rounds_left(t: Table) -> int | None:
    """How many rounds follow this one, as soon as that is known: from Last Rounds on (P7-END-01), or when the limit
    of rounds is as near as Last Rounds would be (P7-AMB-61)."""
    limit = t.rules.round_limit - t.round
    if t.last_round > 0:  # mutants: same `> 1`, the last round is the fourth at the earliest
        return min(t.last_round - t.round, limit)
    return limit if limit <= ROUNDS_AFTER_LAST_ROUNDS else None


def limit_decides(t: Table) -> bool:
    """Is it the limit that ends the game, as things stand? Last Rounds have not been drawn, or it cuts them short."""
    return t.last_round == 0 or t.rules.round_limit < t.last_round
