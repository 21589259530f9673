"""The crow's nest: a die more for the captain who scouts, a die less for those who scout for him (SG-M3-06 to 08)."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.captain.dice import scouting_pool
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.moves import NO_MOVES, PASS, USE_MODIFICATION
from freebooter.games.marauders.names import MASTS
from freebooter.games.marauders.npcs.scouting import scouting_dice
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import dice_rolled
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.turn import FIRST_SEAT
from freebooter.kernel.ask import Ask, Offer, Part, Played, Question, Seat, Taken
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

CROWS_NEST: Final = MODIFICATION_NAMES.index("crows-nest")
USE_NEST: Final = USE_MODIFICATION[CROWS_NEST]


def nest_works(ship: Ship) -> bool:
    """Only while the masts are completely undamaged (SG-M3-08)."""
    return ship.has(CROWS_NEST) and ship.damage(MASTS) == 0


def nest_is_idle(ship: Ship) -> bool:
    return ship.has(CROWS_NEST) and not nest_works(ship)


def nest_refusal(player: Player) -> Refusal | None:
    if not player.ship.has(CROWS_NEST):
        return Refusal("mm-no-such-modification", "SG-M3-07", modification=MODIFICATION_NAMES[CROWS_NEST])
    if not nest_works(player.ship):
        return Refusal("mm-nest-damaged", "SG-M3-08")
    return None


def take_die_away(t: Table, player: Player) -> None:
    t.turn.hunted_dice -= 1
    if t.journal is not None:
        t.journal.everyone("nest-used", "SG-M3-07", seat=player.seat)


class HideFromNpc(Offer[Table]):
    """Before an NPC looks for the captain, once; `about` is the NPC. A single die cannot be taken away."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return npc_refusal(t, t.players[ask.seat], ask.about)

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        # mutants: same `if (npc_refusal`, it looks too
        if not player.ship.has(CROWS_NEST) or npc_refusal(t, player, about) is not None:
            return NO_MOVES
        return self.moves

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        npc, player = t.npcs[ask.about], t.players[ask.seat]
        found = percent(odds.npc_finds(t, npc, player))
        return Note("mm-brings-nest", "SG-M3-07", dice=scouting_dice(t, npc, player) - 1, chance=found)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        event = played.first("npc-scouts")
        return {} if event is None else {"dice": number_of_dice(event)}

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        take_die_away(t, t.players[seat])
        return ()


def npc_refusal(t: Table, player: Player, number: int) -> Refusal | None:
    reason = nest_refusal(player)
    if reason is not None:
        return reason
    if t.turn.hunted_dice < 0 or scouting_dice(t, t.npcs[number], player) < 2:
        return Refusal("mm-nest-of-no-use", "SG-M3-07")
    return None


def number_of_dice(event: Event) -> int:
    rolled = event.data["dice"]
    assert isinstance(rolled, list)
    return len(rolled)


class HideFromCaptain(Question[Table]):
    """Whether to take a die away from another captain; `about` is his seat."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"seat": ask.about + 1}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        dice = scouting_pool(t, t.players[ask.about], FIRST_SEAT + ask.seat) - 1
        return Note("mm-brings-nest", "SG-M3-07", dice=dice, chance=percent(at_least(dice)))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is PASS else dice_rolled(played, "scouting")


HIDE_FROM_NPC: Final = HideFromNpc([USE_NEST])
HIDE_FROM_CAPTAIN: Final = HideFromCaptain("crows-nest", "SG-M3-07", [PASS, USE_NEST])


def offer_to_hide(t: Table, scout: Player, target: int) -> Taken:
    """The captain whom another is about to look for may take a die away, if there is more than one."""
    seat = target - FIRST_SEAT  # mutants: same `+ FIRST_SEAT`, they begin with 0
    if not 0 <= seat < t.seats:
        return ()
    hunted = t.players[seat]
    if not nest_works(hunted.ship) or scouting_pool(t, scout, target) < 2:
        return ()
    return ask_to_hide(t, scout, hunted)


def ask_to_hide(t: Table, scout: Player, hunted: Player) -> Part[None]:
    answer = yield HIDE_FROM_CAPTAIN.ask(t, hunted.seat, about=scout.seat, passing=PASS)
    if answer is USE_NEST:
        take_die_away(t, hunted)
