"""The eight curses. All of them strike everyone, clockwise from the Shaman's player (P7-SHAMAN-02, P7-AMB-32)."""

from typing import Final

from freebooter.games.seven_seas.curses.dice_curses import dice_curse, preview_dice_curse
from freebooter.games.seven_seas.curses.idol import idol
from freebooter.games.seven_seas.curses.paying import penalty
from freebooter.games.seven_seas.curses.tavern import tavern
from freebooter.games.seven_seas.curses.whirlpool import preview_whirlpool, whirlpool
from freebooter.games.seven_seas.explaining.measured import counted, events_of, items, number, records
from freebooter.games.seven_seas.names import IDOL, SALARY, TAVERN, WHIRLPOOL, Curse
from freebooter.games.seven_seas.player.effects import lose_chests, report_no_effect
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Part, Played, Seat
from freebooter.kernel.counting.statistics import as_numbers
from freebooter.kernel.note import Note

CHESTS_PER_GUARD: Final = 2


def resolve_curse(t: Table, shaman: Player, curse: Curse) -> Part[None]:
    if curse == WHIRLPOOL:
        yield from whirlpool(t, shaman)
    elif curse == IDOL:
        yield from idol(t, shaman)
    elif curse == SALARY:
        salary(t, shaman)
    elif curse == TAVERN:
        yield from tavern(t, shaman)
    else:
        yield from dice_curse(t, shaman, curse)


def salary(t: Table, shaman: Player) -> None:
    """Two chests for each guard that stands on the island (P7-CURSE-11, P7-AMB-38)."""
    if sum([player.guards for player in t.players]) == 0:
        report_no_effect(t, shaman, "guards", "P7-CURSE-11")
    for player in t.clockwise(shaman.seat):
        lose_chests(t, player, CHESTS_PER_GUARD * player.guards, "P7-CURSE-11")


def preview_curse(t: Table, player: Player, curse: Curse) -> Note:
    """What a curse does to everyone, and to its player. The Shaman's gift is certain: the role has been called."""
    if curse == WHIRLPOOL:
        return preview_whirlpool(t, player)
    if curse == IDOL:
        return Note("brings-idol", "P7-CURSE-10", pays=penalty(t))
    if curse == SALARY:
        chests = min(CHESTS_PER_GUARD * player.guards, player.chests)
        return Note("brings-salary", "P7-CURSE-11", guards=player.guards, chests=chests)
    if curse == TAVERN:
        return Note("brings-tavern", "P7-CURSE-13", dice=t.seats)
    return preview_dice_curse(t, player, curse)


def measured_curse(played: Played[Table], seat: Seat, curse: Curse) -> dict[str, int]:
    """The numbers of `preview_curse`, from what happened."""
    if curse == IDOL:
        return {}
    if curse == SALARY:
        return {"chests": counted(played, "chests-lost", seat, "P7-CURSE-11")}
    if curse == TAVERN:
        return {"dice": len(items(events_of(played, "tavern-thrown", seat)[0], "faces"))}
    found = {"safe": counted(played, "ships-safe", seat)}
    for event in played.events:
        if event.kind == "whirlpool":
            owners = [die["owner"] for die in records(event, "dice")]
            found["thrown"] = owners.count(seat)
        elif event.kind == "curse-thrown":
            faces = [as_numbers(throw["faces"]) for throw in records(event, "thrown") if throw["seat"] == seat]
            found["thrown"] = len(faces[0])
            found["face"] = number(event, "face")
    return found
