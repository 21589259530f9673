"""Piles of cards and tokens, and the tokens on the zones."""

from typing import ClassVar, Final, final

from freebooter.games.marauders.names import GOODS, NONE, ZONES
from freebooter.kernel.bag import Bag
from freebooter.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Decks:
    """Piles of cards and tokens as bags of kinds. Discard piles lie face up, the others face down."""

    __slots__ = (
        "captains", "captains_lost", "cargo", "cargo_discard", "demand", "events", "events_spent", "glory",
        "glory_discard", "merchants", "missions", "missions_discard", "modifications", "rumours", "rumours_discard",
    )  # fmt: skip

    def __init__(
        self,
        captains: Bag,
        captains_lost: Bag,
        cargo: Bag,
        cargo_discard: Bag,
        glory: Bag,
        glory_discard: Bag,
        missions: Bag,
        missions_discard: Bag,
        rumours: Bag,
        rumours_discard: Bag,
        events: Bag,
        events_spent: Bag,
        demand: Bag,
        merchants: Bag,
        modifications: Bag,
    ) -> None:
        self.captains = captains
        self.captains_lost = captains_lost
        self.cargo = cargo
        self.cargo_discard = cargo_discard
        self.glory = glory
        self.glory_discard = glory_discard
        self.missions = missions
        self.missions_discard = missions_discard
        self.rumours = rumours
        self.rumours_discard = rumours_discard
        self.events = events  # without the cards of Table.event_top
        self.events_spent = events_spent
        self.demand = demand  # the hidden pool of 8
        self.merchants = merchants  # the merchant track; its tokens were seen when they went there
        self.modifications = modifications  # tokens that wait for a free port (MM-AMB-42)

    def copy(self) -> "Decks":
        return Decks(
            self.captains.copy(), self.captains_lost.copy(), self.cargo.copy(), self.cargo_discard.copy(),
            self.glory.copy(), self.glory_discard.copy(), self.missions.copy(), self.missions_discard.copy(),
            self.rumours.copy(), self.rumours_discard.copy(), self.events.copy(), self.events_spent.copy(),
            self.demand.copy(), self.merchants.copy(), self.modifications.copy(),
        )  # fmt: skip


@final
class KnownDemand:
    """What advice has found out about demand tokens as they lie: `tokens` are these, `zones` the ports that demand each
    good, `ways` what it costs to reach the nearest of them, see `values.ways_to_buyers`.

    It says nothing that the tokens, which are open, do not say. All tables share it: worlds of a search have
    much the same demand.
    """

    __slots__ = ("tokens", "ways", "zones")

    def __init__(self, tokens: list[int]) -> None:
        self.tokens = tokens
        self.ways: dict[int, list[int]] = {}
        self.zones: list[list[int]] = [[] for good in GOODS]
        for zone in range(len(tokens)):
            if tokens[zone] != NONE:
                self.zones[tokens[zone]].append(zone)


_KNOWN: Final[dict[tuple[int, ...], KnownDemand]] = {}
"""By the tokens, of the last games."""
MOST_KNOWN: Final = 1000


def known_demand(demand: list[int]) -> KnownDemand:
    tokens = tuple(demand)
    known = _KNOWN.get(tokens)
    if known is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = KnownDemand(demand[:])
        _KNOWN[tokens] = known
    return known


@final
@mypyc_attr(acyclic=True)
class Board:
    """The tokens on the zones, NONE where there is none.

    A `modification` is face down unless `modification_open`; a `merchant`'s nation is hidden. Tokens that were mixed
    and laid out together share a batch: everyone knows what a batch holds, nobody which zone of it holds what.
    Copies share the tokens until one of them changes: whoever changes them calls `own` before.
    """

    __slots__ = (
        "batches", "demand", "known", "merchant", "merchant_batch", "missions", "modification", "modification_batch",
        "modification_open", "shared",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("known", "shared")

    def __init__(
        self,
        demand: list[int],
        merchant: list[int],
        merchant_batch: list[int],
        modification: list[int],
        modification_batch: list[int],
        modification_open: list[bool],
        missions: tuple[int, ...],
        batches: int,
        shared: bool = False,
        known: KnownDemand | None = None,
    ) -> None:
        self.demand = demand
        self.merchant = merchant
        self.merchant_batch = merchant_batch
        self.modification = modification
        self.modification_batch = modification_batch
        self.modification_open = modification_open
        self.missions = missions  # on offer, each at its location
        self.batches = batches  # how many batches were laid out so far
        self.shared = shared
        self.known = known

    def copy(self) -> "Board":
        self.shared = True
        return Board(
            self.demand, self.merchant, self.merchant_batch, self.modification,
            self.modification_batch, self.modification_open, self.missions, self.batches, True, self.known,
        )  # fmt: skip

    def known_demand(self) -> KnownDemand:
        """What is known of the demand tokens as they lie now."""
        known = self.known
        if known is None or known.tokens != self.demand:
            known = known_demand(self.demand)
            self.known = known
        return known

    def own(self) -> "Board":
        """Itself, with tokens that no copy shares."""
        if self.shared:
            self.demand = self.demand[:]
            self.merchant = self.merchant[:]
            self.merchant_batch = self.merchant_batch[:]
            self.modification = self.modification[:]
            self.modification_batch = self.modification_batch[:]
            self.modification_open = self.modification_open[:]
            self.shared = False
        return self


def empty_board() -> Board:
    zones = len(ZONES)
    return Board(
        [NONE] * zones, [NONE] * zones, [0] * zones, [NONE] * zones, [0] * zones, [False] * zones, (), 0
    )  # fmt: skip
