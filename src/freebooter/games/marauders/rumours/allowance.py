"""Cards that allow a limited amount."""

from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


def beyond_the_card(ask: Ask, move: Move, rule: str) -> Refusal | None:
    """How much a card allows is known to the question alone: it offers no more and no less."""
    if move in ask.options:
        return None
    counts = [option.value for option in ask.options]
    return Refusal("mm-beyond-the-card", rule, least=min(counts), most=max(counts))
