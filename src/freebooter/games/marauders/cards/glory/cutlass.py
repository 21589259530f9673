"""Cutlass cards: battle (ledger 3.6). Each changes what the battle remembers of a side; the battle reads it."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.contest import winner_by_dice, won_contest
from freebooter.games.marauders.battle.crew import lose_crew
from freebooter.games.marauders.battle.sides import battle_of, opponent_of, player_of, ship_of, side_of
from freebooter.games.marauders.bounties import nation_offended
from freebooter.games.marauders.fight import BOARDS, FLEES, SHOOTS
from freebooter.games.marauders.moves import MEND
from freebooter.games.marauders.names import CANNONS, CREW, LOCATIONS, MASTS, NOBODY, NONE
from freebooter.games.marauders.registry import playable, plays
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CAPTAIN_NATION, GLORY_AMOUNT, NPC_NATION
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move


@playable("GL-19")
def won_by_shooting(t: Table, player: Player) -> bool:
    side = side_of(t, player)
    return side.declared == SHOOTS and won_contest(battle_of(t), side) and not player.ship.destroyed(CANNONS)


@plays("GL-19")
def raking_shot(t: Table, player: Player, card: int) -> Part[None]:
    """One hit more, even above the cannons."""
    yield from ()
    side_of(t, player).bonus_hits += GLORY_AMOUNT[card]


@playable("GL-20")
def has_masts(t: Table, player: Player) -> bool:
    return not player.ship.destroyed(MASTS)


@plays("GL-20")
def hard_to_starboard(t: Table, player: Player, card: int) -> Part[None]:
    """Two dice more in this contest."""
    yield from ()
    side_of(t, player).bonus_dice += GLORY_AMOUNT[card]


@plays("GL-21")
def hidden_marines(t: Table, player: Player, card: int) -> Part[None]:
    """Two dice more in this round of crew combat."""
    yield from ()
    side_of(t, player).bonus_dice += GLORY_AMOUNT[card]


@playable("GL-22")
def enemy_shoots(t: Table, player: Player) -> bool:
    return opponent_of(t, player).declared == SHOOTS


@plays("GL-22")
def wet_powder(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy deals two hits fewer in this round."""
    yield from ()
    opponent_of(t, player).reduced_hits += GLORY_AMOUNT[card]


@playable("GL-23")
def fled_and_did_not_lose(t: Table, player: Player) -> bool:
    side = side_of(t, player)
    battle = battle_of(t)
    return side.declared == FLEES and (winner_by_dice(battle) == NOBODY or won_contest(battle, side))


@plays("GL-23")
def under_cover_of_smoke(t: Table, player: Player, card: int) -> Part[None]:
    """Escape whatever the enemy rolled, after the cannon hits of this round."""
    yield from ()
    side_of(t, player).slips_away = True


def mendable(player: Player) -> list[Move]:
    """Locations that are damaged but not destroyed."""
    ship = player.ship
    return [MEND[at] for at in range(len(LOCATIONS)) if ship.damage(at) > 0 and not ship.destroyed(at)]


@playable("GL-24")
def has_something_to_mend(t: Table, player: Player) -> bool:
    return len(mendable(player)) > 0


@plays("GL-24")
def spare_timber(t: Table, player: Player, card: int) -> Part[None]:
    """Restore a point on one location that is not destroyed."""
    answer = yield Ask(player.seat, "spare-timber", mendable(player))
    effects.repair(t, player, answer.value, GLORY_AMOUNT[card], "MM-GLORY-09")


@playable("GL-25")
def enemy_has_crew(t: Table, player: Player) -> bool:
    return not ship_of(t, opponent_of(t, player)).destroyed(CREW)


@plays("GL-25")
def cold_steel(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy loses one crew before the first roll."""
    yield from ()
    lose_crew(t, opponent_of(t, player), GLORY_AMOUNT[card], "MM-GLORY-09")


@playable("GL-26")
def enemy_won_by_boarding(t: Table, player: Player) -> bool:
    enemy = opponent_of(t, player)
    return enemy.declared == BOARDS and won_contest(battle_of(t), enemy) and not enemy.boarding_cut


@plays("GL-26")
def cut_the_lines(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy does not board; cannon hits are still dealt."""
    yield from ()
    opponent_of(t, player).boarding_cut = True


def at_war_with_victim(t: Table, player: Player) -> bool:
    """Would starting this give a bounty, and is the nation that gives it at war with the captain's own?"""
    raid = t.raid
    if raid is not None:
        nation = raid.nation
    else:
        enemy = opponent_of(t, player)
        victim = player_of(t, enemy)
        nation = NPC_NATION[enemy.npc] if victim is None else nation_offended(victim)
    return nation != NONE and t.at_war_with(nation) == CAPTAIN_NATION[player.captain]  # mutants: same `n (t`, no enemy


@playable("GL-27")
def raids_or_fights_an_enemy_nation(t: Table, player: Player) -> bool:
    return t.raid is not None or at_war_with_victim(t, player)


@plays("GL-27")
def letters_of_reprisal(t: Table, player: Player, card: int) -> Part[None]:
    """No bounty for attacking a nation at war with the own; in a raid up to two hit cards may be discarded."""
    yield from ()
    at_war = at_war_with_victim(t, player)
    raid = t.raid
    if raid is not None:
        raid.reprisals += GLORY_AMOUNT[card]
        raid.no_bounty = raid.no_bounty or at_war
    else:
        battle_of(t).no_bounty = at_war
