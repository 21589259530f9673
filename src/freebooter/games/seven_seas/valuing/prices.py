"""What is paid for Goods, at the current port and at others."""

from typing import Final

from freebooter.games.seven_seas.names import Port
from freebooter.games.seven_seas.state import Table

FULL_PRICE_FROM: Final = 3
"""From this many cards of one good on the port pays the price it shows (P7-MERCHANT-03)."""


def sale_value(t: Table, good: int, count: int) -> int:
    """What is paid at the current port."""
    return paid_for(count, t.rules.prices[t.port][good])


def paid_for(count: int, price: int) -> int:
    """Fewer than three are paid with one chest each, whatever the demand (P7-MERCHANT-02, 04)."""
    return count * price if count >= FULL_PRICE_FROM else count


def value_of(t: Table, goods: list[int]) -> int:
    return value_at(t, goods, t.port)


def value_at(t: Table, goods: list[int], port: Port) -> int:
    """The sum over all kinds of Goods."""
    prices = t.rules.prices[port]
    value = 0
    for good in range(3):
        value += paid_for(goods[good], prices[good])
    return value


def bargain_value(t: Table, one: int, other: int) -> int:
    """Each is priced as if it were one of three (P7-RITUAL-03)."""
    prices = t.rules.prices[t.port]
    return prices[one] + prices[other]


def top_good(t: Table) -> int:
    """The good in the highest demand."""
    return t.rules.prices[t.port].index(3)
