"""Contraband is sold in its port; each second card brings a glory point (SG-M7-11 to 16)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PORT
from freebooter.games.marauders.modules.contraband.advice import HALF, SOLD
from freebooter.games.marauders.modules.contraband.hold import SALE, aboard, drawer_of, take_out
from freebooter.games.marauders.modules.contraband.moves import SELL_CONTRABAND
from freebooter.games.marauders.moves import NO_MOVES
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.registries.deeds import new_deed
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Ask, Part, Played, Seat, Taken
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

BY_CONTRABAND: Final = new_deed("contraband")


def spoken_of(t: Table, player: Player) -> tuple[int, ...]:
    """Cards of the activity under way: those just bought, or those to be sold."""
    count = visit_of(t).more_cards
    return aboard(t, player)[-count:] if count else ()


def completes_pair(t: Table, player: Player) -> bool:
    """Would the next card be the second of a pair?"""
    return (visit_of(t).more_cards + (drawer_of(t).halves[player.seat] != NONE)) % 2 == 1  # mutants: same `-`, parity


class ContrabandForSale(ValuedOffer):
    """Card by card, along with ordinary goods (SG-M7-12)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        held = aboard(t, player)
        if not held or not visit_of(t).powers:  # mutants: same `if (not visit`, it saves work only
            return NO_MOVES
        sold = spoken_of(t, player)
        return [
            move
            for move in self.moves
            if move.value in held and move.value not in sold and CARGO_PORT[move.value] == player.zone
        ]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player, card = t.players[ask.seat], move.value
        if card not in aboard(t, player):
            return Refusal("mm-contraband-not-aboard", "SG-M7-12", card=CARGO_NAMES[card])
        if CARGO_PORT[card] != player.zone or not visit_of(t).powers:
            return Refusal("mm-contraband-elsewhere", "SG-M7-11", zone=ZONES[CARGO_PORT[card]])
        if card in spoken_of(t, player):
            return Refusal("mm-contraband-spoken-of", "SG-M7-12", card=CARGO_NAMES[card])
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        glory = int(completes_pair(t, t.players[ask.seat]))
        return Note("mm-brings-contraband-sale", "SG-M7-12 SG-M7-13", gold=SALE, glory=glory)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when it is sold at once and alone."""
        sale = event_about(played, "contraband-sold", ask.seat)
        if sale is None or number_in(sale, "count") != 1:
            return {}
        gold = number_in(event_about(played, "gold-gained", ask.seat, "SG-M7-12"), "count")
        return {"gold": gold, "glory": int(event_about(played, "glory-gained", ask.seat, "SG-M7-13") is not None)}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return SOLD + HALF + (HALF if completes_pair(t, player) else 0)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        """First all cards are stated, then they are sold (MM-SELL-01): those to be sold come last."""
        player = t.players[seat]
        others = [card for card in aboard(t, player) if card != move.value]
        drawer_of(t).aboard[seat] = (*others, move.value)
        visit_of(t).more_cards += 1
        return ()


FOR_SALE: Final = ContrabandForSale(SELL_CONTRABAND)


def sell(t: Table, player: Player) -> Part[None]:
    """Gold for each card, then the pairs; the first of a pair stays with the captain (SG-M7-13, SG-M7-14)."""
    sold = spoken_of(t, player)
    if not sold:
        return
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in sold]
        t.journal.reveal(
            "contraband-sold",
            "SG-M7-11 SG-M7-12",
            seat=player.seat,
            zone=ZONES[player.zone],
            count=len(sold),
            cards=names,
        )
    for card in sold:
        take_out(t, player, card)
    effects.gain_gold(t, player, SALE * len(sold), "SG-M7-12")
    pairs = 0
    halves = drawer_of(t).halves
    for card in sold:
        if halves[player.seat] == NONE:
            halves[player.seat] = card
        else:
            effects.discard_cargo(t, halves[player.seat])
            effects.discard_cargo(t, card)
            halves[player.seat] = NONE
            pairs += 1
    for pair in range(pairs):
        yield from gain_glory(t, player, BY_CONTRABAND, "SG-M7-13")
