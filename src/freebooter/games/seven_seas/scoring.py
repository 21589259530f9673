"""The end: final sale, Black Spots for cards in hand, victory points."""

from freebooter.games.seven_seas.player.effects import take_black_spot
from freebooter.games.seven_seas.player.fleet import goods_aboard
from freebooter.games.seven_seas.rituals import TOKENS_PER_POINT, bargain_at_the_end
from freebooter.games.seven_seas.state import OVER, Player, Table
from freebooter.games.seven_seas.valuing.prices import value_of
from freebooter.kernel.ask import Flow
from freebooter.kernel.result import Result, Term, places_by


def final_sale(t: Table, player: Player) -> Flow:
    """Bargains first, then all Goods are sold together (P7-END-02, 03, P7-AMB-55). Guards no longer matter."""
    before = player.chests
    yield from bargain_at_the_end(t, player)
    if goods_aboard(player) > 0:
        paid = value_of(t, player.cargo)
        player.chests += paid
        for good in range(3):
            t.discard.add(good, player.cargo[good])
        player.cargo = [0, 0, 0]
        if t.journal is not None:
            t.journal.everyone("final-sale", "P7-END-02", seat=player.seat, chests=paid)
    player.sale = player.chests - before


def hand_spots(t: Table, player: Player) -> int:
    """Black Spots for adventure cards left in hand, beyond those that are free (P7-END-04)."""
    return max(0, len(player.hand) - t.rules.free_hand_cards)


def take_hand_spots(t: Table) -> None:
    for player in t.clockwise(t.first):
        player.hand_spots = hand_spots(t, player)
        for card in range(player.hand_spots):
            take_black_spot(t, player, "P7-END-04")


def corsair_tiles(t: Table, player: Player) -> int:
    return t.tiles.count(player.seat)


def result(t: Table) -> Result:
    """Places, scores, and a sheet with every term (P7-END-05 to 12)."""
    players = t.players
    points = t.rules.spot_points
    scores = [score(t, player) for player in players]
    tiles = [corsair_tiles(t, player) for player in players]
    spots = [player.spots for player in players]
    merits: list[tuple[int, ...]] = [(scores[at], -tiles[at], -spots[at]) for at in range(t.seats)]
    sets = [player.tokens // TOKENS_PER_POINT for player in players]
    earned = [player.spots - player.hand_spots for player in players]
    from_hand = [player.hand_spots for player in players]
    sheet = (
        Term("chests", tuple(player.chests - player.sale for player in players), "P7-END-05"),
        Term("final-sale", tuple(player.sale for player in players), "P7-END-02"),
        Term("talismans", tuple(player.talismans for player in players), "P7-END-06"),
        Term("token-sets", tuple(sets), "P7-END-07", tuple(player.tokens for player in players)),
        Term("black-spots", tuple(points * count for count in earned), "P7-END-08", tuple(earned)),
        Term("hand-spots", tuple(points * count for count in from_hand), "P7-END-04", tuple(from_hand)),
        Term("total", tuple(scores), "P7-END-09"),
        Term("tie-corsair-tiles", tuple(tiles), "P7-END-10"),
        Term("tie-black-spots", tuple(spots), "P7-END-10"),
    )
    return Result(places_by(merits), tuple(scores), sheet)


def score(t: Table, player: Player) -> int:
    """Victory points; they may be negative (P7-AMB-57)."""
    sets = player.tokens // TOKENS_PER_POINT
    return player.chests + player.talismans + sets + t.rules.spot_points * player.spots


def points_now(t: Table) -> list[int]:
    """What each would score if the game ended now."""
    return [points_of(t, player) for player in t.players]


def points_of(t: Table, player: Player) -> int:
    """What a player would score if the game ended now."""
    if t.stage == OVER:
        return score(t, player)
    return score(t, player) + value_of(t, player.cargo) + t.rules.spot_points * hand_spots(t, player)
