"""What specialists mend after a battle or raid that their captain has survived (GL-S1, GL-S4)."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import MEND
from freebooter.games.marauders.names import CARPENTER, CREW, LOCATIONS, SURGEON
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part


def after_fight(t: Table, player: Player, crew_before: int) -> Part[None]:
    """The Carpenter repairs 1 point, not crew; the Surgeon brings back 1 crew lost since there were `crew_before`."""
    ship = player.ship
    if effects.active(t, player, CARPENTER):
        damaged = [MEND[at] for at in range(len(LOCATIONS)) if at != CREW and ship.damage(at) > 0]
        if damaged:
            answer = yield Ask(player.seat, "carpenter", damaged)
            effects.repair(t, player, answer.value, 1, "MM-GLORY-11")
    if effects.active(t, player, SURGEON) and ship.tracks[CREW] < crew_before:
        effects.gain_crew(t, player, 1, "MM-GLORY-11")
