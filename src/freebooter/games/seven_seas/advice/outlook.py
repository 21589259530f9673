"""How a pirate stands, in numbers: what a learned evaluation is made of."""

from typing import Final

from freebooter.games.seven_seas.gifts import gift_if_alone
from freebooter.games.seven_seas.names import ADVENTURE_CARDS, FIRST_CURSE, FIRST_PORT, NO_ROLE, ROLES, port_of
from freebooter.games.seven_seas.player.fleet import empty_ships, goods_aboard, room
from freebooter.games.seven_seas.scoring import corsair_tiles, hand_spots, score
from freebooter.games.seven_seas.state import ACTING, Player, Table
from freebooter.games.seven_seas.valuing.prices import value_at, value_of
from freebooter.games.seven_seas.valuing.worth import rounds_to_come
from freebooter.kernel.ask import Seat

PERIODS: Final = 8
"""By the rounds to come; the last one is all that is farther from the end."""

PUBLIC_NUMBERS: Final = [
    "always", "score", "sale", "best-sale", "goods", "pairs", "threes", "talismans", "tokens", "spots", "chests",
    "fleet", "empty-ships", "no-empty-ship", "reserve", "guards", "room", "double-holds", "unsinkable", "corsair",
    "hand", "cards-too-many", "gift", *[f"unused-{role}" for role in ROLES],
]  # fmt: skip
OWN_NUMBERS: Final = ["caravans", "curses", "ports", "better-port", *[f"will-be-{role}" for role in ROLES]]


def period(t: Table) -> int:
    return min(PERIODS - 1, rounds_to_come(t))


def outlook(t: Table, seat: Seat) -> list[int]:
    player = t.players[seat]
    cargo = player.cargo
    sale = value_of(t, cargo)
    best = sale
    caravans = curses = ports = 0
    for card in player.hand:
        if card < FIRST_CURSE:
            caravans += 1
        elif card < FIRST_PORT:
            curses += 1
        else:
            ports += 1
            best = max(best, value_at(t, cargo, port_of(card)))
    empty, hand, spots = empty_ships(player), len(player.hand), hand_spots(t, player)
    pairs = threes = 0
    for good in range(3):
        pairs += 1 if cargo[good] == 2 else 0
        threes += 1 if cargo[good] > 2 else 0
    found = [
        1, score(t, player), sale, best_sale(t, player), goods_aboard(player), pairs, threes, player.talismans,
        player.tokens, player.spots, player.chests, player.fleet, empty, 1 if empty == 0 else 0, player.reserve,
        player.guards, room(player), player.double_hold, player.unsinkable, corsair_tiles(t, player), hand, spots,
        gift_if_alone(t, player),
    ]  # fmt: skip
    for role in range(len(ROLES)):
        found.append(player.roles >> role & 1)
    found += [caravans, curses, ports, best - sale]
    chosen = player.chosen if t.stage == ACTING and player.chosen > t.called else NO_ROLE
    for role in range(len(ROLES)):
        found.append(1 if role == chosen else 0)
    return found


def best_sale(t: Table, player: Player) -> int:
    """What the Goods would bring at the best port that may still be opened, or at this one."""
    best = value_of(t, player.cargo)
    for card in range(FIRST_PORT, ADVENTURE_CARDS):
        if card not in t.spent:
            best = max(best, value_at(t, player.cargo, port_of(card)))
    return best
