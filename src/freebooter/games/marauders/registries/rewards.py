"""The registry of rewards: what a true rumour gives, and a mission besides gold, by the `kind` in its content. Most are
a flow and a worth:

    @reward("a-favour", worth=25)
    def gain_favour(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]: ...

One with more to say is a class with one object:

    class Ransom(RewardKind):
        def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None: ...
        def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]: ...

    add_reward(Ransom("ransom", worth=30, conditional=True))

A kind of a module may read the word `detail` of its content besides the other fields, and checks it in `fault`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import MISSIONS, RUMOURS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal

Giving: TypeAlias = Callable[[Table, Player, int, Reward], Part[None]]
"""The table, the captain, the rumour (NONE for a mission) and what the card says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RewardKind:
    """One kind of reward.

    `each` is its worth to advice, for each of the amount on the card, in hundredths of a glory point. `conditional`:
    it has a `refusal`. `fights`: it is a fight ashore, so that advice looks at the crews; missions give no such thing.
    `goes_on`: the rumour is not done with it, so that there is no glory point yet.
    """

    def __init__(
        self, name: str, worth: int = 0, conditional: bool = False, fights: bool = False, goes_on: bool = False
    ) -> None:
        self.name: Final = name
        self.each: Final = worth
        self.conditional: Final = conditional
        self.fights: Final = fights
        self.goes_on: Final = goes_on

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        raise TypeError(f"{type(self).__name__} must say what it gives")

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        """Why the captain, who is at the place of the rumour, cannot act on it; None when he can."""
        return None

    def preview(self, t: Table, player: Player, reward: Reward, dice: int, needed: int) -> Note | None:
        """What acting on the rumour would bring, instead of the note about the roll alone.

        `dice` are rolled for `needed` successes; the note names them as `dice` and the `chance` in per cent.
        """
        return None

    def worth(self, reward: Reward) -> int:
        """What advice adds to the glory point, known from the card alone."""
        return self.each * max(1, reward.amount)

    def useful(self, reward: Reward) -> int:
        """How many successes of the rumour's roll bring something, if more than it needs do."""
        return 0

    def fault(self, reward: Reward) -> str:
        """What is wrong with the content of such a reward, as a sentence; nothing when it is fine."""
        return ""


REWARD_KINDS: Final[dict[str, RewardKind]] = {}
REWARDS_WORTH: Final[list[int]] = [0] * len(RUMOURS)
"""What all rewards of a rumour are worth together, by its kind."""
MISSION_VALUE: Final[list[int]] = [0] * len(MISSIONS)
"""What missions are worth when they are done: their rewards; `advice.card_values` adds point and gold."""
HAS_FIGHT: Final[list[bool]] = [False] * len(RUMOURS)
HAS_CONDITION: Final[list[bool]] = [False] * len(RUMOURS)
USEFUL: Final[list[int]] = [rumour.successes for rumour in RUMOURS]
"""Beyond so many successes the roll of a rumour brings nothing more."""


def add_reward(kind: RewardKind) -> None:
    if kind.name in REWARD_KINDS:
        raise ValueError(f"there is a reward called {kind.name!r} already")
    REWARD_KINDS[kind.name] = kind
    for rumour in range(len(RUMOURS)):
        for reward in RUMOURS[rumour].rewards:
            if reward.kind == kind.name:
                REWARDS_WORTH[rumour] += kind.worth(reward)
                HAS_FIGHT[rumour] = HAS_FIGHT[rumour] or kind.fights
                HAS_CONDITION[rumour] = HAS_CONDITION[rumour] or kind.conditional
                USEFUL[rumour] = max(USEFUL[rumour], kind.useful(reward))
    for mission in range(len(MISSIONS)):
        for reward in MISSIONS[mission].earn.rewards:
            if reward.kind == kind.name:
                MISSION_VALUE[mission] += kind.worth(reward)


class PlainReward(RewardKind):
    """A kind that is a flow and nothing more."""

    def __init__(self, name: str, worth: int, flow: Giving) -> None:
        super().__init__(name, worth)
        self.flow: Final = flow

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        return self.flow(t, player, rumour, reward)


def reward(name: str, worth: int) -> Callable[[Giving], Giving]:
    def register(flow: Giving) -> Giving:
        add_reward(PlainReward(name, worth, flow))
        return flow

    return register


def condition_refusal(t: Table, player: Player) -> Refusal | None:
    """Why the rewards of the rumour held cannot be sought now, its place apart."""
    for part in RUMOURS[player.rumour].rewards:
        refusal = REWARD_KINDS[part.kind].refusal(t, player, part)
        if refusal is not None:
            return refusal
    return None
