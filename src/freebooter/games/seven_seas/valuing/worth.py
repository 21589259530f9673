"""What things are worth to a pirate, in tenths of a victory point. Rough figures, found by playing."""

from typing import Final

from freebooter.games.seven_seas.rounds import ROUNDS_AFTER_LAST_ROUNDS, rounds_left
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import value_of

CHEST: Final = 10
TOKEN: Final = 4
"""A third of a point, and perhaps a ritual."""
BOOTY_CARD: Final = 14
"""A Goods card in the hold: a part of three of a kind, sold one day; or a Talisman."""
FRESH_SHIPS: Final = [60, 45, 35, 28, 22, 18, 15, 12, 10, 8, 8]
"""One more ship, by the ships in the fleet, with many rounds to come."""
MANY_ROUNDS: Final = 6
ROUNDS_PER_CARD: Final = 2
"""Until Last Rounds is drawn: somebody is Cartographer about every other round."""

EASE: Final = 7
"""An option that is worth this much less is half as inviting."""
HEAVIEST: Final = 1024
LIGHTEST: Final = 10


def weigh(worth: list[int]) -> list[int]:
    """Weights of options from what they are worth: the best one has the most, none has nothing."""
    best = worth[0]
    for each in worth:
        if each > best:
            best = each
    weights: list[int] = []
    for each in worth:
        halved = (best - each) // EASE
        weights.append(1 if halved > LIGHTEST else 1 + (HEAVIEST >> halved))
    return weights


def rounds_to_come(t: Table) -> int:
    """How many rounds follow this one, at least about."""
    left = rounds_left(t)
    if left is not None:
        return left
    limit = t.rules.round_limit - t.round
    expected = ROUNDS_AFTER_LAST_ROUNDS + ROUNDS_PER_CARD * max(0, t.above) // 2
    return min(limit, expected)


def ship_worth(player: Player, rounds: int) -> int:
    """One more ship in the fleet."""
    return FRESH_SHIPS[min(player.fleet, len(FRESH_SHIPS) - 1)] * min(rounds, MANY_ROUNDS) // MANY_ROUNDS


def ships_worth(player: Player, count: int, rounds: int) -> int:
    """So many more ships, each worth less than the one before."""
    total = 0
    last = len(FRESH_SHIPS) - 1
    for fleet in range(player.fleet, player.fleet + count):
        total += FRESH_SHIPS[min(fleet, last)]
    return total * min(rounds, MANY_ROUNDS) // MANY_ROUNDS


def black_spot(t: Table) -> int:
    """What a Black Spot costs."""
    return -CHEST * t.rules.spot_points


def ships_worth_below(fleet: int, count: int, rounds: int) -> int:
    """What the last `count` ships of a fleet are worth together."""
    total = 0
    last = len(FRESH_SHIPS) - 1
    for at in range(max(0, fleet - count), fleet):
        total += FRESH_SHIPS[min(at, last)]
    return total * rounds // MANY_ROUNDS


def lost_by_giving(t: Table, player: Player, good: int) -> int:
    """What the cargo is worth less without one card of a good, at this port and on the way to three of a kind."""
    cargo = player.cargo
    now = value_of(t, cargo)
    left = cargo[:]
    left[good] -= 1
    return CHEST * (now - value_of(t, left)) + 2 * t.rules.prices[t.port][good] + cargo[good]
