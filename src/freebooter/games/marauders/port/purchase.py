"""What is bought of the goods drawn, and what makes room for it (MM-BUY-03 to 08)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.goods_values import Hold
from freebooter.games.marauders.advice.offers import Leave, ValuedOffer, menu_weights
from freebooter.games.marauders.advice.purse import from_chest, taken_from_chest
from freebooter.games.marauders.content.card_timing import WHEN_BUYING
from freebooter.games.marauders.content.tables import CARGO_GOOD
from freebooter.games.marauders.hand.playing import PlayCards
from freebooter.games.marauders.hold.overboard import RoomMenu
from freebooter.games.marauders.moves import BUY_GOODS, DISCARD_CARGO, DISCARD_LOAD, NO_MOVES, good_named
from freebooter.games.marauders.names import GOODS, NONE
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import POINT
from freebooter.kernel.ask import Ask, Offer, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

PAID: Final = 9  # what a gold paid for goods is worth: they bring it back
CARD_WHEN_BUYING: Final = 15
WORTH_OF_LOAD: Final = -150


def room_left(t: Table, player: Player) -> int:
    """Cards that he may still take, six in all in port (MM-BUY-11)."""
    return effects.room_of(t, player) - len(visit_of(t).chosen)


def too_many(t: Table, player: Player, more: int) -> int:
    """Six cards fit in port; this many would not fit at sea (MM-AMB-08)."""
    return max(0, more - effects.room_at_sea(t, player))


def with_chosen(t: Table, good: int, count: int) -> tuple[int, ...]:
    """The cards chosen so far and these."""
    return (*visit_of(t).chosen, *effects.pick_copies(t.drawn_cargo, good, count))


def purchase_refusal(t: Table, player: Player, good: int, count: int) -> Refusal | None:
    """Are there enough cards, room, and gold for all that is chosen?"""
    chosen = visit_of(t).chosen
    if prices.copies(chosen, good) > 0:
        return Refusal("mm-spoken-of-already", "MM-BUY-05", good=GOODS[good])
    drawn = prices.copies(t.drawn_cargo, good)
    if count > drawn or count == 0:
        return Refusal("mm-not-so-many-drawn", "MM-BUY-05", good=GOODS[good], count=drawn)
    if count > room_left(t, player):
        return Refusal("mm-no-room", "MM-BUY-11", aboard=effects.cards_aboard(t, player) + len(chosen))
    price = prices.purchase_price(t, player, with_chosen(t, good, count))
    return too_poor(t, player, price, "MM-BUY-03")


class GoodsDrawn(ValuedOffer):
    """Goods not yet spoken of, by count."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        """Three of a good may cost less than two, so every count is priced."""
        player, chosen = t.players[seat], visit_of(t).chosen
        found: list[Move] = []
        room, gold = room_left(t, player), effects.purse(t, player)
        drawn, spoken_of = prices.counts_of(t.drawn_cargo), prices.counts_of(chosen)
        agreed, dearest_agreed = 0, 0
        for card in chosen:
            price = prices.price_by_copies(t, player, CARGO_GOOD[card], drawn[CARGO_GOOD[card]])
            agreed += price
            dearest_agreed = max(dearest_agreed, price)
        for good in range(len(GOODS)):
            most = min(room, drawn[good])
            if most < 1 or spoken_of[good] > 0:  # mutants: same `< 0`, of none there are no counts
                continue
            price = prices.price_by_copies(t, player, good, drawn[good])
            dearest = max(dearest_agreed, price)
            for count in range(1, most + 1):
                together = agreed + count * price
                if prices.price_of_sum(t, player, together, dearest, len(chosen) + count) <= gold:
                    found.append(BUY_GOODS[good][count])
        return found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return purchase_refusal(t, t.players[ask.seat], good_named(move), move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """What everything chosen would cost together with this."""
        player = t.players[ask.seat]
        cards = with_chosen(t, good_named(move), move.value)
        total = prices.purchase_price(t, player, cards)
        each = prices.goods_price(t, player, good_named(move))
        return Note(
            "mm-brings-purchase",
            "MM-BUY-03 MM-AMB-08",
            each=each,
            price=total,
            gold=effects.purse(t, player),
            surplus=too_many(t, player, len(cards)),
            **from_chest(t, player, total),
        )

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return self.worths(t, player, [move])[0]

    def worths(self, t: Table, player: Player, moves: list[Move]) -> list[int]:
        hold, visit = Hold(t, player), t.visit
        room = max(0, effects.room_at_sea(t, player)) - (0 if visit is None else len(visit.chosen))
        drawn = prices.counts_of(t.drawn_cargo)
        found: list[int] = []
        last, price = NONE, 0
        for move in moves:
            good = good_named(move)
            if good != last:
                price = prices.price_by_copies(t, player, good, drawn[good])
                last = good
            worth = hold.more(good, move.value) - PAID * move.value * price
            over = move.value - room
            found.append(worth - (POINT * over if over > 0 else 0))  # it would go overboard (MM-AMB-08)
        return found

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        visit_of(t).chosen = tuple(sorted(with_chosen(t, good_named(move), move.value)))
        return ()


class OldCargo(ValuedOffer):
    """Old cargo to throw away while there are more new cards than room (MM-BUY-08)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if has_room_for_all(t, player):
            return NO_MOVES
        found = [DISCARD_CARGO[good] for good in range(len(GOODS)) if effects.goods_aboard(player, good) > 0]
        return [*found, DISCARD_LOAD] if player.load else found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move is DISCARD_LOAD:
            if not player.load:
                return Refusal("mm-no-load", "MM-MISSION-01")
        elif effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-BUY-08", good=GOODS[move.value])
        if has_room_for_all(t, player):
            return Refusal("mm-room-enough", "MM-BUY-08", room=room_left(t, player))
        return None

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return self.worths(t, player, [move])[0]

    def worths(self, t: Table, player: Player, moves: list[Move]) -> list[int]:
        hold = Hold(t, player)
        return [WORTH_OF_LOAD if move is DISCARD_LOAD else hold.more(move.value, -1) - 30 for move in moves]

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        if move is DISCARD_LOAD:
            effects.discard_mission(t, player, "MM-BUY-08")
        else:
            effects.unload_cargo(t, player, effects.pick_copies(player.cargo, move.value, 1), "MM-BUY-08")
        return ()


def has_room_for_all(t: Table, player: Player) -> bool:
    """For all the cards drawn, those chosen among them."""
    return room_left(t, player) >= len(t.drawn_cargo) - len(visit_of(t).chosen)


class PurchaseAgreed(Leave):
    """What has been chosen so far is bought, all together."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        player, chosen = t.players[ask.seat], visit_of(t).chosen
        if not chosen:
            return None
        price, over = prices.purchase_price(t, player, chosen), too_many(t, player, len(chosen))
        words = from_chest(t, player, price)
        return Note("mm-brings-bought", "MM-BUY-05 MM-AMB-08", count=len(chosen), gold=price, surplus=over, **words)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Cards at the purchase are asked for before the goods come aboard."""
        if event_about(played, "goods-bought", ask.seat) is None:
            return {}
        found = {
            "count": number_in(event_about(played, "goods-bought", ask.seat), "count"),
            "gold": number_in(event_about(played, "gold-paid", ask.seat, "MM-BUY-03"), "count"),
            **taken_from_chest(played, ask.seat),
        }
        if event_about(played, "cargo-loaded", ask.seat) is not None:
            found["surplus"] = max(0, -effects.room_at_sea(played.after, played.after.players[ask.seat]))
        return found


class GoodsToBuy(RoomMenu):
    """Cards that change prices come before the first choice (GL-03)."""

    def others(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).at_market()

    def room_enough(self, t: Table, player: Player) -> bool:
        return has_room_for_all(t, player)

    def shows(self, t: Table, ask: Ask) -> bool:
        """The goods that were drawn, even if none can be had."""
        return not visit_of(t).chosen

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return menu_weights(self, t, ask, CARD_WHEN_BUYING)


GOODS_TO_BUY: Final = GoodsToBuy(
    "buy",
    "MM-BUY-05",
    [
        GoodsDrawn([move for row in BUY_GOODS for move in row]),
        OldCargo([*DISCARD_CARGO, DISCARD_LOAD]),
        PlayCards(WHEN_BUYING),
        PurchaseAgreed(),
    ],
)
