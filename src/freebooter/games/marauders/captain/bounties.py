"""Bounties for what a captain does to others, and rewards for defeating those who have some (MM-BOUNTY)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import (
    BOUNTY_REWARD,
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CAPTAIN_NATION,
    EVENT_REWARD,
    NPC_NATION,
)
from freebooter.games.marauders.moves import CHOOSE_NATION
from freebooter.games.marauders.names import HUNTS_PIRATES, NATIONS, NONE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Question, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

# What a bounty is for, as modules are asked. A merchant raid is under way (`t.raid`) or a battle.
FOR_STARTING: Final = 0
FOR_DEFEATING: Final = 1


def bounty_for_starting(t: Table, player: Player, nation: int, rule: str) -> Taken:
    """One bounty of the nation for starting combat with a non-pirate ship of it, or raiding it (MM-BOUNTY-01).

    War is no excuse (MM-AMB-68), nor is the own nation (MM-AMB-69). Nothing when there is no `nation`.
    """
    return add_bounty(t, player, nation, FOR_STARTING, rule)


def bounty_for_defeating(t: Table, player: Player, npc: Npc) -> Taken:
    """One bounty for sinking a naval ship or beating its crew, whichever side started (MM-BOUNTY-02, MM-AMB-67)."""
    if not is_navy(npc):
        return ()
    return add_bounty(t, player, NPC_NATION[npc.number], FOR_DEFEATING, "MM-BOUNTY-02")


def add_bounty(t: Table, player: Player, nation: int, act: int, rule: str, count: int = 1) -> Taken:
    """Done at once in the base; modules may ask before and after."""
    if nation == NONE:
        return ()
    if t.hooked:
        return add_bounty_with_modules(t, player, nation, act, rule, count)
    effects.gain_bounty(t, player, nation, count, rule)
    return ()


def add_bounty_with_modules(t: Table, player: Player, nation: int, act: int, rule: str, count: int) -> Part[None]:
    calls = modules_of(t)
    stopped = yield from calls.stop_bounty(t, player, nation, act)
    if stopped:
        return
    before = player.bounties[nation]
    effects.gain_bounty(t, player, nation, calls.bounty_gain(t, count, player, nation, act), rule)
    if player.bounties[nation] > before:
        yield from calls.bounty_gained(t, player, nation)


def nation_offended(player: Player) -> int:
    """Whose bounty an attack on this captain gives; NONE for a pirate (MM-BOUNTY-04)."""
    return NONE if player.is_pirate() else CAPTAIN_NATION[player.captain]


# Rewards


class RewardNation(Question[Table]):
    """Which nation pays; `about` is the seat of the beaten captain."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return reward_refusal(t, t.players[ask.seat], t.players[ask.about], move.value)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"seat": ask.about + 1}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note(
            "mm-brings-gold", "MM-BOUNTY-10", gold=reward(t.players[ask.seat], t.players[ask.about], move.value)
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        paid = played.first("reward-paid")
        assert paid is not None
        return {"gold": int(str(paid.data["count"]))}


REWARD_NATION: Final = RewardNation("reward-nation", "MM-BOUNTY-10", CHOOSE_NATION)


def reward_for(t: Table, winner: Player, loser: Player) -> Part[None]:
    """A nation of the winner's choice pays for its bounties on the loser, sunk or boarded (MM-BOUNTY-10, MM-AMB-70)."""
    ask = REWARD_NATION.ask(t, winner.seat, about=loser.seat)
    if not ask.options:
        return
    answer = yield ask
    gold = reward(winner, loser, answer.value)
    if t.journal is not None:
        t.journal.everyone(
            "reward-paid", "MM-BOUNTY-10", seat=winner.seat, loser=loser.seat, nation=NATIONS[answer.value], count=gold
        )
    effects.gain_gold(t, winner, gold, "MM-BOUNTY-10")


def reward(winner: Player, loser: Player, nation: int) -> int:
    return BOUNTY_REWARD * loser.bounties[nation] + hunters_bonus(winner)


def reward_refusal(t: Table, winner: Player, loser: Player, nation: int) -> Refusal | None:
    """A nation pays for its own bounties, but not to a captain it wants, nor to an enemy in war (MM-BOUNTY-10, 11)."""
    if loser.bounties[nation] == 0:
        return Refusal("mm-no-bounty-on-loser", "MM-BOUNTY-10", nation=NATIONS[nation])
    if winner.bounties[nation] > 0:
        return Refusal("mm-nation-wants-you", "MM-BOUNTY-11", nation=NATIONS[nation])
    own = CAPTAIN_NATION[winner.captain]
    if t.at_war_with(own) == nation:
        return Refusal("mm-nation-at-war-with-you", "MM-BOUNTY-11", nation=NATIONS[nation], own=NATIONS[own])
    return None


def paying_nations(t: Table, winner: Player, loser: Player) -> list[int]:
    return [nation for nation in range(len(NATIONS)) if reward_refusal(t, winner, loser, nation) is None]


def reward_for_npc(t: Table, winner: Player, npc: Npc) -> None:
    """What is on the head of an NPC pirate is paid to non-pirates only (MM-BOUNTY-12)."""
    reward = npc_reward(npc, winner)
    if reward > 0:
        effects.gain_gold(t, winner, reward, "MM-BOUNTY-12")


def npc_reward(npc: Npc, winner: Player) -> int:
    """What a captain gets who defeats this NPC (MM-BOUNTY-12)."""
    reward = EVENT_REWARD[npc.card] if is_pirate(npc) else 0  # mutants: same `if True`, others have none
    return reward + hunters_bonus(winner) if reward > 0 and not winner.is_pirate() else 0


def hunters_bonus(winner: Player) -> int:
    """Extra reward of CAP-04 while he is not a pirate."""
    if CAPTAIN_ABILITY[winner.captain] == HUNTS_PIRATES and not winner.is_pirate():
        return CAPTAIN_AMOUNT[winner.captain]
    return 0
