"""The actions of a player turn: one question, then what was chosen (MM-TURN-07, MM-TURN-08)."""

from typing import Final

from freebooter.games.marauders import effects, rumours, scoring
from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.cards import ACTING_ON_RUMOUR, PURSUING_MISSION
from freebooter.games.marauders.actions.entering import ENTERING
from freebooter.games.marauders.actions.move import LEAVING, SAILING, move_options
from freebooter.games.marauders.actions.risks import before_acting
from freebooter.games.marauders.actions.scout import SCOUTING_NPCS, SCOUTING_PLAYERS, add_scouting
from freebooter.games.marauders.actions.scout_merchants import SCOUTING_MERCHANTS
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain import death, dice
from freebooter.games.marauders.content.card_timing import WHEN_ACTING
from freebooter.games.marauders.hand import playing
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.moves import ACT_ON_RUMOUR, END_TURN, PLAY, PORT_ACTION, PURSUE_MISSION, RETIRE
from freebooter.games.marauders.names import HULL, INFLUENCE, NONE, RETIRED, ZONES
from freebooter.games.marauders.port import visit
from freebooter.games.marauders.port.stash import CHEST_AT_HOME
from freebooter.games.marauders.port_entry import ENTRY_FREE, port_entry
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled, total
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import is_wreck, weigh
from freebooter.kernel.ask import Ask, Flow, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal, danger

# The Port action


def port_action_refusal(t: Table, player: Player) -> Refusal | None:
    """Once per player turn, in a port (MM-PORT-01); a port that became closed keeps its guests (MM-AMB-14)."""
    if not player.in_port:
        return Refusal("mm-not-in-port", "MM-PORT-01")
    if t.turn.ported:
        return Refusal("mm-port-action-used", "MM-PORT-01")
    if port_entry(t, player, player.zone) & ENTRY_FREE:
        return None
    if t.turn.closed_visit == player.zone:  # RU-12
        return Refusal("mm-here-for-a-rumour", "MM-RUMOR-04", zone=ZONES[player.zone])
    if player.slipped_in and t.turn.port_tried:  # CAP-13: one try
        return Refusal("mm-port-check-failed", "MM-PORT-01", zone=ZONES[player.zone])
    return None


def may_take_port_action(t: Table, player: Player) -> bool:
    return player.in_port and not t.turn.ported and port_action_refusal(t, player) is None


class PortAction(Action):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return port_action_refusal(t, t.players[ask.seat]) or none_left(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """A captain who has slipped into a closed port must first pass a check (CAP-13)."""
        player = t.players[ask.seat]
        if player.slipped_in and not port_entry(t, player, player.zone) & ENTRY_FREE:
            return check_note("MM-SETUP-16", dice.pool(t, player, INFLUENCE, dice.FOR_CLOSED_PORT, 0))
        return Note("mm-brings-port", "MM-PORT-01")

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "closed-port")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "closed-port")

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(chart.call)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        spend_action(t)
        t.turn.ported = True
        return visit.begin_visit(t, t.players[seat])


# Retiring


class Retire(Action):
    """Give up the captain before any action; the player restarts next turn as after death (MM-DEATH-09, MM-AMB-81)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if not t.players[ask.seat].in_port:
            return Refusal("mm-retire-in-port", "MM-DEATH-09")
        return Refusal("mm-retire-too-late", "MM-DEATH-09") if t.turn.acted else None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return danger("mm-brings-retirement", "MM-DEATH-09", gold=player.gold, cards=len(player.hand))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        lost = {"gold": total(played, "gold-lost", ask.seat)}
        hand = played.after.players[ask.seat].hand
        return lost if hand else {**lost, "cards": len(played.before.players[ask.seat].hand)}

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.after + (20 if is_wreck(chart.player) else -200)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return death.bury(t, t.players[seat], RETIRED, "MM-DEATH-09")


# Ending the turn


class EndTurn(Action):
    """It always can be; actions that are left are lost (MM-TURN-08)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        player, left = t.players[ask.seat], t.turn.actions
        if not player.declared and scoring.has_won(t, player):
            return Note("mm-brings-declaring", "MM-END-01 MM-END-02", points=scoring.points(t, player), actions=left)
        return Note("mm-brings-end", "MM-TURN-07", actions=left) if left > 0 else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        found = {"actions": total(played, "actions-unused", ask.seat)}
        if not played.before.players[ask.seat].declared and played.after.players[ask.seat].declared:
            found["points"] = total(played, "points-declared", ask.seat, "points")
        return found

    def worth(self, chart: Chart, move: Move) -> int:
        lost = chart.spent * chart.left
        if chart.player.in_port:
            # Hunters outside seldom sail on by themselves: who waits for that waits for more than one turn.
            return chart.after - (lost * WAITING if chart.after > 0 else lost)
        return chart.after - lost - chart.dangers.by_night[chart.here]

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        t.turn.over = True
        if t.turn.actions > 0 and t.journal is not None:
            t.journal.everyone("actions-unused", "MM-TURN-08", seat=seat, count=t.turn.actions)
        return ()


# The question

LAST_PLANK: Final = 1
WAITING: Final = 3  # turns in port, roughly, until the sea before it is free
CARD_IN_TURN: Final = 10  # what a card is worth that can be played


class Actions(OpenMenu):
    """What to do next; `about` is the number of actions left."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).turn_actions()

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return action_options(t, t.players[seat])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"actions": ask.about}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return before_acting(t, t.players[ask.seat])

    def nothing_more(self) -> Move:
        return END_TURN

    def weights(self, t: Table, ask: Ask) -> list[int]:
        chart = Chart(t, t.players[ask.seat])
        found: list[int] = []
        for move in ask.options:
            offer = self.offer_for(t, move)
            if isinstance(offer, Action):
                found.append(offer.worth(chart, move))
            elif offer is CHEST_AT_HOME:
                found.append(chart.after + CHEST_AT_HOME.worth(t, chart.player, move))
            else:
                found.append(chart.after + CARD_IN_TURN)
        return weigh(found)

    def sensible(self, t: Table, ask: Ask) -> list[Move]:
        """A sound ship is not given up (MM-DEATH-09): it costs a turn and all aboard, and ends the game sooner.

        What it costs lies beyond a short search, and a captain ashore runs no risk, so it looks better than it is. Nor
        is gold taken out of the chest, which pays here just as well.
        """
        player = t.players[ask.seat]
        left_out = [RETIRE] if player.ship.tracks[HULL] > LAST_PLANK else []
        if player.in_port:
            left_out += CHEST_AT_HOME.moves
        return [move for move in ask.options if move not in left_out] if left_out else ask.options


TAKING_PORT_ACTION: Final = PortAction([PORT_ACTION])
RETIRING: Final = Retire([RETIRE])
ENDING_TURN: Final = EndTurn([END_TURN])

ACTION: Final = Actions(
    "action",
    "MM-TURN-07",
    [
        SAILING,
        ENTERING,
        LEAVING,
        SCOUTING_PLAYERS,
        SCOUTING_NPCS,
        SCOUTING_MERCHANTS,
        TAKING_PORT_ACTION,
        ACTING_ON_RUMOUR,
        PURSUING_MISSION,
        RETIRING,
        CHEST_AT_HOME,
        playing.PlayCards(WHEN_ACTING),
        ENDING_TURN,
    ],
)


def action_options(t: Table, player: Player) -> list[Move]:
    """Everything that can be done now; ending the turn always can. Asked more often than any other question."""
    options = move_options(t, player)
    if t.turn.actions > 0:
        if not player.in_port:  # mutants: same `if True`, it looks too
            add_scouting(t, player, options)
        if may_take_port_action(t, player):
            options.append(PORT_ACTION)
        if player.rumour != NONE and rumours.can_act(t, player):  # mutants: same `if (rumours`, it looks too
            options.append(ACT_ON_RUMOUR)
        if player.mission != NONE and tasks.can_pursue(t, player):  # mutants: same `if (tasks`, it looks too
            options.append(PURSUE_MISSION)
    if player.in_port and not t.turn.acted:
        options.append(RETIRE)
    if player.in_port and player.stash > 0:  # mutants: same `if (player.in_port or`, the chest looks where he is
        options += CHEST_AT_HOME.options(t, player.seat, t.turn.actions)
    if player.hand:
        for card in playing.playable_cards(t, player, WHEN_ACTING):
            options.append(PLAY[card])
    if t.hooked:
        options += ACTION.joined_options(t, player.seat, t.turn.actions)
    options.append(END_TURN)
    return options


def take_action(t: Table) -> Flow:
    """One action, or a card, or the end of the turn.

    A hand of cards is a reason to be asked even when nothing else is left to do, whatever the cards are; and so is a
    chest at hand, whatever it holds. Where people play, the end of a turn is always asked: they should see the risks.
    """
    player = t.current
    options = action_options(t, player)
    silent = not player.hand and not t.rules.asks_before_end and not effects.purse_is_secret(t, player)
    if len(options) == 1 and silent:
        t.turn.over = True
        return
    answer = yield Ask(player.seat, ACTION, options, about=t.turn.actions, shown=True)
    rest = ACTION.take_move(t, player.seat, answer)
    if rest:
        yield from rest
