"""What a seat knows, as numbers for programs that learn: the facts of `views`, feature by feature."""

from typing import Final

from freebooter.games.black_fleet.accounts.scoring import points_now
from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, FORTUNE, GOODS, MOVEMENT
from freebooter.games.black_fleet.names import CREWS, FIRST_NAVY, FIRST_PIRATE, NO_CARD, TIERS, VICTORY, YELLOW_NAVY
from freebooter.games.black_fleet.ships.movement import movement_of
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, relative

Names = tuple[str, str, str]
SHIP_PLACE: Final[Names] = ("column", "row", "distant-sea")
MERCHANT_PLACE: Final[Names] = ("merchant-column", "merchant-row", "merchant-distant-sea")
PIRATE_PLACE: Final[Names] = ("pirate-column", "pirate-row", "pirate-distant-sea")
STAGE_NAMES: Final = ["keeping", "placing", "card", "ships", "draw", "over"]


def fill(t: Table, seat: Seat, row: FeatureRow) -> None:
    seats = t.seats
    others = RELATIVE[:seats]
    row.about("table")
    row.number("round", t.round)
    row.number("round-limit", t.rules.round_limit)
    row.flag("last-round", t.last_round > 0)
    row.one_of("stage", STAGE_NAMES, t.stage)
    row.one_of("first-player", others, relative(t.first, seat, seats))
    row.one_of("active", others, relative(t.active, seat, seats))
    row.counts("stock", GOODS, t.stock)
    row.number("movement-left", t.movement.left)
    row.counts("movement-discard", MOVEMENT, t.movement_discard.counts)
    row.number("fortune-left", t.fortune.left)
    row.counts("fortune-discard", FORTUNE, t.fortune_discard.counts)
    for crew in (YELLOW_NAVY, YELLOW_NAVY + 1):
        row.about(CREWS[crew])
        _fill_place(t, t.place[FIRST_NAVY + crew - YELLOW_NAVY], row, SHIP_PLACE)
    _fill_turn(t, row)
    worth = points_now(t)
    for place in range(seats):
        player = t.players[(seat + place) % seats]
        row.about(RELATIVE[place])
        _fill_player(t, player, row)
        row.number("worth", worth[player.seat])
    own = t.players[seat]
    row.about("own")
    row.held("movement", MOVEMENT, own.movement)
    row.held("fortune", FORTUNE, own.fortune)
    row.held("developments", DEVELOPMENTS, own.developments)
    row.held("put-away", DEVELOPMENTS, own.spare)


def _fill_place(t: Table, place: int, row: FeatureRow, names: Names) -> None:
    """Column and row on the board, counted from 1, or the number of the distant sea; all 0 for a ship off the board."""
    board = t.board
    on_board = place < board.size
    row.number(names[0], place % board.stride + 1 if on_board else 0)
    row.number(names[1], place // board.stride + 1 if on_board else 0)
    row.number(names[2], 0 if on_board or place >= board.offshore else place - board.size + 1)


def _fill_player(t: Table, player: Player, row: FeatureRow) -> None:
    row.number("doubloons", player.doubloons)
    _fill_place(t, t.place[player.seat], row, MERCHANT_PLACE)
    row.one_of("good", GOODS, player.colour if player.cargo else -1)
    row.number("cubes", player.cargo)
    _fill_place(t, t.place[FIRST_PIRATE + player.seat], row, PIRATE_PLACE)
    row.held("treasures", GOODS, player.hold)
    row.number("movement-cards", len(player.movement))
    row.number("fortune-cards", len(player.fortune))
    bought = [player.developments[tier] for tier in range(TIERS) if player.bought >> tier & 1]
    row.held("bought", DEVELOPMENTS, bought)
    row.flag("victory-bought", player.bought >> VICTORY & 1 != 0)
    row.number("victory-price", t.rules.victory_prices[player.seat])


def _fill_turn(t: Table, row: FeatureRow) -> None:
    turn = t.turn
    under_way = turn.card != NO_CARD
    movement = [0] * len(CREWS)
    if under_way:
        active = t.players[t.active]
        for crew in range(len(CREWS)):
            if crew < YELLOW_NAVY or turn.navy[crew - YELLOW_NAVY] >= 0:
                movement[crew] = movement_of(t, active, crew)
    row.about("turn")
    row.one_of("card", MOVEMENT, turn.card)
    row.counts("movement", CREWS, movement)
    row.some_of("finished", CREWS, turn.finished if under_way else 0)
    row.one_of("fortune", FORTUNE, turn.fortune if under_way else NO_CARD)
    row.flag("flags-changed", under_way and turn.flags_changed != 0)
    row.number("bonus-per-cube-sold", turn.cube_sold if under_way else 0)
    row.number("bonus-next-robbery", turn.robbery if under_way else 0)
    row.number("bonus-next-burial", turn.burial if under_way else 0)
    row.number("bonus-per-sinking", turn.sinking if under_way else 0)
    sailing = t.sailing if under_way else None
    row.about("sailing")
    row.one_of("crew", CREWS, -1 if sailing is None else sailing.crew)
    row.number("steps", 0 if sailing is None else sailing.steps)
    row.number("actions", 0 if sailing is None else sailing.actions)
    row.number("attacks", 0 if sailing is None else sailing.attacks)
    row.number("burials", 0 if sailing is None else sailing.burials)
    row.flag("attacked", sailing is not None and sailing.attacked != 0)
    row.flag("crosses-islands", sailing is not None and sailing.waters & 1 != 0)
    row.flag("passes-ships", sailing is not None and sailing.passes_ships != 0)
    row.flag("long-guns", sailing is not None and sailing.long_guns != 0)
