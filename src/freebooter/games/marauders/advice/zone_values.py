"""Where to go: the value of each zone."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.card_values import (
    CLAIM_GOLD,
    CLAIM_SKILL,
    RUMOUR_MERCHANT,
    RUMOUR_PORTS,
    RUMOUR_WANTED,
    RUMOUR_ZONES,
)
from freebooter.games.marauders.content.tables import (
    CAPTAIN_HOME,
    CAPTAIN_NATION,
    CAPTAIN_SKILLS,
    MISSION_LOCATION,
    RUMOUR_SKILL,
    ZONE_NATION,
)
from freebooter.games.marauders.missions.claiming import may_claim
from freebooter.games.marauders.names import (
    CARACAS,
    CURACAO,
    INFLUENCE,
    NONE,
    SCOUTING,
    SEAMANSHIP,
    ST_MAARTEN,
)
from freebooter.games.marauders.port_entry import OPEN_PORTS, closed_nations
from freebooter.games.marauders.prices import counts_of, damage_points, demand_for_glory
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import HAS_FIGHT, MISSION_VALUE, REWARDS_WORTH
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_MERCHANT
from freebooter.games.marauders.values import (
    ACTION_VALUE,
    GOLD,
    POINT,
    duel_odds,
    gold_worth,
    is_raider,
    is_sound,
    sale,
    skill_odds,
)

SAFE_POINT: Final = 40  # what it is worth that a point is safe
MARKET: Final = 12  # what a market is worth for each card that can be bought and stowed
WINS: Final = 400  # to have the last point counted
WORTH_NOTHING: Final = [0] * len(ZONE_NATION)
CLOSED_PORT: Final = -POINT  # less than any open port is worth
NO_PORTS: Final = [CLOSED_PORT] * len(ZONE_NATION)
LAST_EVENTS: Final = 5  # cards left: what is not at home soon will never count (MM-END-05)


def ports(t: Table, player: Player) -> list[int]:
    """The value of a Port action in each zone; negative where no port is open."""
    home = CAPTAIN_HOME[player.captain]
    closed = closed_nations(t, player, CAPTAIN_NATION[player.captain])
    anywhere = any_port(t, player)
    found = NO_PORTS[:]
    for zone in OPEN_PORTS[closed][home]:
        found[zone] = anywhere
    if player.cargo:
        counts, enough = counts_of(player.cargo), demand_for_glory(t, player)
        buyers = t.board.known_demand().zones
        for good in range(len(counts)):
            if counts[good]:
                worth = anywhere + sale(counts[good], enough)
                for zone in buyers[good]:
                    if found[zone] != CLOSED_PORT:
                        found[zone] = worth
    if player.gold > 1 and effects.room_at_sea(t, player) > 0:
        for zone in (CARACAS, ST_MAARTEN, CURACAO):
            found[zone] += 15  # more goods to choose from, and talk for nothing
    if player.gold > 0:
        found[home] += stashing(t, player)
    add_missions(t, player, found)
    if player.rumour != NONE:
        worth = rumour_worth(player)
        for zone in RUMOUR_PORTS[player.rumour]:
            if is_welcome(player, zone):
                found[zone] += worth
    return found


def is_welcome(player: Player, zone: int) -> bool:
    """Some rumours are told to those only whom the nation of the port wants, or who are at home there."""
    if not RUMOUR_WANTED[player.rumour] or zone == CAPTAIN_HOME[player.captain]:
        return True
    return player.bounties[ZONE_NATION[zone]] > 0


def any_port(t: Table, player: Player) -> int:
    """What every port offers: goods, repairs, crew, rumours."""
    worth = 0
    if player.gold > 1:
        worth += MARKET * max(0, min(4, min(effects.room_at_sea(t, player), player.gold // 2)))
        if player.rumour == NONE:
            worth += skill_odds(player, INFLUENCE) // 2 - 12
        worth += 12 * min(player.gold // 2, damage_points(player.ship))
        if player.ship.any_destroyed():
            worth += 40
    return worth + 20 * player.crew_wanted()


def stashing(t: Table, player: Player) -> int:
    """The value of stashing: higher with more gold, and near the end."""
    gained = points_of_gold(t, player.stash + player.gold) - points_of_gold(t, player.stash)
    if gained <= 0:
        return 0
    points = player.track + points_of_gold(t, player.stash + player.gold)
    if points >= t.rules.points_to_win:
        return WINS
    late = t.decks.events.left + len(t.event_top) <= LAST_EVENTS
    return gained * POINT if late else gained * SAFE_POINT + min(40, player.gold)


def add_missions(t: Table, player: Player, found: list[int]) -> None:
    mission = player.mission
    if mission != NONE:
        kind_of_mission(mission).port_worth(player, mission, MISSION_VALUE[mission], found)
    if mission == NONE or kind_of_mission(mission).waits:
        for offer in t.board.missions:
            zone = MISSION_LOCATION[offer]
            if found[zone] >= 0 and may_claim(t, player, offer):
                found[zone] += max(0, claim_worth(player, offer) - (25 if mission != NONE else 0))


def claim_worth(player: Player, mission: int) -> int:
    """A mission on offer: its pay times its chance, less distance and cost."""
    likely = kind_of_mission(mission).claim_odds(player, mission)
    worth = pay_less_way(mission) * likely // 100 - GOLD * CLAIM_GOLD[mission]
    skill = CLAIM_SKILL[mission]
    return worth if skill == NONE else worth * skill_odds(player, skill) // 100


_PAY_LESS_WAY: Final[list[int | None]] = [None] * len(MISSION_LOCATION)


def pay_less_way(mission: int) -> int:
    """What a mission pays, less the way from where it is claimed. Kept when found, since it never changes."""
    known = _PAY_LESS_WAY[mission]
    if known is None:
        way = kind_of_mission(mission).claim_way(mission, MISSION_LOCATION[mission])
        known = MISSION_VALUE[mission] - ACTION_VALUE * way * 3 // 4
        _PAY_LESS_WAY[mission] = known
    return known


def rumour_worth(player: Player) -> int:
    """The value of acting on the rumour held, at its place."""
    rumour = player.rumour
    worth = skill_odds(player, RUMOUR_SKILL[rumour]) * (POINT + REWARDS_WORTH[rumour]) // 100
    return worth * max(0, duel_odds(player, 2, 2)) // 100 if HAS_FIGHT[rumour] else worth


def at_sea(t: Table, player: Player) -> list[int]:
    """The value of actions at sea in each zone: rumours, missions, and merchants for raiders."""
    found = WORTH_NOTHING[:]
    mission = player.mission
    if player.rumour != NONE and RUMOUR_ZONES[player.rumour]:
        worth = rumour_worth(player)
        for zone in RUMOUR_ZONES[player.rumour]:
            if is_there(t, player, zone):
                found[zone] += worth
    if mission != NONE:
        kind_of_mission(mission).sea_worth(player, mission, MISSION_VALUE[mission], found)
    if is_raider(player) and is_sound(player):
        worth = raid_worth(t, player)
        merchants, scouted = t.board.merchant, t.turn.scouted >> FIRST_MERCHANT
        for zone in range(len(merchants)):
            if merchants[zone] != NONE and scouted >> zone & 1 == 0:
                found[zone] = found[zone] + worth  # twice as quick as `+=` when compiled
    return found


def is_there(t: Table, player: Player, zone: int) -> bool:
    """Some rumours speak of a merchant at sea."""
    return not RUMOUR_MERCHANT[player.rumour] or t.board.merchant[zone] != NONE


def raid_worth(t: Table, player: Player) -> int:
    """Scouting for a merchant and raiding it, roughly (MM-RAID)."""
    return skill_odds(player, SCOUTING) * engage_worth(t, player) // 100


def engage_worth(t: Table, player: Player) -> int:
    """Raiding a merchant that was found: gold and cargo times the chance, less damage and the bounty."""
    ship = player.ship
    seamanship = CAPTAIN_SKILLS[player.captain][SEAMANSHIP]
    success = 22 + 13 * seamanship + 6 * (effects.raid_manoeuvrability(t, player) - 3) - 8 * damage_points(ship)
    success = max(10, min(90, success))
    gain = gold_worth(t, player, 8) + 15 + 20 * max(0, min(2, effects.room_at_sea(t, player)))
    if player.mission != NONE and kind_of_mission(player.mission).wants_raid:
        gain += MISSION_VALUE[player.mission] * 2 // 3
    wanted = 15 if player.is_pirate() else 50
    worth = success * gain // 100 - (100 - success) * 30 // 100 - wanted
    return modules_of(t).raid_prize(t, worth, player) if t.hooked else worth
