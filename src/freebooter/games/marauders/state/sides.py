"""The two sides of the battle under way: who they are, what they sail, who decides for them."""

from freebooter.games.marauders.content.tables import CAPTAIN_SKILLS, EVENT_NAMES, NPC_NAMES
from freebooter.games.marauders.names import LEADERSHIP, NOBODY, NONE
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import PHASES, Battle, Side
from freebooter.games.marauders.state.npc_kinds import captain_of
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.kernel.ask import Seat
from freebooter.kernel.note import Param


def battle_of(t: Table) -> Battle:
    battle = t.battle
    assert battle is not None
    return battle


def side_of(t: Table, player: Player) -> Side:
    """The side of a player who fights."""
    sides = battle_of(t).sides
    return sides[0] if sides[0].seat == player.seat else sides[1]


def opponent_of(t: Table, player: Player) -> Side:
    """The side that a player fights."""
    sides = battle_of(t).sides
    return sides[1] if sides[0].seat == player.seat else sides[0]


def player_of(t: Table, side: Side) -> Player | None:
    return None if side.seat == NOBODY else t.players[side.seat]


def npc_of(t: Table, side: Side) -> Npc | None:
    """None for a player, and for an opponent who is on no card."""
    return None if side.npc == NONE else t.npcs[side.npc]


def side_name(t: Table, side: Side) -> int | str:
    """For events: the seat of a player, the name of an NPC's captain."""
    if side.seat != NOBODY:
        return side.seat
    return EVENT_NAMES[captain_of(t.npcs[side.npc])] if side.npc != NONE else "ashore"


def ship_of(t: Table, side: Side) -> Ship:
    ship = t.players[side.seat].ship if side.seat != NOBODY else side.ship
    assert ship is not None
    return ship


def enemy_of(t: Table, side: Side) -> Side:
    sides = battle_of(t).sides
    return sides[1] if side is sides[0] else sides[0]


def skill_of(t: Table, side: Side, skill: int) -> int:
    """Seamanship or leadership."""
    if side.seat != NOBODY:
        return CAPTAIN_SKILLS[t.players[side.seat].captain][skill]
    return side.leadership if skill == LEADERSHIP else side.seamanship


def controller(t: Table, side: Side) -> Seat:
    """Who decides for a side: a player himself; for an NPC the left neighbour of the player it fights (MM-NPC-23)."""
    if side.seat != NOBODY:
        return side.seat
    return (enemy_of(t, side).seat + 1) % t.seats


def side_led_by(t: Table, seat: Seat) -> Side:
    """The side for which a seat decides: its own, or that of the NPC that it steers."""
    sides = battle_of(t).sides
    for side in sides:
        if side.seat == seat:
            return side
    return sides[0] if sides[0].seat == NOBODY else sides[1]


def by_program(t: Table, side: Side) -> bool:
    """Does the program decide for this side (MM-AMB-74)?"""
    return side.seat == NOBODY and t.rules.npcs_by_program


def fighting_seats(battle: Battle) -> list[Seat]:
    """The players who fight, the aggressor first: the order of cards in combat (MM-GLORY-09)."""
    return [side.seat for side in battle.sides if side.seat != NOBODY]


def side_words(t: Table, seat: Seat, at: int) -> dict[str, Param]:
    """For the text of a question: for whom the seat decides, itself or the NPC that it steers (MM-NPC-23)."""
    battle = battle_of(t)
    whose = side_word(seat, battle.sides[at])
    return {"whose": whose, "round": battle.round, "phase": PHASES[battle.phase]}


def side_word(seat: Seat, side: Side) -> str:
    """Whose side it is, for the seat that is asked."""
    if side.seat == seat:
        return "own"
    return NPC_NAMES[side.npc] if side.npc != NONE else "ashore"
