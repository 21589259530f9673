"""How loyalty rises and falls, and what a mutiny does (SG-M11-03 to 06, SG-M11-20 to 24)."""

from typing import Final

from freebooter.games.marauders.captain import death, dice
from freebooter.games.marauders.modules.loyalty.drawer import level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.purposes import BY_MUTINY, FOR_MUTINY
from freebooter.games.marauders.modules.loyalty.steps import ANGRY, FIERCE, MUTINY, step_name
from freebooter.games.marauders.names import LEADERSHIP
from freebooter.games.marauders.state import OVER, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Taken
from freebooter.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard:
    """Something that can save a captain from the step that an NPC card costs. A bridge adds it to `GUARDS`."""

    def can_save(self, player: Player) -> bool:
        """Has he got it at all?"""
        return True

    def saves(self, t: Table, player: Player) -> Part[bool]:
        """Before the marker moves: does it stay? Asked only if it can."""
        yield from ()
        return False

    def fails(self, t: Table, player: Player) -> float:
        """The chance that it does not, for people."""
        return 1.0


GUARDS: Final[list[Guard]] = []


def rise(t: Table, player: Player, rule: str) -> None:
    """One step up; at the top there is none (SG-M11-23)."""
    if player.afloat and level_of(t, player) < FIERCE:
        set_level(t, player, level_of(t, player) + 1, "loyalty-raised", rule)


def lower(t: Table, player: Player, rule: str) -> Taken:
    """One step down, and a mutiny at once if it is the last (SG-M11-20). The dead lose nothing (SG-AMB-93)."""
    if not player.afloat:
        return ()
    level = level_of(t, player) - 1
    set_level(t, player, level, "loyalty-lost", rule)
    return mutiny(t, player) if level == MUTINY else ()


def mutiny(t: Table, player: Player) -> Part[None]:
    """A Leadership roll, which is not crew combat: back to Angry, or death (SG-M11-20 to 22)."""
    calmed = yield from dice.check(t, player, LEADERSHIP, FOR_MUTINY)
    if calmed:
        set_level(t, player, ANGRY, "mutiny-over", "SG-M11-20")
    else:
        yield from death.kill_captain(t, player, BY_MUTINY, "SG-M11-21")


def set_level(t: Table, player: Player, level: int, event: str, rule: str) -> None:
    loyalty_of(t).levels[player.seat] = level
    if t.journal is not None:
        t.journal.everyone(event, rule, seat=player.seat, step=step_name(level))


def lower_all(t: Table) -> Part[None]:
    """In turn order every captain loses a step, each with all that comes of it (SG-M11-03, SG-AMB-55, SG-AMB-107)."""
    for player in t.in_turn_order():
        if not player.afloat or t.stage == OVER:
            continue
        saved = False
        for guard in GUARDS:
            if not saved and guard.can_save(player):
                saved = yield from guard.saves(t, player)
        loss = () if saved else lower(t, player, "SG-M11-03")
        if loss:
            yield from loss


def unguarded(t: Table, player: Player) -> float:
    """The chance that an NPC card costs the captain a step."""
    chance = 1.0
    for guard in GUARDS:
        chance *= guard.fails(t, player)
    return chance
