"""The plank: instead of losing a step to an NPC card, roll Leadership or give up one crew (SG-M3-13 to 15)."""

from typing import Final

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.modules.loyalty.advice import loss_of_step
from freebooter.games.marauders.modules.loyalty.changes import GUARDS, Guard
from freebooter.games.marauders.modules.loyalty.drawer import level_of
from freebooter.games.marauders.modules.loyalty.steps import step_name
from freebooter.games.marauders.moves import MOVES, PASS
from freebooter.games.marauders.names import CREW, LEADERSHIP
from freebooter.games.marauders.previews.chances import at_least, check_note
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled, total
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ODDS, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

PLANK: Final = MODIFICATION_NAMES.index("plank")
THREATEN: Final = MOVES.one("threaten-crew")
GIVE_UP: Final = MOVES.one("give-up-crew")
FOR_PLANK: Final = new_purpose("plank", "SG-M3-13")
CREW_VALUE: Final = 45  # of one of them


class UsePlank(Question[Table]):
    """One of the two for each NPC card, or neither (SG-AMB-20); `about` is the step that would be lost to."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return crew_refusal(t.players[ask.seat]) if move is GIVE_UP else None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"step": step_name(ask.about)}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        player = t.players[ask.seat]
        if move is THREATEN:
            return check_note("SG-M3-13", dice.pool(t, player, LEADERSHIP, FOR_PLANK, 0))
        if move is GIVE_UP:
            return Note("mm-brings-plank", "SG-M3-14", crew=player.ship.tracks[CREW] - 1)
        return None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is THREATEN:
            return {**dice_rolled(played, "plank"), "needed": 1}
        if move is GIVE_UP:
            before = played.before.players[ask.seat].ship.tracks[CREW]
            return {"crew": before - total(played, "crew-lost", ask.seat)}
        return {}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "plank") if move is THREATEN else {}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        loss = loss_of_step(t, player)
        odds = ODDS[dice.pool(t, player, LEADERSHIP, FOR_PLANK, 0)]
        worth = {PASS: -1, THREATEN: loss * odds // 100, GIVE_UP: loss - CREW_VALUE}
        return weigh([worth[move] for move in ask.options])


USE_PLANK: Final = UsePlank("plank", "SG-M3-13", [PASS, THREATEN, GIVE_UP])


def crew_refusal(player: Player) -> Refusal | None:
    """At sea, and never the last one (SG-M3-14, SG-AMB-20)."""
    if player.in_port:
        return Refusal("mm-plank-at-sea", "SG-M3-14")
    return Refusal("mm-plank-last-crew", "SG-AMB-20") if player.ship.tracks[CREW] < 2 else None


class PlankGuard(Guard):
    """Asked before the marker moves, so that there is no mutiny either (SG-PAIR-21)."""

    def can_save(self, player: Player) -> bool:
        return player.ship.has(PLANK)

    def saves(self, t: Table, player: Player) -> Part[bool]:
        answer = yield USE_PLANK.ask(t, player.seat, about=level_of(t, player) - 1, passing=PASS)
        if answer is GIVE_UP:
            player.ship.tracks[CREW] -= 1
            if t.journal is not None:
                t.journal.everyone("crew-lost", "SG-M3-14", seat=player.seat, count=1)
            return True
        if answer is PASS:
            return False
        obeyed = yield from dice.check(t, player, LEADERSHIP, FOR_PLANK)
        return obeyed

    def fails(self, t: Table, player: Player) -> float:
        if not self.can_save(player):
            return 1.0
        if crew_refusal(player) is None:
            return 0.0
        return 1.0 - at_least(dice.pool(t, player, LEADERSHIP, FOR_PLANK, 0))


GUARDS.append(PlankGuard())
add_module(Module("plank", packs=("plank",), when=("modifications", "loyalty")))
