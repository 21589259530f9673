"""Playing with the new missions or rumours alone: two options (SG-M1-01, SG-M1-02, SG-OPT-16)."""

from typing import final

from freebooter.games.marauders.content.load import BASE
from freebooter.games.marauders.content.tables import MISSION_PACK, RUMOUR_PACK
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks
from freebooter.kernel.bag import Bag


def remove_base_cards(deck: Bag, packs: list[str]) -> None:
    for kind in deck.kinds():
        if packs[kind] == BASE:
            deck.take(kind)


@final
class NewMissionsOnly(Module):
    def change_decks(self, decks: Decks, rules: Rules) -> None:
        remove_base_cards(decks.missions, MISSION_PACK)


@final
class NewRumoursOnly(Module):
    """Comes before modules that replace a base rumour: there is none then (SG-OPT-12)."""

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        remove_base_cards(decks.rumours, RUMOUR_PACK)


add_module(NewMissionsOnly("new-missions-only", needs=("cards",)))
add_module(NewRumoursOnly("new-rumours-only", needs=("cards",), order=-1))
