"""The crow's nest of an NPC: a die more for its own search, a die less for those who look for it (SG-M4-15, 16)."""

from typing import Final

from freebooter.games.marauders.captain.dice import scouting_pool
from freebooter.games.marauders.combat.program import boarding_strength
from freebooter.games.marauders.combat.start import npc_side
from freebooter.games.marauders.content.tables import CAPTAIN_SKILLS, NPC_NAMES
from freebooter.games.marauders.modules.upgrades.state import MODULE, tokens_of
from freebooter.games.marauders.modules.upgrades.tokens import NEST
from freebooter.games.marauders.moves import MOVES, PACK_OF, PASS
from freebooter.games.marauders.names import CREW, LEADERSHIP
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_neutral
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_MERCHANT, FIRST_NPC
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param

USE_NEST: Final = MOVES.one("use-npc-crows-nest")
PACK_OF[USE_NEST.code] = MODULE


def has_nest(t: Table, npc: Npc) -> bool:
    return tokens_of(t, npc) >> NEST & 1 != 0


def hunted_npc(t: Table, target: int) -> Npc | None:
    """The NPC that is a target of scouting (`turn.scouted`) and has a crow's nest."""
    # mutants: same `<= FIRST_MERCHANT`, no NPC has that number
    if not FIRST_NPC <= target < FIRST_MERCHANT or target - FIRST_NPC >= len(t.npcs):
        return None
    npc = t.npcs[target - FIRST_NPC]
    return npc if has_nest(t, npc) else None


def hides_by_program(t: Table, npc: Npc, seeker: Player) -> bool:
    """The weaker crew hides; the treasure galleon always does (SG-AMB-70)."""
    if is_neutral(npc):
        return True
    strength = seeker.ship.tracks[CREW] * CAPTAIN_SKILLS[seeker.captain][LEADERSHIP]
    return boarding_strength(t, npc_side(t, npc)) < strength


class HideNpc(Question[Table]):
    """Whether the NPC, whose number is `about`, takes a die away from the player whose turn it is."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"npc": NPC_NAMES[ask.about], "seat": t.current.seat + 1}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        # mutants: same `FIRST_NPC - ask`, the die that depends on the target is one of programs, who are not asked
        dice = scouting_pool(t, t.current, FIRST_NPC + ask.about) - 1
        return Note("mm-brings-npc-nest", "SG-M4-16", dice=dice, chance=percent(at_least(dice)))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is PASS else dice_rolled(played, "scouting")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return {} if move is PASS else check_passed(played, "scouting")

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """The neighbour gains nothing by a rival's prize."""
        return [4 if move is USE_NEST else 1 for move in ask.options]


HIDE_NPC: Final = HideNpc("npc-crows-nest", "SG-M4-16", [PASS, USE_NEST])


def controller_of_npc(t: Table, seeker: Player) -> Seat:
    """Who would control the NPC in the battle: the left neighbour (MM-NPC-23)."""
    return (seeker.seat + 1) % t.seats


def hide_from(t: Table, seeker: Player, target: int) -> Taken:
    """Asked each time that there is a die to take; what the program decides is in the dice already (`dice_against`)."""
    npc = hunted_npc(t, target)
    if npc is None:
        return ()
    if t.rules.npcs_by_program:
        if hides_by_program(t, npc, seeker):
            report_hiding(t, npc)
        return ()
    return () if scouting_pool(t, seeker, target) < 2 else ask_to_hide(t, seeker, npc)


def ask_to_hide(t: Table, seeker: Player, npc: Npc) -> Part[None]:
    answer = yield HIDE_NPC.ask(t, controller_of_npc(t, seeker), about=npc.number, passing=PASS)
    if answer is USE_NEST:
        t.turn.hunted_dice -= 1
        report_hiding(t, npc)


def report_hiding(t: Table, npc: Npc) -> None:
    if t.journal is not None:
        t.journal.everyone("npc-nest-used", "SG-M4-16", npc=NPC_NAMES[npc.number])


def dice_against(t: Table, seeker: Player, target: int) -> int:
    """The die that the program takes away: the seeker knows it before he rolls."""
    npc = hunted_npc(t, target)
    return 1 if npc is not None and t.rules.npcs_by_program and hides_by_program(t, npc, seeker) else 0
