"""The Tavern: a red die for each player, given out freely by the Shaman's player."""

from typing import Final

from freebooter.games.seven_seas.curses.discarding import DiscardGood
from freebooter.games.seven_seas.explaining.measured import events_of, number
from freebooter.games.seven_seas.moves import DISCARD, GIVE_DIE
from freebooter.games.seven_seas.player.effects import (
    gain_chests,
    gain_tokens,
    lose_chests,
    lose_goods,
    report_no_effect,
    take_black_spot,
)
from freebooter.games.seven_seas.player.fleet import goods_aboard, settle_guards
from freebooter.games.seven_seas.plunder.booty import booty_left, take_booty
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import black_spot, weigh
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class GiveDie(RoleQuestion):
    """Which of the dice that are left a player gets; `about` is the seat of that player."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [GIVE_DIE[face] for face in range(1, 7) if face in t.tavern]  # mutants: same `(0,` `, 8)`, no such face

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value in t.tavern else Refusal("p7-no-such-die", "P7-CURSE-13", face=move.value)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"seat": ask.about + 1, "own": "yes" if ask.about == ask.seat else "no"}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        receiver, face = t.players[ask.about], move.value
        nothing_to_lose = (face == 2 and goods_aboard(receiver) == 0) or (face == 3 and receiver.chests == 0)
        if nothing_to_lose or (face == 5 and booty_left(t) == 0):
            return Note("brings-die-nothing", "P7-AMB-39", face=face)
        return Note("brings-die", f"P7-CURSE-{13 + face}", face=face)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """The best die for oneself, who is asked first, the worst for whoever is ahead."""
        spot = black_spot(t)
        worth: list[int] = []
        for move in ask.options:
            value = -spot if move.value == 1 else DIE_WORTH[move.value]
            worth.append(value if ask.about == ask.seat else -value // 2)
        return weigh(worth)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """All dice are given before the first of them counts."""
        got = events_of(played, "tavern-die", ask.about)
        return {"face": number(got[0], "face")} if got else {}


DIE_WORTH: Final = [0, 0, -14, -10, 10, 14, 12]
"""By face, in tenths of a point; a 1 is a Black Spot."""

GIVE: Final = GiveDie("give-die", "P7-CURSE-13", GIVE_DIE)
TAVERN_GOODS: Final = DiscardGood("tavern-goods", "P7-CURSE-15", DISCARD)


def tavern(t: Table, shaman: Player) -> Part[None]:
    """Give every die, then resolve them clockwise from the Shaman's player (P7-CURSE-13, P7-AMB-39)."""
    t.tavern = tuple(sorted([t.chance.die() for seat in range(t.seats)]))
    if t.journal is not None:
        faces: list[Datum] = [*t.tavern]
        t.journal.everyone("tavern-thrown", "P7-CURSE-13", seat=shaman.seat, faces=faces)
    given: list[int] = []
    for player in t.clockwise(shaman.seat):
        answer = yield GIVE.ask(t, shaman.seat, about=player.seat)
        given.append(answer.value)
        at = t.tavern.index(answer.value)
        t.tavern = t.tavern[:at] + t.tavern[at + 1 :]
    for player, face in zip(t.clockwise(shaman.seat), given, strict=True):
        if t.journal is not None:
            t.journal.everyone("tavern-die", f"P7-CURSE-{13 + face}", seat=player.seat, face=face)
        yield from resolve_die(t, player, face)


def resolve_die(t: Table, player: Player, face: int) -> Part[None]:
    """From the worst to the best (P7-CURSE-14 to 19)."""
    if face == 1:
        take_black_spot(t, player, "P7-CURSE-14")
    elif face == 2:
        if goods_aboard(player) > 0:
            answer = yield TAVERN_GOODS.ask(t, player.seat)
            lose_goods(t, player, answer.value, 1, "P7-CURSE-15")
            settle_guards(t, player)
        else:
            report_no_effect(t, player, "goods", "P7-AMB-39")
    elif face == 3:
        if player.chests == 0:
            report_no_effect(t, player, "chests", "P7-AMB-39")
        lose_chests(t, player, 1, "P7-CURSE-16")
    elif face == 4:
        gain_chests(t, player, 1, "P7-CURSE-17")
    elif face == 5:
        yield from take_booty(t, player, 1, "P7-CURSE-18")
    else:
        gain_tokens(t, player, 3, "P7-CURSE-19")
