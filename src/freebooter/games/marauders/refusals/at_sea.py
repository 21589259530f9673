"""What an action would bring: the way, the checks, what may be found and who may find the captain."""

from freebooter.games.marauders import dice, odds, scoring
from freebooter.games.marauders.actions.move import (
    BY_ABILITY,
    BY_FEE,
    BY_INFLUENCE,
    FREELY,
    PORT_ROYAL_FEE,
    WAYS,
    move_cost,
    port_entry,
)
from freebooter.games.marauders.battle.start import player_side, shore_side
from freebooter.games.marauders.bounties import hunters_bonus, nation_offended, paying_nations
from freebooter.games.marauders.cards.missions import task_of
from freebooter.games.marauders.fight import CREW_OPENING, Battle
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARGO,
    INFLUENCE,
    NATIONS,
    NONE,
    SCOUTING,
    SEAMANSHIP,
    SKILLS,
    SPANISH,
)
from freebooter.games.marauders.odds.battle import Duel
from freebooter.games.marauders.odds.dangers import found_by_any, scouts_in, storm_ahead, storm_odds
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    BOUNTY_REWARD,
    EVENT_REWARD,
    NPC_NAMES,
    NPC_NATION,
    RUMOUR_SKILL,
    RUMOURS,
    SHIP_LARGE,
    ZONE_NATION,
)
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def check_note(rule: str, count: int, needed: int = 1) -> Note:
    """A check before it is rolled."""
    return Note("mm-brings-check", rule, dice=count, needed=needed, chance=odds.percent(odds.at_least(count, needed)))


def of_action(t: Table, player: Player, move: Move) -> Note | None:
    verb = move.verb
    if verb == "sail":
        return of_sailing(t, player, move.value)
    if verb == "enter-port":
        return of_entering(t, player)
    if verb == "leave-port":
        return of_leaving(t, player)
    if verb == "scout-npc":
        return of_seeking_npc(t, player, move.value)
    if verb == "scout-player":
        return of_seeking_captain(t, player, t.players[move.value])
    if verb in ("scout-merchant", "scout-spanish-merchant"):
        return of_seeking_merchant(t, player, verb == "scout-spanish-merchant")
    if verb == "act-on-rumour" and player.rumour != NONE:
        return of_rumour(t, player)
    if verb == "pursue-mission" and player.mission != NONE:
        return of_mission(t, player)
    if verb == "port-action" and player.slipped_in and not port_entry(t, player, player.zone) & FREELY:
        return check_note("MM-SETUP-16", dice.pool(t, player, INFLUENCE, dice.FOR_CLOSED_PORT, 0))
    if verb == "retire":
        return Note("mm-brings-retirement", "MM-DEATH-09", gold=player.gold)
    if verb == "port-action":
        return Note("mm-brings-port", "MM-PORT-01")
    if verb == "end-turn" and not player.declared and scoring.has_won(t, player):
        total = scoring.points(t, player)
        return Note("mm-brings-declaring", "MM-END-01 MM-END-02", points=total, actions=t.turn.actions)
    if verb == "end-turn" and t.turn.actions > 0:
        return Note("mm-brings-end", "MM-TURN-07", actions=t.turn.actions)
    return None


# Moves


def scouted_words(t: Table, player: Player, zone: int) -> tuple[int, str]:
    """The chance of being found at once in a zone, and by whom most likely."""
    hunters = scouts_in(t, player.seat, zone)
    if not hunters:
        return 0, ""
    worst = max(hunters, key=lambda hunter: hunter.finds)
    return odds.percent(found_by_any(hunters)), NPC_NAMES[worst.npc.number]


def of_sailing(t: Table, player: Player, zone: int) -> Note:
    found, npc = scouted_words(t, player, zone)
    cost = move_cost(t, player, zone, False)
    return Note("mm-brings-sail", "MM-MOVE-01 MM-NPC-12", actions=cost, found=found, npc=npc)


def of_entering(t: Table, player: Player) -> Note:
    """A closed port, and the shoals of Bridgetown for a large ship (MM-PORTPOWER-02)."""
    closed = int(not port_entry(t, player, player.zone) & FREELY)
    shoals = 0
    if player.zone == BRIDGETOWN and SHIP_LARGE[player.ship.kind]:
        shoals = odds.percent(1 - odds.at_least(dice.pool(t, player, SEAMANSHIP, dice.FOR_SHOALS, 0)))
    cost = move_cost(t, player, player.zone, True)
    return Note("mm-brings-enter", "MM-MOVE-01", actions=cost, closed=closed, shoals=shoals)


def of_leaving(t: Table, player: Player) -> Note:
    """Out of port the storm waits, then whoever hunts there; what the hold cannot take is lost (MM-AMB-05, 08)."""
    found, npc = scouted_words(t, player, player.zone)
    hits, sunk = storm_odds(t, player) if storm_ahead(t, player) else (0.0, 0.0)
    return Note(
        "mm-brings-leave",
        "MM-MOVE-01 MM-NPC-12",
        actions=move_cost(t, player, player.zone, True),
        found=found,
        npc=npc,
        storm=odds.tenths(hits),
        sunk=odds.percent(sunk),
        surplus=surplus(player),
    )


def surplus(player: Player) -> int:
    """Cards that the ship cannot take to sea."""
    return max(0, player.cards_aboard() - player.ship.tracks[CARGO])


def of_way_in(t: Table, player: Player, way: int) -> Note | None:
    """How a closed port is entered."""
    if WAYS[way] == BY_INFLUENCE:
        return check_note("MM-PORTPOWER-10", dice.pool(t, player, INFLUENCE, dice.FOR_ENTRY, 0))
    if WAYS[way] == BY_FEE:
        return Note("mm-brings-price", "MM-PORTPOWER-10", price=PORT_ROYAL_FEE, gold=player.gold)
    if WAYS[way] == BY_ABILITY:  # CAP-13: the Port action is checked
        return check_note("MM-PORT-01", dice.pool(t, player, INFLUENCE, dice.FOR_CLOSED_PORT, 0))
    return None


# Scouting


def of_seeking_npc(t: Table, player: Player, number: int) -> Note:
    npc = t.npcs[number]
    nation = NPC_NATION[number]
    reward = EVENT_REWARD[npc.card]
    paid = reward + hunters_bonus(player) if reward and not player.is_pirate() else 0
    return of_seeking(t, player, odds.duel_with_npc(t, player, npc, True), nation, paid)


def of_seeking_captain(t: Table, player: Player, other: Player) -> Note:
    nations = paying_nations(t, player, other)
    paid = max([other.bounties[nation] for nation in nations]) * BOUNTY_REWARD + hunters_bonus(player) if nations else 0
    return of_seeking(t, player, odds.duel_with_player(t, player, other, True), nation_offended(other), paid)


def of_seeking(t: Table, player: Player, duel: Duel, nation: int, reward: int) -> Note:
    """The chance to find the ship, and what a battle with it would be like."""
    count = dice.pool(t, player, SCOUTING, dice.FOR_SCOUTING, 0)
    return Note(
        "mm-brings-hunt",
        "MM-SCOUT-02 MM-SCOUT-03",
        dice=count,
        chance=odds.percent(odds.at_least(count)),
        hits=odds.tenths(duel.hits),
        taken=odds.tenths(duel.taken),
        crew=odds.percent(duel.crew.win),
        match=match_of(duel),
        nation="none" if nation == NONE else NATIONS[nation],
        reward=reward,
    )


def match_of(duel: Duel) -> str:
    if duel.weaker():
        return "weaker"
    return "stronger" if duel.stronger() else "even"


def of_seeking_merchant(t: Table, player: Player, sworn: bool) -> Note:
    """The chance to find the merchant and, if the ship can raid, what a raid would be like."""
    count = 0 if sworn else dice.pool(t, player, SCOUTING, dice.FOR_SCOUTING, 0)
    nation = SPANISH if sworn else ZONE_NATION[player.zone]
    raid = odds.whole_raid(t, player, nation)
    return Note(
        "mm-brings-merchant",
        "MM-PORTPOWER-04" if sworn else "MM-SCOUT-02",
        dice=count,
        chance=100 if sworn else odds.percent(odds.at_least(count)),
        able=int(not player.ship.any_destroyed()),
        success=odds.percent(raid.success),
        gold=int(raid.gold_if_won() + 0.5),
        sunk=odds.percent(raid.sunk),
    )


# Cards


def of_rumour(t: Table, player: Player) -> Note:
    rumour = RUMOURS[player.rumour]
    count = dice.pool(t, player, RUMOUR_SKILL[player.rumour], dice.FOR_TRUTH, t.turn.rumour_dice)
    needed = rumour.successes
    for reward in rumour.rewards:
        if reward.kind == "shore-combat":
            return of_fight_ashore(t, player, count, needed, reward.crew, reward.leadership, "MM-RUMOR-04 MM-AMB-93")
    return check_note("MM-RUMOR-04", count, needed)


def of_mission(t: Table, player: Player) -> Note:
    task = task_of(player)
    if task.kind == "duel":
        return of_fight_ashore(t, player, 0, 0, task.crew, task.leadership, "MM-AMB-93")
    return check_note("MM-SETUP-16", dice.pool(t, player, SKILLS.index(task.check), dice.FOR_TASK, 0))


def of_fight_ashore(t: Table, player: Player, count: int, needed: int, crew: int, leadership: int, rule: str) -> Note:
    """A check, if there is one, and then crew combat that costs the captain's life if it is lost."""
    twin = t.copy()
    own = player_side(twin.players[player.seat])
    twin.battle = Battle(own, shore_side(crew, leadership), CREW_OPENING)
    twin.battle.ashore = True
    ending = odds.crew_to_the_end(twin, own)
    chance = odds.percent(odds.at_least(count, needed))
    win, lose = odds.percent(ending.win), odds.percent(ending.lose)
    return Note("mm-brings-shore", rule, dice=count, chance=chance, win=win, lose=lose)
