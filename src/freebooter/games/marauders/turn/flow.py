"""The course of the game: rounds, turns, and what comes next (MM-TURN)."""

from freebooter.games.marauders import effects, scoring
from freebooter.games.marauders.actions.menu import take_action
from freebooter.games.marauders.battle.steps import battle_step
from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.content.tables import ACTIONS_PER_TURN, CAPTAIN_ABILITY, MERCHANTS_FOR_DEAL, START_GOLD
from freebooter.games.marauders.hooks import (
    ARRIVED_HAZARD,
    ARRIVED_PLAYERS,
    ROUND_START,
    SETUP_PLAYERS,
    TURN_END,
    TURN_START,
    fire,
    hooks_of,
    query_actions,
)
from freebooter.games.marauders.names import HULL, IGNORES_STORMS, NONE, SEAMANSHIP, STORM_DEATH
from freebooter.games.marauders.npcs import arrivals, scouting
from freebooter.games.marauders.port.visit import port_menu
from freebooter.games.marauders.raiding import raid
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
from freebooter.kernel.ask import Flow, Together


def next_flow(t: Table) -> Flow | None:
    """What comes next, decided by the table alone."""
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
        deal = hooks_of(t).deal_captains
        if deal is not None:
            yield from deal(t)
    choice = Together(death.CHOOSE_A_SHIP, t, list(range(t.seats)))
    yield choice
    for seat in range(t.seats):
        player = t.players[seat]
        death.enter(t, player, choice.answers[seat].value, "MM-SETUP-10")
        effects.gain_gold(t, player, START_GOLD, "MM-SETUP-13")
    t.stage = ROUND_BEGINS
    for player in t.players[t.first :] + t.players[: t.first]:
        yield from death.draw_starting_cards(t, player)
    if t.hooked:
        yield from fire(t, SETUP_PLAYERS)


# Rounds


def begin_round(t: Table) -> Flow:
    """Merchants first, then the event; without one the game is over (MM-TURN-01 to 04, MM-TURN-09)."""
    t.round += 1
    if t.journal is not None:
        t.journal.everyone("round-begins", "MM-TURN-01", round=t.round)
    if t.decks.merchants.left >= MERCHANTS_FOR_DEAL:
        effects.deal_merchants(t, "MM-TURN-02")
    if t.hooked:
        yield from fire(t, ROUND_START)
    if events.cards_left(t) == 0:
        end_game(t, BY_EVENTS, "MM-END-05")
        return
    t.events_due = 1
    t.events_drawn = 0
    t.stage = EVENTS


def begin_turns(t: Table) -> Flow:
    """Clockwise from the first player; the order never changes (MM-SETUP-15)."""
    yield from ()
    t.order = tuple([(t.first + at) % t.seats for at in range(t.seats)])
    if t.hooked:
        schedule = hooks_of(t).schedule
        if schedule is not None:
            t.order = schedule(t)
    t.at = 0
    t.stage = TURN_BEGINS


def end_round(t: Table) -> Flow:
    """NPCs arrive, effects of this round end (MM-TURN-01, MM-AMB-02); then perhaps the game (MM-END-02, MM-AMB-83)."""
    if any(player.declared for player in t.players):
        end_game(t, BY_POINTS, "MM-END-02")
        return
    for npc in t.npcs:
        yield from arrivals.arrive(t, npc)
    events.clear_round(t)
    t.stage = ROUND_BEGINS


def end_game(t: Table, ending: int, rule: str) -> None:
    t.stage = OVER
    t.ending = ending
    if t.journal is not None:
        t.journal.everyone("game-ends", rule, round=t.round, by=ENDINGS[ending])


# Player turns


def begin_turn(t: Table) -> Flow:
    """A dead captain's successor enters; one at sea meets the weather and the NPCs of his zone (MM-AMB-04)."""
    player = t.current
    actions = ACTIONS_PER_TURN - t.doldrums  # EV-34
    if t.hooked:
        actions = query_actions(t, actions, player.seat)
    t.turn = Turn(actions)
    if t.journal is not None:
        t.journal.everyone("turn-begins", "MM-TURN-07", seat=player.seat, actions=actions)
    if not player.afloat:
        yield from death.return_captain(t, player)
    if t.hooked:
        yield from fire(t, TURN_START, player.seat)
    t.stage = ACTIONS
    if player.at_sea():
        task_stack.meet_zone(t)


def end_turn(t: Table) -> Flow:
    """A player with enough points declares them, then the next turn begins (MM-AMB-82)."""
    if t.hooked:
        yield from fire(t, TURN_END, t.current.seat)
    for player in t.in_turn_order():
        if not player.declared and scoring.has_won(t, player):
            scoring.declare(t, player)
    t.at += 1
    t.stage = TURN_BEGINS if t.at < len(t.order) else ROUND_ENDS


# The task stack


def do_task(t: Table, task: int) -> Flow:
    kind, number = task_stack.kind_of(task), task_stack.number_of(task)
    if kind == task_stack.TASK_STORM:
        return meet_storm(t, t.current)
    if kind == task_stack.TASK_SCOUTING:
        return scouting.all_scout(t, t.current)
    if kind == task_stack.TASK_ATTACK:
        return attack(t, t.current, number)
    if kind == task_stack.TASK_MEET_PLAYERS:
        return fire(t, ARRIVED_PLAYERS, t.current.seat)
    return hooks_of(t).tasks[kind](t, number)


def attack(t: Table, player: Player, number: int) -> Flow:
    """An NPC that has found the captain attacks (MM-NPC-13)."""
    yield from ()
    npc = t.npcs[number]
    if player.at_sea() and npc.zone == player.zone:
        start_battle(t, npc_side(t, npc), player_side(player))


def meet_storm(t: Table, player: Player) -> Flow:
    """Roll Seamanship and take 3 hits less the successes, once per captain and round (ledger 3.3)."""
    if t.hooked:
        yield from fire(t, ARRIVED_HAZARD, player.seat, player.zone)
    if t.storm == 0 or t.turn.weathered or not player.at_sea():  # mutants: same `if False`, the task stack has looked
        return
    t.turn.weathered = True
    if CAPTAIN_ABILITY[player.captain] == IGNORES_STORMS:
        return
    got = yield from dice.roll_skill(t, player, SEAMANSHIP, dice.FOR_STORM)
    faces = dice.location_dice(t, max(0, t.storm - got))
    yield from damage.take_location_dice(t, player.ship, player.seat, player.seat, faces, NONE, "MM-AMB-04")
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, STORM_DEATH, "MM-AMB-04")
