"""The course of the game: rounds, turns, and what comes next (MM-TURN)."""

from functools import partial

from freebooter.games.marauders import effects, scoring
from freebooter.games.marauders.actions.menu import take_action
from freebooter.games.marauders.battle.steps import battle_step
from freebooter.games.marauders.captain import new_captain
from freebooter.games.marauders.captain.weather import event_storm, ride_out
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.content.tables import ACTIONS_PER_TURN, CAPTAIN_ABILITY, MERCHANTS_FOR_DEAL, START_GOLD
from freebooter.games.marauders.names import IGNORES_STORMS, NOBODY
from freebooter.games.marauders.npcs import arrivals, scouting
from freebooter.games.marauders.port.visit import port_menu
from freebooter.games.marauders.raiding import raid
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import (
    ACTIONS,
    BY_EVENTS,
    BY_POINTS,
    ENDINGS,
    EVENTS,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN_BEGINS,
    Table,
    Turn,
    task_stack,
)
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.turn import events
from freebooter.kernel.ask import Flow, Part, Taken, Together


def next_flow(t: Table) -> Taken | None:
    """What comes next, decided by the table alone. What asks nothing is done at once."""
    if t.stage == OVER:
        return None
    if t.battle is not None:
        return battle_step(t)
    if t.raid is not None:
        return raid.merchant_raid(t)
    if t.agenda:
        return do_task(t, t.agenda.pop())
    if t.visit is not None:
        return port_menu(t)
    if t.stage == ACTIONS:
        return end_turn(t) if t.turn.over else take_action(t)
    if t.stage == TURN_BEGINS:
        return begin_turn(t)
    if t.stage == EVENTS:
        return events.resolve_event(t) if t.events_due > 0 else begin_turns(t)
    if t.stage == ROUND_BEGINS:
        return begin_round(t)
    if t.stage == ROUND_ENDS:
        return end_round(t)
    return choose_ships(t)


# The start


def choose_ships(t: Table) -> Flow:
    """All pick a sloop or a flute in secret; captains and ships are revealed together (MM-SETUP-10 to 13)."""
    if t.hooked:
        rest = modules_of(t).board_is_laid(t)
        if rest:
            yield from rest
        yield from modules_of(t).deal_captains(t)
    choice = Together(new_captain.CHOOSE_A_SHIP, t, list(range(t.seats)))
    yield choice
    for seat in range(t.seats):
        player = t.players[seat]
        new_captain.enter(t, player, choice.answers[seat].value, "MM-SETUP-10")
        effects.gain_gold(t, player, START_GOLD, "MM-SETUP-13")
    t.stage = ROUND_BEGINS
    for player in t.players[t.first :] + t.players[: t.first]:
        yield from new_captain.draw_starting_cards(t, player)
    if t.hooked:
        rest = modules_of(t).players_are_set(t)
        if rest:
            yield from rest


# Rounds


def begin_round(t: Table) -> Taken:
    """Merchants first, then the event; without one the game is over (MM-TURN-01 to 04, MM-TURN-09)."""
    t.round += 1
    if t.journal is not None:
        t.journal.everyone("round-begins", "MM-TURN-01", round=t.round)
    if t.decks.merchants.left >= MERCHANTS_FOR_DEAL:
        effects.deal_merchants(t, "MM-TURN-02")
    if t.hooked:
        rest = modules_of(t).round_starts(t)
        if rest:
            return and_then(rest, partial(call_event, t))
    return call_event(t)


def call_event(t: Table) -> Taken:
    if events.cards_left(t) == 0:
        end_game(t, BY_EVENTS, "MM-END-05")
        return ()
    t.events_due = 1
    t.events_drawn = 0
    t.stage = EVENTS
    return ()


def begin_turns(t: Table) -> Taken:
    """Clockwise from the first player; the order never changes (MM-SETUP-15), unless a module names each player."""
    t.order = tuple([(t.first + at) % t.seats for at in range(t.seats)])
    t.at = 0
    if t.hooked:
        order, t.order = t.order, ()
        seat = modules_of(t).next_player(t)
        t.order = order if seat == NOBODY else (seat,)
    t.stage = TURN_BEGINS
    return ()


def end_round(t: Table) -> Taken:
    """NPCs arrive, effects of this round end (MM-TURN-01, MM-AMB-02); then perhaps the game (MM-END-02, MM-AMB-83)."""
    for player in t.players:
        if player.declared:
            end_game(t, BY_POINTS, "MM-END-02")
            return ()
    return let_npcs_arrive(t, 0)


def let_npcs_arrive(t: Table, first: int) -> Taken:
    """Those from the `first` one on, one after the other, and then the round is over."""
    for number in range(first, len(t.npcs)):
        rest = arrivals.arrive(t, t.npcs[number])
        if rest:
            return and_then(rest, partial(let_npcs_arrive, t, number + 1))
    events.clear_round(t)
    t.stage = ROUND_BEGINS
    return ()


def end_game(t: Table, ending: int, rule: str) -> None:
    t.stage = OVER
    t.ending = ending
    if t.journal is not None:
        t.journal.everyone("game-ends", rule, round=t.round, by=ENDINGS[ending])


# Player turns


def begin_turn(t: Table) -> Taken:
    """A dead captain's successor enters; one at sea meets the weather and the NPCs of his zone (MM-AMB-04)."""
    player = t.current
    actions = ACTIONS_PER_TURN - t.doldrums  # EV-34
    if t.hooked:
        actions = modules_of(t).actions(t, actions, player)
    t.turn = Turn(actions)
    if t.journal is not None:
        t.journal.everyone("turn-begins", "MM-TURN-07", seat=player.seat, actions=actions)
    if not player.afloat:
        return and_then(new_captain.return_captain(t, player), partial(begin_afloat, t, player))
    return begin_afloat(t, player)


def begin_afloat(t: Table, player: Player) -> Taken:
    if t.hooked:
        rest = modules_of(t).turn_starts(t, player)
        if rest:
            return and_then(rest, partial(begin_actions, t, player))
    return begin_actions(t, player)


def begin_actions(t: Table, player: Player) -> Taken:
    t.stage = ACTIONS
    if player.at_sea():
        task_stack.meet_zone(t)
    return ()


def end_turn(t: Table) -> Taken:
    """A player with enough points declares them, then the next turn begins (MM-AMB-82)."""
    if t.hooked:
        rest = modules_of(t).turn_ends(t, t.current)
        if rest:
            return and_then(rest, partial(pass_turn, t))
    return pass_turn(t)


def pass_turn(t: Table) -> Taken:
    if t.stage == OVER:  # nobody was left to follow a captain who has died at the end of his turn
        return ()
    for each in t.players:
        if not each.declared and scoring.has_won(t, each):
            declare_points(t)
            break
    t.at += 1
    if t.hooked and t.at == len(t.order) < t.seats:
        t.order = (*t.order, modules_of(t).next_player(t))
    t.stage = TURN_BEGINS if t.at < len(t.order) else ROUND_ENDS
    return ()


def declare_points(t: Table) -> None:
    """Those who have enough of them, in turn order."""
    for player in t.in_turn_order():
        if not player.declared and scoring.has_won(t, player):
            scoring.declare(t, player)


# The task stack


def do_task(t: Table, task: int) -> Taken:
    kind, number = task_stack.kind_of(task), task_stack.number_of(task)
    if kind == task_stack.TASK_STORM:
        return meet_storm(t, t.current)
    if kind == task_stack.TASK_SCOUTING:
        return scouting.all_scout(t, t.current)
    if kind == task_stack.TASK_ATTACK:
        return attack(t, t.current, number)
    if kind == task_stack.TASK_MEET_PLAYERS:
        return modules_of(t).meets_players(t, t.current)
    return module_task(t, kind, number)


def module_task(t: Table, kind: int, number: int) -> Flow:
    done = yield from modules_of(t).task(t, kind, number)
    assert done, f"no module knows the task {kind}"


def attack(t: Table, player: Player, number: int) -> Flow:
    """An NPC that has found the captain attacks (MM-NPC-13)."""
    npc = t.npcs[number]
    if not player.at_sea() or npc.zone != player.zone:
        return
    if t.hooked:
        attacked = yield from scouting.is_attacked(t, npc, player)
        if not attacked:
            return
    start_battle(t, npc_side(t, npc), player_side(player))


def meet_storm(t: Table, player: Player) -> Taken:
    """The storm of an event, then what modules have in the zone."""
    if t.storm > 0 and not t.turn.weathered and player.at_sea():
        return and_then(weather_storm(t, player), partial(meet_hazards, t, player))
    return meet_hazards(t, player)


def weather_storm(t: Table, player: Player) -> Part[None]:
    """The storm of the event, once per captain and round (ledger 3.3)."""
    t.turn.weathered = True
    if CAPTAIN_ABILITY[player.captain] != IGNORES_STORMS:
        yield from ride_out(t, player, event_storm(t))


def meet_hazards(t: Table, player: Player) -> Taken:
    """Those of modules, if the captain is still there."""
    return modules_of(t).meets_hazards(t, player) if t.hooked and player.at_sea() else ()
