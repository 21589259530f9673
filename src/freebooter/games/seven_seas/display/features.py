"""What a seat knows, as numbers for programs that learn: the facts of `views`, feature by feature."""

from typing import Final

from freebooter.games.seven_seas.names import BOOTY, CARD_NAMES, GOODS, NATIONS, NO_ROLE, PORTS, ROLES, nation_of
from freebooter.games.seven_seas.player.fleet import empty_ships, room
from freebooter.games.seven_seas.rounds import rounds_left
from freebooter.games.seven_seas.scoring import points_of
from freebooter.games.seven_seas.state import ACTING, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import i64
from freebooter.kernel.programs.features import MIDDLE, RELATIVE, FeatureRow, relative
from freebooter.kernel.programs.packed import packed, unpacked

STAGE_NAMES: Final = ["choosing", "acting", "final-sale", "over"]
DIE_FACES: Final = ["1", "2", "3", "4", "5", "6"]
TIME: Final = ["round", "end-in-sight", "rounds-left"]
PRICES: Final = [f"price.{good}" for good in GOODS]
PILES: Final = ["booty-left", *[f"booty-discard.{card}" for card in BOOTY], "adventure-left", "last-rounds-drawn"]
POSSESSIONS: Final = [
    "fleet", "empty-ships", "guards", "reserve", "room", "chests",
    *[f"cargo.{good}" for good in GOODS],
    "talismans", "tokens", "black-spots", "double-hold", "unsinkable-ship",
]  # fmt: skip
OUTLOOK: Final = ["hand-size", "points-now"]
AT_TABLE: Final = [RELATIVE[:seats] for seats in range(len(RELATIVE) + 1)]
FLEETS: Final = [["size", *[f"sent.{player}" for player in players]] for players in AT_TABLE]


def fill(t: Table, seat: Seat, row: FeatureRow) -> None:
    seats = t.seats
    row.about("table")
    fill_time(t, row)
    row.one_of("first-player", AT_TABLE[seats], relative(t.first, seat, seats))
    row.one_of("called", ROLES, t.called)
    fill_table(t, row)
    fill_plunder(t, seat, row)
    for place in range(seats):
        player = t.players[(seat + place) % seats]
        row.about(RELATIVE[place])
        fill_player(t, player, row)
    own = t.players[seat]
    row.about("own")
    row.held("hand", CARD_NAMES, own.hand)
    row.one_of("chosen", ROLES, own.chosen)


def fill_time(t: Table, row: FeatureRow) -> None:
    row.piece(TIME, time_of(t))
    row.one_of("stage", STAGE_NAMES, t.stage)


def fill_table(t: Table, row: FeatureRow) -> None:
    row.one_of("port", PORTS, t.port)
    row.piece(PRICES, prices_of(t))
    row.piece(PILES, piles_of(t))
    row.number("above-last-rounds", t.above)
    row.held("spent", CARD_NAMES, t.spent)
    row.counts("quay", GOODS, t.quay)
    row.held("tavern", DIE_FACES, faces_of(t))


def time_of(t: Table) -> bytes:
    left = rounds_left(t)
    if left is None:
        return unpacked(packed(t.round, 0, 0, 0, 0, 0, 0), len(TIME))
    return unpacked(packed(t.round, 1, left, 0, 0, 0, 0), len(TIME))


def prices_of(t: Table) -> bytes:
    prices = t.rules.prices[t.port]
    return unpacked(packed(prices[0], prices[1], prices[2], 0, 0, 0, 0), len(PRICES))


def piles_of(t: Table) -> bytes:
    discard = t.discard.counts
    left = t.adventure_cards_left()
    drawn = 1 if t.above < 0 else 0
    return unpacked(packed(t.booty.left, discard[0], discard[1], discard[2], discard[3], left, drawn), len(PILES))


def faces_of(t: Table) -> list[int]:
    """The dice of the tavern that are not yet given; the first face is 0."""
    return [face - 1 for face in t.tavern]


def fill_plunder(t: Table, seat: Seat, row: FeatureRow) -> None:
    plunder = t.plunder
    row.about("plunder")
    row.one_of("captain", AT_TABLE[t.seats], -1 if plunder is None else relative(plunder.captain, seat, t.seats))
    row.one_of("nation", NATIONS, -1 if plunder is None else nation_of(plunder.card))
    row.piece(FLEETS[t.seats], fleets_of(t, seat))


def fleets_of(t: Table, seat: Seat) -> bytes:
    """The ships of the caravan and those that are sent against it, a byte for each fleet of ten ships at most."""
    seats, plunder = t.seats, t.plunder
    if plunder is None:
        return bytes(len(FLEETS[seats]))
    fleets: i64 = 0
    for place in range(seats):
        fleets = fleets << 8 | plunder.sent[(seat - 1 - place) % seats]
    return unpacked(fleets << 8 | t.rules.caravan_sizes[plunder.card], len(FLEETS[seats]))


def fill_player(t: Table, player: Player, row: FeatureRow) -> None:
    row.piece(POSSESSIONS, possessions_of(player))
    row.some_of("corsair-of", NATIONS, corsair_of(t, player))
    row.some_of("unused", ROLES, player.roles)
    row.one_of("revealed", ROLES, revealed_by(t, player))
    row.piece(OUTLOOK, outlook_of(t, player))


def possessions_of(player: Player) -> bytes:
    cargo = player.cargo
    first = packed(
        player.fleet, empty_ships(player), player.guards, player.reserve, room(player), player.chests, cargo[0]
    )  # fmt: skip
    others = packed(
        cargo[1], cargo[2], player.talismans, player.tokens, player.spots, player.double_hold, player.unsinkable
    )  # fmt: skip
    return b"%b%b" % (unpacked(first, 7), unpacked(others, 7))


def corsair_of(t: Table, player: Player) -> int:
    """The nations whose Corsair tile the player has, as bits."""
    nations = 0
    for nation in range(len(NATIONS)):
        if t.tiles[nation] == player.seat:
            nations |= 1 << nation
    return nations


def revealed_by(t: Table, player: Player) -> int:
    """The character that a player has shown this round, if any."""
    return player.chosen if t.stage == ACTING and player.chosen <= t.called else NO_ROLE


def outlook_of(t: Table, player: Player) -> bytes:
    return unpacked(packed(len(player.hand), points_of(t, player) + MIDDLE, 0, 0, 0, 0, 0), len(OUTLOOK))
