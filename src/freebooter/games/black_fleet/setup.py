"""The state at the start of a game."""

from typing import Final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import CUBES, FIRST_FLEET, FLEETS, FORTUNE_COUNTS, MOVEMENT, PER_TIER
from freebooter.games.black_fleet.names import FIRST_NAVY, FIRST_PIRATE, SHIPS, TIERS
from freebooter.games.black_fleet.settings import Rules
from freebooter.games.black_fleet.state import KEEPING, PLACING, Player, Table
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance

MOVEMENT_HAND: Final = 2
LATE_SEAT: Final = 2
"""From this place in the order of play on, variant OV-1 pays a doubloon."""


def set_up(rules: Rules, seats: int, chance: Chance) -> Table:
    """Decks are bags, since nobody knows their order (BF-SETUP-01 to 16)."""
    board = CHARTS[rules.map].board
    fleets = deal_fleets(seats, chance)
    first = fleets.index(FIRST_FLEET)
    movement = Bag([1] * len(MOVEMENT))
    fortune = Bag(FORTUNE_COUNTS[:])
    players = [Player(seat, fleets[seat]) for seat in range(seats)]
    tiers = [Bag([1] * PER_TIER) for tier in range(TIERS)]
    for turn in range(seats):
        player = players[(first + turn) % seats]
        if rules.late_seats_paid and turn >= LATE_SEAT:
            player.doubloons = 1
        player.developments = deal_developments(tiers, chance)
        if rules.chooses_developments:
            player.spare = deal_developments(tiers, chance)
        player.fortune = (chance.draw(fortune),)
        player.movement = tuple(sorted([chance.draw(movement) for card in range(MOVEMENT_HAND)]))
    place = [board.nowhere] * len(SHIPS)
    for seat in range(seats):
        place[FIRST_PIRATE + seat] = board.offshore
    occupied = 0
    for navy in range(2):
        place[FIRST_NAVY + navy] = board.navy_starts[navy]
        occupied |= board.bit[board.navy_starts[navy]]
    return Table(
        chance,
        rules,
        players,
        first=first,
        place=place,
        occupied=occupied,
        stock=CUBES[:],
        movement=movement,
        movement_discard=Bag([0] * len(MOVEMENT)),
        fortune=fortune,
        fortune_discard=Bag([0] * len(FORTUNE_COUNTS)),
        stage=KEEPING if rules.chooses_developments else PLACING,
        active=first,
    )


def deal_fleets(seats: int, chance: Chance) -> list[int]:
    """Player cards at random; the black one is always dealt (BF-SETUP-09, BF-AMB-39, BF-AMB-50)."""
    others = Bag([0 if fleet == FIRST_FLEET else 1 for fleet in range(len(FLEETS))])
    chosen = Bag([1 if fleet == FIRST_FLEET else 0 for fleet in range(len(FLEETS))])
    for card in range(seats - 1):
        chosen.add(chance.draw(others))
    return [chance.draw(chosen) for seat in range(seats)]


def deal_developments(tiers: list[Bag], chance: Chance) -> tuple[int, ...]:
    """One card of each price, in the order of prices (BF-SETUP-04, BF-SETUP-06)."""
    return tuple([tier * PER_TIER + chance.draw(tiers[tier]) for tier in range(TIERS)])
