"""Cards that move other ships, between activations."""

from typing import Final, final

from freebooter.games.black_fleet.content.cards import Effect
from freebooter.games.black_fleet.effects import exchange_ships, move_ship
from freebooter.games.black_fleet.fortune.card import FortuneCard, between_trouble, effect_of_played
from freebooter.games.black_fleet.moves import CHOOSE_SHIP, SAIL_TO, SPACES
from freebooter.games.black_fleet.names import FIRST_NAVY, SHIPS, kind_of, owner_of
from freebooter.games.black_fleet.questions import FleetQuestion, full_label_of_ship, words_of_ship
from freebooter.games.black_fleet.reasons import FINE, NONE_SIDE_BY_SIDE, NOTHING_TO_PUSH, Reason
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Flow, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

# Contrary Current


def drift_of(t: Table, p: Player, ship: int, current: Effect) -> int:
    """Where the current may push a ship, as a mask: over free sea to a free space (BF-AMB-45).

    An opposing ship, or a navy ship that is not commanded.
    """
    board = t.board
    place = t.place[ship]
    if not kind_of(ship) & current.ships or place >= board.size or owner_of(ship) == p.seat:
        return 0
    if ship >= FIRST_NAVY and t.turn.navy[ship - FIRST_NAVY] >= 0:
        return 0
    return board.open_sea.reach(place, current.amount, t.occupied).free(t.occupied)


def pushable(t: Table, p: Player, current: Effect) -> list[int]:
    """The ships that can be moved at all."""
    return [ship for ship in range(len(SHIPS)) if drift_of(t, p, ship, current)]


class PushShip(FleetQuestion):
    """Which ship the current pushes."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [CHOOSE_SHIP[ship] for ship in pushable(t, t.players[seat], effect_of_played(t))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if drift_of(t, t.players[ask.seat], move.value, effect_of_played(t)):
            return None
        return Refusal("bf-cannot-push", "BF-AMB-45", ship=SHIPS[move.value])

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-push", move.value)


class PushTo(FleetQuestion):
    """Where it pushes the ship that the question is about."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        spaces = drift_of(t, t.players[seat], about, effect_of_played(t))
        return t.chart.sail_moves.pick(spaces)

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        space = t.chart.space_of[move.value]
        if space >= 0 and drift_of(t, t.players[ask.seat], ask.about, effect_of_played(t)) >> space & 1:
            return None
        return Refusal("bf-cannot-drift-there", "BF-AMB-45", space=SPACES[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return words_of_ship(ask.about)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-push-to", ask.about, space=SPACES[move.value])


PUSH_SHIP: Final = PushShip("push-ship", "BF-AMB-45", CHOOSE_SHIP)
PUSH_TO: Final = PushTo("push-to", "BF-AMB-45", SAIL_TO)


@final
class Push(FortuneCard):
    """Contrary Current (F-09)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        trouble = between_trouble(t)
        if trouble == FINE and not any(drift_of(t, p, ship, self.effect) for ship in range(len(SHIPS))):
            return NOTHING_TO_PUSH
        return trouble

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_where(t, p)

    def ask_where(self, t: Table, p: Player) -> Flow:
        ship = (yield PUSH_SHIP.ask(t, p.seat)).value
        move = yield PUSH_TO.ask(t, p.seat, about=ship)
        chart = t.chart
        space = chart.space_of[move.value]
        if t.journal is not None:
            names = chart.board.names
            t.journal.everyone(
                "ship-pushed", self.rule, seat=p.seat, ship=SHIPS[ship], start=names[t.place[ship]], space=names[space]
            )
        move_ship(t, ship, space)


# Whirlpool


def side_by_side(t: Table) -> list[int]:
    """The ships that lie next to another."""
    beside = t.board.beside
    return [ship for ship in range(len(SHIPS)) if t.afloat.meets(beside[t.place[ship]])]


def any_side_by_side(t: Table) -> bool:
    beside = t.board.beside
    return any(t.afloat.meets(beside[place]) for place in t.place)


def neighbours_of(t: Table, ship: int) -> list[int]:
    board = t.board
    near = board.near[t.place[ship]]
    return [other for other in range(len(SHIPS)) if near & board.bit[t.place[other]]]


class WhirlpoolShip(FleetQuestion):
    """Which ship the whirlpool takes."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [CHOOSE_SHIP[ship] for ship in side_by_side(t)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value in side_by_side(t) else not_side_by_side(move)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-swap", move.value)


class WhirlpoolOther(FleetQuestion):
    """With which neighbour the ship that the question is about changes places."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [CHOOSE_SHIP[ship] for ship in neighbours_of(t, about)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value in neighbours_of(t, ask.about) else not_side_by_side(move)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return words_of_ship(ask.about)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-swap-with", move.value)


def not_side_by_side(move: Move) -> Refusal:
    return Refusal("bf-not-side-by-side", "BF-FORTUNE-02", ship=SHIPS[move.value])


WHIRLPOOL_SHIP: Final = WhirlpoolShip("whirlpool-ship", "BF-FORTUNE-02", CHOOSE_SHIP)
WHIRLPOOL_OTHER: Final = WhirlpoolOther("whirlpool-other", "BF-FORTUNE-02", CHOOSE_SHIP)


@final
class ExchangeAdjacent(FortuneCard):
    """Whirlpool (F-10): any two ships side by side change places."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        trouble = between_trouble(t)
        if trouble == FINE and not any_side_by_side(t):
            return NONE_SIDE_BY_SIDE
        return trouble

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_which(t, p)

    def ask_which(self, t: Table, p: Player) -> Flow:
        first = (yield WHIRLPOOL_SHIP.ask(t, p.seat)).value
        second = (yield WHIRLPOOL_OTHER.ask(t, p.seat, about=first)).value
        exchange_ships(t, first, second, self.rule)
