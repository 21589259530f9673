"""Why a move is not on offer, by the same predicates that decide what is."""

from typing import Final

from freebooter.games.black_fleet.attacks import attack_trouble, gun_range
from freebooter.games.black_fleet.cards import FORTUNE, GOODS, MOVEMENT
from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.fortune.deck import DECK
from freebooter.games.black_fleet.movement import board_of, reach_of
from freebooter.games.black_fleet.moves import BUY, DOCKS, SPACES
from freebooter.games.black_fleet.names import CARGO, CREWS, SHIPS, YELLOW_NAVY
from freebooter.games.black_fleet.purchase import buy_trouble, price_of
from freebooter.games.black_fleet.reasons import (
    DISTANT_SEA,
    DOCK_TAKEN,
    ENTRY_BLOCKED,
    GOODS_REFUSED,
    HERE_ALREADY,
    LAND,
    MESSAGES,
    MUST_LEAVE,
    NO_SHIP_ACTIVE,
    NO_WAY_ON,
    NOT_COMMANDED,
    NOT_IN_HAND,
    NOT_ON_MAP,
    PORT_SHORT,
    RULES,
    SHIP_ACTIVE,
    SHIP_FINISHED,
    SPACE_TAKEN,
    TOO_FAR,
    TOO_POOR,
    WAY_BLOCKED,
)
from freebooter.games.black_fleet.ships.merchant import sell_trouble
from freebooter.games.black_fleet.ships.pirate import bury_trouble
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.games.black_fleet.turn import flags_trouble
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

RULE_OF_PROMPT: Final = {
    "keep-development": "BF-SETUP-04",
    "place-merchant": "BF-SETUP-14",
    "return-merchant": "BF-MERCHANT-10",
    "play-movement": "BF-TURN-03",
    "command-navy": "BF-MOVE-10",
    "choose-ship": "BF-MOVE-08",
    "sail": "BF-MOVE-09",
    "push-ship": "BF-AMB-45",
    "push-to": "BF-AMB-45",
    "whirlpool-ship": "BF-FORTUNE-02",
    "whirlpool-other": "BF-FORTUNE-02",
    "armed-merchantman": "BF-FORTUNE-02",
    "discard-fortune": "BF-AMB-33",
    "purchase": "BF-DEV-01",
}

STEP_TWO: Final = ("choose-ship", "sail")


def because(trouble: int) -> Refusal:
    return Refusal(MESSAGES[trouble], RULES[trouble])


def why_not(t: Table, ask: Ask, move: Move) -> Refusal:
    """The reason people need; a move that belongs to another question is told what this one is about."""
    p = t.players[ask.seat]
    prompt, verb = ask.prompt, move.verb
    reason: Refusal | None = None
    if prompt in ("place-merchant", "return-merchant") and verb == "dock-at":
        reason = why_not_dock(t, move.value)
    elif prompt == "keep-development" and verb == "keep":
        reason = Refusal("bf-not-dealt-to-you", "BF-SETUP-04")
    elif verb == "play" and prompt == "play-movement":
        reason = Refusal("bf-movement-not-in-hand", "BF-TURN-03", card=MOVEMENT[move.value])
    elif verb == "play" and prompt in STEP_TWO:
        reason = Refusal("bf-card-played-already", "BF-TURN-03")
    elif verb == "fortune":
        reason = why_not_fortune(t, p, prompt, move.value)
    elif verb == "buy":
        reason = why_not_buy(t, p, prompt, move.value)
    elif prompt == "choose-ship":
        reason = why_not_now(t, p, move)
    elif prompt == "sail":
        reason = why_not_sailing(t, p, move)
    elif prompt == "push-ship" and verb == "ship":
        reason = Refusal("bf-cannot-push", "BF-AMB-45", ship=SHIPS[move.value])
    elif prompt == "push-to" and verb == "sail-to":
        reason = Refusal("bf-cannot-drift-there", "BF-AMB-45", space=SPACES[move.value])
    elif prompt in ("whirlpool-ship", "whirlpool-other") and verb == "ship":
        reason = Refusal("bf-not-side-by-side", "BF-FORTUNE-02", ship=SHIPS[move.value])
    elif prompt == "armed-merchantman" and verb == "attack":
        s = t.sailing
        assert s is not None
        reason = why_not_attack(t, p, s, move.value, armed=True)
    elif prompt == "discard-fortune" and verb == "discard":
        reason = Refusal("bf-not-in-hand", "BF-AMB-33", card=FORTUNE[move.value])
    if reason is None:
        reason = Refusal("not-this-question", RULE_OF_PROMPT[prompt], move=move.name)
    return reason


def why_not_dock(t: Table, dock: int) -> Refusal:
    board = board_of(t)
    space = CHARTS[t.rules.map].dock_space[dock]
    port = -1 if space < 0 else board.dock_port[space]
    if port < 0:
        return Refusal(MESSAGES[NOT_ON_MAP], RULES[NOT_ON_MAP], space=DOCKS[dock])
    if board.bit[space] & t.occupied:
        return Refusal(MESSAGES[DOCK_TAKEN], RULES[DOCK_TAKEN], space=DOCKS[dock])
    return Refusal(MESSAGES[PORT_SHORT], RULES[PORT_SHORT], stock=t.stock[port], cubes=CARGO, good=GOODS[port])


def why_not_fortune(t: Table, p: Player, prompt: str, card: int) -> Refusal:
    """Only in step 2 of the own turn (BF-FORTUNE-04, BF-AMB-29)."""
    name = FORTUNE[card]
    if prompt not in STEP_TWO:
        return Refusal("bf-fortune-in-step-two", "BF-AMB-29", card=name)
    if card not in p.fortune:
        return Refusal(MESSAGES[NOT_IN_HAND], RULES[NOT_IN_HAND], card=name)
    trouble = DECK[card].trouble(t, p)
    return Refusal(MESSAGES[trouble], RULES[trouble], card=name)


def why_not_buy(t: Table, p: Player, prompt: str, slot: int) -> Refusal:
    if prompt != "purchase":
        return Refusal("bf-buy-at-the-end", "BF-DEV-01")
    trouble = buy_trouble(t, p, slot)
    if trouble == TOO_POOR:
        price = price_of(t, p, slot)
        return Refusal(MESSAGES[TOO_POOR], RULES[TOO_POOR], price=price, doubloons=p.doubloons)
    return Refusal(MESSAGES[trouble], RULES[trouble], card=str(BUY[slot].params[0][1]))


def why_not_now(t: Table, p: Player, move: Move) -> Refusal | None:
    """Between activations."""
    verb = move.verb
    if verb == "activate":
        return why_not_activate(t, move.value)
    if verb == "command":
        return Refusal("bf-command-by-card", "BF-MOVE-10")
    if verb == "change-flags":
        return because(flags_trouble(t, p))
    if verb in ("sail-to", "attack", "sell", "bury", "finish"):
        return because(NO_SHIP_ACTIVE)
    return None


def why_not_activate(t: Table, crew: int) -> Refusal:
    if crew >= YELLOW_NAVY and t.turn.navy[crew - YELLOW_NAVY] < 0:
        return Refusal(MESSAGES[NOT_COMMANDED], RULES[NOT_COMMANDED], ship=CREWS[crew])
    return Refusal(MESSAGES[SHIP_FINISHED], RULES[SHIP_FINISHED], ship=CREWS[crew])


def why_not_sailing(t: Table, p: Player, move: Move) -> Refusal | None:
    """While a ship is sailing."""
    s = t.sailing
    assert s is not None
    verb, place = move.verb, t.place[s.ship]
    if verb == "sail-to":
        return why_not_there(t, p, s, move.value)
    if verb == "attack":
        return why_not_attack(t, p, s, move.value)
    if verb == "sell":
        return why_not_sell(t, p, s)
    if verb == "bury":
        return because(bury_trouble(t, p, s, place, s.steps))
    if verb == "finish":
        return Refusal(MESSAGES[MUST_LEAVE], RULES[MUST_LEAVE], space=board_of(t).names[place])
    if verb == "activate":
        if move.value == s.crew or not t.turn.finished >> move.value & 1:
            return Refusal("bf-finish-first", "BF-MOVE-09", ship=CREWS[s.crew])
        return why_not_activate(t, move.value)
    if verb in ("change-flags", "end-sailing"):
        return because(SHIP_ACTIVE)
    return None


def why_not_there(t: Table, p: Player, s: Sailing, at: int) -> Refusal:
    board = board_of(t)
    space = CHARTS[t.rules.map].space_of[at]
    name = SPACES[at]
    trouble = sail_trouble(t, p, s, space)
    if trouble == TOO_FAR:
        distance = board.waters[s.waters].reach(t.place[s.ship], board.size, 0).cost(space)
        return Refusal(MESSAGES[TOO_FAR], RULES[TOO_FAR], space=name, distance=distance, steps=s.steps)
    return Refusal(MESSAGES[trouble], RULES[trouble], space=name)


def sail_trouble(t: Table, p: Player, s: Sailing, space: int) -> int:
    """What keeps the ship from a space that is not on offer."""
    board = board_of(t)
    place = t.place[s.ship]
    if space < 0:
        return NOT_ON_MAP
    bit = board.bit[space]
    if not bit & board.sea:
        return DISTANT_SEA if bit & CHARTS[t.rules.map].distant else LAND
    if space == place:
        return HERE_ALREADY
    if bit & t.occupied:
        passed = bit & s.friendly and reach_of(t, s, place, s.steps).mask & bit
        return NO_WAY_ON if passed and s.actions + s.attacks + s.burials > 0 else SPACE_TAKEN
    if board.waters[s.waters].reach(place, s.steps, 0).mask & bit:
        return ENTRY_BLOCKED if place == board.offshore else WAY_BLOCKED
    return TOO_FAR


def why_not_attack(t: Table, p: Player, s: Sailing, target: int, armed: bool = False) -> Refusal:
    board = board_of(t)
    place = t.place[s.ship]
    guns = gun_range(board, p, s, place)
    trouble = attack_trouble(t, p, s, target, place, s.steps, guns, armed)
    return Refusal(MESSAGES[trouble], RULES[trouble], ship=SHIPS[target])


def why_not_sell(t: Table, p: Player, s: Sailing) -> Refusal:
    place = t.place[s.ship]
    trouble = sell_trouble(t, p, s, place, s.steps)
    if trouble == GOODS_REFUSED:
        port = CHARTS[t.rules.map].ports[board_of(t).dock_port[place]]
        return Refusal(MESSAGES[trouble], RULES[trouble], port=port, good=GOODS[p.colour])
    return because(trouble)
