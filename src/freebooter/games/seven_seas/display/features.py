"""What a seat knows, as numbers for programs that learn: the facts of `views`, feature by feature."""

from typing import Final

from freebooter.games.seven_seas.names import BOOTY, CARD_NAMES, GOODS, NATIONS, NO_ROLE, PORTS, ROLES, nation_of
from freebooter.games.seven_seas.player.fleet import empty_ships, room
from freebooter.games.seven_seas.rounds import rounds_left
from freebooter.games.seven_seas.scoring import points_of
from freebooter.games.seven_seas.state import ACTING, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import MIDDLE, RELATIVE, FeatureRow, relative

STAGE_NAMES: Final = ["choosing", "acting", "final-sale", "over"]
DIE_FACES: Final = ["1", "2", "3", "4", "5", "6"]
TIME: Final = ["round", "end-in-sight", "rounds-left"]
PILES: Final = [
    *[f"price.{good}" for good in GOODS], "booty-left", *[f"booty-discard.{card}" for card in BOOTY], "adventure-left",
]  # fmt: skip
LAST_ROUNDS: Final = ["last-rounds-drawn", "above-last-rounds"]
POSSESSIONS: Final = [
    "fleet", "empty-ships", "guards", "reserve", "room", "chests",
    *[f"cargo.{good}" for good in GOODS],
    "talismans", "tokens", "black-spots", "double-hold", "unsinkable-ship",
]  # fmt: skip
OUTLOOK: Final = ["hand-size", "points-now"]
AT_TABLE: Final = [RELATIVE[:seats] for seats in range(len(RELATIVE) + 1)]


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
    left = rounds_left(t)
    known = left is not None
    row.numbers(TIME, [t.round, int(known), 0 if left is None else left])
    row.one_of("stage", STAGE_NAMES, t.stage)


def fill_table(t: Table, row: FeatureRow) -> None:
    row.one_of("port", PORTS, t.port)
    piles = [*t.rules.prices[t.port], t.booty.left, *t.discard.counts, t.adventure_cards_left()]
    row.numbers(PILES, piles)
    row.numbers(LAST_ROUNDS, [int(t.above < 0), max(t.above, 0)])
    row.held("spent", CARD_NAMES, t.spent)
    row.counts("quay", GOODS, t.quay)
    row.held("tavern", DIE_FACES, [face - 1 for face in t.tavern])


def fill_plunder(t: Table, seat: Seat, row: FeatureRow) -> None:
    plunder = t.plunder
    others = AT_TABLE[t.seats]
    sent = [0] * t.seats
    captain, nation, size = -1, -1, 0
    if plunder is not None:
        captain, nation = relative(plunder.captain, seat, t.seats), nation_of(plunder.card)
        size = t.rules.caravan_sizes[plunder.card]
        for place in range(t.seats):
            sent[place] = plunder.sent[(seat + place) % t.seats]
    row.about("plunder")
    row.one_of("captain", others, captain)
    row.one_of("nation", NATIONS, nation)
    row.number("size", size)
    row.counts("sent", others, sent)


def fill_player(t: Table, player: Player, row: FeatureRow) -> None:
    row.numbers(POSSESSIONS, possessions_of(player))
    row.some_of("corsair-of", NATIONS, corsair_of(t, player))
    row.some_of("unused", ROLES, player.roles)
    row.one_of("revealed", ROLES, revealed_by(t, player))
    row.numbers(OUTLOOK, outlook_of(t, player))


def possessions_of(player: Player) -> list[int]:
    cargo = player.cargo
    return [
        player.fleet, empty_ships(player), player.guards, player.reserve, room(player), player.chests,
        cargo[0], cargo[1], cargo[2],
        player.talismans, player.tokens, player.spots, player.double_hold, player.unsinkable,
    ]  # fmt: skip


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


def outlook_of(t: Table, player: Player) -> list[int]:
    return [len(player.hand), points_of(t, player) + MIDDLE]
