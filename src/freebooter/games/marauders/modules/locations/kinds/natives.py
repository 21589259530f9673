"""Natives: a cargo card for the repair of everything but the crew (SG-LOC-NATIVES)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.hold.overboard import Overboard, goods_to_discard
from freebooter.games.marauders.modules.locations.location import Location, add_location
from freebooter.games.marauders.modules.locations.tokens import NATIVES
from freebooter.games.marauders.moves import DISCARD_CARGO
from freebooter.games.marauders.names import CREW, GOODS, LOCATIONS
from freebooter.games.marauders.port.shipyard import mending
from freebooter.games.marauders.prices import damage_points
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import SOLD_ELSEWHERE
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

NATIVES_RULE: Final = "SG-LOC-NATIVES-02"


class Natives(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Nobody is turned away, but there must be a card to give and something to repair (SG-LOC-NATIVES-01)."""
        if damage_points(player.ship) == 0:
            return Refusal("mm-nothing-to-repair", NATIVES_RULE)
        # mutants: same `, 1)`, no offer asks what it is about
        return None if NATIVES_PRICE.options(t, player.seat, 0) else Refusal("mm-no-card-to-give", NATIVES_RULE)

    def may_visit(self, t: Table, player: Player) -> bool:
        return damage_points(player.ship) > 0 and len(NATIVES_PRICE.options(t, player.seat, 0)) > 0

    def preview(self, t: Table, player: Player) -> Note:
        return Note("mm-brings-natives", NATIVES_RULE, points=damage_points(player.ship))

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """Known unless there is a choice of cards."""
        points = 0
        for event in played.events:
            if event.kind == "repaired" and event.data["seat"] == seat:
                points += int(str(event.data["count"]))
        return {"points": points} if points else {}

    def worth(self, t: Table, player: Player, zone: int) -> int:
        if not player.cargo:
            return 0
        worth = -SOLD_ELSEWHERE
        for location in range(len(LOCATIONS)):
            if location != CREW and player.ship.damage(location) > 0:
                worth += mending(player, location) + 30 * (player.ship.damage(location) - 1)
        return max(0, worth)

    def visit(self, t: Table, player: Player) -> Part[None]:
        """The token of a Reinforced hull is not made ready (SG-AMB-45)."""
        answer = yield NATIVES_PRICE.ask(t, player.seat)
        yield from NATIVES_PRICE.take_move(t, player.seat, answer)
        effects.repair_all(t, player, NATIVES_RULE)


class GoodsToGive(Offer[Table]):
    """A cargo card; the load of a mission is none."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if effects.goods_aboard(t.players[ask.seat], move.value) > 0:
            return None
        return Refusal("mm-none-aboard", NATIVES_RULE, good=GOODS[move.value])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return goods_to_discard(t.players[seat])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        effects.unload_cargo(t, player, effects.pick_copies(player.cargo, move.value, 1), NATIVES_RULE)
        return ()


class NativesPrice(Overboard):
    """Which card is given up; modules add what they let go overboard."""


NATIVES_PRICE: Final = NativesPrice("natives-price", NATIVES_RULE, [GoodsToGive(DISCARD_CARGO)])

add_location(Natives(NATIVES, defence=4, offends=False))
