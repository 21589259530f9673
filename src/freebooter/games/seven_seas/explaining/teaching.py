"""Why not, for moves of other questions: where they belong, so that whoever presses too early learns when."""

from freebooter.games.seven_seas.moves import CHOOSE, PLAY_CARD, TAKE_TILE
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARD_NAMES,
    NATIONS,
    NOBODY,
    ROLES,
    SHAMAN,
    is_caravan,
    is_port,
)
from freebooter.games.seven_seas.state import CHOOSING, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


def belongs_elsewhere(t: Table, ask: Ask, move: Move) -> Refusal:
    """That is not the question; and when a card, a nation or a character can be chosen."""
    rule, name = ask.question.rule, move.name
    if move in PLAY_CARD:
        role = ROLES[player_of(move.value)]
        card = CARD_NAMES[move.value]
        return Refusal("not-this-question", rule, move=name, teaches="p7-card-by-role", card=card, role=role)
    if move in TAKE_TILE:
        nation, corsair = NATIONS[move.value], t.tiles[move.value]
        if corsair == NOBODY:
            return Refusal("not-this-question", rule, move=name, teaches="p7-tile-by-governor", nation=nation)
        return Refusal("not-this-question", rule, move=name, teaches="p7-nation-taken", nation=nation, seat=corsair + 1)
    if move in CHOOSE and t.stage != CHOOSING:
        return Refusal("not-this-question", rule, move=name, teaches="p7-characters-chosen")
    return Refusal("not-this-question", rule, move=name)


def player_of(card: int) -> int:
    """The character who plays adventure cards of its kind."""
    return CAPTAIN if is_caravan(card) else ABORIGINE if is_port(card) else SHAMAN
