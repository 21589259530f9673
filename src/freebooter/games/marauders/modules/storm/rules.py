"""The storm: it moves with the wind like an NPC, and strikes whom it meets at sea (SG-M8-06 to 16)."""

from typing import Final

from freebooter.games.marauders.captain.weather import ride_out
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, ORDERED_ZONE
from freebooter.games.marauders.modules.storm.drawer import StormDrawer, storm_of
from freebooter.games.marauders.modules.wind.drawer import wind_of
from freebooter.games.marauders.names import DIRECTIONS, IGNORES_STORMS, NONE, ZONES
from freebooter.games.marauders.odds.dangers import hazard_odds
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import loss_if_killed
from freebooter.kernel.ask import Ask, Taken
from freebooter.kernel.note import Note

FOR_STORM_TOKEN: Final = new_purpose("storm-token", "SG-M8-09", each_counts=True)
STORM: Final = Hazard(3, FOR_STORM_TOKEN, "SG-M8-09")
HIT_WORTH: Final = 25  # what a hit costs on average, in hundredths of a glory point


def ignores_storms(player: Player) -> bool:
    """CAP-12 (SG-M8-14)."""
    return CAPTAIN_ABILITY[player.captain] == IGNORES_STORMS


class Storm(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return StormDrawer()

    def round_starts(self, t: Table) -> Taken:
        """After the spin: one zone with the wind, or else the next one clockwise (SG-M8-07, SG-M8-08)."""
        storm = storm_of(t)
        old = storm.zone
        storm.zone = ORDERED_ZONE[old][wind_of(t).towards]
        if t.journal is not None:
            t.journal.everyone("storm-moves", "SG-M8-07 SG-M8-08", origin=ZONES[old], zone=ZONES[storm.zone])
        return ()

    def meets_hazards(self, t: Table, player: Player) -> Taken:
        """On each arrival and at each start of a turn at sea (SG-M8-09 to 12, SG-AMB-99)."""
        if player.zone != storm_of(t).zone or ignores_storms(player):
            return ()
        return ride_out(t, player, STORM)

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        return may and npc.zone != storm_of(t).zone  # SG-M8-15

    # What is said and thought about it

    def hazards(self, t: Table, found: list[Hazard], player: Player, zone: int) -> None:
        if zone == storm_of(t).zone and not ignores_storms(player):
            found.append(STORM)

    def round_passes(self, t: Table) -> None:
        storm_of(t).zone = NONE

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        """Where a captain lies at sea the storm may be when his next turn begins (SG-M8-11)."""
        player = t.players[ask.seat]
        chance = chance_to_come(t, player.zone)
        if ask.prompt != "action" or not player.at_sea() or chance == 0 or ignores_storms(player):
            return
        hits, sunk = hazard_odds(t, player, [STORM])
        notes.append(
            Note(
                "mm-risk-storm-comes",
                "SG-M8-07 SG-M8-11",
                chance=chance,
                hits=tenths(hits),
                sunk=percent(sunk),
            )
        )

    def zone_dangers(self, t: Table, by_day: list[int], by_night: list[int], player: Player) -> None:
        """By day the storm, and no NPC beside it; by night that it may come."""
        storm, harm = storm_of(t).zone, cost(t, player)
        if storm != NONE:
            by_day[storm] = harm
        for zone, chance in COMING[storm]:
            by_night[zone] += harm * chance // 100


def _coming(ahead: list[int]) -> list[tuple[int, int]]:
    """Zones to which the winds drive the storm, and in a hundred how likely."""
    # mutants: same `101 * ahead`, quarters of it are the same
    return [(zone, 100 * ahead.count(zone) // len(DIRECTIONS)) for zone in sorted(set(ahead))]


COMING: Final = [_coming(list(ahead)) for ahead in ORDERED_ZONE]
"""By the zone where the storm is."""


def chance_to_come(t: Table, zone: int) -> int:
    """In a hundred: that the next wind drives the storm into a zone."""
    for where, chance in COMING[storm_of(t).zone]:
        if where == zone:
            return chance
    return 0


def cost(t: Table, player: Player) -> int:
    """What it costs to meet the storm, in hundredths of a glory point."""
    if ignores_storms(player):
        return 0
    hits, sunk = hazard_odds(t, player, [STORM])
    return int(hits * HIT_WORTH + sunk * loss_if_killed(player))


add_module(Storm("storm", needs=("wind",), order=1))  # right after the spin
