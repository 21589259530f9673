"""Contraband on the market: 3 gold a card, before ordinary goods are bought (SG-M7-04 to 09)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PORT, NPC_NAMES, WAY
from freebooter.games.marauders.modules.contraband.advice import card_value
from freebooter.games.marauders.modules.contraband.hold import FIRST_CARD, PRICE, SALE, aboard, places, put_aboard
from freebooter.games.marauders.modules.contraband.moves import BUY_CONTRABAND
from freebooter.games.marauders.moves import NO_MOVES
from freebooter.games.marauders.names import NONE, TRINIDAD, ZONES
from freebooter.games.marauders.odds.scouting import npc_finds
from freebooter.games.marauders.port.purchase import PAID
from freebooter.games.marauders.previews.chances import percent
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import POINT
from freebooter.kernel.ask import Ask, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def room_for(t: Table, player: Player, at_sea: bool = False) -> int:
    """How many contraband cards fit: six in all in port, and those that a hiding place takes (SG-M7-28, SG-AMB-94)."""
    room = effects.room_at_sea(t, player) if at_sea else effects.room_of(t, player)
    return room + max(0, places(t, player) - len(aboard(t, player)))


def likely_searcher(t: Table, player: Player) -> tuple[str, int]:
    """The naval ship of this zone that finds a smuggler most likely, and its chance; "none" where there is none."""
    name, most = "none", 0
    if player.is_pirate() or player.zone == TRINIDAD:
        return name, most
    for npc in t.npcs:
        if npc.zone == player.zone and npc.afloat() and is_navy(npc):  # mutants: same `zone and is_navy`, he is in one
            chance = percent(npc_finds(t, npc, player))
            if chance > most:
                name, most = NPC_NAMES[npc.number], chance
    return name, most


def any_destined(cards: tuple[int, ...]) -> bool:
    """Has any of these cards a destination?"""
    return any(CARGO_PORT[card] != NONE for card in cards)


class ContrabandDrawn(ValuedOffer):
    """A card of the draw that has a destination."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if not any_destined(t.drawn_cargo):  # mutants: same `if False`, it saves work only
            return NO_MOVES
        if visit_of(t).chosen or effects.purse(t, player) < PRICE or room_for(t, player) < 1:
            return NO_MOVES
        return [self.moves[card - FIRST_CARD] for card in t.drawn_cargo if CARGO_PORT[card] != NONE]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move.value not in t.drawn_cargo:
            return Refusal("mm-contraband-not-drawn", "SG-M7-07", card=CARGO_NAMES[move.value])
        if visit_of(t).chosen:
            return Refusal("mm-contraband-first", "SG-M7-04")
        if room_for(t, player) < 1:
            return Refusal("mm-no-room", "SG-M7-28", aboard=effects.cards_aboard(t, player))
        return too_poor(t, player, PRICE, "SG-M7-07")

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """Where it sells, and who would search it on the way out."""
        player = t.players[ask.seat]
        port = CARGO_PORT[move.value]
        npc, found = likely_searcher(t, player)
        return Note(
            "mm-brings-contraband",
            "SG-M7-07 SG-M7-11 SG-M7-17",
            price=PRICE,
            gold=effects.purse(t, player),
            sale=SALE,
            zone=ZONES[port],
            steps=WAY[player.zone][port],
            surplus=max(0, 1 - room_for(t, player, True)),
            npc=npc,
            found=found,
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        paid = number_in(event_about(played, "gold-paid", ask.seat, "SG-M7-07"), "count")
        return {"price": paid, "surplus": max(0, -effects.room_at_sea(played.after, played.after.players[ask.seat]))}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        over = POINT if room_for(t, player, True) < 1 else 0
        return card_value(t, player, move.value) - PAID * PRICE - over

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        """It is no longer among the cards drawn, so that it lowers no price (SG-M7-09)."""
        player, card = t.players[seat], move.value
        effects.pay_gold(t, player, PRICE, "SG-M7-07")
        left = list(t.drawn_cargo)
        left.remove(card)
        t.drawn_cargo = tuple(left)
        put_aboard(t, player, card)
        visit_of(t).more_cards += 1
        if t.journal is not None:
            t.journal.only(seat, "contraband-bought", "SG-M7-07", seat=seat, card=CARGO_NAMES[card], price=PRICE)
            t.journal.all_but(seat, "contraband-bought-hidden", "SG-M7-07", seat=seat, price=PRICE)
        return ()


ON_THE_MARKET: Final = ContrabandDrawn(BUY_CONTRABAND)
