"""What the questions of Black Fleet have in common."""

from typing import Final

from freebooter.games.black_fleet.content.cards import FORTUNE
from freebooter.games.black_fleet.display.log_lines import crew_of
from freebooter.games.black_fleet.moves import BUY, PLAY_FORTUNE
from freebooter.games.black_fleet.names import owner_of
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


class FleetQuestion(Question[Table]):
    """A question outside step 2."""

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        reason = OTHER_MOMENTS.get(move.code)
        return super().elsewhere(t, ask, move) if reason is None else reason


def doubloons_gained(played: Played[Table]) -> dict[str, int]:
    """What was paid first, since the next deed may follow at once; nothing when the deed is still to come."""
    paid = played.first("doubloons-gained")
    return {} if paid is None else {"doubloons": int(str(paid.data["count"]))}


# Moves named in full, where their question is not seen beside them


def in_full(message: str, move: Move, **said: Param) -> Note:
    """With what the move itself names: a card, a space."""
    return Note(message, "", **said, **dict(move.params))


def in_full_of_ship(message: str, ship: int, **said: Param) -> Note:
    """With the kind of a ship and its owner; navy ships have none (BF-NAVY-06)."""
    owner = owner_of(ship) + 1
    return Note(message, "", crew=crew_of(ship), owned=min(owner, 1), seat=owner, **said)


def words_of_ship(ship: int) -> dict[str, Param]:
    """A ship that a question is about."""
    owner = owner_of(ship) + 1
    words: dict[str, Param] = {"crew": crew_of(ship), "owned": min(owner, 1)}
    if owner:
        words["seat"] = owner
    return words
