"""Bots as they are written on a command line: `random`, `search:200` (iterations), `search:0.5s` (seconds)."""

from collections.abc import Sequence

from freebooter.bots import Bot, make_bot
from freebooter.kernel.note import refused


def bot_from_spec(spec: str, seed: str) -> Bot:
    """The bot of this name, with its budget if one is given."""
    name, colon, budget = spec.partition(":")
    if not colon:
        return make_bot(name, seed)
    try:
        if budget.endswith("s"):
            return make_bot(name, seed, seconds=float(budget[:-1]))
        return make_bot(name, seed, iterations=int(budget))
    except ValueError:
        raise refused("lab-bot-budget", spec=spec) from None


def check_bot_specs(specs: Sequence[str]) -> None:
    """Refuse bots that cannot be made before any game begins."""
    for spec in specs:
        bot_from_spec(spec, "check")
