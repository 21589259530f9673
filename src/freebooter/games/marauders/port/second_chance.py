"""After a roll to be let into a closed port has failed: ways of modules that are still open."""

from typing import Final

from freebooter.games.marauders.moves import DECLINE, ENTER_BY
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.port_entry import port_entry
from freebooter.games.marauders.registries.entry_ways import WAYS, EntryWay, way_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class EnterAfterAll(Question[Table]):
    """Another way in, or none; `about` is the zone."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [*[way.move for way in still_open(t, t.players[seat], about)], DECLINE]

    def owns(self, move: Move) -> bool:
        return move is DECLINE or move in ENTER_BY

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move is DECLINE or way_of(move) in still_open(t, player, ask.about):
            return None
        return way_of(move).closed(t, player, ask.about)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is DECLINE else way_of(move).preview(t, t.players[ask.seat])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is DECLINE else way_of(move).measured(played, ask.seat)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return {} if move is DECLINE else way_of(move).came_true(played, ask.seat)


ENTER_AFTER_ALL: Final = EnterAfterAll("enter-after-all", "MM-MOVE-04", [DECLINE, *ENTER_BY])


def still_open(t: Table, player: Player, zone: int) -> list[EntryWay]:
    ways = port_entry(t, player, zone)
    return [way for way in WAYS if way is not None and way.paid and ways & way.bit]


def second_chance(t: Table, player: Player) -> Part[bool]:
    """Is the captain let in after all?"""
    if not t.hooked:
        return False
    ask = ENTER_AFTER_ALL.ask(t, player.seat, about=player.zone)
    if ask.options == [DECLINE]:
        return False
    answer = yield ask
    if answer is DECLINE:
        return False
    return (yield from way_of(answer).enter(t, player))
