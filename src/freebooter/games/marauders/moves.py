"""All moves of the game, in the order of their codes. Big choices are sequences of small ones."""

from typing import Final

from freebooter.games.marauders.content.load import BASE
from freebooter.games.marauders.content.tables import (
    CAPTAIN_NAMES,
    CAPTAIN_PACK,
    CARGO_NAMES,
    CARGO_PACK,
    EVENT_NAMES,
    EVENT_PACK,
    GLORY_NAMES,
    GLORY_PACK,
    MISSION_NAMES,
    MISSION_PACK,
    MODIFICATION_NAMES,
    MODIFICATION_PACK,
    NPC_NAMES,
    NPC_PACK,
    RUMOUR_NAMES,
    RUMOUR_PACK,
    SHIP_NAMES,
    SHIP_PACK,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.names import (
    ACTIVITIES,
    DIRECTIONS,
    FACES,
    GOODS,
    LOCATIONS,
    NATIONS,
    NONE,
    SEATS,
    ZONES,
)
from freebooter.kernel.moves import Move, Moves

NO_MOVES: Final[list[Move]] = []
"""For offers that have none; never changed."""

MOVES: Final = Moves()
PACK_OF: Final[dict[int, str]] = {}
"""The packs of moves that name something of a pack other than the base, by their codes."""
_FAMILIES: Final[list[tuple[list[Move], str, str, list[str], list[str]]]] = []


def _each(verb: str, param: str, names: list[str], packs: list[str]) -> list[Move]:
    """A move for each thing of the base; those of other packs come after all moves of the base, whose codes stay."""
    moves = MOVES.each(verb, param, names[: packs.count(BASE)])
    _FAMILIES.append((moves, verb, param, names, packs))
    return moves


# Everywhere
PASS: Final = MOVES.one("pass")  # in a window: play nothing
DONE: Final = MOVES.one("done")  # end a chain
PAY: Final = MOVES.one("pay")
DECLINE: Final = MOVES.one("decline")
ROLL: Final = MOVES.one("roll")
CHOOSE_NATION: Final = MOVES.each("nation", "nation", NATIONS)
CHOOSE_GOOD: Final = MOVES.each("good", "good", GOODS)

# Cards
PLAY: Final = _each("play", "card", GLORY_NAMES, GLORY_PACK)  # in the own menus and windows; also to hire a specialist
ANNOUNCE: Final = _each(
    "announce", "card", GLORY_NAMES, GLORY_PACK
)  # hidden, in windows of several seats (MM-GLORY-06)
DISCARD_GLORY: Final = _each("discard-glory", "card", GLORY_NAMES, GLORY_PACK)
KEEP_GLORY: Final = _each("keep-glory", "card", GLORY_NAMES, GLORY_PACK)
KEEP_RUMOUR: Final = _each("keep-rumour", "rumour", RUMOUR_NAMES, RUMOUR_PACK)
_each("keep-specialist", "card", GLORY_NAMES, GLORY_PACK)  # never offered; holds its codes, which records use

# Captains
CHOOSE_SHIP: Final = _each("choose-ship", "ship", SHIP_NAMES, SHIP_PACK)
CHOOSE_CAPTAIN: Final = _each("captain", "captain", CAPTAIN_NAMES, CAPTAIN_PACK)  # offered by modules only
REDRAW: Final = MOVES.one("redraw")
RETIRE: Final = MOVES.one("retire")
SAIL_ON: Final = MOVES.one("sail-on")

# Actions
END_TURN: Final = MOVES.one("end-turn")
SAIL: Final = MOVES.each("sail", "zone", ZONES)
ENTER_PORT: Final = MOVES.one("enter-port")
LEAVE_PORT: Final = MOVES.one("leave-port")
ENTER_BY: Final = MOVES.each("enter-by", "way", ["fee", "influence", "ability", "rumour"])
SCOUT_PLAYER: Final = MOVES.each("scout-player", "seat", SEATS)
SCOUT_NPC: Final = _each("scout-npc", "npc", NPC_NAMES, NPC_PACK)
SCOUT_MERCHANT: Final = MOVES.one("scout-merchant")
SCOUT_SPANISH: Final = MOVES.one("scout-spanish-merchant")  # Cartagena: no roll, but Spanish or let go (MM-AMB-19)
PORT_ACTION: Final = MOVES.one("port-action")
ACT_ON_RUMOUR: Final = MOVES.one("act-on-rumour")
PURSUE_MISSION: Final = MOVES.one("pursue-mission")

# Port
DO: Final = MOVES.each("do", "activity", ACTIVITIES)
SELL_GOODS: Final = MOVES.grid("sell", "good", GOODS, 6)
BUY_GOODS: Final = MOVES.grid("buy", "good", GOODS, 6)
KEEP_GOODS: Final = MOVES.grid("keep", "good", GOODS, 6)
DISCARD_CARGO: Final = MOVES.each("discard-cargo", "good", GOODS)
DISCARD_LOAD: Final = MOVES.one("discard-load")  # the chest or passenger of a mission
BUY_SHIP: Final = _each("buy-ship", "ship", SHIP_NAMES, SHIP_PACK)
REPAIR: Final = MOVES.each("repair", "location", LOCATIONS)
BUY_WEAPON: Final = _each("buy-weapon", "weapon", WEAPON_NAMES, WEAPON_PACK)
SELL_WEAPON: Final = _each("sell-weapon", "weapon", WEAPON_NAMES, WEAPON_PACK)
BUY_MODIFICATION: Final = _each("buy-modification", "modification", MODIFICATION_NAMES, MODIFICATION_PACK)
REFRESH: Final = _each("refresh", "modification", MODIFICATION_NAMES, MODIFICATION_PACK)
TRANSFER: Final = _each("transfer", "modification", MODIFICATION_NAMES, MODIFICATION_PACK)
PLACE_MODIFICATION: Final = MOVES.each("place-modification", "zone", ZONES)
TAKE_MODIFICATION: Final = MOVES.each("take-modification", "zone", ZONES)
HIRE_CREW: Final = MOVES.counts("hire-crew", 5)
CLAIM_MISSION: Final = _each("claim-mission", "mission", MISSION_NAMES, MISSION_PACK)
COMPLETE_MISSION: Final = MOVES.one("complete-mission")
STASH_TENS: Final = MOVES.counts("stash-tens", 60, "tens")
STASH_ONES: Final = MOVES.counts("stash-ones", 9, "ones")
WITHDRAW_TENS: Final = MOVES.counts("withdraw-tens", 60, "tens")
WITHDRAW_ONES: Final = MOVES.counts("withdraw-ones", 9, "ones")
LOWER_BOUNTY: Final = MOVES.counts("lower-bounty", 5)

# Raid
ENGAGE: Final = MOVES.one("engage")
LET_SAIL: Final = MOVES.one("let-sail")
SPEND_WEAPON: Final = _each("spend-weapon", "weapon", WEAPON_NAMES, WEAPON_PACK)
DRAW_CARGO: Final = MOVES.one("draw-cargo")
DISCARD_FACE: Final = _each("discard-face", "card", CARGO_NAMES, CARGO_PACK)
EXCHANGE_FACE: Final = _each("exchange-face", "card", CARGO_NAMES, CARGO_PACK)

# Battle
SHOOT: Final = MOVES.one("shoot")
BOARD: Final = MOVES.one("board")
FLEE: Final = MOVES.one("flee")
TAKE_HIT: Final = MOVES.each("take-hit", "location", LOCATIONS)
CANCEL_HIT: Final = MOVES.each("cancel-hit", "location", LOCATIONS)  # Reinforced hull
MEND: Final = MOVES.each("mend", "location", LOCATIONS)
USE_WEAPON: Final = _each("use-weapon", "weapon", WEAPON_NAMES, WEAPON_PACK)
USE_MODIFICATION: Final = _each("use-modification", "modification", MODIFICATION_NAMES, MODIFICATION_PACK)
REROLL: Final = MOVES.each("reroll", "face", FACES)
CLAIM_SHIP: Final = MOVES.one("claim-ship")
KEEP_SHIP: Final = MOVES.one("keep-ship")

# Events
CHOOSE_ICON: Final = MOVES.counts("icon", 5, "number")
DIRECT: Final = MOVES.each("direct", "towards", DIRECTIONS)
PUT_NEXT: Final = _each("put-next", "event", EVENT_NAMES, EVENT_PACK)


def _add_packs() -> None:
    for moves, verb, param, names, packs in _FAMILIES:
        base = len(moves)
        moves.extend(MOVES.each(verb, param, names[base:], base))
        for move in moves[base:]:
            PACK_OF[move.code] = packs[move.value]


_add_packs()


def _goods_of_moves() -> list[int]:
    found = [NONE] * len(MOVES.table)
    for grid in (SELL_GOODS, BUY_GOODS, KEEP_GOODS):
        for good, row in enumerate(grid):
            for move in row:
                found[move.code] = good
    return found


_GOOD_OF_MOVE: Final[list[int]] = _goods_of_moves()
"""By code. Those of modules, which come later, name none."""


def good_named(move: Move) -> int:
    """The good of a move that names a good and a count; the count is its value."""
    return _GOOD_OF_MOVE[move.code]
