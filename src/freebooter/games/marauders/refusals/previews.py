"""What an option would bring or cost, told to the seat before it chooses: from what it can know, and nothing else."""

from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.port.ships import ship_values, trade_preview
from freebooter.games.marauders.port.stash import stash_preview
from freebooter.games.marauders.refusals.at_sea import check_note, of_action, of_way_in
from freebooter.games.marauders.refusals.in_battle import in_battle
from freebooter.games.marauders.refusals.in_raid import in_raid, of_flag
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import MISSIONS
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def brings(t: Table, ask: Ask, move: Move) -> Note | None:
    player, prompt = t.players[ask.seat], ask.prompt
    if prompt == "action":
        return of_action(t, player, move)
    if prompt == "offer-ship" and move.verb == "buy-ship":
        return trade_preview(t, player, move.value, ask.about)
    if prompt == "stash-tens":
        return stash_preview(t, player, 10 * move.value)
    if prompt == "stash-ones":
        return stash_preview(t, player, 10 * ask.about + move.value)
    if prompt == "choose-ship":
        return Note("mm-brings-ship-values", "MM-SETUP-10", **ship_values(move.value))
    if prompt == "enter-by":
        return of_way_in(t, player, move.value)
    if prompt == "reroll-claim" and move.verb == "roll":
        return check_note("MM-MISSION-02", len(t.rolled), MISSIONS[visit_of(t).claiming].needs.successes)
    if prompt == "merchant-nation":
        return of_flag(player, move.value)
    if prompt.startswith("raid-") or prompt == "engage-merchant":
        return in_raid(t, player, ask, move)
    return in_battle(t, ask, move)
