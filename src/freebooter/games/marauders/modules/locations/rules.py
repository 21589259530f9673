"""The module: what the locations do at which moment (SG-M9)."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.modules.locations.kinds import (
    missionary,
    natives,
    naval_fort,
    pirate_haven,
    prison,
    reef,
    town,
    trade_station,
)
from freebooter.games.marauders.modules.locations.location import location_at
from freebooter.games.marauders.modules.locations.numbers import places_for
from freebooter.games.marauders.modules.locations.raid.ground_assault import forecast
from freebooter.games.marauders.modules.locations.raid.raiding import RAIDING_LOCATION, TASK_RAID, RaidWorths, raid_step
from freebooter.games.marauders.modules.locations.state import MODULE, deal_tokens, locations_of, new_drawer
from freebooter.games.marauders.modules.locations.visiting import VISITING
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Offer, Part, Taken
from freebooter.kernel.note import Note

EIGHT_KINDS: Final = (missionary, natives, naval_fort, pirate_haven, prison, reef, town, trade_station)
"""Importing them enters each in `location`."""
LOCATION_ACTIONS: Final[list[Offer[Table]]] = [VISITING, RAIDING_LOCATION]


class Locations(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return new_drawer(seats)

    def board_is_laid(self, t: Table) -> Taken:
        deal_tokens(t)
        return ()

    def turn_starts(self, t: Table, player: Player) -> Taken:
        locations_of(t).visited = 0
        return ()

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return LOCATION_ACTIONS

    def task(self, t: Table, kind: int, number: int) -> Part[bool]:
        if kind != TASK_RAID:
            return False
        yield from raid_step(t, number)
        return True

    def cargo_coming(self, t: Table, cards: tuple[int, ...], player: Player) -> tuple[int, ...]:
        raid = locations_of(t).raid
        return cards if raid is None or raid.seat != player.seat else raid.cards

    def crew_forecast(self, t: Table, side: Side) -> Note | None:
        return forecast(t, side)

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        numbers[MODULE] = places_for(t, player)

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        """The better of a visit and a raid."""
        if port:
            return
        raids, visited = RaidWorths(t, player), locations_of(t).visited
        for zone in range(len(values)):
            location = location_at(t, zone)
            if location is not None:
                best = max(0, raids.worth(location, zone))
                if zone != player.zone or not visited >> zone & 1:
                    best = max(best, location.worth(t, player, zone))
                values[zone] += best


add_module(Locations(MODULE, order=10))  # the tokens of the board come first
