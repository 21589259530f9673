"""Rumours that give one of two gains: gold, or something that depends on the captain (ledger 3.7, choose one)."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import RUMOURS
from freebooter.games.marauders.modules.cards.gains import (
    CHOOSE_BOUNTIES,
    CHOOSE_FREE_CLAIM,
    CHOOSE_GIFT,
    CHOOSE_GOLD,
    CHOOSE_SURVIVORS,
    CHOOSE_TOKEN,
    RULE,
    BountiesMoved,
    ClaimForNothing,
    Gain,
    GiftOfShip,
    Survivors,
    TokenHere,
)
from freebooter.games.marauders.registries.rewards import RewardKind, add_reward
from freebooter.games.marauders.rumours.favours import gold_in_events
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import GOLD, gold_worth, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CHOICES_OF_GAIN: Final[dict[str, Gain]] = {
    "survivors": Survivors(CHOOSE_SURVIVORS),
    "free-claim": ClaimForNothing(CHOOSE_FREE_CLAIM),
    "token-here": TokenHere(CHOOSE_TOKEN),
    "move-bounties": BountiesMoved(CHOOSE_BOUNTIES),
    "gift-of-ship": GiftOfShip(CHOOSE_GIFT),
}


class ChooseOne(Question[Table]):
    """The gold, or the other gain of the rumour `about`."""

    def reward(self, ask: Ask) -> Reward:
        found: Reward = RUMOURS[ask.about].rewards[0]
        return found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is CHOOSE_GOLD:
            return None
        reward = self.reward(ask)
        if move is not CHOICES_OF_GAIN[reward.detail].move:
            return Refusal("mm-other-choice", self.rule)
        return CHOICES_OF_GAIN[reward.detail].refusal(t, t.players[ask.seat], reward)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        reward = self.reward(ask)
        if move is CHOOSE_GOLD:
            return Note("mm-brings-gold", self.rule, gold=reward.amount)
        return CHOICES_OF_GAIN[reward.detail].preview(t, t.players[ask.seat], reward)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is CHOOSE_GOLD or move is CHOOSE_SURVIVORS:
            return {"gold": gold_in_events(played, "gold-gained", RULE)}
        return {}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player, reward = t.players[ask.seat], self.reward(ask)
        found: list[int] = []
        for move in ask.options:
            if move is CHOOSE_GOLD:
                found.append(gold_worth(t, player, reward.amount))
            else:
                found.append(CHOICES_OF_GAIN[reward.detail].worth(t, player, reward))
        return weigh(found)


CHOOSE_ONE: Final = ChooseOne("choose-one", RULE, [CHOOSE_GOLD, *[gain.move for gain in CHOICES_OF_GAIN.values()]])


@final
class OrGold(RewardKind):
    """Decided after the roll; if the choice brings nothing the rumour is still true."""

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        gain = CHOICES_OF_GAIN[reward.detail]
        gain.prepare(t, player)
        answer = yield CHOOSE_ONE.ask(t, player.seat, about=rumour)
        if answer is CHOOSE_GOLD:
            effects.gain_gold(t, player, reward.amount, RULE)
        else:
            yield from gain.give(t, player, reward)

    def worth(self, reward: Reward) -> int:
        return GOLD * (reward.amount + 2)

    def fault(self, reward: Reward) -> str:
        return "" if reward.detail in CHOICES_OF_GAIN else f"there is no gain called {reward.detail!r}"


add_reward(OrGold("or-gold"))
