"""What captains should know and bots should think about the new modifications."""

from typing import Final

from freebooter.games.marauders.advice.dangers import battle_worth, own_might
from freebooter.games.marauders.modules.modifications.nest import USE_NEST, nest_works
from freebooter.games.marauders.moves import PASS, SCOUT_PLAYER
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Note

MUCH_BETTER: Final = 12
"""How many times a good answer weighs a bad one."""


def nest_risks(t: Table, ask: Ask, notes: list[Note]) -> None:
    """Captains whom one could look for, and who may see one coming."""
    for move in ask.options:
        if move in SCOUT_PLAYER and nest_works(t.players[move.value].ship):
            notes.append(Note("mm-risk-crows-nest", "SG-M3-07", seat=move.value + 1))


def weigh_hiding(t: Table, ask: Ask, weights: list[int]) -> None:
    """Hide from those who would win; be found by those one would beat."""
    if USE_NEST not in ask.options:
        return
    player = t.players[ask.seat]
    if ask.prompt == "crows-nest":
        hide = own_might(player) <= own_might(t.players[ask.about])
    else:
        hide = battle_worth(t, player, t.npcs[ask.about], own_might(player)) <= 0
    better = USE_NEST if hide else PASS
    for at in range(len(weights)):
        if ask.options[at] is better:
            weights[at] *= MUCH_BETTER
