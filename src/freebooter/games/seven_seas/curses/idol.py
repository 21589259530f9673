"""Idol: everyone gives a card of the good that the Shaman's player names."""

from typing import Final

from freebooter.games.seven_seas.curses.paying import can_pay, discard_or_pay, penalty
from freebooter.games.seven_seas.explaining.measured import counted, events_of
from freebooter.games.seven_seas.moves import NAME_GOOD
from freebooter.games.seven_seas.names import GOODS
from freebooter.games.seven_seas.player.fleet import capacity, goods_aboard
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import CHEST, lost_by_giving, weigh
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note


class NameGood(RoleQuestion):
    """Idol: which good everyone has to give."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return NAME_GOOD

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """Who would give a card, and who would have to pay instead."""
        player, good = t.players[ask.seat], move.value
        others = [other for other in t.players if other is not player]
        give = len([other for other in others if other.cargo[good] > 0])
        pay = len([other for other in others if other.cargo[good] == 0 and can_pay(t, other) > 0])
        held, pays = player.cargo[good], penalty(t)
        if held == 0 and can_pay(t, player) == 0:
            return Note("brings-name-nothing", "P7-AMB-37", give=give, pay=pay, pays=pays)
        return Note("brings-name", "P7-CURSE-10", held=held, give=give, pay=pay, pays=pays)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """What others have or will miss, and what one can spare."""
        worth: list[int] = []
        for move in ask.options:
            total = 0
            for player in t.players:
                held = player.cargo[move.value] > 0
                cost = lost_by_giving(t, player, move.value) if held else CHEST * min(1, can_pay(t, player))
                total += -cost if player.seat == ask.seat else cost // (t.seats - 1)
            worth.append(total)
        return weigh(worth)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        after = played.after
        if any([goods_aboard(player) > capacity(player) for player in after.players]):
            return {}  # somebody is asked what goes overboard, and others are still to give
        others = [seat for seat in range(after.seats) if seat != ask.seat]
        paid = "ships-lost" if after.rules.penalty_in_ships else "chests-lost"
        return {
            "give": sum([counted(played, "goods-lost", seat, "P7-CURSE-10") for seat in others]),
            "pay": sum([len(events_of(played, paid, seat, "P7-SHAMAN-10")) for seat in others]),
        }


NAME: Final = NameGood("name-good", "P7-CURSE-10", NAME_GOOD)


def idol(t: Table, shaman: Player) -> Part[None]:
    """Everyone gives one card of the named good, or else pays (P7-CURSE-10, 12, P7-AMB-37)."""
    answer = yield NAME.ask(t, shaman.seat)
    if t.journal is not None:
        t.journal.everyone("idol", "P7-CURSE-10", seat=shaman.seat, good=GOODS[answer.value])
    for player in t.clockwise(shaman.seat):
        yield from discard_or_pay(t, player, answer.value, 1, "P7-CURSE-10")
