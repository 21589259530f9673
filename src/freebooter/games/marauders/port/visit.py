"""The Port action: a menu of activities, each at most once (MM-PORT)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.offers import Leave, menu_weights
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.card_timing import WHEN_IN_PORT
from freebooter.games.marauders.hand.playing import PlayCards
from freebooter.games.marauders.hold.overboard import surplus_notes
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import INFLUENCE, NONE, ZONES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.buy import BUYING
from freebooter.games.marauders.port.mission import DELIVERY, SEEKING_MISSION
from freebooter.games.marauders.port.recruit import RECRUITING
from freebooter.games.marauders.port.rumour import ASKING_AROUND
from freebooter.games.marauders.port.second_chance import second_chance
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.port.shipyard import AT_SHIPYARD
from freebooter.games.marauders.port.stash import STASHING
from freebooter.games.marauders.port_entry import ENTRY_FREE, port_entry
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Ask, Flow, Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, mistake

CARD_IN_PORT: Final = 130


def begin_visit(t: Table, player: Player) -> Taken:
    """A captain who has slipped into a closed port must first pass a check (CAP-13)."""
    if player.slipped_in and not port_entry(t, player, player.zone) & ENTRY_FREE:
        return slip_through(t, player)
    return declare_visit(t, player)


def slip_through(t: Table, player: Player) -> Part[None]:
    t.turn.port_tried = True
    passed = yield from dice.check(t, player, INFLUENCE, dice.FOR_CLOSED_PORT)
    if not passed:
        passed = yield from second_chance(t, player)
    if passed:
        yield from declare_visit(t, player)


def declare_visit(t: Table, player: Player) -> Taken:
    """The Port action is declared; the modification of the port is turned up (MM-PORT-01, MM-PORT-06)."""
    t.visit = Visit(player.zone)
    if t.journal is not None:
        t.journal.everyone("port-action", "MM-PORT-01", seat=player.seat, zone=ZONES[player.zone])
    effects.open_modification(t, player.zone)
    return modules_of(t).port_action_starts(t, player) if t.hooked else ()


def port_menu(t: Table) -> Flow:
    """One activity, or the end of the Port action (MM-PORT-02, MM-PORT-04)."""
    player = t.current
    answer = yield IN_PORT.ask(t, player.seat, about=player.zone, shown=True)
    rest = IN_PORT.take_move(t, player.seat, answer)
    if rest:
        yield from rest


def gold_in_demand(t: Table, player: Player) -> int:
    """What the goods in demand here would bring; 0 once it is too late to sell them (MM-PORT-03, MM-SELL-03)."""
    if t.visit is None or not SELLING.possible(t, player):
        return 0
    wanted = t.board.demand[player.zone]
    return prices.copies(player.cargo, wanted) * prices.sale_price(t, player, wanted)


class EndOfVisit(Leave):
    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        """What can still be done here and pays for certain: goods in demand, a mission that ends here."""
        player = t.players[ask.seat]
        unsold, mission = gold_in_demand(t, player), int(tasks.can_complete_here(t, player))
        if unsold == 0 and mission == 0:
            return None
        return mistake("mm-brings-visit-end", "MM-PORT-04", unsold=unsold, mission=mission)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 60

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        t.visit = None
        return ()


ALL_ACTIVITIES: Final[list[Activity]] = [
    SELLING, BUYING, AT_SHIPYARD, RECRUITING, ASKING_AROUND, SEEKING_MISSION, STASHING,
]  # fmt: skip
CARDS_IN_PORT: Final = PlayCards(WHEN_IN_PORT)


class InPort(OpenMenu):
    """Activities, a mission that ends here, cards; leaving it at that always is one."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).port_activities()

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player, done = t.players[seat], visit_of(t).done
        found = [
            activity.moves[0]
            for activity in ALL_ACTIVITIES
            if done >> activity.number & 1 == 0 and activity.possible(t, player)
        ]
        if player.mission != NONE:  # mutants: same `if True`, it looks too
            found += DELIVERY.options(t, seat, about)
        if player.hand:  # mutants: same `if True`, they look too
            found += CARDS_IN_PORT.options(t, seat, about)
        if t.hooked:
            found += self.joined_options(t, seat, about)
        found.append(DONE)
        return found

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        """Whoever does anything else first has sold nothing in this visit (MM-PORT-03)."""
        player = t.players[ask.seat]
        unsold = gold_in_demand(t, player)
        first = [Note("mm-risk-unsold", "MM-PORT-03", gold=unsold)] if unsold else []
        return [*first, *surplus_notes(t, player)]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """What pays now comes first; then what the gold is wanted for, and the chest last."""
        return menu_weights(self, t, ask, CARD_IN_PORT)


IN_PORT: Final = InPort("port", "MM-PORT-02", [*ALL_ACTIVITIES, DELIVERY, CARDS_IN_PORT, EndOfVisit()])
