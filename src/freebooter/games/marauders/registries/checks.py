# mypyc: skip
"""Compares the kinds that the content names with the registries, when every module has been imported."""

from collections.abc import Sequence

from freebooter.games.marauders.content.load import PACKS, ContentError, Pack
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.registries.abilities import KNOWN_ABILITIES
from freebooter.games.marauders.registries.event_effects import KNOWN_EFFECTS
from freebooter.games.marauders.registries.mission_needs import NEED_KINDS
from freebooter.games.marauders.registries.mission_tasks import KNOWN_TASKS
from freebooter.games.marauders.registries.rewards import REWARD_KINDS


def check_kinds(packs: Sequence[Pack] = PACKS) -> None:
    """Raises a ContentError for a kind that neither the base nor a module has registered."""
    for pack in packs:
        for captain in pack.captains:
            _known(pack, "captains.toml", captain.id, "ability", captain.ability, KNOWN_ABILITIES)
        for event in pack.world_events:
            _known(pack, "events.toml", event.id, "effect", event.effect, KNOWN_EFFECTS)
        for mission in pack.missions:
            task = mission.task
            _known(pack, "missions.toml", mission.id, "task", task.kind, list(KNOWN_TASKS))
            _sound(pack, "missions.toml", mission.id, "task", KNOWN_TASKS[task.kind].fault(task))
            for need in mission.needs.more:
                _known(pack, "missions.toml", mission.id, "need", need.kind, list(NEED_KINDS))
                _sound(pack, "missions.toml", mission.id, "need", NEED_KINDS[need.kind].fault(need))
            for reward in mission.earn.rewards:
                _check_reward(pack, "missions.toml", mission.id, reward)
        for rumour in pack.rumours:
            for reward in rumour.rewards:
                _check_reward(pack, "rumours.toml", rumour.id, reward)


def _check_reward(pack: Pack, file: str, entry: str, reward: Reward) -> None:
    _known(pack, file, entry, "reward", reward.kind, list(REWARD_KINDS))
    _sound(pack, file, entry, "reward", REWARD_KINDS[reward.kind].fault(reward))


def _sound(pack: Pack, file: str, entry: str, field: str, fault: str) -> None:
    if fault:
        raise ContentError(f"{pack.name}/{file}", entry, f"{field}: {fault}")


def _known(pack: Pack, file: str, entry: str, field: str, kind: str, known: Sequence[str]) -> None:
    if kind not in known:
        raise ContentError(f"{pack.name}/{file}", entry, f"there is no {field} called {kind!r}")
