"""A turn: movement card, ships in any order, draw, purchase (BF-TURN-02)."""

from typing import Final

from freebooter.games.black_fleet.cards import MOVEMENT, NAVY_SHIP, NAVY_VALUE, SYMBOL
from freebooter.games.black_fleet.effects import (
    discard_fortune_card,
    draw_fortune_card,
    draw_movement_card,
    exchange_ships,
    leave_movement_card,
    put_on_dock,
)
from freebooter.games.black_fleet.fortune.deck import add_playable, play_fortune
from freebooter.games.black_fleet.fortune.orders import take_command
from freebooter.games.black_fleet.movement import begin_sailing, board_of
from freebooter.games.black_fleet.moves import (
    ACTIVATE_AMONG,
    CHANGE_FLAGS,
    COMMAND,
    DISCARD,
    END_SAILING,
    NO_PURCHASE,
    PLAY_MOVEMENT,
)
from freebooter.games.black_fleet.names import (
    CREWS,
    DISCARD_ONE,
    DRAW_ONE,
    DRAW_TWO,
    FIRST_PIRATE,
    SOURCES,
    VIOLET_NAVY,
    YELLOW_NAVY,
)
from freebooter.games.black_fleet.purchase import buy, purchases
from freebooter.games.black_fleet.reasons import BOTH_ON_BOARD, FINE, FLAGS_CHANGED, NO_CHANGE_OF_FLAGS, SHIP_ACTIVE
from freebooter.games.black_fleet.sailing import sail
from freebooter.games.black_fleet.setup import MOVEMENT_HAND, dock_of, docks, keep_developments, place_merchant
from freebooter.games.black_fleet.state import CARD, DRAW, KEEPING, OVER, PLACING, SHIPS, Player, Table, Turn
from freebooter.kernel.ask import Ask, Flow
from freebooter.kernel.moves import Move

OWN_CREWS: Final = 0b0011


def next_flow(t: Table) -> Flow | None:
    """What comes next, decided by the table alone."""
    if t.stage == SHIPS:
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


def begin_turn(t: Table) -> Flow:
    """A merchant off the board comes back first (BF-MERCHANT-10, BF-AMB-15); then step 1."""
    p = t.players[t.active]
    if t.place[p.seat] == board_of(t).nowhere:
        move = yield Ask(p.seat, "return-merchant", docks(t))
        put_on_dock(t, p, dock_of(t, move), "BF-MERCHANT-10")
    move = yield Ask(p.seat, "play-movement", [PLAY_MOVEMENT[card] for card in p.movement])
    card = move.value
    leave_movement_card(p, card)
    t.turn = Turn(card)
    if t.journal is not None:
        t.journal.reveal("movement-played", "BF-TURN-03", seat=p.seat, card=MOVEMENT[card])
    chosen = NAVY_SHIP[card]
    if p.powers.command_choice >= 0:
        chosen = (yield Ask(p.seat, "command-navy", COMMAND)).value
    command_navy(t, p, chosen)
    t.stage = SHIPS


def command_navy(t: Table, p: Player, chosen: int) -> None:
    """The ship on the card, or the one chosen (D8-06), or both (D14-06); the bonus of the choice goes to one."""
    powers = p.powers
    value = NAVY_VALUE[t.turn.card]
    rule = "BF-MOVE-10"
    values = [-1, -1]  # mutants: same `-2`, only the sign counts
    if powers.command_both >= 0:
        rule = "D14-06"
        values = [value + powers.command_both, value + powers.command_both]
    elif powers.command_choice >= 0:  # mutants: same `> 0` `>= 1`, the card that has it adds 1
        rule = "D8-06"
        values[chosen] = value
    else:
        values[chosen] = value
    if powers.command_choice >= 0:
        values[chosen] += powers.command_choice
    take_command(t, p, values[0], values[1], rule)


def crews_left(t: Table) -> int:
    """The ships that may still be activated, as bits."""
    yellow, violet = t.turn.navy
    crews = OWN_CREWS
    if yellow >= 0:  # mutants: same `> 0` `>= 1`, no ship is commanded to sail 0 spaces
        crews |= 1 << YELLOW_NAVY
    if violet >= 0:  # mutants: same `> 0` `>= 1`, no ship is commanded to sail 0 spaces
        crews |= 1 << VIOLET_NAVY
    return crews ^ (crews & t.turn.finished)


def choose_ship(t: Table) -> Flow:
    """Between activations: which ship sails next, cards for this moment, or no more ships (BF-MOVE-08, BF-AMB-05)."""
    p = t.players[t.active]
    while True:
        options = ACTIVATE_AMONG[crews_left(t)].copy()
        if p.fortune:
            add_playable(t, p, options)
        if p.powers.exchange and flags_trouble(t, p) == FINE:  # mutants: same `if (flags`, it looks for the power too
            options.append(CHANGE_FLAGS)
        options.append(END_SAILING)
        move = yield Ask(p.seat, "choose-ship", options, shown=len(p.fortune) > 0)
        verb = move.verb
        if verb == "activate":
            begin_sailing(t, p, move.value)
            if t.journal is not None:
                t.journal.everyone("ship-activated", "BF-MOVE-08", seat=p.seat, crew=CREWS[move.value])
            return
        if verb == "fortune":
            yield from play_fortune(t, p, move.value)
        elif move is CHANGE_FLAGS:
            t.turn.flags_changed = 1
            exchange_ships(t, p.seat, FIRST_PIRATE + p.seat, "D11-06")
        else:
            t.stage = DRAW
            return


def flags_trouble(t: Table, p: Player) -> int:
    """Own merchant and pirate change places once a turn, between activations (D11-06)."""
    if not p.powers.exchange:
        return NO_CHANGE_OF_FLAGS
    if t.sailing is not None:  # mutants: same `if False`, flags change between ships only
        return SHIP_ACTIVE
    if t.turn.flags_changed:
        return FLAGS_CHANGED
    size = board_of(t).size
    return FINE if t.place[p.seat] < size and t.place[FIRST_PIRATE + p.seat] < size else BOTH_ON_BOARD


def end_turn(t: Table) -> Flow:
    """Steps 3 and 4, then the next player (BF-DRAW-01 to 08, BF-DEV-01, BF-TURN-05)."""
    p = t.players[t.active]
    # mutants: same `HAND):` `>= 0`, of 44 cards some are always left
    while len(p.movement) < MOVEMENT_HAND and t.movement.left + t.movement_discard.left > 0:
        draw_movement_card(t, p)
    symbol = SYMBOL[t.turn.card]
    if symbol in (DRAW_ONE, DRAW_TWO):
        rule = "BF-DRAW-03" if symbol == DRAW_ONE else "BF-DRAW-04"
        for card in range(symbol + p.powers.extra_draw):
            draw_fortune_card(t, p, rule)
        while len(p.fortune) > p.powers.hand_limit:
            move = yield Ask(p.seat, "discard-fortune", discards(p), shown=True)
            discard_fortune_card(t, p, move.value, "BF-DRAW-05")
    elif symbol == DISCARD_ONE and p.fortune and not p.powers.ignores_discard:
        move = yield Ask(p.seat, "discard-fortune", discards(p), shown=True)
        discard_fortune_card(t, p, move.value, "BF-DRAW-06")
    t.movement_discard.add(t.turn.card)
    t.turn = Turn()
    move = yield Ask(p.seat, "purchase", purchases(t, p))
    if move is not NO_PURCHASE:
        buy(t, p, move.value)
    next_player(t)


def discards(p: Player) -> list[Move]:
    """Each kind of card once; who is asked for one always is, so that the question tells nothing."""
    return [DISCARD[p.fortune[at]] for at in range(len(p.fortune)) if at == 0 or p.fortune[at] != p.fortune[at - 1]]


def next_player(t: Table) -> None:
    """The round ends before the first player's turn, and the game with the last round (BF-END-03, BF-AMB-51)."""
    t.active = (t.active + 1) % t.seats
    t.stage = CARD
    if t.active != t.first:
        return
    t.income = (*t.income, tuple([tuple(player.earned) for player in t.players]))
    for player in t.players:
        player.earned = [0] * len(SOURCES)
    if t.round in (t.last_round, t.rules.round_limit):
        t.stage = OVER
        if t.journal is not None:
            rule = "BF-END-03" if t.round == t.last_round else "BF-AMB-51"
            t.journal.everyone("game-ends", rule, round=t.round)
        return
    t.round += 1
    if t.journal is not None:
        t.journal.everyone("new-round", "BF-TURN-06", round=t.round)
