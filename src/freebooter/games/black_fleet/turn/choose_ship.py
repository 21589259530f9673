"""Step 2, between activations: the next ship, cards for this moment, or no more ships (BF-MOVE-08, BF-AMB-05)."""

from typing import Final

from freebooter.games.black_fleet.advice.sailing import PLAY_AT_ONCE
from freebooter.games.black_fleet.developments import ANYWHERE
from freebooter.games.black_fleet.effects import exchange_ships
from freebooter.games.black_fleet.fortune.deck import PlayFortune, add_playable
from freebooter.games.black_fleet.moves import (
    ACTIVATE,
    ACTIVATE_AMONG,
    ATTACK,
    BURY,
    CHANGE_FLAGS,
    COMMAND,
    END_SAILING,
    FINISH,
    MOVES,
    ONLY_SHIPS,
    PLAY_FORTUNE,
    PLAY_MOVEMENT,
    SAIL_TO,
    SELL,
    SPACES,
)
from freebooter.games.black_fleet.names import CREWS, FIRST_PIRATE, VIOLET_NAVY, YELLOW_NAVY
from freebooter.games.black_fleet.questions import OTHER_MOMENTS, weights_of
from freebooter.games.black_fleet.reasons import (
    BOTH_ON_BOARD,
    FINE,
    FLAGS_CHANGED,
    FLAGS_TOO_FAR,
    NO_CHANGE_OF_FLAGS,
    NO_SHIP_ACTIVE,
    NOT_COMMANDED,
    OUT_OF_REACH,
    SHIP_ACTIVE,
    SHIP_FINISHED,
    Reason,
    refusal_for,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.ships.movement import begin_sailing, movement_of, within_reach
from freebooter.games.black_fleet.state import DRAW, MOVING, Player, Table
from freebooter.kernel.ask import Ask, Flow, Menu, Offer, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

OWN_CREWS: Final = 0b0011


def crews_left(t: Table) -> int:
    """The ships that may still be activated, as bits."""
    yellow, violet = t.turn.navy
    crews = OWN_CREWS
    if yellow >= 0:  # mutants: same `> 0` `>= 1`, no ship is commanded to sail 0 spaces
        crews |= 1 << YELLOW_NAVY
    if violet >= 0:  # mutants: same `> 0` `>= 1`, as above
        crews |= 1 << VIOLET_NAVY
    return crews ^ (crews & t.turn.finished)


def activation_trouble(t: Table, crew: int) -> Reason:
    """Every ship sails once a turn, navy ships when they are commanded (BF-AMB-06, BF-MOVE-10)."""
    if crew >= YELLOW_NAVY and t.turn.navy[crew - YELLOW_NAVY] < 0:  # mutants: same `<= 0` `< 1`, as above
        return NOT_COMMANDED
    return SHIP_FINISHED if t.turn.finished >> crew & 1 else FINE


def flags_trouble(t: Table, p: Player) -> Reason:
    """Own merchant and pirate change places once a turn, between activations (D11-06)."""
    if not p.powers.exchange:
        return NO_CHANGE_OF_FLAGS
    if t.sailing is not None:
        return SHIP_ACTIVE
    if t.turn.flags_changed:
        return FLAGS_CHANGED
    board = t.board
    merchant, pirate = t.place[p.seat], t.place[FIRST_PIRATE + p.seat]
    if merchant >= board.size or pirate >= board.size:  # mutants: same `> b`, the distant seas come first
        return BOTH_ON_BOARD
    return FLAGS_TOO_FAR if ANYWHERE < p.powers.exchange < board.distance[merchant][pirate] else FINE


class Activate(Offer[Table]):
    """Sail a ship."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return refusal_unless_fine(activation_trouble(t, move.value), ship=CREWS[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("bf-brings-steps", "BF-MOVE-02", steps=movement_of(t, t.players[ask.seat], move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """A ship that could do nothing has finished already."""
        s = played.after.sailing
        return {} if s is None or s.crew != move.value else {"steps": s.steps}

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        begin_sailing(t, t.players[seat], move.value)
        if t.journal is not None:
            t.journal.everyone("ship-activated", "BF-MOVE-08", seat=seat, crew=CREWS[move.value])
        return ()


class ChangeFlags(Offer[Table]):
    """Let own merchant and own pirate change places (D11-06)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return refusal_unless_fine(flags_trouble(t, t.players[ask.seat]))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        t.turn.flags_changed = 1
        exchange_ships(t, seat, FIRST_PIRATE + seat, "D11-06")
        return ()


class EndSailing(Offer[Table]):
    """No ship need be sailed (BF-AMB-05)."""

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        t.stage = DRAW
        return ()


def no_ship_sails(t: Table, p: Player, move: Move) -> Refusal:
    """A ship has to be chosen first; but where none could get to, choosing one would not help."""
    space = t.chart.space_of[move.value]
    ships = [crew for crew in range(len(CREWS)) if crews_left(t) >> crew & 1]
    if any([within_reach(t, p, crew, space) for crew in ships]):
        return refusal_for(NO_SHIP_ACTIVE)
    return refusal_for(OUT_OF_REACH, space=SPACES[move.value])


class ChooseShip(Menu[Table]):
    """Which ship sails next."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        """The same list as the offers give, built faster."""
        p = t.players[seat]
        if not p.fortune and not p.powers.exchange:
            return ONLY_SHIPS[crews_left(t)]
        options = ACTIVATE_AMONG[crews_left(t)].copy()
        if p.fortune:
            add_playable(t, p, options, False)
        if p.powers.exchange and flags_trouble(t, p) == FINE:
            options.append(CHANGE_FLAGS)
        options.append(END_SAILING)
        return options

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        if move.code in SAIL_TO_CODES:
            return no_ship_sails(t, t.players[ask.seat], move)
        reason = NOT_BETWEEN_SHIPS.get(move.code)
        return super().elsewhere(t, ask, move) if reason is None else reason

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"ships": crews_left(t).bit_count()}

    def nothing_more(self) -> Move:
        return END_SAILING

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of([NEXT_WORTHS[move.code] for move in ask.options])


def next_worth(move: Move) -> int:
    """Cards that pay at any time, the navy that clears the way, the pirate, the merchant; no ship is left out."""
    if move is END_SAILING:
        return 0
    if move is CHANGE_FLAGS:
        return 40
    if move in PLAY_FORTUNE:
        return 140 if PLAY_AT_ONCE[move.value] else 85
    return 100 + 6 * move.value


NEXT_WORTHS: Final = [next_worth(move) for move in MOVES.table]
"""By code."""


CARD_IS_PLAYED: Final = Refusal("bf-card-played-already", "BF-TURN-03")
NOT_BETWEEN_SHIPS: Final[dict[int, Refusal]] = {
    **OTHER_MOMENTS,
    **{move.code: CARD_IS_PLAYED for move in PLAY_MOVEMENT},
    **{move.code: Refusal("bf-command-by-card", "BF-MOVE-10") for move in COMMAND},
    **{move.code: refusal_for(NO_SHIP_ACTIVE) for move in [*ATTACK, SELL, BURY, FINISH]},
}
"""By code, the moves of other moments: why they are not possible between activations."""

SAIL_TO_CODES: Final = frozenset([move.code for move in SAIL_TO])

NEXT_SHIP: Final = ChooseShip(
    "choose-ship",
    "BF-MOVE-08",
    [Activate(ACTIVATE), PlayFortune(PLAY_FORTUNE), ChangeFlags([CHANGE_FLAGS]), EndSailing([END_SAILING])],
)


def choose_ship(t: Table) -> Flow:
    """Until a ship sails or sailing is over. Shown if the player holds cards: not being asked would reveal them."""
    p = t.players[t.active]
    while t.stage == MOVING and t.sailing is None:
        move = yield Ask(p.seat, NEXT_SHIP, NEXT_SHIP.options(t, p.seat, 0), 0, len(p.fortune) > 0)
        rest = NEXT_SHIP.take(t, p.seat, move)
        if rest:
            yield from rest
