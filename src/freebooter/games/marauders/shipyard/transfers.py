"""Modifications that come along to another ship: in St. John, and where modules allow it (MM-SHIPYARD-14)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, SHIP_NAMES
from freebooter.games.marauders.moves import DONE, TRANSFER
from freebooter.games.marauders.names import ST_JOHN
from freebooter.games.marauders.previews.measured import event_about, gold_spent, number_in
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship, can_help
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def transfer_limit(t: Table, player: Player) -> int:
    """How many may come along: all in St. John, elsewhere none (MM-PORTPOWER-13, MM-MOD-13)."""
    count = len(MODIFICATION_NAMES) if player.zone == ST_JOHN and player.in_port else 0
    return modules_of(t).transfers(t, count, player) if t.hooked else count


def transferable(t: Table, player: Player, new: Ship, moved: int) -> list[int]:
    """Modifications of the old ship that could still come along to the new one, for those who can pay."""
    if bin(moved).count("1") >= transfer_limit(t, player):
        return []
    return [
        modification
        for modification in range(len(MODIFICATION_NAMES))
        if player.ship.has(modification)
        and moved >> modification & 1 == 0
        and not new.has(modification)
        and can_help(new.kind, modification)
    ]


def moving_price(t: Table, player: Player, moved: int) -> int:
    total = 0
    for modification in range(len(MODIFICATION_NAMES)):
        if moved >> modification & 1:
            total += prices.transfer_price(t, player, modification)
    return total


class Transfers(Question[Table]):
    """Modifications to take along to a ship of the kind `about` (MM-SHIPYARD-14, MM-PORTPOWER-13).

    What is taken along already and the price of the ship are known to the flow alone, which makes the options.
    """

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        player, name = t.players[ask.seat], MODIFICATION_NAMES[move.value]
        if not player.ship.has(move.value):
            return Refusal("mm-no-such-modification", "MM-SHIPYARD-14", modification=name)
        if not can_help(ask.about, move.value):
            return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
        return Refusal("mm-not-to-be-moved", "MM-PORTPOWER-13", modification=name)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"ship": SHIP_NAMES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is DONE:
            return None
        price = prices.transfer_price(t, t.players[ask.seat], move.value)
        return Note("mm-brings-price", "MM-PORTPOWER-13", price=price)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known only if the ship is traded without another question and with this modification alone."""
        event = event_about(played, "ship-traded", ask.seat)
        if event is None or move is DONE or played.after.players[ask.seat].ship.modifications != 1 << move.value:
            return {}
        return {"price": gold_spent(played, ask.seat) + number_in(event, "sale") - number_in(event, "price")}


TRANSFERS: Final = Transfers("transfer", "MM-SHIPYARD-14", [*TRANSFER, DONE])


def choose_claim_transfers(t: Table, winner: Player, new: Ship) -> Part[int]:
    """To a ship that is claimed, paid at once. Call only if `t.hooked`: the base allows none (MM-MOD-13)."""
    moved = 0
    while True:
        gold = effects.purse(t, winner)
        found = transferable(t, winner, new, moved)
        options = [TRANSFER[each] for each in found if prices.transfer_price(t, winner, each) <= gold]
        if not options:
            return moved
        answer = yield Ask(winner.seat, TRANSFERS, [*options, DONE], about=new.kind)
        if answer is DONE:
            return moved
        effects.pay_gold(t, winner, prices.transfer_price(t, winner, answer.value), "MM-PORTPOWER-13")
        moved |= 1 << answer.value
