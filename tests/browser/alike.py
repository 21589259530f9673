"""A server that leaves nothing to chance: a test that passes once goes the same way the next time.

Tables without a seed are all dealt alike, bots bear the same names, and none is given up as late, however busy the
machine is: any other move would be made for it. Only tests/browser/ship.py imports it, in the process of the server.
"""

import msgspec

from freebooter.kernel.match import Match
from freebooter.server.tables import new_table
from freebooter.server.tables.house import House
from freebooter.server.wire.bodies import NewTable
from freebooter.server.workers import pool


def deal_alike(self: House, wanted: NewTable) -> Match:
    return _deal(self, msgspec.structs.replace(wanted, seed=wanted.seed or "no seed was given"))


def first_name(names: list[str]) -> int:
    """Long ones come first."""
    return names.index("Salty Jo") if "Salty Jo" in names else 0


_deal = House.fresh_match
House.fresh_match = deal_alike  # type: ignore[method-assign]
new_table.first_name = first_name
pool.START_SECONDS = 300.0
