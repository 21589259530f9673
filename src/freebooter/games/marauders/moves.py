"""All moves of the game, in the order of their codes. Big choices are sequences of small ones."""

from typing import Final

from freebooter.games.marauders.content.tables import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MODIFICATION_NAMES,
    NPC_NAMES,
    RUMOUR_NAMES,
    SHIP_NAMES,
    WEAPON_NAMES,
)
from freebooter.games.marauders.names import (
    ACTIVITIES,
    DIRECTIONS,
    FACES,
    GOODS,
    LOCATIONS,
    NATIONS,
    SEATS,
    ZONES,
)
from freebooter.kernel.moves import Move, Moves

MOVES: Final = Moves()

# Everywhere
PASS: Final = MOVES.one("pass")  # in a window: play nothing
DONE: Final = MOVES.one("done")  # end a chain
PAY: Final = MOVES.one("pay")
DECLINE: Final = MOVES.one("decline")
ROLL: Final = MOVES.one("roll")
CHOOSE_NATION: Final = MOVES.each("nation", "nation", NATIONS)
CHOOSE_GOOD: Final = MOVES.each("good", "good", GOODS)

# Cards
PLAY: Final = MOVES.each("play", "card", GLORY_NAMES)  # in the own menus and windows; also to hire a specialist
ANNOUNCE: Final = MOVES.each("announce", "card", GLORY_NAMES)  # hidden, in a window of several seats (MM-GLORY-06)
DISCARD_GLORY: Final = MOVES.each("discard-glory", "card", GLORY_NAMES)
KEEP_GLORY: Final = MOVES.each("keep-glory", "card", GLORY_NAMES)
KEEP_RUMOUR: Final = MOVES.each("keep-rumour", "rumour", RUMOUR_NAMES)
MOVES.each("keep-specialist", "card", GLORY_NAMES)  # never offered; holds its codes, which records use

# Captains
CHOOSE_SHIP: Final = MOVES.each("choose-ship", "ship", SHIP_NAMES)
MOVES.each("captain", "captain", CAPTAIN_NAMES)  # never offered, as above
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
SCOUT_NPC: Final = MOVES.each("scout-npc", "npc", NPC_NAMES)
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
BUY_SHIP: Final = MOVES.each("buy-ship", "ship", SHIP_NAMES)
REPAIR: Final = MOVES.each("repair", "location", LOCATIONS)
BUY_WEAPON: Final = MOVES.each("buy-weapon", "weapon", WEAPON_NAMES)
SELL_WEAPON: Final = MOVES.each("sell-weapon", "weapon", WEAPON_NAMES)
BUY_MODIFICATION: Final = MOVES.each("buy-modification", "modification", MODIFICATION_NAMES)
REFRESH: Final = MOVES.each("refresh", "modification", MODIFICATION_NAMES)
TRANSFER: Final = MOVES.each("transfer", "modification", MODIFICATION_NAMES)
PLACE_MODIFICATION: Final = MOVES.each("place-modification", "zone", ZONES)
TAKE_MODIFICATION: Final = MOVES.each("take-modification", "zone", ZONES)
HIRE_CREW: Final = MOVES.counts("hire-crew", 5)
CLAIM_MISSION: Final = MOVES.each("claim-mission", "mission", MISSION_NAMES)
COMPLETE_MISSION: Final = MOVES.one("complete-mission")
STASH_TENS: Final = MOVES.counts("stash-tens", 60, "tens")
STASH_ONES: Final = MOVES.counts("stash-ones", 9, "ones")
WITHDRAW_TENS: Final = MOVES.counts("withdraw-tens", 60, "tens")
WITHDRAW_ONES: Final = MOVES.counts("withdraw-ones", 9, "ones")
LOWER_BOUNTY: Final = MOVES.counts("lower-bounty", 5)

# Raid
ENGAGE: Final = MOVES.one("engage")
LET_SAIL: Final = MOVES.one("let-sail")
SPEND_WEAPON: Final = MOVES.each("spend-weapon", "weapon", WEAPON_NAMES)
DRAW_CARGO: Final = MOVES.one("draw-cargo")
DISCARD_FACE: Final = MOVES.each("discard-face", "card", CARGO_NAMES)
EXCHANGE_FACE: Final = MOVES.each("exchange-face", "card", CARGO_NAMES)

# Battle
SHOOT: Final = MOVES.one("shoot")
BOARD: Final = MOVES.one("board")
FLEE: Final = MOVES.one("flee")
TAKE_HIT: Final = MOVES.each("take-hit", "location", LOCATIONS)
CANCEL_HIT: Final = MOVES.each("cancel-hit", "location", LOCATIONS)  # Reinforced hull
MEND: Final = MOVES.each("mend", "location", LOCATIONS)
USE_WEAPON: Final = MOVES.each("use-weapon", "weapon", WEAPON_NAMES)
USE_MODIFICATION: Final = MOVES.each("use-modification", "modification", MODIFICATION_NAMES)
REROLL: Final = MOVES.each("reroll", "face", FACES)
CLAIM_SHIP: Final = MOVES.one("claim-ship")
KEEP_SHIP: Final = MOVES.one("keep-ship")

# Events
CHOOSE_ICON: Final = MOVES.counts("icon", 5, "number")
DIRECT: Final = MOVES.each("direct", "towards", DIRECTIONS)
PUT_NEXT: Final = MOVES.each("put-next", "event", EVENT_NAMES)


_GOOD_OF_MOVE: Final[dict[int, int]] = {
    move.code: good for grid in (SELL_GOODS, BUY_GOODS, KEEP_GOODS) for good, row in enumerate(grid) for move in row
}


def good_named(move: Move) -> int:
    """The good of a move that names a good and a count; the count is its value."""
    return _GOOD_OF_MOVE[move.code]
