"""Scouting for the merchant of a zone (MM-SCOUT-02, MM-PORTPOWER-04)."""

from typing import Final

from freebooter.games.marauders.actions.scout import Scout, may_scout_merchant
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import ZONE_NATION
from freebooter.games.marauders.moves import SCOUT_MERCHANT, SCOUT_SPANISH
from freebooter.games.marauders.names import CARTAGENA, NONE, SCOUTING, SPANISH, ZONES
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.raiding import found, raid_odds
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_MERCHANT
from freebooter.games.marauders.values import is_raider, is_sound, skill_odds
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class ScoutMerchants(Scout):
    """The merchant of the zone. Off Cartagena one sworn to be Spanish needs no roll (MM-PORTPOWER-04)."""

    def missing(self, t: Table, player: Player, move: Move) -> Refusal | None:
        zone = player.zone
        if t.board.merchant[zone] == NONE:
            return Refusal("mm-no-merchant", "MM-AMB-17", zone=ZONES[zone])
        if move is SCOUT_SPANISH and zone != CARTAGENA:
            return Refusal("mm-only-off-cartagena", "MM-PORTPOWER-04")
        return None

    def bit(self, player: Player, move: Move) -> int:
        return FIRST_MERCHANT + player.zone

    def may_look(self, t: Table, player: Player, move: Move) -> bool:
        return may_scout_merchant(t, player)

    def rolls(self, move: Move) -> bool:
        return move is not SCOUT_SPANISH

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The chance to find the merchant and, if the ship can raid, what a raid would be like."""
        player, sworn = t.players[ask.seat], move is SCOUT_SPANISH
        count = 0 if sworn else dice.scouting_pool(t, player, self.bit(player, move))
        raided = raid_odds.whole_raid(t, player, ZONE_NATION[player.zone])  # off Cartagena that is the Spanish
        return Note(
            "mm-brings-merchant",
            "MM-PORTPOWER-04" if sworn else "MM-SCOUT-02",
            dice=count,
            chance=100 if sworn else percent(at_least(count)),
            able=int(not player.ship.any_destroyed()),
            success=percent(raided.success),
            gold=int(raided.gold_if_won() + 0.5),
            sunk=percent(raided.sunk),
        )

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(merchant_worth(chart.t, chart.player, move))

    def found(self, t: Table, player: Player, move: Move) -> Part[None]:
        return found.find_merchant(t, player, SPANISH if move is SCOUT_SPANISH else NONE)


SCOUTING_MERCHANTS: Final = ScoutMerchants([SCOUT_MERCHANT, SCOUT_SPANISH])


def merchant_worth(t: Table, player: Player, move: Move) -> int:
    if not is_sound(player):
        return -50
    worth = zone_values.engage_worth(t, player) - (0 if is_raider(player) else 25)
    return worth if move is SCOUT_SPANISH else skill_odds(player, SCOUTING) * worth // 100
