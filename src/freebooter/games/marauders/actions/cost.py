"""What a step costs: from zone to zone, into a port, out of a port (MM-MOVE-01, MM-MOVE-02)."""

from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY
from freebooter.games.marauders.names import KNOWS_THE_MAIN, SPANISH_MAIN
from freebooter.games.marauders.seams.module_set import modules_of
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
    """Actions for a step; entering and leaving a port are steps too. What is free costs nothing, however dear it is."""
    if t.turn.free_moves > 0 or sails_the_main(t, player, to, port):
        return 0
    if t.hooked:
        calls = modules_of(t)
        return 0 if calls.free_move(t, player, to, port) else calls.move_cost(t, 1, player, to, port)
    return 1


def any_step_payable(t: Table) -> bool:
    """Are there as many actions left as a step can cost at most? It is one, unless a module makes steps dearer."""
    actions = t.turn.actions
    return actions > 0 and (not t.hooked or actions >= modules_of(t).dearest_step())


def pay_for_move(t: Table, player: Player, to: int, port: bool) -> None:
    """What is free by a module uses up neither the ability nor the card, and the ability spares the card."""
    t.turn.acted = True
    if t.hooked:
        calls = modules_of(t)
        if not calls.free_move(t, player, to, port):
            pay_by_own_means(t, player, to, port, calls.move_cost(t, 1, player, to, port))
        calls.moved(t, player, player.zone, to, port)
    else:
        pay_by_own_means(t, player, to, port, 1)


def pay_by_own_means(t: Table, player: Player, to: int, port: bool, cost: int) -> None:
    """CAP-06 first, then GL-10, then actions; a step that costs nothing uses up none of them."""
    if cost == 0:
        return
    if sails_the_main(t, player, to, port):
        t.turn.main_used = True
    elif t.turn.free_moves > 0:
        t.turn.free_moves -= 1  # GL-10
    else:
        t.turn.actions -= cost
