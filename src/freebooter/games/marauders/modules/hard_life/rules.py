"""Hard life: two naval captains of different nations and a pirate come into play before the first round (SG-V4)."""

from typing import Final

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, EVENT_NPC, EVENT_ZONE
from freebooter.games.marauders.modules.hard_life import advice
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.npcs.arrivals import report_arrival
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part

NAVIES: Final = 2
PIRATES: Final = 1


def search_deck(t: Table) -> Part[None]:
    """The deck is gone through once; cards that are passed over go back (SG-V4-01 to 06, SG-AMB-103)."""
    passed: list[int] = []
    navies = pirates = 0
    while t.decks.events.left > 0 and (navies < NAVIES or pirates < PIRATES):
        card = t.chance.draw(t.decks.events)
        npc = starting_npc(t, card)
        if npc is not None and is_navy(npc) and navies < NAVIES:
            navies += 1
            yield from bring(t, npc, card, "SG-V4-02")
        elif npc is not None and is_pirate(npc) and pirates < PIRATES:
            pirates += 1  # mutants: same `+= 2`, one is enough
            yield from bring(t, npc, card, "SG-V4-03")
        else:
            passed.append(card)
    for card in passed:
        t.decks.events.add(card)


def starting_npc(t: Table, card: int) -> Npc | None:
    """The NPC of a card that may start: of another nation, not at the home of a player (SG-V4-02, SG-V4-04)."""
    if EVENT_NPC[card] == NONE:
        return None
    npc = t.npcs[EVENT_NPC[card]]
    homes = [CAPTAIN_HOME[player.captain] for player in t.players]
    return None if npc.card != NONE or EVENT_ZONE[card] in homes else npc


def bring(t: Table, npc: Npc, card: int, rule: str) -> Part[None]:
    """At once, without waiting for the end of a round (SG-AMB-58)."""
    npc.card = card
    npc.zone = EVENT_ZONE[card]
    report_arrival(t, npc, rule)
    yield from modules_of(t).npc_spawned(t, npc)


class HardLife(Module):
    def players_are_set(self, t: Table) -> Part[None]:
        return search_deck(t)

    # What is thought about it

    def foresight(self, t: Table, share: int, player: Player) -> int:
        """Who sails towards a hunter and turns round in sight of him has lost his turn."""
        return max(share, advice.ALL_OF_IT)

    def raid_prize(self, t: Table, worth: int, player: Player) -> int:
        return advice.raid_prize(worth)


add_module(HardLife("hard-life", order=90))  # after all that modules lay out
