"""What follows a battle: glory, bounties, rewards, plunder, death, repairs."""

from freebooter.games.marauders import names, rumours
from freebooter.games.marauders.battle.plunder import plunder_npc, plunder_player
from freebooter.games.marauders.captain.bounties import bounty_for_defeating, reward_for, reward_for_npc
from freebooter.games.marauders.captain.death import bury, kill_captain, last_chance
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.captain.recovery import after_fight
from freebooter.games.marauders.content.card_timing import AFTER_CREW_WIN, AFTER_NAVAL_WIN
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.names import ASHORE, BY_COMBAT, CHASERS, CREW_LOST, NOBODY, NONE, Death
from freebooter.games.marauders.npcs.arrivals import npc_dies
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import OVER, Table
from freebooter.games.marauders.state.battle import BOARDED, SHIP_SUNK, Battle, Side
from freebooter.games.marauders.state.npc_kinds import is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import battle_of, npc_of, player_of
from freebooter.kernel.ask import Flow, Part


def aftermath(t: Table) -> Flow:
    """The battle is decided; when this is done it is gone."""
    battle = battle_of(t)
    if battle.ashore:
        yield from leave_the_shore(t, battle)
        return
    if battle.winner != NOBODY:
        yield from settle_victory(t, battle)
    elif battle.outcome == SHIP_SUNK:
        for side in battle.sides:  # both went down: no glory, reward or bounty (MM-AMB-62)
            player = player_of(t, side)
            if player is not None:
                yield from last_chance(t, player, names.SUNK)
            yield from kill_loser(t, battle, side)
    for side in battle.sides:
        player = player_of(t, side)
        if player is not None and player.afloat and t.stage != OVER:
            yield from after_fight(t, player, side.crew_before)
            player.ship.flipped &= ~(1 << CHASERS)  # ready again (MM-MOD-05)
    if t.hooked:
        rest = modules_of(t).battle_ends(t, battle)
        if rest:
            yield from rest
    t.battle = None


def settle_victory(t: Table, battle: Battle) -> Part[None]:
    """Glory, bounty, cards and reward for the winner, then plunder, then the end of the loser."""
    winner = player_of(t, battle.sides[battle.winner])
    loser = battle.sides[1 - battle.winner]
    beaten = player_of(t, loser)
    if winner is not None:
        yield from reward_winner(t, battle, winner, loser)
    if beaten is not None:
        yield from last_chance(t, beaten, cause_of_death(battle))
    if winner is not None and battle.outcome == BOARDED:  # sinking gives no plunder (MM-PLUNDER-01)
        if beaten is not None:
            yield from plunder_player(t, winner, beaten)
        else:
            yield from plunder_npc(t, winner, loser)
        if t.hooked:
            rest = modules_of(t).crew_combat_won(t, winner)
            if rest:
                yield from rest
    yield from kill_loser(t, battle, loser)


def reward_winner(t: Table, battle: Battle, winner: Player, loser: Side) -> Part[None]:
    """What the winner gets for having defeated somebody, as attacker or defender (MM-GLORY-03, MM-AMB-75)."""
    yield from gain_glory(t, winner, BY_COMBAT, "MM-GLORY-01")
    beaten = player_of(t, loser)
    npc = npc_of(t, loser)
    if npc is not None:
        yield from bounty_for_defeating(t, winner, npc)
        if t.hooked:
            rest = modules_of(t).npc_defeated(t, winner, npc)
            if rest:
                yield from rest
    yield from own_window(t, winner, AFTER_NAVAL_WIN if battle.outcome == SHIP_SUNK else AFTER_CREW_WIN)
    if npc is not None:
        yield from tasks.on_defeat(t, winner, is_pirate(npc))
        reward_for_npc(t, winner, npc)
    elif beaten is not None:
        yield from tasks.on_defeat(t, winner, beaten.is_pirate())
        yield from reward_for(t, winner, beaten)


def kill_loser(t: Table, battle: Battle, side: Side) -> Part[None]:
    """The captain of a side dies (MM-COMBAT-20, MM-CREW-04, MM-AMB-66)."""
    player = player_of(t, side)
    if player is None:
        npc = npc_of(t, side)
        if npc is not None:
            yield from npc_dies(t, npc)
    else:
        cause = cause_of_death(battle)
        yield from bury(t, player, cause, "MM-COMBAT-20" if cause == names.SUNK else "MM-CREW-04")


def cause_of_death(battle: Battle) -> Death:
    return names.SUNK if battle.outcome == SHIP_SUNK else CREW_LOST


def leave_the_shore(t: Table, battle: Battle) -> Part[None]:
    """The end of a combat ashore: the mission or rumour goes on, or the captain dies (MM-AMB-93)."""
    player = t.players[battle.sides[0].seat]
    won = battle.winner == 0
    if won:
        yield from own_window(t, player, AFTER_CREW_WIN)
        if t.hooked:
            rest = modules_of(t).crew_combat_won(t, player)
            if rest:
                yield from rest
    t.battle = None
    if battle.winner == 1:
        yield from kill_captain(t, player, ASHORE, "MM-AMB-93")
        return
    yield from after_fight(t, player, battle.sides[0].crew_before)
    if battle.rumour != NONE:
        yield from rumours.shore_result(t, player, battle.rumour, won)
    else:
        yield from tasks.on_duel_over(t, player, won)
