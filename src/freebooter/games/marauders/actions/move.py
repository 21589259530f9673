"""Move: from zone to zone, and out of a port (MM-MOVE)."""

from functools import partial
from typing import Final

from freebooter.games.marauders import prices
from freebooter.games.marauders.actions.action import Action, cannot_pay_step
from freebooter.games.marauders.actions.cost import any_step_payable, move_cost, pay_for_move
from freebooter.games.marauders.actions.weights import IDLE, Chart, discount_negative
from freebooter.games.marauders.content.tables import NEIGHBOURS, NPC_NAMES
from freebooter.games.marauders.hold.overboard import drop_surplus, surplus
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.moves import ENTER_PORT, LEAVE_PORT, SAIL
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.odds.dangers import found_by_any, hazard_odds, hazards_in, scouts_in
from freebooter.games.marauders.port_entry import ENTRY_FREE, has_port, port_entry
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.measured import actions_spent
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import meet_zone
from freebooter.kernel.ask import Ask, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

SAIL_FROM: Final = [[SAIL[to] for to in neighbours] for neighbours in NEIGHBOURS]
"""The steps out of each zone at sea."""


def move_options(t: Table, player: Player) -> list[Move]:
    """All steps that can be taken and paid."""
    zone, actions, payable = player.zone, t.turn.actions, any_step_payable(t)  # what is payable need not be priced
    if player.in_port:
        # mutants: same `if (move_cost`, it saves work only
        return [LEAVE_PORT] if payable or move_cost(t, player, zone, True) <= actions else []
    if payable:  # mutants: same `if False`, it saves work only
        options = SAIL_FROM[zone][:]
    else:
        options = [SAIL[to] for to in NEIGHBOURS[zone] if move_cost(t, player, to, False) <= actions]
    if not has_port(zone):
        return options
    # mutants: same `if ((move_cost(t, player, zone, True) <= actions))`, it saves work only
    if (payable or move_cost(t, player, zone, True) <= actions) and port_entry(t, player, zone):
        options.append(ENTER_PORT)
    return options


# Whom a captain meets at sea


def scouted_words(t: Table, player: Player, zone: int) -> tuple[int, str]:
    """The chance of being found on entering a zone, and the most likely hunter."""
    hunters = scouts_in(t, player.seat, zone)
    if not hunters:
        return 0, ""
    worst = max(hunters, key=lambda hunter: hunter.finds)
    return percent(found_by_any(hunters)), NPC_NAMES[worst.npc.number]


def was_found(played: Played[Table], player: Player) -> dict[str, bool]:
    """Whether an NPC found the captain on arrival; unknown while something else is asked first, or in a storm."""
    before, after = played.before, played.after
    if before.storm > 0:
        return {}
    for event in played.events:
        if event.kind == "turn-begins":  # perhaps his own again, and then he is looked for once more
            return {"found": False}
        if event.kind == "battle-begins" and event.data["defender"] == player.seat:
            return {"found": True}
    if after.found_by != NONE:
        return {"found": True}
    looked = [event.data["npc"] for event in played.events if event.kind == "npc-scouts"]
    hunters = scouts_in(before, player.seat, after.players[player.seat].zone)
    if after.agenda or any(NPC_NAMES[hunter.npc.number] not in looked for hunter in hunters):
        return {}
    return {"found": False}


# The sea


class Sail(Action):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        zone = player.zone
        if player.in_port:
            return Refusal("mm-leave-port-first", "MM-MOVE-02", zone=ZONES[zone])
        if move.value not in NEIGHBOURS[zone]:
            return Refusal("mm-not-adjacent", "MM-MOVE-01", zone=ZONES[move.value], here=ZONES[zone])
        return cannot_pay_step(t, player, move.value, False)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        found, npc = scouted_words(t, player, move.value)
        cost = move_cost(t, player, move.value, False)
        hazards = hazards_in(t, player, move.value)
        if not hazards:
            return Note("mm-brings-sail", "MM-MOVE-01 MM-NPC-12", actions=cost, found=found, npc=npc)
        hits, sunk = hazard_odds(t, player, hazards)
        return Note(
            "mm-brings-sail-storm",
            "MM-MOVE-01 MM-NPC-12",
            actions=cost,
            storm=tenths(hits),
            sunk=percent(sunk),
            found=found,
            npc=npc,
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return actions_spent(played)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return was_found(played, played.before.players[ask.seat])

    def worth(self, chart: Chart, move: Move) -> int:
        cost = chart.actions_to(move.value)
        there = discount_negative(chart.best_from(move.value))
        return there - chart.spent * cost - chart.danger(move.value, cost)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        return sail(t, t.players[seat], move.value)


SAILING: Final = Sail(SAIL)


def sail(t: Table, player: Player, to: int) -> Taken:
    """Destroyed hit locations never stop a ship (MM-MOVE-08), and all ships move alike (MM-MOVE-03)."""
    pay_for_move(t, player, to, False)
    player.zone = to
    if t.journal is not None:
        t.journal.everyone("sailed", "MM-MOVE-01", seat=player.seat, zone=ZONES[to])
    return come_to_sea(t, player)


# Out of port


class LeavePort(Action):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if not player.in_port:
            return Refusal("mm-at-sea-already", "MM-MOVE-01", zone=ZONES[player.zone])
        return cannot_pay_step(t, player, player.zone, True)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The storm, then hunters in the zone; cargo above the capacity is lost (MM-AMB-05, MM-AMB-08)."""
        player = t.players[ask.seat]
        found, npc = scouted_words(t, player, player.zone)
        hits, sunk = hazard_odds(t, player, hazards_in(t, player, player.zone))
        return Note(
            "mm-brings-leave",
            "MM-MOVE-01 MM-NPC-12",
            actions=move_cost(t, player, player.zone, True),
            found=found,
            npc=npc,
            storm=tenths(hits),
            sunk=percent(sunk),
            surplus=surplus(t, player),
            unsold=gold_left_behind(t, player),
            closed=int(closes_behind(t, player)),
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Cards thrown overboard by now, and those that still have to go, while nothing else has happened yet."""
        player = played.after.players[ask.seat]
        lost = [event for event in played.events if "MM-AMB-08" in event.rules]
        gone = 0
        for event in lost:
            cards = event.data.get("cards")
            gone += len(cards) if isinstance(cards, list) else 1
        if played.events[-1] is (lost[-1] if lost else played.first("left-port")):
            gone += surplus(played.after, player)
        found = {**actions_spent(played), "surplus": gone}
        if player.at_sea() and played.first("battle-begins") is None:
            found["closed"] = int(closes_behind(played.after, player))
        return found

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        player = played.before.players[ask.seat]
        return {} if surplus(played.before, player) else was_found(played, player)

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.after - chart.danger(chart.here) - (IDLE if chart.spent == IDLE else 0)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        return leave_port(t, t.players[seat])


LEAVING: Final = LeavePort([LEAVE_PORT])


def gold_left_behind(t: Table, player: Player) -> int:
    """What goods in demand here would bring, if they can still be sold in this turn (MM-SELL-03, MM-PORT-01)."""
    if t.turn.ported or t.turn.actions < 1 or not port_entry(t, player, player.zone) & ENTRY_FREE:
        return 0
    wanted = t.board.demand[player.zone]
    return prices.copies(player.cargo, wanted) * prices.sale_price(t, player, wanted)


def closes_behind(t: Table, player: Player) -> bool:
    """War or a bounty has closed the port to its guest: outside there is no way back in (MM-AMB-14)."""
    return port_entry(t, player, player.zone) == 0


def leave_port(t: Table, player: Player) -> Taken:
    pay_for_move(t, player, player.zone, True)
    player.in_port = False
    player.slipped_in = False
    if t.journal is not None:
        t.journal.everyone("left-port", "MM-MOVE-01", seat=player.seat, zone=ZONES[player.zone])
    rest = drop_surplus(t, player, "MM-AMB-08")
    return and_then(rest, partial(come_to_sea, t, player)) if rest else come_to_sea(t, player)


def come_to_sea(t: Table, player: Player) -> Taken:
    meet_zone(t)
    # mutants: same `if False`, it saves work only
    return () if player.mission == NONE else tasks.on_zone_entered(t, player)
