"""The advice for each question."""

from typing import Final

from freebooter.games.black_fleet.cards import MERCHANT_VALUE, NAVY_SHIP, NAVY_VALUE, PIRATE_VALUE, SYMBOL
from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.counsel import ships
from freebooter.games.black_fleet.counsel.fields import field_of_sales, nearest, others_pirates, steps_between, weigh
from freebooter.games.black_fleet.fortune.deck import DECK
from freebooter.games.black_fleet.movement import board_of
from freebooter.games.black_fleet.moves import END_SAILING, NO_PURCHASE
from freebooter.games.black_fleet.names import FIRST_NAVY, FIRST_PIRATE, MERCHANT, PIRATE, VICTORY, YELLOW_NAVY
from freebooter.games.black_fleet.ships.attack import attack_value
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

DRAWS: Final = [0, 7, 12, -3]
"""What the symbol of a movement card is worth: none, one card, two cards, one to discard."""
SHORE_RAIDERS: Final = 5  # so near to a distant sea a pirate may enter and rob at once


def counsel(t: Table, ask: Ask) -> list[int] | None:
    """How inviting each option is; None where there is nothing to say."""
    prompt = ask.prompt
    options = ask.options
    p = t.players[ask.seat]
    s = t.sailing
    if prompt == "sail":
        return None if s is None else weigh(ships.sail(t, p, s, options))
    if prompt == "choose-ship":
        return weigh([next_ship(t, p, move) for move in options])
    if prompt == "play-movement":
        return weigh([movement(t, p, move.value) for move in options])
    if prompt == "purchase":
        return weigh([purchase(move) for move in options])
    if prompt in ("place-merchant", "return-merchant"):
        return weigh([dock(t, p, move, prompt == "place-merchant") for move in options])
    if prompt == "command-navy":
        prey = others_pirates(t, p)
        return weigh([-4 * nearest(t, prey, t.place[FIRST_NAVY + move.value]) for move in options])
    if prompt == "discard-fortune":
        return weigh([0 if DECK[move.value].rule in ships.ALWAYS else 15 for move in options])
    if prompt == "armed-merchantman" and s is not None:
        return weigh([attack_value(t, p, s, move.value) for move in options])
    return None


def next_ship(t: Table, p: Player, move: Move) -> int:
    """Cards that pay at any time, the navy that clears the way, the pirate, the merchant; no ship stays idle."""
    if move.verb == "activate":
        return 100 + 6 * move.value
    if move.verb == "fortune":
        return 140 if DECK[move.value].rule in ships.ALWAYS else 85
    return 0 if move is END_SAILING else 40


def movement(t: Table, p: Player, card: int) -> int:
    """The card with which the ships can do most."""
    worth = 2 * DRAWS[SYMBOL[card]] if SYMBOL[card] < 3 or p.fortune else 0
    powers = p.powers
    worth += ships.reach_of_card(t, p, MERCHANT, t.place[p.seat], MERCHANT_VALUE[card] + powers.merchant_move)
    entering = powers.entry if t.place[FIRST_PIRATE + p.seat] >= board_of(t).size else 0
    steps = PIRATE_VALUE[card] + powers.pirate_move + entering
    worth += ships.reach_of_card(t, p, PIRATE, t.place[FIRST_PIRATE + p.seat], steps)
    navy = NAVY_SHIP[card]
    return worth + ships.reach_of_card(
        t, p, YELLOW_NAVY + navy, t.place[FIRST_NAVY + navy], NAVY_VALUE[card] + powers.navy_move
    )  # fmt: skip


def purchase(move: Move) -> int:
    """The victory card, else the cheapest development first: it works longest."""
    if move is NO_PURCHASE:
        return -100
    return 100 if move.value == VICTORY else 50 - 10 * move.value


def dock(t: Table, p: Player, move: Move, first: bool) -> int:
    """The dock from which the goods of the port pay most for the way."""
    space = CHARTS[t.rules.map].dock_space[move.value]
    worth = field_of_sales(t, p, board_of(t).dock_port[space])[space]
    if first and p.seat != t.first and steps_between(t, board_of(t).offshore, space) <= SHORE_RAIDERS:
        worth -= 30
    return worth
