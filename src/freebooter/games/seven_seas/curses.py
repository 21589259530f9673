"""The eight curses. All of them strike everyone, clockwise from the Shaman's player (P7-SHAMAN-02, P7-AMB-32)."""

from typing import Final

from freebooter.games.seven_seas.effects import lose_chests, lose_goods, lose_talismans, tell_no_effect
from freebooter.games.seven_seas.fleet import capacity, goods_aboard, settle_guards, ships_to_reserve
from freebooter.games.seven_seas.gifts import gift_size
from freebooter.games.seven_seas.moves import DISCARD, NAME_GOOD
from freebooter.games.seven_seas.names import (
    COFFEE,
    CURSES,
    FRUIT,
    GOODS,
    ICEBERG,
    IDOL,
    KRAKEN,
    NOBODY,
    RIOT,
    RUM,
    SALARY,
    SIRENS,
    WHIRLPOOL,
)
from freebooter.games.seven_seas.prices import top_good
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.tavern import tavern
from freebooter.games.seven_seas.tray import throw
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum

SAFE_PER_GIFT: Final = 3
CHESTS_PER_GUARD: Final = 2
DICE_CURSE_RULES: Final = ["P7-CURSE-02", "P7-CURSE-03", "P7-CURSE-04", "P7-CURSE-05"]


def resolve_curse(t: Table, shaman: Player, curse: int) -> Part[None]:
    if curse == KRAKEN:
        yield from dice_curse(t, shaman, curse, 1, FRUIT)
    elif curse == ICEBERG:
        yield from dice_curse(t, shaman, curse, 2, COFFEE)
    elif curse == SIRENS:
        yield from dice_curse(t, shaman, curse, 3, RUM)
    elif curse == RIOT:
        yield from dice_curse(t, shaman, curse, 4, top_good(t))
    elif curse == WHIRLPOOL:
        yield from whirlpool(t, shaman)
    elif curse == IDOL:
        yield from idol(t, shaman)
    elif curse == SALARY:
        salary(t, shaman)
    else:
        yield from tavern(t, shaman)


def safe_ships(t: Table, shaman: Player) -> int:
    """The Shaman's gift works by itself, against the five curses that throw ships (P7-SHAMAN-06 to 09, P7-AMB-40)."""
    safe = min(gift_size(t, shaman) * SAFE_PER_GIFT, shaman.fleet)
    if safe > 0 and t.journal is not None:
        t.journal.everyone("ships-safe", "P7-SHAMAN-06", seat=shaman.seat, count=safe)
    return safe


def thrown_ships(t: Table, shaman: Player) -> list[int]:
    """How many ships of each seat are thrown: fleets only, neither guards nor reserve (P7-SHAMAN-04, 05)."""
    ships = [player.fleet for player in t.players]
    ships[shaman.seat] -= safe_ships(t, shaman)
    return ships


def dice_curse(t: Table, shaman: Player, curse: int, face: int, good: int) -> Part[None]:
    """Kraken, Iceberg, Sirens, Riot: for each own die with the face, one card of the good (P7-CURSE-01 to 05)."""
    ships = thrown_ships(t, shaman)
    struck = [0] * t.seats  # mutants: same[number], each is set below
    thrown: list[Datum] = []
    for player in t.clockwise(shaman.seat):
        faces = [t.chance.die() for die in range(ships[player.seat])]
        struck[player.seat] = faces.count(face)
        if t.journal is not None:
            told: list[Datum] = [*faces]
            thrown.append({"seat": player.seat, "faces": told})
    rule = DICE_CURSE_RULES[curse]
    if t.journal is not None:
        t.journal.everyone("curse-thrown", rule, curse=CURSES[curse], face=face, good=GOODS[good], thrown=thrown)
    for player in t.clockwise(shaman.seat):
        yield from discard_or_pay(t, player, good, struck[player.seat], rule)


def discard_or_pay(t: Table, player: Player, good: int, count: int, rule: str) -> Part[None]:
    """Cards first; only what is missing is paid otherwise (P7-CURSE-06, P7-AMB-31)."""
    if count == 0:  # mutants: same `if False`, nothing is lost or paid then
        return
    given = min(count, player.cargo[good])
    lose_goods(t, player, good, given, rule)
    yield from pay_missing(t, player, count - given)


def pay_missing(t: Table, player: Player, missing: int) -> Part[None]:
    """A ship to the reserve for each missing card (EN) or a chest (PL), as far as there are any (P7-SHAMAN-10)."""
    if missing > (player.fleet if t.rules.penalty_in_ships else player.chests):
        tell_no_effect(t, player, "owed", "P7-AMB-30")
    if missing > 0 and t.rules.penalty_in_ships:  # mutants: same `(t.rules` `>= 0`, no ship is lost then
        ships_to_reserve(t, player, missing, "P7-SHAMAN-10")
        yield from discard_surplus(t, player)
    elif missing > 0:  # mutants: same `elif True` `>= 0`, no chest is lost then
        lose_chests(t, player, missing, "P7-SHAMAN-10")
    settle_guards(t, player)


def discard_surplus(t: Table, player: Player) -> Part[None]:
    """Goods that the ships left cannot carry are discarded, of the owner's choice (P7-SHAMAN-11, 12, P7-AMB-29)."""
    while goods_aboard(player) > capacity(player):
        held = [DISCARD[good] for good in range(3) if player.cargo[good] > 0]
        answer = yield Ask(player.seat, "discard-surplus", held)
        lose_goods(t, player, answer.value, 1, "P7-SHAMAN-11")


def whirlpool(t: Table, shaman: Player) -> Part[None]:
    """The red die says how many of the ships closest to it are caught (P7-CURSE-08, 09, P7-AMB-36)."""
    ships = thrown_ships(t, shaman)
    owners = [NOBODY]
    for player in t.clockwise(shaman.seat):
        owners.extend([player.seat] * ships[player.seat])
    thrown = throw(t.chance, len(owners), t.rules)
    nearest: list[tuple[int, int]] = []
    for die in range(1, len(owners)):
        dx = thrown.xs[die] - thrown.xs[0]
        dy = thrown.ys[die] - thrown.ys[0]
        nearest.append((dx * dx + dy * dy, die))
    nearest.sort()  # equal distances: the order of the dice, clockwise from the Shaman's player (P7-AMB-07)
    caught_dice = [die for distance, die in nearest[: thrown.faces[0]]]
    if t.journal is not None:
        dice: list[Datum] = [
            {"owner": owner, "x": thrown.xs[die], "y": thrown.ys[die], "face": thrown.faces[die]}
            for die, owner in enumerate(owners)
        ]
        told: list[Datum] = [*caught_dice]
        t.journal.everyone("whirlpool", "P7-CURSE-08", seat=shaman.seat, dice=dice, caught=told)
    caught = [0] * t.seats
    for die in caught_dice:
        caught[owners[die]] += 1
    for player in t.clockwise(shaman.seat):
        due = caught[player.seat] if t.rules.whirlpool_per_ship else min(caught[player.seat], 1)
        if due > 0:  # mutants: same `if True` `>= 0`, nothing is lost or paid then
            given = min(due, player.talismans)
            lose_talismans(t, player, given, "P7-CURSE-09")
            yield from pay_missing(t, player, due - given)


def idol(t: Table, shaman: Player) -> Part[None]:
    """Everyone gives one card of the named good, or else pays (P7-CURSE-10, 12, P7-AMB-37)."""
    answer = yield Ask(shaman.seat, "name-good", NAME_GOOD)
    if t.journal is not None:
        t.journal.everyone("idol", "P7-CURSE-10", seat=shaman.seat, good=GOODS[answer.value])
    for player in t.clockwise(shaman.seat):
        yield from discard_or_pay(t, player, answer.value, 1, "P7-CURSE-10")


def salary(t: Table, shaman: Player) -> None:
    """Two chests for each guard that stands on the island (P7-CURSE-11, P7-AMB-38)."""
    if sum([player.guards for player in t.players]) == 0:
        tell_no_effect(t, shaman, "guards", "P7-CURSE-11")
    for player in t.clockwise(shaman.seat):
        lose_chests(t, player, CHESTS_PER_GUARD * player.guards, "P7-CURSE-11")
