"""The sixteen location tokens: two of each of the eight kinds (ledger 3.1)."""

from typing import Final

from freebooter.games.marauders.registries.things import new_things

KINDS: Final = new_things(
    "place",
    ["missionary", "natives", "naval-fort", "pirate-haven", "prison", "reef", "town", "trade-station"],
)
new_things("offers", KINDS)  # what each of them offers, in a sentence
MISSIONARY: Final = 0
NATIVES: Final = 1
NAVAL_FORT: Final = 2
PIRATE_HAVEN: Final = 3
PRISON: Final = 4
REEF: Final = 5
TOWN: Final = 6
TRADE_STATION: Final = 7

TOKENS: Final = new_things("site", [
    "san-telmo-mission", "chapel-point",
    "springs-village", "canoe-beach",
    "fort-resolute", "castle-of-the-tides",
    "careen-cove", "lantern-bight",
    "the-cistern", "iron-bastion",
    "broken-tooth", "drowned-man-cay",
    "fishers-landing", "windward-hamlet",
    "logwood-station", "company-wharf",
])  # fmt: skip
"""Their names, kind by kind."""

OF_EACH_KIND: Final = 2


def kind_of(token: int) -> int:
    return token // OF_EACH_KIND
