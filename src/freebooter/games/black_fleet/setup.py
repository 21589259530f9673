"""Laying the table out, and the merchants' first docks."""

from typing import Final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import (
    CUBES,
    FIRST_FLEET,
    FLEETS,
    FORTUNE_COUNTS,
    MOVEMENT,
    PER_TIER,
    PRICES,
)
from freebooter.games.black_fleet.effects import put_on_dock
from freebooter.games.black_fleet.moves import KEEP
from freebooter.games.black_fleet.names import FIRST_NAVY, FIRST_PIRATE, SHIPS, TIERS
from freebooter.games.black_fleet.questions import FleetQuestion, in_full
from freebooter.games.black_fleet.settings import Rules
from freebooter.games.black_fleet.state import CARD, KEEPING, PLACING, Player, Table
from freebooter.games.black_fleet.turn.docks import PLACE_MERCHANT, dock_of
from freebooter.kernel.ask import Ask, Flow, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

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


class KeepDevelopment(FleetQuestion):
    """Which of two developments of one price to keep; `about` is the number of the price."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        return [KEEP[card] for card in sorted([player.developments[about], player.spare[about]])]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        dealt = move.value in (player.developments[ask.about], player.spare[ask.about])
        return None if dealt else Refusal("bf-not-dealt-to-you", "BF-SETUP-04")

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"price": PRICES[ask.about]}

    def label(self, ask: Ask, move: Move) -> Note:
        return in_full("bf-full-keep", move)


KEEP_DEVELOPMENT: Final = KeepDevelopment("keep-development", "BF-SETUP-04", KEEP)


def keep_developments(t: Table) -> Flow:
    """Variant OV-2: of two developments of each price everyone keeps one, in secret."""
    for tier in range(TIERS):
        choice = Together(KEEP_DEVELOPMENT, t, list(range(t.seats)), about=tier)
        yield choice
        for player in t.players:
            keep_development(player, tier, choice.answers[player.seat].value)
    t.stage = PLACING


def keep_development(player: Player, tier: int, card: int) -> None:
    if player.developments[tier] != card:
        kept, spare = list(player.developments), list(player.spare)
        kept[tier], spare[tier] = spare[tier], kept[tier]
        player.developments, player.spare = tuple(kept), tuple(spare)


def place_merchant(t: Table) -> Flow:
    """One after another from the first player on; then the first turn starts (BF-SETUP-14, BF-SETUP-15)."""
    p = t.players[t.active]
    move = yield PLACE_MERCHANT.ask(t, p.seat)
    put_on_dock(t, p, dock_of(t, move), "BF-SETUP-14")
    t.active = (t.active + 1) % t.seats
    if t.active == t.first:
        t.stage = CARD
