"""Claim a mission that lies at this port (MM-MISSION-02 to 06)."""

from freebooter.games.marauders.cards import missions
from freebooter.games.marauders.moves import CLAIM_MISSION
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import MISSION_LOCATION
from freebooter.kernel.ask import Ask, Part


def claimable(t: Table, player: Player) -> list[int]:
    """Missions on offer here whose requirements, rolls apart, are met."""
    return [
        kind
        for kind in t.board.missions
        if MISSION_LOCATION[kind] == player.zone and missions.may_claim(t, player, kind)
    ]


def may_seek_mission(t: Table, player: Player) -> bool:
    """One attempt for each Port action, also where two missions lie (MM-MISSION-04, MM-AMB-50)."""
    return not visit_of(t).mission_failed and len(claimable(t, player)) > 0  # mutants: same `(len`, offered once


def seek_mission(t: Table, player: Player) -> Part[None]:
    options = [CLAIM_MISSION[kind] for kind in claimable(t, player)]
    answer = yield Ask(player.seat, "claim-mission", options, about=player.zone)
    yield from missions.claim(t, player, answer.value)
