"""Whom a captain should hunt: those at sea whom he would probably beat, and who have something aboard."""

from typing import Final

from freebooter.games.marauders.advice.strength import beats_captain
from freebooter.games.marauders.names import SCOUTING
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_SEAT
from freebooter.games.marauders.values import GOLD, POINT, is_sound, loss_if_killed, skill_odds

CARGO_CARD: Final = 20
BOUNTY: Final = 60  # a nation is offended
ONE_OF_MANY: Final = 30  # for a pirate, or for beating one


def duel_worth(t: Table, player: Player, rival: Player) -> int:
    """Fighting another captain: a point and what is aboard, or the loss of one's own."""
    wins = beats_captain(t, player, rival)
    prize = POINT + GOLD * rival.gold + CARGO_CARD * len(rival.cargo)
    bounty = ONE_OF_MANY if player.is_pirate() or rival.is_pirate() else BOUNTY
    return (wins * prize - (100 - wins) * loss_if_killed(player)) // 100 - bounty


def prey_worth(t: Table, player: Player, zone: int) -> int:
    """Looking for the captains at sea in a zone, as far as that pays and was not tried in this turn."""
    if not is_sound(player):
        return 0
    worth = 0
    for rival in t.players:
        if rival.zone == zone and rival is not player and rival.at_sea():
            if t.turn.scouted >> (FIRST_SEAT + rival.seat) & 1 == 0:
                worth += max(0, duel_worth(t, player, rival))
    return skill_odds(player, SCOUTING) * worth // 100
