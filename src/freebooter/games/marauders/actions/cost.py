"""What a step costs: from zone to zone, into a port, out of a port (MM-MOVE-01, MM-MOVE-02)."""

from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY
from freebooter.games.marauders.hooks import query_move_cost
from freebooter.games.marauders.names import KNOWS_THE_MAIN, SPANISH_MAIN
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def sails_the_main(t: Table, player: Player, to: int, port: bool) -> bool:
    """CAP-06: once per player turn a Move along the Main costs no action."""
    return (
        CAPTAIN_ABILITY[player.captain] == KNOWS_THE_MAIN
        and not t.turn.main_used
        and not port
        and player.zone in SPANISH_MAIN
        and to in SPANISH_MAIN
    )


def move_cost(t: Table, player: Player, to: int, port: bool) -> int:
    """Actions for a step; entering and leaving a port are steps too."""
    cost = 0 if t.turn.free_moves > 0 or sails_the_main(t, player, to, port) else 1
    return query_move_cost(t, cost, player.seat, player.zone, to, port) if t.hooked else cost


def any_step_payable(t: Table) -> bool:
    """Is there an action left, and no module that could make a step cost more than one?"""
    return t.turn.actions > 0 and not t.hooked


def pay_for_move(t: Table, player: Player, to: int, port: bool) -> None:
    cost = move_cost(t, player, to, port)
    if cost == 0 and sails_the_main(t, player, to, port):
        t.turn.main_used = True
    elif cost == 0 and t.turn.free_moves > 0:
        t.turn.free_moves -= 1  # GL-10
    t.turn.actions -= cost
    t.turn.acted = True
