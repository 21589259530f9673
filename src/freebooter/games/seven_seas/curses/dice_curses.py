"""Kraken, Iceberg, Sirens and Riot: each ship is a die, and one face costs a Goods card."""

from typing import Final

from freebooter.games.seven_seas.curses.paying import discard_or_pay, penalty
from freebooter.games.seven_seas.curses.thrown_ships import safe_ships, thrown_ships
from freebooter.games.seven_seas.names import COFFEE, CURSES, FRUIT, GOODS, RIOT, RUM, Curse
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import top_good
from freebooter.kernel.ask import Part
from freebooter.kernel.events import Datum
from freebooter.kernel.note import Note

DICE_CURSE_RULES: Final = ["P7-CURSE-02", "P7-CURSE-03", "P7-CURSE-04", "P7-CURSE-05"]
DICE_CURSE_FACES: Final = [1, 2, 3, 4]
DICE_CURSE_GOODS: Final = [FRUIT, COFFEE, RUM]
"""Kraken, Iceberg, Sirens, Riot, in the order of their numbers; what a Riot takes depends on the port."""


def good_of_dice_curse(t: Table, curse: Curse) -> int:
    """What Kraken, Iceberg and Sirens take is printed; a Riot takes the dearest good (P7-CURSE-02 to 05)."""
    return top_good(t) if curse == RIOT else DICE_CURSE_GOODS[curse]


def dice_curse(t: Table, shaman: Player, curse: Curse) -> Part[None]:
    """Kraken, Iceberg, Sirens, Riot: for each own die with the face, one card of the good (P7-CURSE-01 to 05)."""
    face, good = DICE_CURSE_FACES[curse], good_of_dice_curse(t, curse)
    ships = thrown_ships(t, shaman)
    struck = [0] * t.seats  # mutants: same[number], each is set below
    thrown: list[Datum] = []
    for player in t.clockwise(shaman.seat):
        faces = [t.chance.die() for die in range(ships[player.seat])]
        struck[player.seat] = faces.count(face)
        if t.journal is not None:
            data: list[Datum] = [*faces]
            thrown.append({"seat": player.seat, "faces": data})
    rule = DICE_CURSE_RULES[curse]
    if t.journal is not None:
        t.journal.everyone("curse-thrown", rule, curse=CURSES[curse], face=face, good=GOODS[good], thrown=thrown)
    for player in t.clockwise(shaman.seat):
        yield from discard_or_pay(t, player, good, struck[player.seat], rule)


def preview_dice_curse(t: Table, player: Player, curse: Curse) -> Note:
    good, safe = good_of_dice_curse(t, curse), safe_ships(t, player)
    return Note(
        "brings-dice-curse",
        DICE_CURSE_RULES[curse],
        curse=CURSES[curse],
        face=DICE_CURSE_FACES[curse],
        good=GOODS[good],
        held=player.cargo[good],
        thrown=player.fleet - safe,
        safe=safe,
        pays=penalty(t),
    )
