"""Why a move is not on offer, what an option would bring, what to worry about, and the words of a question.

The reasons come from the predicates that make the offers: each room of the game has a file here.
"""

from freebooter.games.marauders.refusals.battle import why_not_battle
from freebooter.games.marauders.refusals.cards import why_not_card, why_not_drawn
from freebooter.games.marauders.refusals.port import why_not_port
from freebooter.games.marauders.refusals.previews import brings as brings
from freebooter.games.marauders.refusals.prompts import RULE_OF_PROMPT
from freebooter.games.marauders.refusals.prompts import about as about
from freebooter.games.marauders.refusals.raid import why_not_raid
from freebooter.games.marauders.refusals.risks import risks as risks
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

CARD_VERBS = ("play", "announce")


def why_not(t: Table, ask: Ask, move: Move) -> Refusal:
    """The reason people need; a move that belongs to another question is told what this one is about."""
    reason: Refusal | None = None
    if move.verb in CARD_VERBS:
        reason = why_not_card(t, ask, move)
    if reason is None:
        reason = why_not_port(t, ask, move)
    if reason is None:
        reason = why_not_raid(t, ask, move)
    if reason is None:
        reason = why_not_battle(t, ask, move)
    if reason is None:
        reason = why_not_drawn(t, ask, move)
    if reason is None:
        reason = Refusal("not-this-question", RULE_OF_PROMPT.get(ask.prompt, "MM-GLORY-05"), move=move.name)
    return reason
