"""Declarations: Shoot, Board or Flee (MM-COMBAT-02)."""

from typing import Final

from freebooter.games.marauders.battle.forecast import battle_risks, came_true_in_round, declaration_note
from freebooter.games.marauders.combat.declarations import declaration_refusal, declarations, declared_by
from freebooter.games.marauders.combat.program import declaration_by_program
from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import CANNONS, CREW, HULL, LEADERSHIP, SEAMANSHIP
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import DECLARATIONS, Side
from freebooter.games.marauders.state.sides import (
    battle_of,
    by_program,
    controller,
    ship_of,
    side_name,
    side_words,
    skill_of,
)
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class Declare(Question[Table]):
    """What a side does in this round; `about` is the number of the side."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return declarations(t, battle_of(t).sides[about])

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return declaration_refusal(t, battle_of(t).sides[ask.about], move)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return side_words(t, ask.seat, ask.about)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return declaration_note(t, battle_of(t).sides[ask.about], declared_by(move))

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return came_true_in_round(played, ask.about, declared_by(move))

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return battle_risks(t, ask.seat)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Board a weaker crew, flee from a stronger ship, else shoot; each steers what he steers, NPCs too."""
        sides = battle_of(t).sides
        own, other = sides[ask.about], sides[1 - ask.about]
        mine, his = ship_of(t, own).tracks, ship_of(t, other).tracks
        board = mine[CREW] * (1 + skill_of(t, own, LEADERSHIP)) - his[CREW] * (1 + skill_of(t, other, LEADERSHIP))
        guns = mine[CANNONS] * (1 + skill_of(t, own, SEAMANSHIP)) - his[CANNONS] * (1 + skill_of(t, other, SEAMANSHIP))
        guns += 2 * (mine[HULL] - his[HULL])
        found: list[int] = []
        for move in ask.options:
            if move is BOARD:
                found.append(10 * board)
            elif move is FLEE:
                found.append(-8 * max(board, guns))
            else:
                found.append(6 * guns)
        return weigh(found)


DECLARE: Final = Declare("declare", "MM-COMBAT-02", [SHOOT, BOARD, FLEE])


def declare(t: Table, side: Side) -> Taken:
    """Without a choice nothing is asked."""
    options = declarations(t, side)
    if by_program(t, side):
        note_declaration(t, side, declaration_by_program(t, side, options))
    elif len(options) == 1:  # mutants: same `if False`, one option answers itself
        note_declaration(t, side, options[0])
    else:
        return ask_declaration(t, side, options)
    return ()


def ask_declaration(t: Table, side: Side, options: list[Move]) -> Part[None]:
    answer = yield Ask(controller(t, side), DECLARE, options, about=0 if side is battle_of(t).sides[0] else 1)
    note_declaration(t, side, answer)


def note_declaration(t: Table, side: Side, move: Move) -> None:
    side.declared = declared_by(move)
    if t.journal is not None:
        declaration = DECLARATIONS[side.declared]
        t.journal.everyone("declared", "MM-COMBAT-02", side=side_name(t, side), declaration=declaration)
