"""Favours open closed ports, at a price of their own (SG-M10-11, SG-M10-12, SG-AMB-113)."""

from typing import Final

from freebooter.games.marauders.content.tables import ZONE_NATION
from freebooter.games.marauders.modules.favours.board import MODULE, favours_of, spend_favours
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.port_entry import ENTRY_FREE, closed_by_law, closed_by_war
from freebooter.games.marauders.previews.measured import total
from freebooter.games.marauders.registries.entry_ways import EntryWay, add_way
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Played, Seat
from freebooter.kernel.note import Note, Refusal

ENTRY_RULE: Final = "SG-M10-11"


def entry_price(t: Table, player: Player, zone: int) -> int:
    """A favour for each bounty of the port's nation, and one if it is at war with the captain's."""
    return player.bounties[ZONE_NATION[zone]] + int(closed_by_war(t, player, zone))


def ways_with_favours(t: Table, ways: int, player: Player, zone: int) -> int:
    """The whole price is paid in favours, so that a price of six keeps the port shut."""
    if ways & ENTRY_FREE or not closed_by_law(t, player, zone):
        return ways
    return ways | BY_FAVOURS.bit if favours_of(t, player.seat) >= entry_price(t, player, zone) else ways


class ByFavours(EntryWay):
    """No roll is needed, neither now nor for the Port action."""

    def closed(self, t: Table, player: Player, zone: int) -> Refusal:
        if MODULE not in t.rules.modules:
            return super().closed(t, player, zone)
        price = entry_price(t, player, zone)
        return Refusal(
            "mm-too-few-favours", ENTRY_RULE, zone=ZONES[zone], price=price, favours=favours_of(t, player.seat)
        )

    def preview(self, t: Table, player: Player) -> Note:
        price = entry_price(t, player, player.zone)
        return Note("mm-brings-favour-entry", ENTRY_RULE, price=price, left=favours_of(t, player.seat) - price)

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return {"price": total(played, "favours-spent", seat)}

    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        spend_favours(t, player, entry_price(t, player, player.zone), ENTRY_RULE)
        return True


BY_FAVOURS: Final = ByFavours("favours", paid=True)
add_way(BY_FAVOURS)
