"""Which character to play: what a pirate knows before choosing, and what each character is worth then.

The figures are data (content/characters.toml), set by hand and judged by games against a search without advice.
"""

from typing import Final

from freebooter.games.seven_seas.content.load import CHARACTERS
from freebooter.games.seven_seas.gifts import gift_if_alone
from freebooter.games.seven_seas.names import FIRST_CURSE, FIRST_PORT, NOBODY, port_of
from freebooter.games.seven_seas.player.fleet import empty_ships, goods_aboard
from freebooter.games.seven_seas.questions import used_characters
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import value_at, value_of
from freebooter.games.seven_seas.valuing.worth import rounds_to_come

FACTS: Final = [
    "always", "reserve", "no-reserve", "affordable", "empty-ships", "no-empty-ship", "fleet", "goods", "no-goods",
    "sale", "better-port", "caravans", "no-caravan", "largest-caravan", "curses", "no-curse", "ports", "no-port",
    "used", "rounds", "last-round", "no-card-left", "hand", "too-many-cards", "no-nation-left", "spots", "tokens",
    "gift", "guards", "double-holds", "unsinkable",
]  # fmt: skip
"""What the numbers of `facts` are; the content file names them, too."""

PARTS: Final = 100
"""Figures are in hundredths of a tenth of a point."""
AHEAD: Final = 8
"""Rounds beyond these do not count."""


def facts(t: Table, player: Player) -> list[int]:
    """What the choice of a character depends on, as far as its player knows."""
    caravans = curses = ports = largest = 0
    cargo, sizes = player.cargo, t.rules.caravan_sizes
    goods = goods_aboard(player)
    sale = value_of(t, cargo)
    best = sale
    for card in player.hand:
        if card < FIRST_CURSE:
            caravans += 1
            if sizes[card] > largest:
                largest = sizes[card]
        elif card < FIRST_PORT:
            curses += 1
        else:
            ports += 1
            there = value_at(t, cargo, port_of(card))
            if there > best:
                best = there
    hand = caravans + curses + ports
    empty, rounds = empty_ships(player), rounds_to_come(t)
    return [
        1, player.reserve, 1 if player.reserve == 0 else 0, min(player.reserve, player.chests), empty,
        1 if empty == 0 else 0, player.fleet, goods, 1 if goods == 0 else 0, sale, best - sale, caravans,
        1 if caravans == 0 else 0, largest, curses, 1 if curses == 0 else 0, ports, 1 if ports == 0 else 0,
        used_characters(player), min(rounds, AHEAD), 1 if rounds == 0 else 0,
        1 if t.adventure_cards_left() == 0 else 0, hand, max(0, hand - t.rules.free_hand_cards - rounds),
        0 if NOBODY in t.tiles else 1, player.spots, player.tokens, gift_if_alone(t, player), player.guards,
        player.double_hold, player.unsinkable,
    ]  # fmt: skip


def worth_of_characters(t: Table, player: Player, roles: list[int]) -> list[int]:
    """In tenths of a point, compared with each other only."""
    known = facts(t, player)
    count = len(known)
    found: list[int] = []
    for role in roles:
        figures = CHARACTERS[role]
        total = 0
        for at in range(count):
            if known[at] != 0:
                total += known[at] * figures[at]
        found.append(total // PARTS)
    return found
