# mypyc: skip
"""What can be chosen before a game: the edition, and each rule switch by itself."""

from itertools import permutations
from typing import Annotated, Literal

import msgspec

from freebooter.games.seven_seas.content import load as content
from freebooter.games.seven_seas.names import GOODS, NATIONS
from freebooter.games.seven_seas.settings import Rules
from freebooter.kernel.note import Note, refused
from freebooter.kernel.people.options import between, exactly, one_of

BELOW = (0, 14)
SPOTS = (-100, 0)
FREE_CARDS = (0, 100)
ROUNDS = (1, 1000)
SIZES = (1, 4)
COUNTS = (0, 100)
ORDERS = [list(order) for order in permutations(GOODS)]
Order = Annotated[list[str], one_of(ORDERS)]
"""The goods of a port, dearest first."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition, and switches; a switch that is not set has the default of the edition (ledger, section 8)."""

    edition: Literal["en", "pl"] = "en"
    ship_limit: Literal["add", "multiply"] | None = None
    cards_below_last_rounds: Annotated[int, between(*BELOW)] | None = None
    remove_four_ship_caravans_with_two: bool | None = None
    black_spot_vp: Annotated[int, between(*SPOTS)] | None = None
    free_hand_cards_at_end: Annotated[int, between(*FREE_CARDS)] | None = None
    curse_penalty: Literal["ship", "chest"] | None = None
    merchant_mistake: Literal["no-goods", "nothing-sold"] | None = None
    rethrow: Literal["all", "escaped"] | None = None
    tray: Literal["closed", "open"] | None = None
    whirlpool: Literal["per-ship", "per-player"] | None = None
    corsair_absent: Literal["two-spots", "one-spot"] | None = None
    round_limit: Annotated[int, between(*ROUNDS)] | None = None
    pirate_bay: Order | None = None
    ports: Annotated[list[Order], exactly(6)] | None = None
    caravan_sizes: Annotated[list[Annotated[int, between(*SIZES)]], exactly(4)] | None = None
    booty_counts: Annotated[list[Annotated[int, between(*COUNTS)]], exactly(4)] | None = None


def editions() -> dict[str, dict[str, object]]:
    """What each edition, and our reading of the cards, sets where nothing is chosen."""
    cards: dict[str, object] = {
        "pirate_bay": content.ADVENTURES.pirate_bay.pays,
        "ports": list(content.ADVENTURES.ports.values()),
        "caravan_sizes": content.ADVENTURES.caravans.sizes,
        "booty_counts": list(msgspec.structs.astuple(content.BOOTY_COUNTS)),
    }
    return {edition: {**switches, **cards} for edition, switches in content.EDITIONS.items()}


def rules_of(options: Options) -> Rules:
    """The numbers that the rules work with."""
    switches = dict(content.EDITIONS[options.edition])
    for name in switches:
        chosen = getattr(options, name)
        if chosen is not None:
            switches[name] = chosen
    bay = options.pirate_bay or content.ADVENTURES.pirate_bay.pays
    ports = options.ports or list(content.ADVENTURES.ports.values())
    sizes = options.caravan_sizes or content.ADVENTURES.caravans.sizes
    counts = options.booty_counts or list(msgspec.structs.astuple(content.BOOTY_COUNTS))
    below = _int(switches["cards_below_last_rounds"])
    _check("p7-option-pirate-bay", bay in ORDERS)
    _check("p7-option-ports", len(ports) == 6 and all(pays in ORDERS for pays in ports))
    _check("p7-option-caravan-sizes", len(sizes) == 4 and all(_within(SIZES, size) for size in sizes))
    _check("p7-option-booty-counts", len(counts) == 4 and all(_within(COUNTS, n) for n in counts))
    _check("p7-option-round-limit", _within(ROUNDS, _int(switches["round_limit"])))
    _check("p7-option-cards-below-last-rounds", _within(BELOW, below))
    _check("p7-option-free-hand-cards-at-end", _within(FREE_CARDS, _int(switches["free_hand_cards_at_end"])))
    _check("p7-option-black-spot-vp", _within(SPOTS, _int(switches["black_spot_vp"])))
    return Rules(
        adds_to_limit=switches["ship_limit"] == "add",
        below_last_rounds=below,
        removes_large_caravans=bool(switches["remove_four_ship_caravans_with_two"]),
        spot_points=_int(switches["black_spot_vp"]),
        free_hand_cards=_int(switches["free_hand_cards_at_end"]),
        penalty_in_ships=switches["curse_penalty"] == "ship",
        must_sell=switches["merchant_mistake"] == "nothing-sold",
        rethrows_all=switches["rethrow"] == "all",
        open_tray=switches["tray"] == "open",
        whirlpool_per_ship=switches["whirlpool"] == "per-ship",
        absent_corsair_twice=switches["corsair_absent"] == "two-spots",
        round_limit=_int(switches["round_limit"]),
        caravan_sizes=[sizes[card % 4] for card in range(4 * len(NATIONS))],
        prices=[[3 - pays.index(good) for good in GOODS] for pays in [bay, *ports]],
        booty=list(counts),
    )


def goal_note(options: Options) -> Note:
    """How it ends and what Black Spots cost; the limit of rounds only if one was chosen."""
    rules = rules_of(options)
    usual = content.EDITIONS[options.edition]["round_limit"]
    limit = 0 if rules.round_limit == usual else rules.round_limit
    return Note("p7-aim-end", "P7-END-01", limit=limit, cost=-rules.spot_points, free=rules.free_hand_cards)


def _within(bounds: tuple[int, int], value: int) -> bool:
    return bounds[0] <= value <= bounds[1]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _check(wanted: str, holds: bool) -> None:
    """`wanted` is the message that says what the option must be."""
    if not holds:
        raise refused("bad-option", reason=wanted, game="seven-seas")
