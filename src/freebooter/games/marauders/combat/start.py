"""How a battle begins."""

from freebooter.games.marauders.content.tables import EVENT_SHIP, NPC_NATION, SHIP_TRACKS
from freebooter.games.marauders.names import CREW, LOCATIONS, MAN_O_WAR, NOBODY, NONE, SLOOP
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import CREW_OPENING, Battle, Side
from freebooter.games.marauders.state.npc_kinds import captain_of, is_navy, npc_skills
from freebooter.games.marauders.state.player import Player, Ship, new_ship
from freebooter.games.marauders.state.sides import side_name


def player_side(player: Player) -> Side:
    side = Side(player.seat)
    side.crew_before = player.ship.tracks[CREW]
    return side


def npc_side(t: Table, npc: Npc) -> Side:
    """An NPC fights with a whole ship each time (MM-NPC-25, MM-NPC-26), and with what modules give it."""
    skills = npc_skills(t, npc)
    ship = new_ship(npc_ship(t, npc))
    side = Side(NOBODY, npc.number, ship, skills[0], skills[2])
    if t.hooked:
        modules_of(t).fit_out_npc(t, npc, side)
        if ship.modifications:
            for location in range(len(LOCATIONS)):
                ship.tracks[location] = ship.value(location)
    side.crew_before = ship.tracks[CREW]
    return side


def known_side(t: Table, npc: Npc) -> Side:
    """The same as `npc_side` for advice, which only looks at it: nothing of it may be changed.

    Worked out once for each captain, ship and outfit.
    """
    calls = modules_of(t)
    if not calls.keeps_outfits:
        return npc_side(t, npc)
    key = (calls.npc_outfit(t, npc) * len(NPC_NATION) + npc.number) * (len(EVENT_SHIP) + 1) + captain_of(npc) + 1
    key = key * len(SHIP_TRACKS) + npc_ship(t, npc)
    side = calls.sides.get(key)
    if side is None:
        side = calls.sides[key] = npc_side(t, npc)
    return side


def npc_ship(t: Table, npc: Npc) -> int:
    """Navies of nations at war sail man-o-wars (ledger 3.3)."""
    if is_navy(npc) and t.at_war_with(NPC_NATION[npc.number]) != NONE:
        return MAN_O_WAR
    return EVENT_SHIP[captain_of(npc)]


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
