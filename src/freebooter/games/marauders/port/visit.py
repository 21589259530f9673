"""The Port action: a menu of activities, each at most once (MM-PORT)."""

from freebooter.games.marauders import dice, effects, windows
from freebooter.games.marauders.actions.ports import FREELY, port_entry
from freebooter.games.marauders.cards import missions
from freebooter.games.marauders.hooks import PORT_ACTIVITIES, offered, take_offered
from freebooter.games.marauders.moments import PORT
from freebooter.games.marauders.moves import COMPLETE_MISSION, DO, DONE
from freebooter.games.marauders.names import (
    ACTIVITIES,
    BUY,
    INFLUENCE,
    MISSION,
    NONE,
    RECRUIT,
    RUMOUR,
    SELL,
    SHIPYARD,
    ZONES,
)
from freebooter.games.marauders.port.buy import buy, may_buy
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.port.mission import may_seek_mission, seek_mission
from freebooter.games.marauders.port.recruit import may_recruit, recruit
from freebooter.games.marauders.port.rumour import ask_around, may_ask_around
from freebooter.games.marauders.port.sell import may_sell, sell
from freebooter.games.marauders.port.shipyard import may_use_shipyard, use_shipyard
from freebooter.games.marauders.port.stash import may_stash, stash
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table, Visit
from freebooter.kernel.ask import Ask, Flow, Part
from freebooter.kernel.moves import Move


def begin_visit(t: Table, player: Player) -> Part[None]:
    """The Port action is declared; the modification of the port is turned up (MM-PORT-01, MM-PORT-06).

    Whoever has slipped into a closed port must first pass a check (CAP-13).
    """
    if player.slipped_in and not port_entry(t, player, player.zone) & FREELY:
        t.turn.port_tried = True
        passed = yield from dice.check(t, player, INFLUENCE, dice.FOR_CLOSED_PORT)
        if not passed:
            return
    t.visit = Visit(player.zone)
    if t.journal is not None:
        t.journal.everyone("port-action", "MM-PORT-01", seat=player.seat, zone=ZONES[player.zone])
    effects.open_modification(t, player.zone)


def may_do(t: Table, player: Player, activity: int) -> bool:
    """Each activity at most once (MM-PORT-05), and where it can be done at all."""
    if visit_of(t).done >> activity & 1:
        return False
    if activity == SELL:
        return may_sell(t, player)
    if activity == BUY:
        return may_buy(t, player)
    if activity == SHIPYARD:
        return may_use_shipyard(t, player)
    if activity == RECRUIT:
        return may_recruit(t, player)
    if activity == RUMOUR:
        return may_ask_around(t, player)
    if activity == MISSION:
        return may_seek_mission(t, player)
    return may_stash(t, player)


def port_options(t: Table, player: Player) -> list[Move]:
    """Activities, a mission that ends here, cards; leaving it at that always is one."""
    options = [DO[activity] for activity in range(len(ACTIVITIES)) if may_do(t, player, activity)]
    if player.mission != NONE and missions.can_complete_here(t, player):
        options.append(COMPLETE_MISSION)
    options += windows.menu_cards(t, player, PORT)
    if t.hooked:
        options += offered(t, PORT_ACTIVITIES, player.seat, player.zone)
    options.append(DONE)
    return options


def port_menu(t: Table) -> Flow:
    """One activity, or the end of the Port action (MM-PORT-02, MM-PORT-04)."""
    player = t.current
    answer = yield Ask(player.seat, "port", port_options(t, player), about=player.zone, shown=True)
    if answer is DONE:
        t.visit = None
    elif answer is COMPLETE_MISSION:
        yield from missions.complete(t, player)
    elif answer.verb == "play":
        yield from windows.play_card(t, player, answer.value)
    elif answer.verb == "do":
        yield from do_activity(t, player, answer.value)
    else:
        yield from take_offered(t, PORT_ACTIVITIES, player.seat, answer, player.zone)


def do_activity(t: Table, player: Player, activity: int) -> Part[None]:
    visit_of(t).done |= 1 << activity
    if activity == SELL:
        yield from sell(t, player)
    elif activity == BUY:
        yield from buy(t, player)
    elif activity == SHIPYARD:
        yield from use_shipyard(t, player)
    elif activity == RECRUIT:
        yield from recruit(t, player)
    elif activity == RUMOUR:
        yield from ask_around(t, player)
    elif activity == MISSION:
        yield from seek_mission(t, player)
    else:
        yield from stash(t, player)
