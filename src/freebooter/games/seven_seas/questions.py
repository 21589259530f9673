"""What the questions of the roles have in common."""

from collections.abc import Callable
from typing import Final

from freebooter.games.seven_seas.explaining.measured import spots_for_mistake
from freebooter.games.seven_seas.explaining.teaching import belongs_elsewhere
from freebooter.games.seven_seas.moves import DECLINE, PLAY_CARD
from freebooter.games.seven_seas.names import ABORIGINE, ADVENTURE_CARDS, CAPTAIN, ROLES, SHAMAN
from freebooter.games.seven_seas.rituals import RITUAL_COSTS, too_few_tokens
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal, mistake

WITHOUT_RITUALS: Final = (CAPTAIN, ABORIGINE, SHAMAN)


class RoleQuestion(Question[Table]):
    """A question in the turn of a role. Rituals are not part of it, and some roles have none at all (P7-ROUND-14)."""

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        cost = RITUAL_COSTS.get(move.code, 0)
        if cost > 0 and t.called in WITHOUT_RITUALS:  # mutants: same `> 1`, no ritual costs a single token
            return Refusal("p7-no-ritual-here", "P7-ROUND-14")
        if cost > t.players[ask.seat].tokens:
            return too_few_tokens(t.players[ask.seat], cost)
        return belongs_elsewhere(t, ask, move)


class CardQuestion(RoleQuestion):
    """Which adventure card of one kind is played, if any; `kind` is its name in texts, `fits` its cards."""

    def __init__(self, prompt: str, rule: str, kind: str, is_of_kind: Callable[[int], bool]) -> None:
        super().__init__(prompt, rule, [*PLAY_CARD, DECLINE])
        self.kind = kind
        self.fits = [is_of_kind(card) for card in range(ADVENTURE_CARDS)]

    def preview_card(self, t: Table, player: Player, card: int) -> Note:
        """Preview of playing a card that fits."""
        raise TypeError(f"{self.prompt} must preview its cards")

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = [PLAY_CARD[card] for card in t.players[seat].hand if self.fits[card]]
        found.append(DECLINE)
        return found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        hand = t.players[ask.seat].hand
        if not self.fits[move.value]:
            return Refusal("p7-wrong-kind-of-card", self.rule, kind=self.kind)
        if move.value in hand:
            return None
        if not any([self.fits[card] for card in hand]):
            return Refusal("p7-no-card-of-kind", self.rule, kind=self.kind)
        return Refusal("p7-card-not-in-hand", self.rule)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        if move is DECLINE:
            return mistake("brings-decline", "P7-ROUND-10", points=t.rules.spot_points)
        return self.preview_card(t, t.players[ask.seat], move.value)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is DECLINE:
            return {"points": spots_for_mistake(played, ask.seat) * played.after.rules.spot_points}
        return self.measured_card(played, ask.seat, move.value)

    def measured_card(self, played: Played[Table], seat: Seat, card: int) -> dict[str, int]:
        """The numbers of `preview_card`, from what happened."""
        return {}


def used_characters(player: Player) -> int:
    """How many character cards come back to hand after Captain, Aborigine or Shaman (P7-ROUND-11)."""
    used = 0
    for role in range(len(ROLES)):
        used += 1 - (player.roles >> role & 1)
    return used
