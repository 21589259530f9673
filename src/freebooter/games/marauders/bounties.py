"""Bounties for what a captain does to others, and rewards for defeating those who have some (MM-BOUNTY)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.hooks import query_bounty_gain
from freebooter.games.marauders.moves import CHOOSE_NATION
from freebooter.games.marauders.names import HUNTS_PIRATES, NATIONS, NONE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.tables import (
    BOUNTY_REWARD,
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CAPTAIN_NATION,
    EVENT_REWARD,
    NPC_NATION,
)
from freebooter.kernel.ask import Ask, Part

# What a bounty is for, as modules are asked (Q14).
FOR_STARTING: Final = 0
FOR_DEFEATING: Final = 1


def bounty_for_starting(t: Table, player: Player, nation: int, rule: str) -> None:
    """One bounty of the nation for starting combat with a non-pirate ship of it, or raiding it (MM-BOUNTY-01).

    War is no excuse (MM-AMB-68), nor is the own nation (MM-AMB-69). Nothing when there is no `nation`.
    """
    _offend(t, player, nation, FOR_STARTING, rule)


def bounty_for_defeating(t: Table, player: Player, npc: Npc) -> None:
    """One bounty for sinking a naval ship or beating its crew, whoever started it (MM-BOUNTY-02, MM-AMB-67)."""
    _offend(t, player, NPC_NATION[npc.number], FOR_DEFEATING, "MM-BOUNTY-02")


def _offend(t: Table, player: Player, nation: int, act: int, rule: str) -> None:
    if nation == NONE:
        return
    count = query_bounty_gain(t, 1, player.seat, nation, act) if t.hooked else 1
    effects.gain_bounty(t, player, nation, count, rule)


def nation_offended(player: Player) -> int:
    """Whose bounty an attack on this captain gives; NONE for a pirate (MM-BOUNTY-04)."""
    return NONE if player.is_pirate() else CAPTAIN_NATION[player.captain]


# Rewards


def reward_for(t: Table, winner: Player, loser: Player) -> Part[None]:
    """A nation of the winner's choice pays for its bounties on the loser, sunk or boarded (MM-BOUNTY-10, MM-AMB-70)."""
    nations = paying_nations(t, winner, loser)
    if not nations:
        return
    answer = yield Ask(winner.seat, "reward-nation", [CHOOSE_NATION[nation] for nation in nations], about=loser.seat)
    gold = BOUNTY_REWARD * loser.bounties[answer.value] + hunters_bonus(winner)
    if t.journal is not None:
        t.journal.everyone(
            "reward-paid", "MM-BOUNTY-10", seat=winner.seat, loser=loser.seat, nation=NATIONS[answer.value], count=gold
        )
    effects.gain_gold(t, winner, gold, "MM-BOUNTY-10")


def paying_nations(t: Table, winner: Player, loser: Player) -> list[int]:
    """Nations that want the loser, do not want the winner and are not at war with his nation (MM-BOUNTY-11)."""
    enemy = t.at_war_with(CAPTAIN_NATION[winner.captain])
    return [
        nation
        for nation in range(len(NATIONS))
        if loser.bounties[nation] > 0 and winner.bounties[nation] == 0 and nation != enemy
    ]


def reward_for_npc(t: Table, winner: Player, npc: Npc) -> None:
    """What is on the head of an NPC pirate is paid to non-pirates only (MM-BOUNTY-12)."""
    reward = EVENT_REWARD[npc.card]
    if reward > 0 and not winner.is_pirate():
        effects.gain_gold(t, winner, reward + hunters_bonus(winner), "MM-BOUNTY-12")


def hunters_bonus(winner: Player) -> int:
    """Rewards are higher for CAP-04 while he is no pirate."""
    if CAPTAIN_ABILITY[winner.captain] == HUNTS_PIRATES and not winner.is_pirate():
        return CAPTAIN_AMOUNT[winner.captain]
    return 0
