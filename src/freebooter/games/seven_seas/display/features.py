"""What a seat knows, as numbers for programs that learn: the facts of `views`, feature by feature."""

from typing import Final

from freebooter.games.seven_seas.fleet import empty_ships, room
from freebooter.games.seven_seas.names import BOOTY, CARD_NAMES, GOODS, NATIONS, NO_ROLE, PORTS, ROLES, nation_of
from freebooter.games.seven_seas.rounds import rounds_left
from freebooter.games.seven_seas.scoring import points_now
from freebooter.games.seven_seas.state import ACTING, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.features import RELATIVE, FeatureRow, relative

STAGE_NAMES: Final = ["choosing", "acting", "final-sale", "over"]
DIE_FACES: Final = ["1", "2", "3", "4", "5", "6"]
AT_TABLE: Final = [RELATIVE[:seats] for seats in range(len(RELATIVE) + 1)]


def fill(t: Table, seat: Seat, row: FeatureRow) -> None:
    seats = t.seats
    others = AT_TABLE[seats]
    row.about("table")
    row.number("round", t.round)
    left = rounds_left(t)
    row.flag("end-in-sight", left is not None)
    row.number("rounds-left", 0 if left is None else left)
    row.one_of("stage", STAGE_NAMES, t.stage)
    row.one_of("first-player", others, relative(t.first, seat, seats))
    row.one_of("called", ROLES, t.called)
    row.one_of("port", PORTS, t.port)
    row.counts("price", GOODS, t.rules.prices[t.port])
    row.number("booty-left", t.booty.left)
    row.counts("booty-discard", BOOTY, t.discard.counts)
    row.number("adventure-left", t.adventure_cards_left())
    row.flag("last-rounds-drawn", t.above < 0)
    row.number("above-last-rounds", t.above)
    row.held("spent", CARD_NAMES, t.spent)
    row.counts("quay", GOODS, t.quay)
    row.held("tavern", DIE_FACES, [face - 1 for face in t.tavern])
    _fill_plunder(t, seat, row)
    points = points_now(t)
    for place in range(seats):
        player = t.players[(seat + place) % seats]
        row.about(RELATIVE[place])
        _fill_player(t, player, points[player.seat], row)
    own = t.players[seat]
    row.about("own")
    row.held("hand", CARD_NAMES, own.hand)
    row.one_of("chosen", ROLES, own.chosen)


def _fill_plunder(t: Table, seat: Seat, row: FeatureRow) -> None:
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


def _fill_player(t: Table, player: Player, points: int, row: FeatureRow) -> None:
    row.number("fleet", player.fleet)
    row.number("empty-ships", empty_ships(player))
    row.number("guards", player.guards)
    row.number("reserve", player.reserve)
    row.number("room", room(player))
    row.number("chests", player.chests)
    row.counts("cargo", GOODS, player.cargo)
    row.number("talismans", player.talismans)
    row.number("tokens", player.tokens)
    row.number("black-spots", player.spots)
    row.number("double-hold", player.double_hold)
    row.number("unsinkable-ship", player.unsinkable)
    corsair = 0
    for nation in range(len(NATIONS)):
        if t.tiles[nation] == player.seat:
            corsair |= 1 << nation
    row.some_of("corsair-of", NATIONS, corsair)
    row.some_of("unused", ROLES, player.roles)
    called = t.stage == ACTING and player.chosen <= t.called
    row.one_of("revealed", ROLES, player.chosen if called else NO_ROLE)
    row.number("hand-size", len(player.hand))
    row.signed("points-now", points)
