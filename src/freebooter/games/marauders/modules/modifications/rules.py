"""The module of the new modifications (SG-M3)."""

from collections.abc import Sequence

from freebooter.games.marauders.modules.modifications.advice import nest_risks, weigh_hiding
from freebooter.games.marauders.modules.modifications.carved_hull import is_outsailed
from freebooter.games.marauders.modules.modifications.nest import HIDE_FROM_NPC, nest_works, offer_to_hide
from freebooter.games.marauders.modules.modifications.pool import NAME, Pool, pool_of, replace_tokens
from freebooter.games.marauders.names import SCOUTING
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.ask import Ask, Offer, Part, Taken
from freebooter.kernel.note import Note


class NewModifications(Module):
    """Its tokens are content, mixed with those of the base before ports are filled (SG-M3-01)."""

    # The reserve

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Pool(Reserve())

    def secret_reserve(self, t: Table) -> Reserve | None:
        return pool_of(t).reserve

    def place_modifications(self, t: Table, player: Player, modifications: int) -> Part[bool]:
        yield from replace_tokens(t, player, modifications)
        return True

    # Carved hull

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        return dice - 1 if is_outsailed(t, side) else dice

    # Crow's nest

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        """For every Scouting roll of its owner, without a question (SG-M3-06, SG-AMB-16)."""
        return dice + 1 if skill == SCOUTING and nest_works(player.ship) else dice

    def before_scouting(self, t: Table, player: Player, target: int) -> Taken:
        return offer_to_hide(t, player, target)

    def before_npc_scouts(self) -> Sequence[Offer[Table]]:
        return [HIDE_FROM_NPC]

    def hunted_dice(self, t: Table, dice: int, player: Player) -> int:
        return dice - 1 if nest_works(player.ship) else dice

    # What is said and thought

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        nest_risks(t, ask, notes)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        weigh_hiding(t, ask, weights)


add_module(NewModifications(NAME, packs=("modifications",)))
