# mypyc: skip
"""What can be chosen before a game."""

from typing import Annotated, Literal

import msgspec

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.settings import VERSION, Rules
from freebooter.kernel.note import Note, refused
from freebooter.kernel.people.options import between, one_of

Price = Literal[10, 20]
LONGEST = 1000
EARLIER = {"standard": "standard-1"}
"""Maps that had other prices or coasts under rules 1, and what they are called since."""
MAPS = [chart.id for chart in CHARTS if chart.id not in EARLIER.values()]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory price for all or seat by seat, the variants OV-1 and OV-2 of the ledger, the map, a limit."""

    victory_price: Price | list[Price] = 10
    late_seats_paid: bool = False  # OV-1
    choose_developments: bool = False  # OV-2
    map: Annotated[str, one_of(MAPS)] = "standard"
    round_limit: Annotated[int, between(1, LONGEST)] = 100  # BF-AMB-51
    tie_break: bool = False  # BF-AMB-42


def rules_of(options: Options, seats: int, version: int = VERSION) -> Rules:
    price = options.victory_price
    prices = price if isinstance(price, list) else [price] * seats
    _check("bf-option-victory-price", len(prices) == seats)
    _check("bf-option-choose-developments", seats == 3 or not options.choose_developments)
    _check("bf-option-map", options.map in MAPS)
    _check("bf-option-round-limit", 1 <= options.round_limit <= LONGEST)
    chart = EARLIER.get(options.map, options.map) if version == 1 else options.map
    return Rules(
        map=[known.id for known in CHARTS].index(chart),
        victory_prices=tuple(prices),
        late_seats_paid=options.late_seats_paid,
        chooses_developments=options.choose_developments,
        round_limit=options.round_limit,
        tie_break=options.tie_break,
        version=version,
    )


def _check(wanted: str, holds: bool) -> None:
    """`wanted` is the message that says what the option must be."""
    if not holds:
        raise refused("bad-option", reason=wanted, game="black-fleet")


def goal_notes(options: Options, seats: int) -> list[Note]:
    """How the game ends with these options, and what they change about winning."""
    prices = rules_of(options, seats).victory_prices
    notes = [Note("bf-aim-price", "BF-END-01", price=prices[0])]
    if len(set(prices)) > 1:
        notes = [Note("bf-aim-price-seat", "BF-END-07", seat=at + 1, price=price) for at, price in enumerate(prices)]
    if options.late_seats_paid:
        notes.append(Note("bf-aim-late-seats", "OV-1"))
    if options.round_limit != Options().round_limit:
        notes.append(Note("bf-aim-limit", "BF-AMB-51", limit=options.round_limit))
    return notes
