"""Hazards of the sea: a Seamanship roll, then what is left of their hits (ledger 3.3)."""

from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.names import HULL, NONE, SEAMANSHIP, STORM_DEATH
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part


def event_storm(t: Table) -> Hazard:
    """The storm of this round's event."""
    return Hazard(t.storm, dice.FOR_STORM, "MM-AMB-04")


def ride_out(t: Table, player: Player, hazard: Hazard) -> Part[None]:
    """Roll Seamanship and take the hits less the successes; where they fall is rolled. The ship may sink."""
    got = yield from dice.roll_skill(t, player, SEAMANSHIP, hazard.purpose, needed=hazard.hits)
    hits = damage.hazard_hits(t, player, max(0, hazard.hits - got), hazard.rule)
    faces = dice.location_dice(t, hits)
    yield from damage.take_location_dice(t, player.ship, player.seat, player.seat, faces, NONE, hazard.rule)
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, STORM_DEATH, hazard.rule)
