"""Views of the table: what a seat may know of it, in the fields of `view_structs` (BF-AMB-28)."""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from freebooter.games.black_fleet.accounts.scoring import points_now
from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, FLEETS, FORTUNE, GOODS, MOVEMENT, PRICES
from freebooter.games.black_fleet.display.view_structs import (
    DevelopmentView,
    PlayerView,
    SailingView,
    TableView,
    TurnView,
)
from freebooter.games.black_fleet.names import (
    CREWS,
    FIRST_NAVY,
    FIRST_PIRATE,
    NO_CARD,
    SHIPS,
    SOURCES,
    TIERS,
    VICTORY,
    YELLOW_NAVY,
)
from freebooter.games.black_fleet.ships.movement import movement_of
from freebooter.games.black_fleet.state import CARD, DRAW, KEEPING, MOVING, PLACING, Player, Sailing, Table
from freebooter.kernel.ask import Seat

KEPT_INCOMES: Final = 128
"""Those of so many tables, some 25 kilobytes each at the end of a long game."""
STAGES = {KEEPING: "keeping", PLACING: "placing", CARD: "card", MOVING: "ships", DRAW: "draw"}


def view(t: Table, seat: Seat | None) -> TableView:
    common = public_view(t)
    return common if seat is None else seat_view(t, common, seat)


def views(t: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
    """All have in common what the public knows; a seat knows its own cards as well."""
    common = public_view(t)
    return [common if seat is None else seat_view(t, common, seat) for seat in seats]


def seat_view(t: Table, common: TableView, seat: Seat) -> TableView:
    own = t.players[seat]
    return replace(
        common,
        seat=seat,
        movement=[MOVEMENT[card] for card in own.movement],
        fortune=[FORTUNE[card] for card in own.fortune],
        developments=[DEVELOPMENTS[card] for card in own.developments],
        put_away=[DEVELOPMENTS[card] for card in own.spare],
    )


def public_view(t: Table) -> TableView:
    names = t.board.names
    worth = points_now(t)
    return TableView(
        seat=None,
        map=t.chart.id,
        round=t.round,
        round_limit=t.rules.round_limit,
        last_round=t.last_round > 0,
        stage=STAGES.get(t.stage, "over"),
        first_player=t.first,
        active=t.active,
        navy={SHIPS[ship]: names[t.place[ship]] for ship in range(FIRST_NAVY, len(SHIPS))},
        stock={good: t.stock[at] for at, good in enumerate(GOODS)},
        movement_left=t.movement.left,
        movement_discard=[MOVEMENT[card] for card in t.movement_discard.kinds()],
        fortune_left=t.fortune.left,
        fortune_discard={FORTUNE[card]: count for card, count in enumerate(t.fortune_discard.counts) if count},
        players=[_player(t, player, worth[player.seat]) for player in t.players],
        turn=_turn(t),
        sources=list(SOURCES),
        income=_income(t),
        movement=[],
        fortune=[],
        developments=[],
        put_away=[],
    )


def _income(t: Table) -> list[list[list[int]]]:
    """By round, seat and source; with the round under way while the game is."""
    now = [[list(player.earned) for player in t.players]] if t.stage in STAGES else []
    return _past_income(t.income) + now


@lru_cache(KEPT_INCOMES)
def _past_income(income: tuple[tuple[tuple[int, ...], ...], ...]) -> list[list[list[int]]]:
    """Past rounds stay as they are, so all moves of a round show the same: do not change it."""
    return [[list(row) for row in rows] for rows in income]


def _player(t: Table, p: Player, worth: int) -> PlayerView:
    names = t.board.names
    return PlayerView(
        seat=p.seat,
        fleet=FLEETS[p.fleet],
        doubloons=p.doubloons,
        merchant=names[t.place[p.seat]],
        good=GOODS[p.colour] if p.cargo else "",
        cubes=p.cargo,
        pirate=names[t.place[FIRST_PIRATE + p.seat]],
        treasures=[GOODS[colour] for colour in p.hold],
        movement_cards=len(p.movement),
        fortune_cards=len(p.fortune),
        developments=[
            DevelopmentView(PRICES[tier], DEVELOPMENTS[p.developments[tier]] if p.bought >> tier & 1 else "")
            for tier in range(TIERS)
        ],
        victory_price=t.rules.victory_prices[p.seat],
        victory_bought=bool(p.bought >> VICTORY & 1),
        worth=worth,
    )


def _turn(t: Table) -> TurnView | None:
    turn = t.turn
    if turn.card == NO_CARD:
        return None
    p = t.players[t.active]
    commanded = [crew for crew in range(len(CREWS)) if crew < YELLOW_NAVY or turn.navy[crew - YELLOW_NAVY] >= 0]
    return TurnView(
        card=MOVEMENT[turn.card],
        movement={CREWS[crew]: movement_of(t, p, crew) for crew in commanded},
        finished=[CREWS[crew] for crew in range(len(CREWS)) if turn.finished >> crew & 1],
        fortune="" if turn.fortune == NO_CARD else FORTUNE[turn.fortune],
        flags_changed=bool(turn.flags_changed),
        bonus_per_cube_sold=turn.cube_sold,
        bonus_next_robbery=turn.robbery,
        bonus_next_burial=turn.burial,
        bonus_per_sinking=turn.sinking,
        sailing=None if t.sailing is None else _sailing(t, t.sailing),
    )


def _sailing(t: Table, s: Sailing) -> SailingView:
    return SailingView(
        crew=CREWS[s.crew],
        ship=SHIPS[s.ship],
        space=t.board.names[t.place[s.ship]],
        steps=s.steps,
        actions=s.actions,
        attacks=s.attacks,
        burials=s.burials,
        attacked=bool(s.attacked),
        crosses_islands=bool(s.waters & 1),
        passes_ships=bool(s.passes_ships),
        long_guns=bool(s.long_guns),
    )
