"""Crew and specialists at Pleased and at Restless (SG-M11-11 to 17, SG-AMB-48 to 50, SG-AMB-74, SG-AMB-106)."""

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, HIRE_AT_HOME, HIRE_GOLD, HIRE_PORTS
from freebooter.games.marauders.modules.loyalty.drawer import level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.steps import PLEASED, RESTLESS
from freebooter.games.marauders.port.recruit import TERMS_FORBIDDEN, TERMS_FREE, TERMS_PAID
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def is_restless(t: Table, player: Player) -> bool:
    return level_of(t, player) <= RESTLESS


def recruit_terms(t: Table, terms: int, player: Player) -> int:
    """Free in every port, or for gold only; a port that forbids it to the Restless still does."""
    if level_of(t, player) >= PLEASED:
        return TERMS_FREE
    return TERMS_PAID if is_restless(t, player) and terms != TERMS_FORBIDDEN else terms


def hires_freely(t: Table, player: Player) -> bool:
    """Without gold and not bound to a port: at Pleased, once per turn (SG-M11-12, SG-M11-13)."""
    return level_of(t, player) >= PLEASED and t.turn_of(player) and not loyalty_of(t).free_hire


def is_concession(player: Player, card: int) -> bool:
    """Would the specialist have asked for gold, or for another port?"""
    # mutants: same `> 1`, nobody is hired for one gold
    if HIRE_GOLD[card] > 0 or (HIRE_PORTS[card] and player.zone not in HIRE_PORTS[card]):
        return True
    return HIRE_AT_HOME[card] and player.zone != CAPTAIN_HOME[player.captain]
