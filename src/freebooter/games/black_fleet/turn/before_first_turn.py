"""Before the first turn: developments to keep (variant OV-2), and the merchants' first docks."""

from typing import Final

from freebooter.games.black_fleet.content.cards import PRICES
from freebooter.games.black_fleet.effects import put_on_dock
from freebooter.games.black_fleet.moves import KEEP
from freebooter.games.black_fleet.names import TIERS
from freebooter.games.black_fleet.questions import FleetQuestion, full_label
from freebooter.games.black_fleet.state import CARD, PLACING, Player, Table
from freebooter.games.black_fleet.turn.docks import PLACE_MERCHANT, dock_of
from freebooter.kernel.ask import Ask, Flow, Seat, Together
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


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
        return full_label("bf-full-keep", move)


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
