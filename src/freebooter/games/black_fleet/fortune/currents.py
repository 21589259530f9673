"""Cards that move other ships, between activations."""

from typing import final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.effects import exchange_ships, move_ship
from freebooter.games.black_fleet.fortune.card import FortuneCard, between_trouble
from freebooter.games.black_fleet.movement import board_of
from freebooter.games.black_fleet.moves import CHOOSE_SHIP
from freebooter.games.black_fleet.names import FIRST_NAVY, SHIPS, kind_of, owner_of
from freebooter.games.black_fleet.reasons import FINE, NONE_SIDE_BY_SIDE, NOTHING_TO_PUSH
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


@final
class Push(FortuneCard):
    """Contrary Current (F-09): an opposing ship or a navy ship not commanded drifts over free sea (BF-AMB-45)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = between_trouble(t)
        if trouble == FINE and not self.pushable(t, p):
            return NOTHING_TO_PUSH
        return trouble

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_where(t, p)

    def ask_where(self, t: Table, p: Player) -> Flow:
        ships = [CHOOSE_SHIP[ship] for ship in self.pushable(t, p)]
        ship = (yield Ask(p.seat, "push-ship", ships)).value
        chart = CHARTS[t.rules.map]
        spaces = chart.sail_moves.pick(self.spaces_for(t, ship))
        move = yield Ask(p.seat, "push-to", spaces, about=ship)
        space = chart.space_of[move.value]
        if t.journal is not None:
            names = chart.board.names
            t.journal.everyone(
                "ship-pushed", self.rule, seat=p.seat, ship=SHIPS[ship], start=names[t.place[ship]], space=names[space]
            )
        move_ship(t, ship, space)

    def spaces_for(self, t: Table, ship: int) -> int:
        """No ship is passed, and no ship is in the place where it stops."""
        return board_of(t).open_sea.reach(t.place[ship], self.amount, t.occupied).free(t.occupied)

    def may_push(self, t: Table, p: Player, ship: int) -> bool:
        if not kind_of(ship) & self.ships or t.place[ship] >= board_of(t).size:  # mutants: same `> b`, none is there
            return False
        return t.turn.navy[ship - FIRST_NAVY] < 0 if ship >= FIRST_NAVY else owner_of(ship) != p.seat

    def pushable(self, t: Table, p: Player) -> list[int]:
        """The ships that can be moved at all."""
        return [ship for ship in range(len(SHIPS)) if self.may_push(t, p, ship) and self.spaces_for(t, ship)]


@final
class ExchangeAdjacent(FortuneCard):
    """Whirlpool (F-10): two ships side by side change places, whoever owns them."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = between_trouble(t)
        if trouble == FINE and not self.side_by_side(t):
            return NONE_SIDE_BY_SIDE
        return trouble

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_which(t, p)

    def ask_which(self, t: Table, p: Player) -> Flow:
        ships = [CHOOSE_SHIP[ship] for ship in self.side_by_side(t)]
        first = (yield Ask(p.seat, "whirlpool-ship", ships)).value
        others = [CHOOSE_SHIP[ship] for ship in neighbours_of(t, first)]
        second = (yield Ask(p.seat, "whirlpool-other", others, about=first)).value
        exchange_ships(t, first, second, self.rule)

    def side_by_side(self, t: Table) -> list[int]:
        near = board_of(t).near
        return [ship for ship in range(len(SHIPS)) if near[t.place[ship]] & t.occupied]


def neighbours_of(t: Table, ship: int) -> list[int]:
    board = board_of(t)
    near = board.near[t.place[ship]]
    return [other for other in range(len(SHIPS)) if near & board.bit[t.place[other]]]
