"""The Tavern: a red die for each player, given out freely by the Shaman's player."""

from freebooter.games.seven_seas.booty import take_booty
from freebooter.games.seven_seas.effects import (
    gain_chests,
    gain_tokens,
    lose_chests,
    lose_goods,
    take_black_spot,
    tell_no_effect,
)
from freebooter.games.seven_seas.fleet import settle_guards
from freebooter.games.seven_seas.moves import DISCARD, GIVE_DIE
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move


def tavern(t: Table, shaman: Player) -> Part[None]:
    """Give every die, then resolve them clockwise from the Shaman's player (P7-CURSE-13, P7-AMB-39)."""
    t.tavern = tuple(sorted([t.chance.die() for seat in range(t.seats)]))
    if t.journal is not None:
        faces: list[Datum] = [*t.tavern]
        t.journal.everyone("tavern-thrown", "P7-CURSE-13", seat=shaman.seat, faces=faces)
    given: list[int] = []
    for player in t.clockwise(shaman.seat):
        answer = yield Ask(shaman.seat, "give-die", dice_to_give(t), about=player.seat)
        given.append(answer.value)
        at = t.tavern.index(answer.value)
        t.tavern = t.tavern[:at] + t.tavern[at + 1 :]
    for player, face in zip(t.clockwise(shaman.seat), given, strict=True):
        if t.journal is not None:
            t.journal.everyone("tavern-die", f"P7-CURSE-{13 + face}", seat=player.seat, face=face)
        yield from enjoy_tavern(t, player, face)


def dice_to_give(t: Table) -> list[Move]:
    """One option for each different face that is left."""
    return [GIVE_DIE[face] for face in range(1, 7) if face in t.tavern]  # mutants: same `(0,` `, 8)`, no such face


def enjoy_tavern(t: Table, player: Player, face: int) -> Part[None]:
    """From the worst to the best (P7-CURSE-14 to 19)."""
    if face == 1:
        take_black_spot(t, player, "P7-CURSE-14")
    elif face == 2:
        held = [DISCARD[good] for good in range(3) if player.cargo[good] > 0]
        if held:
            answer = yield Ask(player.seat, "tavern-goods", held)
            lose_goods(t, player, answer.value, 1, "P7-CURSE-15")
            settle_guards(t, player)
        else:
            tell_no_effect(t, player, "goods", "P7-AMB-39")
    elif face == 3:
        if player.chests == 0:
            tell_no_effect(t, player, "chests", "P7-AMB-39")
        lose_chests(t, player, 1, "P7-CURSE-16")
    elif face == 4:
        gain_chests(t, player, 1, "P7-CURSE-17")
    elif face == 5:
        yield from take_booty(t, player, 1, "P7-CURSE-18")
    else:
        gain_tokens(t, player, 3, "P7-CURSE-19")
