"""What each place would bring a captain who sailed there: for the panel of a zone."""

from freebooter.games.marauders.content.tables import BOUNTY_LIMIT
from freebooter.games.marauders.modules.locations import odds
from freebooter.games.marauders.modules.locations.location import Location, location_at
from freebooter.games.marauders.modules.locations.raiding import offended
from freebooter.games.marauders.modules.locations.view import LocationsNumbers, PlaceNumbers
from freebooter.games.marauders.names import NATIONS, NONE, ZONES
from freebooter.games.marauders.previews.chances import percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def places_for(t: Table, player: Player) -> LocationsNumbers:
    """As if the captain were there, at sea."""
    there = player.copy()
    there.in_port = False
    found = {}
    for zone in range(len(ZONES)):
        location = location_at(t, zone)
        if location is not None:
            there.zone = zone
            found[ZONES[zone]] = place_for(t, there, location)
    return LocationsNumbers(found)


def place_for(t: Table, there: Player, location: Location) -> PlaceNumbers:
    """With the usual cards of defence, so that the odds need not be worked out anew for every card that is seen."""
    may_visit = location.hindrance(t, there) is None
    if location.defence == 0 or there.ship.any_destroyed():
        return PlaceNumbers(may_visit, 0, 0, 0, 0, "", 0, 0)
    found = odds.usual_raid(t, there, location)
    nation = offended(location, there.zone)
    wanted = 0 if nation == NONE else there.bounties[nation]
    return PlaceNumbers(
        open=may_visit,
        cards=location.defence,
        success=percent(found.success),
        gold=int(found.gold_if_won() + 0.5),
        dead=percent(found.dead),
        nation="" if nation == NONE else NATIONS[nation],
        bounty=0 if nation == NONE else min(BOUNTY_LIMIT, wanted + 1),
        more=0 if nation == NONE else min(BOUNTY_LIMIT, wanted + 2),
    )
