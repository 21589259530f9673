"""What specialists mend after a battle or raid that their captain has survived (GL-S1, GL-S4)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import MEND
from freebooter.games.marauders.names import CARPENTER, CREW, LOCATIONS, SURGEON
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


class Mend(Question[Table]):
    """What the Carpenter repairs."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value == CREW or t.players[ask.seat].ship.damage(move.value) <= 0:
            return Refusal("mm-not-mendable", self.rule, location=LOCATIONS[move.value])
        return None


CARPENTRY: Final = Mend("carpenter", "MM-GLORY-11", MEND)


def after_fight(t: Table, player: Player, crew_before: int) -> Part[None]:
    """The Carpenter repairs 1 point, not crew; the Surgeon restores 1 crew lost since there were `crew_before`."""
    ship = player.ship
    if effects.active(t, player, CARPENTER):
        ask = CARPENTRY.ask(t, player.seat)
        if ask.options:
            answer = yield ask
            effects.repair(t, player, answer.value, 1, "MM-GLORY-11")
    if effects.active(t, player, SURGEON) and ship.tracks[CREW] < crew_before:
        effects.gain_crew(t, player, 1, "MM-GLORY-11")
