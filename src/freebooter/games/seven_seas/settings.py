"""The numbers of a match that its options decide; they never change during play."""

from typing import final

from freebooter.kernel.native import i64


@final
class Rules:
    """The rules of one match: edition and switches as numbers (ledger, section 8)."""

    __slots__ = (
        "absent_corsair_twice", "adds_to_limit", "below_last_rounds", "booty", "caravan_sizes", "free_hand_cards",
        "must_sell", "open_tray", "penalty_in_ships", "prices", "removes_large_caravans", "rethrows_all",
        "round_limit", "spot_points", "whirlpool_per_ship",
    )  # fmt: skip

    def __init__(
        self,
        adds_to_limit: bool,
        below_last_rounds: int,
        removes_large_caravans: bool,
        spot_points: int,
        free_hand_cards: int,
        penalty_in_ships: bool,
        must_sell: bool,
        rethrows_all: bool,
        open_tray: bool,
        whirlpool_per_ship: bool,
        absent_corsair_twice: bool,
        round_limit: int,
        caravan_sizes: list[int],
        prices: list[list[int]],
        booty: list[int],
    ) -> None:
        self.adds_to_limit = adds_to_limit
        self.below_last_rounds = below_last_rounds
        self.removes_large_caravans = removes_large_caravans
        self.spot_points: i64 = spot_points  # below 0: such numbers are multiplied far more slowly as `int`
        self.free_hand_cards = free_hand_cards
        self.penalty_in_ships = penalty_in_ships
        self.must_sell = must_sell
        self.rethrows_all = rethrows_all
        self.open_tray = open_tray
        self.whirlpool_per_ship = whirlpool_per_ship
        self.absent_corsair_twice = absent_corsair_twice
        self.round_limit = round_limit
        self.caravan_sizes = caravan_sizes
        self.prices = prices
        self.booty = booty
