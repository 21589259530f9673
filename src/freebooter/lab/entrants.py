"""Bots as they are named on a command line: `random`, `search:200` (iterations), `search:0.5s` (seconds)."""

from collections.abc import Sequence

from freebooter.bots import Bot, make_bot
from freebooter.kernel.note import refused


def make_entrant(said: str, seed: str) -> Bot:
    """The bot that is meant, with its budget if one is said."""
    name, colon, budget = said.partition(":")
    if not colon:
        return make_bot(name, seed)
    try:
        if budget.endswith("s"):
            return make_bot(name, seed, seconds=float(budget[:-1]))
        return make_bot(name, seed, iterations=int(budget))
    except ValueError:
        raise refused("lab-bot-budget", said=said) from None


def check_entrants(said: Sequence[str]) -> bool:
    """Refuse what cannot be made before any game begins. Tells whether some bot looks ahead."""
    return any([make_entrant(each, "check").looks_ahead for each in said])
