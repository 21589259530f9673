"""How a player of the fleet stands, in numbers: what a learned evaluation is made of."""

from typing import Final

from freebooter.games.black_fleet.advice.space_values import (
    burial_values,
    dangers,
    robbable_merchants,
    sale_values,
    steps_to_nearest,
)
from freebooter.games.black_fleet.content.cards import PRICES
from freebooter.games.black_fleet.names import FIRST_NAVY, FIRST_PIRATE, NO_COLOUR, TIERS, VICTORY_BOUGHT
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Seat

PERIODS: Final = 6
"""By the cards of whoever has bought most; the last one begins with the last round."""
WAY: Final = 20
"""Steps beyond these count as these."""

PUBLIC_NUMBERS: Final = [
    "always", "doubloons", "cards", "wanting", "enough", "victory", "card-1", "card-2", "card-3", "card-4", "cargo",
    "merchant-away", "sale", "merchant-danger", "treasures", "burial", "prey", "pirate-away", "pirate-danger",
    "fortune", "turns-to-wait", "merchant-move", "pirate-move", "navy-move", "per-robbery", "per-burial", "per-cube",
    "per-sale", "per-sinking", "holds", "round",
]  # fmt: skip


def period(t: Table) -> int:
    if t.last_round > 0:
        return PERIODS - 1
    most = 0
    for player in t.players:
        most = max(most, player.bought.bit_count())
    return min(most, PERIODS - 2)


def outlook(t: Table, seat: Seat) -> list[int]:
    player = t.players[seat]
    merchant, pirate, size = t.place[seat], t.place[FIRST_PIRATE + seat], t.board.size
    danger = dangers(t)
    wanting = left_to_pay(t, player)
    sale = burial = prey = 0
    merchant_danger = pirate_danger = 0
    if merchant < size:
        if player.cargo > 0 and player.colour != NO_COLOUR:
            sale = max(-WAY, sale_values(t, player, player.colour)[merchant] // 10) * player.cargo
        for other in t.players:
            if other is not player and len(other.hold) < other.powers.hold:
                merchant_danger += danger[t.place[FIRST_PIRATE + other.seat]][merchant]
    if pirate < size:
        pirate_danger = danger[t.place[FIRST_NAVY]][pirate] + danger[t.place[FIRST_NAVY + 1]][pirate]
        if player.hold:
            burial = max(-WAY, burial_values(t)[pirate] // 10)
        if len(player.hold) < player.powers.hold:
            prey = WAY - min(WAY, steps_to_nearest(t, robbable_merchants(t, player), pirate))
    bought, powers = player.bought, player.powers
    return [
        1, player.doubloons, bought.bit_count(), wanting, max(0, player.doubloons - wanting),
        1 if bought & VICTORY_BOUGHT else 0, bought & 1, bought >> 1 & 1, bought >> 2 & 1, bought >> 3 & 1,
        player.cargo, 0 if merchant < size else 1, sale, merchant_danger // 10, len(player.hold), burial, prey,
        0 if pirate < size else 1, pirate_danger // 10, len(player.fortune), (seat - t.active) % t.seats,
        powers.merchant_move, powers.pirate_move, powers.navy_move, powers.robbery, powers.burial, powers.cube_sold,
        powers.sale, powers.sinking, powers.hold, min(t.round, 50),
    ]  # fmt: skip


def left_to_pay(t: Table, player: Player) -> int:
    """Doubloons for the developments still face down and the victory card."""
    total = 0
    for tier in range(TIERS):
        if player.bought >> tier & 1 == 0:
            total += PRICES[tier]
    return total if player.bought & VICTORY_BOUGHT else total + t.rules.victory_prices[player.seat]
