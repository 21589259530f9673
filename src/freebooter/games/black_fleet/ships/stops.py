"""Where the ship under way may stop, and sailing there (BF-MOVE-02 to 07)."""

from typing import Final

from freebooter.games.black_fleet.content.board import Reach, Spot
from freebooter.games.black_fleet.moves import SAIL_TO, SPACES
from freebooter.games.black_fleet.names import CREWS, MERCHANT, PIRATE, SHIPS
from freebooter.games.black_fleet.questions import full_label
from freebooter.games.black_fleet.reasons import (
    DISTANT_SEA,
    ENTRY_BLOCKED,
    FINE,
    HERE_ALREADY,
    LAND,
    NO_WAY_ON,
    NOT_ON_MAP,
    SPACE_TAKEN,
    TOO_FAR,
    WAY_BLOCKED,
    Reason,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.ships.attack import ATTACK_A_SHIP, attack_value
from freebooter.games.black_fleet.ships.merchant import SELL_CARGO, price_at, sale_value, sell_trouble
from freebooter.games.black_fleet.ships.movement import (
    cost_of,
    cost_within,
    free_lairs,
    reach_from,
    reach_of,
    sailing_of,
    spot_of,
    way_out,
)
from freebooter.games.black_fleet.ships.pirate import BURY_TREASURES, burial_value, bury_trouble
from freebooter.games.black_fleet.ships.targets import gun_reach, targets_of
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Offer, Played, Seat, Taken
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def stops(t: Table, p: Player, s: Sailing, place: int) -> list[Move]:
    """Free spaces within reach, and those of friendly ships where it could act and still go on (BF-AMB-03)."""
    return stops_from(t, p, s, spot_of(t, s, place), place, True)


def stops_from(t: Table, p: Player, s: Sailing, spot: Spot, place: int, near: bool) -> list[Move]:
    """The same for whoever knows the spot already, and whether any other ship may be near."""
    chart = t.chart
    lairs = free_lairs(t, p, s, place)
    if s.steps == 0:
        return chart.sail_moves.pick(lairs) if lairs else []
    reach = reach_from(t, s, spot, place) if near else spot.reach
    s.reach = reach
    closed = closed_spaces(t, p, s, reach) if near and t.afloat.meets(spot.stops) else 0
    if lairs:
        return chart.sail_moves.pick(reach.mask ^ closed | lairs)
    return chart.offer(reach, closed)


def closed_spaces(t: Table, p: Player, s: Sailing, reach: Reach) -> int:
    """Those within reach where another ship lies, so that it may not stop there."""
    closed = reach.mask & t.occupied
    passed = closed & s.friendly if closed else 0
    if passed and s.actions + s.attacks + s.burials > 0:
        bit = t.board.bit
        while passed:  # few ships are friendly
            space = passed.bit_length() - 1
            passed ^= bit[space]
            if may_act_in_passing(t, p, s, space, s.steps - reach.cost(space)):
                closed ^= bit[space]
    return closed


def may_act_in_passing(t: Table, p: Player, s: Sailing, space: int, steps: int) -> bool:
    """It can go on from there, or an attack from this space opens a way."""
    if steps == 0:
        return False
    if way_out(t, s, space, steps):
        return True
    return len(targets_of(t, p, s, space, steps, gun_reach(p, s))) > 0


def sail_trouble(t: Table, p: Player, s: Sailing, space: int) -> Reason:
    """What keeps the ship from a space; `stops` finds all allowed spaces in one go."""
    board = t.board
    place = t.place[s.ship]
    if space < 0:  # mutants: same `if False`, the charts so far have all spaces
        return NOT_ON_MAP
    bit = board.bit[space]
    if not bit & board.sea:
        return DISTANT_SEA if bit & t.chart.distant else LAND
    if space == place:
        return HERE_ALREADY
    if bit & free_lairs(t, p, s, place):
        return FINE
    reach = reach_of(t, s, place, s.steps)
    if bit & reach.mask and not bit & closed_spaces(t, p, s, reach):
        return FINE
    if bit & t.occupied:
        passed = bit & s.friendly & reach.mask
        return NO_WAY_ON if passed and s.actions + s.attacks + s.burials > 0 else SPACE_TAKEN
    if board.waters[s.waters].reach(place, s.steps, 0).mask & bit:
        return ENTRY_BLOCKED if place == board.offshore else WAY_BLOCKED
    return TOO_FAR


def sail_to(t: Table, p: Player, s: Sailing, space: int) -> None:
    """Nothing has moved since the stops were offered, so what was found then still holds."""
    cost = cost_of(t, p, s, space) if s.reach is None else cost_within(t, p, s, s.reach, space)
    if t.journal is not None:
        report_sailing(t, p, s, space, cost)
    s.steps -= cost
    s.reach = None
    t.place[s.ship] = space


def report_sailing(t: Table, p: Player, s: Sailing, space: int, cost: int) -> None:
    """With the path; a pirate that enters does so from the distant sea next to its first space."""
    assert t.journal is not None
    board = t.board
    place = t.place[s.ship]
    way = [space]
    if cost > 0:
        way = board.waters[s.waters].path(reach_of(t, s, place, s.steps), space)
    start = place
    rule = "BF-MOVE-02"
    if place == board.offshore:
        rule = "BF-PIRATE-15" if cost > 0 else "D11-01"
        for sea in range(len(board.entries)):
            if cost > 0 and board.entries[sea] & board.bit[way[0]]:  # mutants: same `if (b` `>= 0`, no lair is there
                start = board.distant_seas[sea]
    path: list[Datum] = [board.names[step] for step in way]
    t.journal.everyone(
        "sailed", rule, seat=p.seat, ship=SHIPS[s.ship], start=board.names[start], space=board.names[space], path=path,
        cost=cost,
    )  # fmt: skip


class SailTo(Offer[Table]):
    """Sail to a space."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        s, name = sailing_of(t), SPACES[move.value]
        space = t.chart.space_of[move.value]
        trouble = sail_trouble(t, t.players[ask.seat], s, space)
        if trouble == TOO_FAR:
            board = t.board
            # mutants: same `size, 1)`, the corner of the map is no sea
            distance = board.waters[s.waters].reach(t.place[s.ship], board.size, 0).cost(space)
            return refusal_unless_fine(TOO_FAR, space=name, distance=distance, steps=s.steps)
        return refusal_unless_fine(trouble, space=name)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The cost of a stop, and what the ship could do there: sell, bury, attack."""
        p, s, board = t.players[ask.seat], sailing_of(t), t.board
        space = t.chart.space_of[move.value]
        cost = cost_of(t, p, s, space)
        steps = s.steps - cost
        sale = burial = 0
        if s.crew == MERCHANT and sell_trouble(t, p, s, space, steps) == FINE:
            sale = sale_value(t, p, price_at(t, p, board.dock_port[space]))
        if s.crew == PIRATE and bury_trouble(t, p, s, space, steps) == FINE:
            burial = burial_value(t, p, space)
        targets = targets_of(t, p, s, space, steps, gun_reach(p, s))
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

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The actions are tried out where the ship has stopped, unless it had one option only and has taken it."""
        sailed = played.first("sailed")
        assert sailed is not None
        found = {"cost": int(str(sailed.data["cost"]))}
        t = played.after
        if t.sailing is None or t.sailing.crew != ask.about or len(played.events) > 1:
            return found
        found["left"] = t.sailing.steps
        found["sale"] = most_gained(t, ask, SELL_CARGO)
        found["burial"] = most_gained(t, ask, BURY_TREASURES)
        found["attack"] = most_gained(t, ask, ATTACK_A_SHIP)
        return found

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-sail-to", move, own=CREWS[ask.about])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        sail_to(t, t.players[seat], sailing_of(t), t.chart.space_of[move.value])
        return ()


def most_gained(t: Table, ask: Ask, offer: Offer[Table]) -> int:
    """The most doubloons that an action of this kind gains here, 0 for none; for the laws only."""
    best = 0
    for move in offer.options(t, ask.seat, ask.about):
        trial = t.copy()
        offer.take(trial, ask.seat, move)
        best = max(best, trial.players[ask.seat].doubloons - t.players[ask.seat].doubloons)
    return best


SAIL_SOMEWHERE: Final = SailTo(SAIL_TO)
