"""The nouns of the rulebook as numbers, and their names."""

from typing import Final, NewType

Nation = NewType("Nation", int)
Curse = NewType("Curse", int)
Port = NewType("Port", int)

ROLES: Final = ["shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer"]
SHIPWRIGHT: Final = 0
GOVERNOR: Final = 1
CAPTAIN: Final = 2
ABORIGINE: Final = 3
SHAMAN: Final = 4
MERCHANT: Final = 5
CARTOGRAPHER: Final = 6
ALL_ROLES: Final = (1 << 7) - 1

GOODS: Final = ["rum", "coffee", "fruit"]
RUM: Final = 0
COFFEE: Final = 1
FRUIT: Final = 2
TALISMAN: Final = 3
BOOTY: Final = ["rum", "coffee", "fruit", "talisman"]

NATIONS: Final = ["england", "spain", "france", "holland"]
ALL_NATIONS: Final = [Nation(nation) for nation in range(len(NATIONS))]

CURSES: Final = ["kraken", "iceberg", "sirens", "riot", "whirlpool", "idol", "salary", "tavern"]
KRAKEN: Final = 0
ICEBERG: Final = 1
SIRENS: Final = 2
RIOT: Final = 3
WHIRLPOOL: Final = 4
IDOL: Final = 5
SALARY: Final = 6
TAVERN: Final = 7

# Adventure cards: caravans by nation, four each, then curses, then ports. Last Rounds is none of them.
FIRST_CURSE: Final = 16
FIRST_PORT: Final = 24
ADVENTURE_CARDS: Final = 30

# Ports: Pirate Bay is printed on the board, the others are cards.
PIRATE_BAY: Final = Port(0)
PORTS: Final = ["pirate-bay", "port-1", "port-2", "port-3", "port-4", "port-5", "port-6"]

SHIPS: Final = 10
NOBODY: Final = -1
NO_ROLE: Final = -1


def is_caravan(card: int) -> bool:
    return card < FIRST_CURSE


def is_curse(card: int) -> bool:
    return FIRST_CURSE <= card < FIRST_PORT


def is_port(card: int) -> bool:
    return card >= FIRST_PORT


def nation_of(card: int) -> Nation:
    """The nation of a caravan card."""
    return ALL_NATIONS[card // 4]


def caravans_of(nation: Nation) -> range:
    """The caravan cards of a nation."""
    return range(4 * nation, 4 * nation + 4)


def curse_of(card: int) -> Curse:
    """The curse of a curse card."""
    return Curse(card - FIRST_CURSE)


def port_of(card: int) -> Port:
    """The port that a port card opens."""
    return Port(card - FIRST_PORT + 1)


def card_name(card: int) -> str:
    if is_caravan(card):
        return f"{NATIONS[nation_of(card)]}-{card % 4 + 1}"
    return CURSES[curse_of(card)] if is_curse(card) else PORTS[port_of(card)]


CARD_NAMES: Final = [card_name(card) for card in range(ADVENTURE_CARDS)]
