"""A battle step by step: each phase, and each round, is a flow of its own."""

from freebooter.games.marauders.battle.aftermath import aftermath
from freebooter.games.marauders.battle.crew import crew_opening, crew_round
from freebooter.games.marauders.battle.naval import fire_long_guns, naval_round
from freebooter.games.marauders.captain.bounties import bounty_for_starting, nation_offended
from freebooter.games.marauders.content.card_timing import WHEN_ENGAGING
from freebooter.games.marauders.content.tables import NPC_NATION
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_FIGHT, CREW_OPENING, NAVAL_ROUND, OPENING, Battle, Side
from freebooter.games.marauders.state.sides import battle_of, player_of
from freebooter.kernel.ask import Flow, Part


def battle_step(t: Table) -> Flow:
    """What comes next in the battle under way."""
    phase = battle_of(t).phase
    if phase == OPENING:
        return opening(t)
    if phase == NAVAL_ROUND:
        return naval_round(t)
    if phase == CREW_OPENING:
        return crew_opening(t)
    if phase == CREW_FIGHT:
        return crew_round(t)
    return aftermath(t)


def opening(t: Table) -> Flow:
    """What comes before the first round."""
    battle = battle_of(t)
    battle.phase = NAVAL_ROUND
    yield from engage(t, battle)
    if t.hooked:
        rest = modules_of(t).battle_starts(t, battle)
        if rest:
            yield from rest
    yield from fire_long_guns(t)


def engage(t: Table, battle: Battle) -> Part[None]:
    """A player who attacks a non-pirate is wanted from that moment on (MM-BOUNTY-01), unless a card helps (GL-27)."""
    aggressor = player_of(t, battle.sides[0])
    if aggressor is None:
        return
    yield from own_window(t, aggressor, WHEN_ENGAGING)
    if not battle.no_bounty:
        yield from bounty_for_starting(t, aggressor, nation_attacked(t, battle.sides[1]), "MM-BOUNTY-01")


def nation_attacked(t: Table, side: Side) -> int:
    """The nation of a non-pirate ship; NONE for pirates, players or not (MM-BOUNTY-04)."""
    player = player_of(t, side)
    if player is not None:
        return nation_offended(player)
    return NONE if side.npc == NONE else NPC_NATION[side.npc]
