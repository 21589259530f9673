"""What each place would bring a captain who sailed there: for the panel of a zone."""

from typing import Final

from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, WAY
from freebooter.games.marauders.modules.locations.location import Location, location_at
from freebooter.games.marauders.modules.locations.raid.raiding import offended
from freebooter.games.marauders.modules.locations.raid.whole_raid import usual_raid
from freebooter.games.marauders.modules.locations.view import LocationsNumbers, PlaceNumbers, PlaceOddsView
from freebooter.games.marauders.names import NATIONS, NONE, ZONES
from freebooter.games.marauders.previews.chances import percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player

NEAR: Final = 1  # zones away


def places_for(t: Table, player: Player) -> LocationsNumbers:
    """As if the captain were there, at sea."""
    there = player.copy()
    there.in_port = False
    found = {}
    for zone in range(len(ZONES)):
        location = location_at(t, zone)
        if location is not None:
            there.zone = zone
            near = t.turn_of(player) and WAY[player.zone][zone] <= NEAR
            found[ZONES[zone]] = place_for(t, there, location, near)
    return LocationsNumbers(found)


def place_for(t: Table, there: Player, location: Location, near: bool) -> PlaceNumbers:
    may_visit = location.hindrance(t, there) is None
    if location.defence == 0 or there.ship.any_destroyed():
        return PlaceNumbers(may_visit, 0, "", 0, 0, None)
    odds = odds_of(t, there, location) if near else None
    nation = offended(location, there.zone)
    if nation == NONE:
        return PlaceNumbers(may_visit, location.defence, "", 0, 0, odds)
    bounty, more = [min(BOUNTY_LIMIT, there.bounties[nation] + rise) for rise in (1, 2)]
    return PlaceNumbers(may_visit, location.defence, NATIONS[nation], bounty, more, odds)


def odds_of(t: Table, there: Player, location: Location) -> PlaceOddsView:
    """With the usual cards of defence, so that they need not be worked out anew for every card that is seen."""
    found = usual_raid(t, there, location)
    return PlaceOddsView(percent(found.success), int(found.gold_if_won() + 0.5), percent(found.dead))
