"""Upgrades: a token for each captain of an NPC, which works in all his battles and searches (SG-M4)."""

from typing import Final

from freebooter.games.marauders.captain.dice import FOR_SCOUTING
from freebooter.games.marauders.modules.upgrades import capture, crows_nest, drawing, hunting
from freebooter.games.marauders.modules.upgrades.state import MODULE, new_drawer, tokens_of, upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import modifications_in, weapons_in
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.npc_kinds import captain_of, is_navy, is_pirate
from freebooter.games.marauders.state.player import Player, Ship, count_bits
from freebooter.kernel.ask import Seat, Taken

TOKEN_VALUE: Final = 25
"""What a captured weapon is worth, in hundredths of a glory point."""


class Upgrades(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer:
        return new_drawer(rules, seats)

    # Drawing and returning

    def npc_card_drawn(self, t: Table, card: int) -> Taken:
        """At once, while the card waits; the old one keeps its own until it is covered (SG-AMB-24)."""
        drawing.draw_for(t, card, "SG-M4-04")
        return ()

    def npc_spawned(self, t: Table, npc: Npc) -> Taken:
        """A captain who did not come by the event step draws now."""
        if not upgrades_of(t).has_drawn(npc.card):
            drawing.draw_for(t, npc.card, "SG-M4-04")
        return ()

    def npc_covered(self, t: Table, npc: Npc) -> Taken:
        drawing.return_tokens(t, npc.stack[-1], "SG-M4-09 SG-M4-11")
        return self.npc_spawned(t, npc)

    def npc_revealed(self, t: Table, npc: Npc) -> Taken:
        drawing.draw_for(t, npc.card, "SG-M4-10")
        return ()

    def npc_died(self, t: Table, npc: Npc) -> None:
        drawing.return_tokens(t, captain_of(npc), "SG-M4-17 SG-M4-23")

    def wars_changed(self, t: Table) -> Taken:
        drawing.replace_unsuitable(t)
        return ()

    # Battles and scouting

    def npc_outfit(self, t: Table, npc: Npc) -> int:
        return tokens_of(t, npc)

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        """All of it anew in each battle (SG-M4-05, SG-M4-14)."""
        tokens = tokens_of(t, npc)
        ship = side.ship
        assert ship is not None
        ship.modifications |= modifications_in(tokens)
        side.weapons |= weapons_in(tokens)

    def npc_scouting_dice(self, t: Table, dice: int, npc: Npc, player: Player) -> int:
        return dice + 1 if crows_nest.has_nest(t, npc) else dice

    def before_scouting(self, t: Table, player: Player, target: int) -> Taken:
        return crows_nest.hide_from(t, player, target)

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        if purpose != FOR_SCOUTING or t.turn.target == NONE:  # mutants: same `SCOUTING)`, nobody is no NPC with a nest
            return dice
        return dice - crows_nest.dice_against(t, player, t.turn.target)

    # Captured tokens

    def plunder_tokens(self, t: Table, winner: Player, side: Side) -> Taken:
        capture.take_weapons(t, winner, side)
        return ()

    def ship_claimed(self, t: Table, winner: Player, ship: Ship) -> Taken:
        capture.take_modifications(t, winner, ship)
        return ()

    def ship_lost(self, t: Table, player: Player, modifications: int) -> Taken:
        capture.lose_ship(t, player, modifications)
        return ()

    def returning_modifications(self, t: Table, modifications: int, player: Player) -> int:
        return modifications & ~upgrades_of(t).modifications[player.seat]

    def weapon_gone(self, t: Table, player: Player, weapon: int, taker: Seat) -> None:
        capture.lose_weapon(t, player, weapon, taker)

    # Advice

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        """The tokens that can be captured; navies and pirates are then weighed by the odds with all they carry."""
        worth += TOKEN_VALUE * count_bits(weapons_in(tokens_of(t, npc)) & ~player.weapons)
        return hunting.prize_by_odds(t, worth, player, npc) if is_navy(npc) or is_pirate(npc) else worth

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        if not port:
            for zone in {npc.zone for npc in t.npcs if npc.afloat()}:
                values[zone] += hunting.prey_worth(t, player, zone)


add_module(Upgrades(MODULE, packs=("upgrades",), order=30))
