"""The eight curses. All of them strike everyone, clockwise from the Shaman's player (P7-SHAMAN-02, P7-AMB-32)."""

from typing import Final, cast

from freebooter.games.seven_seas.curses.discarding import DiscardGood
from freebooter.games.seven_seas.curses.tavern import tavern
from freebooter.games.seven_seas.effects import lose_chests, lose_goods, lose_talismans, tell_no_effect
from freebooter.games.seven_seas.fleet import capacity, goods_aboard, settle_guards, ships_to_reserve
from freebooter.games.seven_seas.gifts import gift_size
from freebooter.games.seven_seas.measured import counted, events_of, items
from freebooter.games.seven_seas.moves import DISCARD, NAME_GOOD
from freebooter.games.seven_seas.names import (
    COFFEE,
    CURSES,
    FRUIT,
    GOODS,
    IDOL,
    NOBODY,
    RIOT,
    RUM,
    SALARY,
    TAVERN,
    WHIRLPOOL,
)
from freebooter.games.seven_seas.plunder.tray import throw
from freebooter.games.seven_seas.prices import top_good
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note

SAFE_PER_GIFT: Final = 3
CHESTS_PER_GUARD: Final = 2
DICE_CURSE_RULES: Final = ["P7-CURSE-02", "P7-CURSE-03", "P7-CURSE-04", "P7-CURSE-05"]
DICE_CURSE_FACES: Final = [1, 2, 3, 4]
DICE_CURSE_GOODS: Final = [FRUIT, COFFEE, RUM]
"""Kraken, Iceberg, Sirens, Riot, in the order of their numbers; what a Riot takes depends on the port."""


def resolve_curse(t: Table, shaman: Player, curse: int) -> Part[None]:
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


def safe_ships(t: Table, shaman: Player) -> int:
    """The Shaman's gift works by itself, against the five curses that throw ships (P7-SHAMAN-06 to 09, P7-AMB-40)."""
    return min(gift_size(t, shaman) * SAFE_PER_GIFT, shaman.fleet)


def thrown_ships(t: Table, shaman: Player) -> list[int]:
    """How many ships of each seat are thrown: fleets only, neither guards nor reserve (P7-SHAMAN-04, 05)."""
    ships = [player.fleet for player in t.players]
    safe = safe_ships(t, shaman)
    ships[shaman.seat] -= safe
    if safe > 0 and t.journal is not None:
        t.journal.everyone("ships-safe", "P7-SHAMAN-06", seat=shaman.seat, count=safe)
    return ships


def good_of_dice_curse(t: Table, curse: int) -> int:
    """What Kraken, Iceberg and Sirens take is printed; a Riot wants what is dearest (P7-CURSE-02 to 05)."""
    return top_good(t) if curse == RIOT else DICE_CURSE_GOODS[curse]


def dice_curse(t: Table, shaman: Player, curse: int) -> Part[None]:
    """Kraken, Iceberg, Sirens, Riot: for each own die with the face, one card of the good (P7-CURSE-01 to 05)."""
    face, good = DICE_CURSE_FACES[curse], good_of_dice_curse(t, curse)
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


def penalty(t: Table) -> str:
    """What a missing card costs, as texts call it (P7-CURSE-06)."""
    return "ship" if t.rules.penalty_in_ships else "chest"


def can_pay(t: Table, player: Player) -> int:
    """For how many missing cards a player can pay: with ships of the fleet (EN) or with chests (PL)."""
    return player.fleet if t.rules.penalty_in_ships else player.chests


def discard_or_pay(t: Table, player: Player, good: int, count: int, rule: str) -> Part[None]:
    """Cards first; only what is missing is paid otherwise (P7-CURSE-06, P7-AMB-31)."""
    if count == 0:  # mutants: same `if False`, nothing is lost or paid then
        return
    given = min(count, player.cargo[good])
    lose_goods(t, player, good, given, rule)
    yield from pay_missing(t, player, count - given)


def pay_missing(t: Table, player: Player, missing: int) -> Part[None]:
    """A ship to the reserve for each missing card (EN) or a chest (PL), as far as there are any (P7-SHAMAN-10)."""
    if missing > can_pay(t, player):
        tell_no_effect(t, player, "owed", "P7-AMB-30")
    if missing > 0 and t.rules.penalty_in_ships:  # mutants: same `(t.rules` `>= 0`, no ship is lost then
        ships_to_reserve(t, player, missing, "P7-SHAMAN-10")
        yield from discard_surplus(t, player)
    elif missing > 0:  # mutants: same `elif True` `>= 0`, no chest is lost then
        lose_chests(t, player, missing, "P7-SHAMAN-10")
    settle_guards(t, player)


DISCARD_SURPLUS: Final = DiscardGood("discard-surplus", "P7-SHAMAN-11", DISCARD)


def discard_surplus(t: Table, player: Player) -> Part[None]:
    """Goods that the ships left cannot carry are discarded, of the owner's choice (P7-SHAMAN-11, 12, P7-AMB-29)."""
    while goods_aboard(player) > capacity(player):
        answer = yield DISCARD_SURPLUS.ask(t, player.seat)
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


class NameGood(RoleQuestion):
    """Idol: which good everyone has to give."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return NAME_GOOD

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """Who would give a card, and who would have to pay instead."""
        player, good = t.players[ask.seat], move.value
        others = [other for other in t.players if other is not player]
        give = len([other for other in others if other.cargo[good] > 0])
        pay = len([other for other in others if other.cargo[good] == 0 and can_pay(t, other) > 0])
        held, pays = player.cargo[good], penalty(t)
        if held == 0 and can_pay(t, player) == 0:
            return Note("brings-name-nothing", "P7-AMB-37", give=give, pay=pay, pays=pays)
        return Note("brings-name", "P7-CURSE-10", held=held, give=give, pay=pay, pays=pays)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        after = played.after
        if any([goods_aboard(player) > capacity(player) for player in after.players]):
            return {}  # somebody is asked what goes overboard, and others are still to give
        others = [seat for seat in range(after.seats) if seat != ask.seat]
        paid = "ships-lost" if after.rules.penalty_in_ships else "chests-lost"
        return {
            "give": sum([counted(played, "goods-lost", seat, "P7-CURSE-10") for seat in others]),
            "pay": sum([len(events_of(played, paid, seat, "P7-SHAMAN-10")) for seat in others]),
        }


NAME: Final = NameGood("name-good", "P7-CURSE-10", NAME_GOOD)


def idol(t: Table, shaman: Player) -> Part[None]:
    """Everyone gives one card of the named good, or else pays (P7-CURSE-10, 12, P7-AMB-37)."""
    answer = yield NAME.ask(t, shaman.seat)
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


def curse_note(t: Table, player: Player, curse: int) -> Note:
    """What a curse does to everyone, and to who plays it. The Shaman's gift is certain: the role has been called."""
    safe = safe_ships(t, player)
    thrown, pays = player.fleet - safe, penalty(t)
    if curse == WHIRLPOOL:
        held = player.talismans
        return Note("brings-whirlpool", "P7-CURSE-08", thrown=thrown, held=held, safe=safe, pays=pays)
    if curse == IDOL:
        return Note("brings-idol", "P7-CURSE-10", pays=pays)
    if curse == SALARY:
        chests = min(CHESTS_PER_GUARD * player.guards, player.chests)
        return Note("brings-salary", "P7-CURSE-11", guards=player.guards, chests=chests)
    if curse == TAVERN:
        return Note("brings-tavern", "P7-CURSE-13", dice=t.seats)
    good = good_of_dice_curse(t, curse)
    return Note(
        "brings-dice-curse",
        DICE_CURSE_RULES[curse],
        curse=CURSES[curse],
        face=DICE_CURSE_FACES[curse],
        good=GOODS[good],
        held=player.cargo[good],
        thrown=thrown,
        safe=safe,
        pays=pays,
    )


def curse_came(played: Played[Table], seat: Seat, curse: int) -> dict[str, int]:
    """What became of what `curse_note` says."""
    if curse == IDOL:
        return {}
    if curse == SALARY:
        return {"chests": counted(played, "chests-lost", seat, "P7-CURSE-11")}
    if curse == TAVERN:
        return {"dice": len(items(events_of(played, "tavern-thrown", seat)[0], "faces"))}
    found = {"safe": counted(played, "ships-safe", seat)}
    for event in played.events:
        if event.kind == "whirlpool":
            owners = [cast(dict[str, Datum], die)["owner"] for die in items(event, "dice")]
            found["thrown"] = owners.count(seat)
        elif event.kind == "curse-thrown":
            thrown = [cast(dict[str, Datum], throw) for throw in items(event, "thrown")]
            faces = [cast(list[int], throw["faces"]) for throw in thrown if throw["seat"] == seat]
            found["thrown"] = len(faces[0])
            found["face"] = cast(int, event.data["face"])
    return found
