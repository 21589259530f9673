"""A turn: movement card, ships in any order, draw, purchase (BF-TURN-02)."""

from freebooter.games.black_fleet.moves import NO_PURCHASE
from freebooter.games.black_fleet.state import CARD, DRAW, KEEPING, MOVING, NOTHING, OVER, PLACING, Table, Turn
from freebooter.games.black_fleet.turn.before_first_turn import keep_developments, place_merchant
from freebooter.games.black_fleet.turn.choose_ship import choose_ship
from freebooter.games.black_fleet.turn.draw import draw_cards
from freebooter.games.black_fleet.turn.movement_card import begin_turn
from freebooter.games.black_fleet.turn.purchase import CHEAPEST, PURCHASE, buy
from freebooter.games.black_fleet.turn.sail import sail
from freebooter.kernel.ask import Flow


def next_flow(t: Table) -> Flow | None:
    """What comes next, decided by the table alone."""
    if t.stage == MOVING:
        s = t.sailing
        return choose_ship(t) if s is None else sail(t, s)
    if t.stage == CARD:
        return begin_turn(t)
    if t.stage == DRAW:
        return end_turn(t)
    if t.stage == PLACING:
        return place_merchant(t)
    if t.stage == KEEPING:
        return keep_developments(t)
    return None


def end_turn(t: Table) -> Flow:
    """Steps 3 and 4, then the next player (BF-DRAW-01, BF-DEV-01, BF-TURN-05)."""
    p = t.players[t.active]
    yield from draw_cards(t, p)
    t.movement_discard.add(t.turn.card)
    t.turn = Turn()
    if p.doubloons >= CHEAPEST:  # mutants: same `if True`, a question with one option is not put to anybody
        move = yield PURCHASE.ask(t, p.seat)
        if move is not NO_PURCHASE:
            buy(t, p, move.value)
    next_player(t)


def next_player(t: Table) -> None:
    """The round ends before the first player's turn, and the game with the last round (BF-END-03, BF-AMB-51)."""
    t.active = (t.active + 1) % t.seats
    t.stage = CARD
    if t.active != t.first:
        return
    earned = tuple([tuple(player.earned) for player in t.players])
    t.income = t.income + (earned,)  # noqa: RUF005 - unpacking makes a list of all rounds first
    for player in t.players:
        player.earned = NOTHING[:]
    if t.round in (t.last_round, t.rules.round_limit):
        t.stage = OVER
        if t.journal is not None:
            rule = "BF-END-03" if t.round == t.last_round else "BF-AMB-51"
            t.journal.everyone("game-ends", rule, round=t.round)
        return
    t.round += 1
    if t.journal is not None:
        t.journal.everyone("new-round", "BF-TURN-06", round=t.round)
