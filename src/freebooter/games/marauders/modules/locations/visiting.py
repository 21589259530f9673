"""Visiting the location of the own zone: an action at sea (SG-M9-03 to 09)."""

from typing import Final

from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.modules.locations.location import Location, location_at
from freebooter.games.marauders.modules.locations.state import locations_of, token_at
from freebooter.games.marauders.modules.locations.tokens import KINDS, TOKENS
from freebooter.games.marauders.moves import MOVES, NO_MOVES
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

VISIT_LOCATION: Final = MOVES.one("visit-location")


def no_location(t: Table, player: Player, rule: str) -> Refusal | None:
    """Why there is nothing to visit or raid: he is in port, or there is no token."""
    if player.in_port:
        return Refusal("mm-place-from-port", rule)
    if location_at(t, player.zone) is None:
        return Refusal("mm-no-place-here", rule, zone=ZONES[player.zone])
    return None


def location_here(t: Table, player: Player) -> Location:
    location = location_at(t, player.zone)
    assert location is not None
    return location


def visit_refusal(t: Table, player: Player) -> Refusal | None:
    missing = no_location(t, player, "SG-M9-03")
    if missing is not None:
        return missing
    location = location_here(t, player)
    if locations_of(t).visited >> player.zone & 1:
        return Refusal("mm-place-visited", "SG-M9-05", place=KINDS[location.kind])
    return location.hindrance(t, player) or none_left(t)


class VisitLocation(Action):
    """It is not a Port action, and the ship stays at sea (SG-M9-04, SG-M9-36)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if player.in_port or t.turn.actions == 0:
            return NO_MOVES
        zone, places = player.zone, locations_of(t)
        if places.tokens[zone] == NONE or places.visited >> zone & 1:
            return NO_MOVES
        return self.moves if location_here(t, player).may_visit(t, player) else NO_MOVES

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return visit_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return location_here(t, player).preview(t, player)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return location_here(played.before, played.before.players[ask.seat]).measured(played, ask.seat)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return location_here(played.before, played.before.players[ask.seat]).came_true(played, ask.seat)

    def worth(self, chart: Chart, move: Move) -> int:
        player = chart.player
        return chart.done_here(location_here(chart.t, player).worth(chart.t, player, player.zone))

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        player = t.players[seat]
        location = location_here(t, player)
        spend_action(t)
        locations_of(t).visited |= 1 << player.zone
        if t.journal is not None:
            site, kind = TOKENS[token_at(t, player.zone)], KINDS[location.kind]
            t.journal.everyone(
                "place-visited", "SG-M9-03", seat=seat, zone=ZONES[player.zone], site=site, place=kind
            )  # fmt: skip
        return location.visit(t, player)


VISITING: Final = VisitLocation([VISIT_LOCATION])
