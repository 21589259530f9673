"""The treasure galleon has an upgrade of its own, drawn when it is placed (SG-M6-18, SG-PAIR-24, SG-OPT-17)."""

from freebooter.games.marauders.modules.upgrades import drawing
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import captain_of, is_neutral
from freebooter.kernel.ask import Taken


class TreasureUpgrade(Module):
    def board_is_laid(self, t: Table) -> Taken:
        for npc in t.npcs:
            # mutants: same[connective, clause], no other ship is at sea yet, and the galleon always is
            if is_neutral(npc) and npc.afloat():
                drawing.draw_for(t, captain_of(npc), "SG-M6-18")
        return ()


add_module(TreasureUpgrade("treasure-upgrade", when=("upgrades", "treasure"), order=21))
