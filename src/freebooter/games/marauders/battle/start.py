"""How a battle begins, and what the two sides of one are."""

from freebooter.games.marauders.fight import CREW_OPENING, Battle, Side
from freebooter.games.marauders.hooks import query_ship_value
from freebooter.games.marauders.names import CREW, LEADERSHIP, MAN_O_WAR, MANOEUVRABILITY, NOBODY, NONE, SLOOP
from freebooter.games.marauders.sheet import Player, Ship, new_ship
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.tables import CAPTAIN_SKILLS, EVENT_NAMES, EVENT_SHIP, EVENT_SKILLS, NPC_NATION
from freebooter.kernel.ask import Seat


def player_side(player: Player) -> Side:
    side = Side(player.seat)
    side.crew_before = player.ship.tracks[CREW]
    return side


def npc_side(t: Table, npc: Npc) -> Side:
    """An NPC fights with a whole ship each time (MM-NPC-25, MM-NPC-26)."""
    skills = EVENT_SKILLS[npc.card]
    ship = new_ship(npc_ship(t, npc))
    side = Side(NOBODY, npc.number, ship, skills[0], skills[2])
    side.crew_before = ship.tracks[CREW]
    return side


def npc_ship(t: Table, npc: Npc) -> int:
    """Navies of nations at war sail man-o-wars (ledger 3.3)."""
    nation = NPC_NATION[npc.number]
    if nation != NONE and t.at_war_with(nation) != NONE:
        return MAN_O_WAR
    return EVENT_SHIP[npc.card]


def shore_side(crew: int, leadership: int) -> Side:
    """An opponent ashore has a crew and nothing else (MM-AMB-93)."""
    side = Side(NOBODY, NONE, Ship(SLOOP, [1, 0, 0, crew, 0]), 0, leadership)
    side.crew_before = crew
    return side


def start_battle(t: Table, aggressor: Side, defender: Side) -> None:
    """The flow that calls this ends; the battle is the next thing that happens."""
    t.battle = Battle(aggressor, defender)
    if t.journal is not None:
        t.journal.everyone(
            "battle-begins", "MM-SCOUT-03 MM-NPC-13", aggressor=side_name(t, aggressor), defender=side_name(t, defender)
        )


def start_shore_combat(t: Table, player: Player, opponent: Side, mission: int = NONE, rumour: int = NONE) -> None:
    """Crew combat ashore, for the sake of a mission or rumour."""
    battle = Battle(player_side(player), opponent, CREW_OPENING)
    battle.ashore = True
    battle.mission = mission
    battle.rumour = rumour
    t.battle = battle
    if t.journal is not None:
        t.journal.everyone("shore-combat", "MM-AMB-93", seat=player.seat, crew=opponent.crew_before)


def side_name(t: Table, side: Side) -> int | str:
    """For events: the seat of a player, the name of an NPC's captain."""
    if side.seat != NOBODY:
        return side.seat
    return EVENT_NAMES[t.npcs[side.npc].card] if side.npc != NONE else "ashore"


def ship_of(t: Table, side: Side) -> Ship:
    ship = t.players[side.seat].ship if side.seat != NOBODY else side.ship
    assert ship is not None
    return ship


def enemy_of(t: Table, side: Side) -> Side:
    battle = t.battle
    assert battle is not None
    return battle.sides[1] if side is battle.sides[0] else battle.sides[0]


def skill_of(t: Table, side: Side, skill: int) -> int:
    """Seamanship or leadership."""
    if side.seat != NOBODY:
        return CAPTAIN_SKILLS[t.players[side.seat].captain][skill]
    return side.leadership if skill == LEADERSHIP else side.seamanship


def manoeuvrability(t: Table, side: Side) -> int:
    value = ship_of(t, side).value(MANOEUVRABILITY)
    return query_ship_value(t, value, side.seat, MANOEUVRABILITY, side.npc) if t.hooked else value


def controller(t: Table, side: Side) -> Seat:
    """Who decides for a side: a player himself; for an NPC the left neighbour of the player it fights (MM-NPC-23)."""
    if side.seat != NOBODY:
        return side.seat
    return (enemy_of(t, side).seat + 1) % t.seats


def by_program(t: Table, side: Side) -> bool:
    """Does the program decide for this side (MM-AMB-74)?"""
    return side.seat == NOBODY and t.rules.npcs_by_program


def fighting_seats(battle: Battle) -> list[Seat]:
    """The players who fight, the aggressor first: the order of cards in combat (MM-GLORY-09)."""
    return [side.seat for side in battle.sides if side.seat != NOBODY]
