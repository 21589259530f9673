"""Where a port has no modification, a captain may draw one from the reserve (SG-M3-20, SG-M3-21)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, PORTS
from freebooter.games.marauders.modules.market.view import MarketNumbers
from freebooter.games.marauders.moves import BUY_MODIFICATION, MOVES, PASS
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, modules_of
from freebooter.games.marauders.shipyard.modifications import (
    ModificationHere,
    modification_refusal,
    modification_worth,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, can_help
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

NAME: Final = "market"
A_LOOK: Final = 10  # what it is worth to see a token and to choose
DRAW_MODIFICATION: Final = MOVES.one("draw-modification")
FOR_SALE: Final = ModificationHere(BUY_MODIFICATION)


class DrawToken(Question[Table]):
    """Whether to draw a modification; `about` is the zone of the port."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is PASS else Note("mm-brings-market", "SG-M3-21", pool=t.decks.modifications.left)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is PASS else {"pool": played.after.decks.modifications.left + 1}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([0 if move is PASS else A_LOOK for move in ask.options])


class BuyToken(Question[Table]):
    """Whether to buy the modification just drawn, at the price of the port; else it stays there for sale."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [PASS, *FOR_SALE.options(t, seat, about)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move is PASS else modification_refusal(t, t.players[ask.seat], move.value)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        token = t.board.modification[t.players[ask.seat].zone]
        return {"modification": MODIFICATION_NAMES[token]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        player = t.players[ask.seat]
        price = prices.modification_price(t, player, move.value)
        return Note("mm-brings-price", "SG-M3-21", price=price, gold=effects.purse(t, player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is PASS else {"price": gold_spent(played, ask.seat)}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([0 if move is PASS else modification_worth(t, player, move.value) for move in ask.options])


DRAW_TOKEN: Final = DrawToken("market-draw", "SG-M3-20", [PASS, DRAW_MODIFICATION])
BUY_TOKEN: Final = BuyToken("market-buy", "SG-M3-21", [PASS, *BUY_MODIFICATION])


class Market(Module):
    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        """Ports without a modification, as long as the reserve has any (SG-M3-20, SG-AMB-23)."""
        empty = t.decks.modifications.left == 0
        numbers[NAME] = MarketNumbers(
            [] if empty else [ZONES[zone] for zone in PORTS if t.board.modification[zone] == NONE]
        )

    def port_action_starts(self, t: Table, player: Player) -> Taken:
        """Once, by what lies in the port when the Port action begins (SG-AMB-22)."""
        return offer_to_draw(t, player) if may_draw(t, player) else ()


def may_draw(t: Table, player: Player) -> bool:
    """Not from an empty reserve (SG-AMB-23), nor where the yard is closed."""
    if t.board.modification[player.zone] != NONE or t.decks.modifications.left == 0:
        return False
    return modules_of(t).may_use_yard(t, player) is None


def offer_to_draw(t: Table, player: Player) -> Part[None]:
    answer = yield DRAW_TOKEN.ask(t, player.seat, about=player.zone, passing=PASS)
    if answer is DRAW_MODIFICATION:
        yield from draw_token(t, player)


def draw_token(t: Table, player: Player) -> Part[None]:
    """It lies face up in the port, and the captain may buy it at once. Of a type he has he cannot (SG-AMB-23).

    Where the stash may pay, he is always asked: otherwise the question would reveal what the stash holds.
    """
    board, zone = t.board.own(), player.zone
    token = t.chance.draw(t.decks.modifications)
    reserve = modules_of(t).secret_reserve(t)
    if reserve is not None:  # mutants: same `if True`, the module that it needs has one
        reserve.turned_up(token, board.batches)
    board.modification[zone] = token
    board.modification_open[zone] = True
    board.modification_batch[zone] = board.batches
    board.batches += 1
    if t.journal is not None:
        name = MODIFICATION_NAMES[token]
        t.journal.reveal("modification-drawn", "SG-M3-20", seat=player.seat, zone=ZONES[zone], modification=name)
    if player.ship.has(token) or not can_help(player.ship.kind, token):
        return
    answer = yield BUY_TOKEN.ask(t, player.seat, shown=effects.purse_is_secret(t, player))
    if answer is not PASS:
        FOR_SALE.take(t, player.seat, answer)


add_module(Market(NAME, needs=("modifications",)))
