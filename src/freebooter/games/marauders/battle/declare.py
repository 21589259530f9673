"""Declarations: Shoot, Board or Flee (MM-COMBAT-02)."""

from typing import Final

from freebooter.games.marauders.battle.program import declaration_by_program
from freebooter.games.marauders.battle.sides import battle_of, by_program, controller, enemy_of, ship_of, side_name
from freebooter.games.marauders.fight import BOARDS, DECLARATIONS, FLEES, SHOOTS, Side
from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import CANNONS, CREW, MASTS, NOBODY
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move

DECLARES: Final = {SHOOT.code: SHOOTS, BOARD.code: BOARDS, FLEE.code: FLEES}


def declare(t: Table, side: Side) -> Part[None]:
    options = declarations(t, side)
    if by_program(t, side):
        answer = declaration_by_program(t, side, options)
    else:
        about = 0 if side is battle_of(t).sides[0] else 1
        answer = yield Ask(controller(t, side), "declare", options, about=about)
    side.declared = DECLARES[answer.code]
    if t.journal is not None:
        said = DECLARATIONS[side.declared]
        t.journal.everyone("declared", "MM-COMBAT-02", side=side_name(t, side), declaration=said)


def declarations(t: Table, side: Side) -> list[Move]:
    """What a side may declare: in round 1, and with destroyed masts, nothing but Shoot (MM-COMBAT-03, 22)."""
    options = [SHOOT]
    if may_manoeuvre(t, side):
        if may_board(t, side):
            options.append(BOARD)
        if may_flee(t, side):
            options.append(FLEE)
    return options


def may_manoeuvre(t: Table, side: Side) -> bool:
    return battle_of(t).round > 1 and not ship_of(t, side).destroyed(MASTS)


def may_board(t: Table, side: Side) -> bool:
    return not ship_of(t, side).destroyed(CREW)  # MM-COMBAT-23


def may_flee(t: Table, side: Side) -> bool:
    """An NPC only while it has fewer cannons or less crew than its opponent (MM-NPC-24)."""
    if side.seat != NOBODY:
        return True
    own = ship_of(t, side).tracks
    other = ship_of(t, enemy_of(t, side)).tracks
    return own[CANNONS] < other[CANNONS] or own[CREW] < other[CREW]
