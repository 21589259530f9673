"""The treasure galleon: it follows the first icon of each event, and gold comes aboard (SG-M6)."""

from freebooter.games.marauders.captain.bounties import FOR_DEFEATING, add_bounty
from freebooter.games.marauders.content.tables import EVENT_ZONE, NPC_NAMES, ORDERED_ZONE
from freebooter.games.marauders.modules.treasure import advice, hunting
from freebooter.games.marauders.modules.treasure.galleon import (
    CAPTAIN,
    LOADED,
    MODULE,
    TREASURE_GALLEON,
    TreasureDrawer,
    bounties_in_all,
    galleon_of,
    hoard_bounties,
    treasure_of,
)
from freebooter.games.marauders.modules.treasure.plunder import plunder_hoard
from freebooter.games.marauders.modules.treasure.view import TreasureNumbers
from freebooter.games.marauders.names import NONE, SPANISH, ZONES
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Npc, Table
from freebooter.games.marauders.state.battle import BOARDED, Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Taken
from freebooter.kernel.note import Note


def sail_on(t: Table, towards: int) -> None:
    """One zone in the direction of an icon, whatever NPC the icon names, and more gold (SG-M6-03 to 07)."""
    npc, treasure = galleon_of(t), treasure_of(t)
    old = npc.zone
    npc.zone = ORDERED_ZONE[old][towards]
    treasure.hoard += LOADED
    if t.journal is not None:
        name = NPC_NAMES[TREASURE_GALLEON]
        t.journal.everyone("npc-moved", "SG-M6-03", npc=name, origin=ZONES[old], zone=ZONES[npc.zone])
        t.journal.everyone("hoard-loaded", "SG-M6-07", count=LOADED, gold=treasure.hoard)


def leave_the_game(t: Table) -> None:
    """It never returns, and what is still aboard is lost (SG-M6-14, SG-M6-17)."""
    treasure = treasure_of(t)
    boarded = t.battle is not None and t.battle.outcome == BOARDED
    if t.journal is not None:
        outcome = "plundered" if boarded else "sunk"
        t.journal.everyone("treasure-gone", "SG-M6-14 SG-M6-17", outcome=outcome, gold=treasure.hoard)
    treasure.hoard = 0


class Treasure(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer:
        return TreasureDrawer()

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        hunting = player.afloat and galleon_of(t).afloat()
        numbers[MODULE] = TreasureNumbers(bounties_in_all(t, player) if hunting else 0)

    def board_is_laid(self, t: Table) -> Taken:
        galleon_of(t).zone = EVENT_ZONE[CAPTAIN]
        return ()

    def event_icons_done(self, t: Table, card: int) -> Taken:
        if t.icons and galleon_of(t).afloat():
            sail_on(t, t.icons[0][1])  # after Veering Wind (SG-AMB-96)
        return ()

    def npc_defeated(self, t: Table, winner: Player, npc: Npc) -> Part[None]:
        if npc.number == TREASURE_GALLEON and hoard_bounties(t) > 0:
            yield from add_bounty(t, winner, SPANISH, FOR_DEFEATING, "SG-M6-12", hoard_bounties(t))

    def plunder_tokens(self, t: Table, winner: Player, side: Side) -> Part[None]:
        if side.npc == TREASURE_GALLEON:
            yield from plunder_hoard(t, winner)

    def npc_died(self, t: Table, npc: Npc) -> None:
        if npc.number == TREASURE_GALLEON:
            leave_the_game(t)

    # What is said and thought about it

    def npc_preview(self, t: Table, note: Note, player: Player, npc: Npc) -> Note:
        return advice.hunt_note(t, note, player) if npc.number == TREASURE_GALLEON else note

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        return worth + hunting.prize(t, player) if npc.number == TREASURE_GALLEON else worth

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        zone = galleon_of(t).zone
        if not port and zone != NONE:
            values[zone] += hunting.hunt_worth(t, player, zone)


add_module(Treasure(MODULE, packs=("treasure",), order=20))  # after the tokens of the board, before captains
