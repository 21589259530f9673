"""What the options of a match decide; it never changes during play."""

from typing import ClassVar, Final, final

VERSION: Final = 2
"""Before 2, some content of our own was different, and cards could be played for boxed-in ships (BF-AMB-31)."""


@final
class Rules:
    """The rules of one match. `map` is the number of the chart; `victory_prices` stand by seat (BF-END-06, BF-END-07).

    `version` is that of the rules by which the match began. Its record names it, so states need not.
    """

    __slots__ = (
        "chooses_developments",
        "late_seats_paid",
        "map",
        "round_limit",
        "tie_break",
        "version",
        "victory_prices",
    )
    NOT_DATA: ClassVar[tuple[str, ...]] = ("version",)

    def __init__(
        self,
        map: int,
        victory_prices: tuple[int, ...],
        late_seats_paid: bool,
        chooses_developments: bool,
        round_limit: int,
        tie_break: bool,
        version: int = VERSION,
    ) -> None:
        self.version = version
        self.map = map
        self.victory_prices = victory_prices
        self.late_seats_paid = late_seats_paid
        self.chooses_developments = chooses_developments
        self.round_limit = round_limit
        self.tie_break = tie_break
