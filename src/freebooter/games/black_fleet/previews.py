"""What an option would bring or cost, told to the seat before it chooses: all of it open, or in its own hand."""

from freebooter.games.black_fleet.attacks import gun_range, targets_of
from freebooter.games.black_fleet.cards import (
    DEVELOPMENTS,
    GOODS,
    MERCHANT_VALUE,
    MOVEMENT,
    NAVY_VALUE,
    PIRATE_VALUE,
    SYMBOL,
)
from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.fortune.deck import DECK
from freebooter.games.black_fleet.fortune.deeds import ArmedMerchantman, SellRefused
from freebooter.games.black_fleet.fortune.purses import LightFingers, takings
from freebooter.games.black_fleet.fortune.winds import SecondMovementCard, second_value
from freebooter.games.black_fleet.movement import board_of, cost_of, movement_of
from freebooter.games.black_fleet.names import CARGO, MERCHANT, PIRATE, SHIPS, SYMBOLS, VICTORY
from freebooter.games.black_fleet.purchase import price_of
from freebooter.games.black_fleet.reasons import FINE
from freebooter.games.black_fleet.ships.attack import attack_value
from freebooter.games.black_fleet.ships.merchant import price_at, sale_value, sell_trouble
from freebooter.games.black_fleet.ships.pirate import burial_value, bury_trouble
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def brings(t: Table, ask: Ask, move: Move) -> Note | None:
    p = t.players[ask.seat]
    verb = move.verb
    if verb == "dock-at":
        return cargo_of(t, board_of(t).dock_port[CHARTS[t.rules.map].dock_space[move.value]])
    if verb == "play":
        card = move.value
        merchant, pirate = MERCHANT_VALUE[card], PIRATE_VALUE[card]
        symbol = SYMBOLS[SYMBOL[card]]
        return Note(
            "bf-brings-movement", "BF-MOVE-01", merchant=merchant, pirate=pirate, navy=NAVY_VALUE[card], symbol=symbol
        )
    if verb == "activate":
        return Note("bf-brings-steps", "BF-MOVE-02", steps=movement_of(t, p, move.value))
    if verb == "buy":
        price = price_of(t, p, move.value)
        name = "victory" if move.value == VICTORY else DEVELOPMENTS[p.developments[move.value]]
        return Note("bf-brings-purchase", "BF-DEV-02", price=price, left=p.doubloons - price, card=name)
    if verb == "fortune":
        return card_brings(t, p, move.value)
    s = t.sailing
    if s is None:
        return None
    return sailing_brings(t, p, s, move)


def cargo_of(t: Table, colour: int) -> Note:
    """What a merchant loads at a port, and who pays most for it: two ports are named at most (BF-MERCHANT-03)."""
    prices = [buyer[colour] for buyer in board_of(t).prices]
    price = max(prices)
    ports = [port for port, pays in zip(CHARTS[t.rules.map].ports, prices, strict=True) if pays == price]
    return Note(
        "bf-brings-cargo", "BF-MERCHANT-10",
        count=CARGO, good=GOODS[colour], price=price, port=ports[0], other=ports[1] if len(ports) > 1 else "none",
    )  # fmt: skip


def sailing_brings(t: Table, p: Player, s: Sailing, move: Move) -> Note | None:
    verb = move.verb
    if verb == "sail-to":
        return stop_brings(t, p, s, CHARTS[t.rules.map].space_of[move.value])
    if verb == "attack":
        armed = DECK[t.turn.fortune].amount if t.turn.fortune >= 0 else 0
        return Note("bf-brings-doubloons", "BF-PIRATE-04", doubloons=attack_value(t, p, s, move.value, armed))
    if verb == "sell":
        port = board_of(t).dock_port[t.place[s.ship]]
        value = sale_value(t, p, price_at(t, p, port))
        count = min(CARGO, t.stock[port])
        return Note("bf-brings-sale", "BF-MERCHANT-03", doubloons=value, count=count, good=GOODS[port])
    if verb == "bury":
        return Note("bf-brings-doubloons", "BF-PIRATE-09", doubloons=burial_value(t, p, t.place[s.ship]))
    return None


def stop_brings(t: Table, p: Player, s: Sailing, space: int) -> Note:
    """The cost of a stop, and what the ship could do there: sell, bury, attack."""
    board = board_of(t)
    cost = cost_of(t, p, s, space)
    steps = s.steps - cost
    sale = burial = 0
    if s.crew == MERCHANT and sell_trouble(t, p, s, space, steps) == FINE:
        sale = sale_value(t, p, price_at(t, p, board.dock_port[space]))
    if s.crew == PIRATE and bury_trouble(t, p, s, space, steps) == FINE:
        burial = burial_value(t, p, space)
    targets = targets_of(t, p, s, space, steps, gun_range(board, p, s, space))
    return Note(
        "bf-brings-stop",
        "BF-MOVE-02",
        cost=cost,
        left=steps,
        sale=sale,
        burial=burial,
        attack=max([attack_value(t, p, s, target) for target in targets], default=0),
        targets=" ".join([SHIPS[target] for target in targets]),
    )


def card_brings(t: Table, p: Player, card: int) -> Note | None:
    effect = DECK[card]
    s = t.sailing
    if isinstance(effect, SellRefused):
        return Note("bf-brings-doubloons", effect.rule, doubloons=sale_value(t, p, effect.amount))
    if isinstance(effect, ArmedMerchantman):
        return Note("bf-brings-doubloons", effect.rule, doubloons=effect.amount)
    if isinstance(effect, LightFingers):
        return Note("bf-brings-doubloons", effect.rule, doubloons=takings(t, p, effect.amount))
    if isinstance(effect, SecondMovementCard) and s is not None and p.movement:
        other = p.movement[0]
        return Note("bf-brings-second-card", effect.rule, card=MOVEMENT[other], steps=second_value(other, s.crew))
    return None
