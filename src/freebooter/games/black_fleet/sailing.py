"""One ship's activation: it sails and acts in any order until it is finished (BF-MOVE-08 to 13)."""

from freebooter.games.black_fleet.attacks import gun_range, targets_of
from freebooter.games.black_fleet.board import Reach
from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.fortune.deck import add_playable, play_fortune
from freebooter.games.black_fleet.movement import (
    board_of,
    cost_of,
    end_sailing,
    free_lairs,
    reach_of,
    way_out,
)
from freebooter.games.black_fleet.moves import ATTACK, BURY, FINISH, SELL
from freebooter.games.black_fleet.names import MERCHANT, PIRATE, SHIPS
from freebooter.games.black_fleet.reasons import FINE
from freebooter.games.black_fleet.ships.attack import attack
from freebooter.games.black_fleet.ships.merchant import price_at, sell, sell_trouble
from freebooter.games.black_fleet.ships.pirate import bury, bury_trouble
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Flow
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move


def sail(t: Table, s: Sailing) -> Flow:
    """Shown whenever the player holds fortune cards: the question itself must not tell that one can be played."""
    p = t.players[t.active]
    board = board_of(t)
    while True:
        options = sailing_options(t, p, s)
        move = yield Ask(p.seat, "sail", options, about=s.crew, shown=len(p.fortune) > 0)
        if move is FINISH:
            break
        verb = move.verb
        if verb == "sail-to":
            sail_to(t, p, s, CHARTS[t.rules.map].space_of[move.value])
        elif verb == "attack":
            attack(t, p, s, move.value)
        elif move is SELL:
            sell(t, p, s, price_at(t, p, board.dock_port[t.place[s.ship]]), "BF-MERCHANT-03")
        elif move is BURY:
            bury(t, p, s)
        else:
            yield from play_fortune(t, p, move.value)
        if t.place[s.ship] == board.nowhere:
            break  # a port without cubes has sent the merchant home (BF-AMB-17)
    end_sailing(t, s)


def sailing_options(t: Table, p: Player, s: Sailing) -> list[Move]:
    place = t.place[s.ship]
    options = stops(t, p, s, place)
    if s.actions + s.attacks + s.burials > 0:
        add_actions(t, p, s, place, options)
    if p.fortune:
        add_playable(t, p, options)
    if not board_of(t).bit[place] & t.occupied:
        options.append(FINISH)  # no ship ends on a space that holds another (BF-MOVE-07)
    return options


def stops(t: Table, p: Player, s: Sailing, place: int) -> list[Move]:
    """Free spaces within reach, and those of friendly ships where it could act and still go on (BF-AMB-03)."""
    chart = CHARTS[t.rules.map]
    lairs = free_lairs(t, p, s, place)
    if s.steps == 0:
        return chart.sail_moves.pick(lairs)
    reach = reach_of(t, s, place, s.steps)
    closed = closed_spaces(t, p, s, reach)
    if lairs:
        return chart.sail_moves.pick(reach.mask ^ closed | lairs)
    return chart.offer(reach, closed)


def closed_spaces(t: Table, p: Player, s: Sailing, reach: Reach) -> int:
    """Those within reach where another ship lies, so that it may not stop there."""
    closed = reach.mask & t.occupied
    passed = closed & s.friendly
    if passed and s.actions + s.attacks + s.burials > 0:
        board = board_of(t)
        for space in board.spaces.pick(passed):
            if may_act_in_passing(t, p, s, space, s.steps - reach.cost(space)):
                closed ^= board.bit[space]
    return closed


def may_act_in_passing(t: Table, p: Player, s: Sailing, space: int, steps: int) -> bool:
    """A way on is there, or an attack from this space opens one."""
    if steps == 0:
        return False
    if way_out(t, s, space, steps):
        return True
    return len(targets_of(t, p, s, space, steps, gun_range(board_of(t), p, s, space))) > 0


def add_actions(t: Table, p: Player, s: Sailing, place: int, options: list[Move]) -> None:
    board = board_of(t)
    if s.crew == MERCHANT:
        if board.dock_port[place] >= 0 and sell_trouble(t, p, s, place, s.steps) == FINE:
            options.append(SELL)
    elif s.crew == PIRATE:
        if board.beach_value[place] > 0 and bury_trouble(t, p, s, place, s.steps) == FINE:
            options.append(BURY)
    guns = gun_range(board, p, s, place)
    if guns & t.occupied:  # mutants: same `True` `|`, nobody would be found
        for target in targets_of(t, p, s, place, s.steps, guns):
            options.append(ATTACK[target])


def sail_to(t: Table, p: Player, s: Sailing, space: int) -> None:
    cost = cost_of(t, p, s, space)
    if t.journal is not None:
        tell_sailing(t, p, s, space, cost)
    s.steps -= cost
    t.place[s.ship] = space


def tell_sailing(t: Table, p: Player, s: Sailing, space: int, cost: int) -> None:
    """With the way it takes; a pirate that enters does so from the distant sea next to its first space."""
    assert t.journal is not None
    board = board_of(t)
    place = t.place[s.ship]
    way = [space]
    if cost > 0:  # mutants: same `>= 0`, the way to a lair is the lair
        way = board.waters[s.waters].path(reach_of(t, s, place, s.steps), space)
    start = place
    rule = "BF-MOVE-02"
    if place == board.offshore:
        rule = "BF-PIRATE-15" if cost > 0 else "D11-01"
        for sea in range(len(board.entries)):
            if cost > 0 and board.entries[sea] & board.bit[way[0]]:  # mutants: same `>= 0`, no lair is an entry
                start = board.distant_seas[sea]
    path: list[Datum] = [board.names[step] for step in way]
    t.journal.everyone(
        "sailed", rule, seat=p.seat, ship=SHIPS[s.ship], start=board.names[start], space=board.names[space], path=path,
        cost=cost,
    )  # fmt: skip
