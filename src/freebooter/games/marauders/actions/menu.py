"""The actions of a player turn: one question, then what was chosen (MM-TURN-07, MM-TURN-08)."""

from freebooter.games.marauders import death, windows
from freebooter.games.marauders.actions.move import FREELY, move, move_options, port_entry
from freebooter.games.marauders.actions.scout import scout, scout_options
from freebooter.games.marauders.cards import missions, rumours
from freebooter.games.marauders.hooks import SCOUT_TARGETS, TURN_ACTIONS, offered, take_offered
from freebooter.games.marauders.moments import TURN
from freebooter.games.marauders.moves import ACT_ON_RUMOUR, END_TURN, PORT_ACTION, PURSUE_MISSION, RETIRE
from freebooter.games.marauders.names import NONE, RETIRED
from freebooter.games.marauders.port import visit
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Flow, Part
from freebooter.kernel.moves import Move


def action_options(t: Table, player: Player) -> list[Move]:
    """Everything that can be done now; ending the turn always can."""
    options = move_options(t, player)
    if t.turn.actions > 0:
        options += scout_options(t, player)
        if may_take_port_action(t, player):
            options.append(PORT_ACTION)
        if player.rumour != NONE and rumours.can_act(t, player):
            options.append(ACT_ON_RUMOUR)
        if player.mission != NONE and missions.can_pursue(t, player):
            options.append(PURSUE_MISSION)
    if player.in_port and not t.turn.acted:
        options.append(RETIRE)
    options += windows.menu_cards(t, player, TURN)
    if t.hooked:
        options += offered(t, TURN_ACTIONS, player.seat)
    options.append(END_TURN)
    return options


def may_take_port_action(t: Table, player: Player) -> bool:
    """Once per player turn, in a port (MM-PORT-01); a port that became closed keeps its guests (MM-AMB-14)."""
    if not player.in_port or t.turn.ported:
        return False
    closed = not port_entry(t, player, player.zone) & FREELY
    if closed and t.turn.closed_visit == player.zone:  # RU-12
        return False
    return not (closed and player.slipped_in and t.turn.port_tried)  # CAP-13: one try


def take_action(t: Table) -> Flow:
    """One action, or a card, or the end of the turn.

    A hand of cards is a reason to be asked even when nothing else is left to do, whatever the cards are.
    """
    player = t.current
    options = action_options(t, player)
    if len(options) == 1 and not player.hand:
        t.turn.over = True
        return
    answer = yield Ask(player.seat, "action", options, about=t.turn.actions, shown=True)
    if answer is END_TURN:
        t.turn.over = True
        if t.turn.actions > 0 and t.journal is not None:
            t.journal.everyone("actions-unused", "MM-TURN-08", seat=player.seat, count=t.turn.actions)
    elif answer is RETIRE:
        yield from retire(t, player)
    elif answer.verb == "play":
        yield from windows.play_card(t, player, answer.value)
    elif answer.verb in ("sail", "enter-port", "leave-port"):
        yield from move(t, player, answer)
    else:
        yield from spend_action(t, player, answer)


def spend_action(t: Table, player: Player, answer: Move) -> Part[None]:
    """Scout, Port and what cards offer cost one action each."""
    if t.hooked and answer in offered(t, TURN_ACTIONS, player.seat):
        yield from take_offered(t, TURN_ACTIONS, player.seat, answer)
        return
    t.turn.actions -= 1
    t.turn.acted = True
    if answer is PORT_ACTION:
        t.turn.ported = True
        yield from visit.begin_visit(t, player)
    elif answer is ACT_ON_RUMOUR:
        yield from rumours.act(t, player)
    elif answer is PURSUE_MISSION:
        yield from missions.pursue(t, player)
    elif t.hooked and answer in offered(t, SCOUT_TARGETS, player.seat, player.zone):
        yield from take_offered(t, SCOUT_TARGETS, player.seat, answer, player.zone)
    else:
        yield from scout(t, player, answer)


def retire(t: Table, player: Player) -> Part[None]:
    """Give up the captain before any action; the player restarts next turn as after death (MM-DEATH-09, MM-AMB-81)."""
    yield from death.bury(t, player, RETIRED, "MM-DEATH-09")
