"""What the questions of Black Fleet have in common."""

from typing import Final

from freebooter.games.black_fleet.content.cards import FORTUNE
from freebooter.games.black_fleet.moves import (
    ACTIVATE,
    ATTACK,
    BURY,
    BUY,
    END_SAILING,
    FINISH,
    PLAY_FORTUNE,
    SAIL_TO,
    SELL,
)
from freebooter.games.black_fleet.names import crew_name, owner_of
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Ask, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

OTHER_MOMENTS: Final[dict[int, Refusal]] = {
    **{
        PLAY_FORTUNE[card].code: Refusal("bf-fortune-in-step-two", "BF-AMB-29", card=FORTUNE[card])
        for card in range(len(FORTUNE))
    },
    **{move.code: Refusal("bf-buy-at-the-end", "BF-DEV-01") for move in BUY},
}
"""By code, the moves that are only asked for in one step of a turn: why they are not possible in the others."""

IN_STEP_TWO: Final = frozenset([move.code for move in [*ACTIVATE, *SAIL_TO, *ATTACK, SELL, BURY, FINISH, END_SAILING]])
"""What ships do: after a movement card has been played, and before cards are drawn and bought."""

MOST_WEIGHT: Final = 1000
HALVING: Final = 5
"""An option whose value is lower by this much has half the weight."""
WEIGHTS: Final = [1 + (MOST_WEIGHT >> less // HALVING) for less in range(10 * HALVING)]
"""By how much lower the value of an option is than that of the best; from there on its weight is 1."""


class FleetQuestion(Question[Table]):
    """A question outside step 2."""

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        reason = OTHER_MOMENTS.get(move.code)
        if reason is not None:
            return reason
        if move.code in IN_STEP_TWO:
            return Refusal("not-this-question", self.rule, move=move.name, teaches="bf-ships-in-step-two")
        return super().elsewhere(t, ask, move)


def highest(values: list[int]) -> int:
    """The same as `max`, which compiled code calls as it would call any function of Python: far more slowly."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return best


def weights_of(values: list[int]) -> list[int]:
    """Weights of options from their values in tenths of a doubloon: the best one has the most, none has 0."""
    best = highest(values)
    least = best - len(WEIGHTS)
    return [WEIGHTS[best - value] if value > least else 1 for value in values]


def doubloons_gained(played: Played[Table]) -> dict[str, int]:
    """The first payment, since another action may follow by itself; empty when the action is still to come."""
    paid = played.first("doubloons-gained")
    return {} if paid is None else {"doubloons": int(str(paid.data["count"]))}


# Labels of moves that are shown without their question


def full_label(message: str, move: Move, **params: Param) -> Note:
    """With the params of the move: a card, a space."""
    return Note(message, "", **params, **dict(move.params))


def full_label_of_ship(message: str, ship: int, **params: Param) -> Note:
    """With the kind of a ship and its owner; navy ships have none (BF-NAVY-06)."""
    owner = owner_of(ship) + 1
    return Note(message, "", crew=crew_name(ship), owned=min(owner, 1), seat=owner, **params)


def words_of_ship(ship: int) -> dict[str, Param]:
    """Params for a question about a ship."""
    owner = owner_of(ship) + 1
    words: dict[str, Param] = {"crew": crew_name(ship), "owned": min(owner, 1)}
    if owner:
        words["seat"] = owner
    return words
