"""The abilities of new captains that ask whether they pay: SOG-CAP-10 and 11 (ledger 3.4)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.bounties import FOR_STARTING
from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, MISSION_NAMES, MISSIONS
from freebooter.games.marauders.modules.cards.abilities import (
    ABILITY_RULE,
    BUYS_SILENCE,
    PAYS_FOR_CLAIMS,
    amount,
    has,
    not_once_more,
    report_use,
    too_little,
)
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.moves import DECLINE, PAY
from freebooter.games.marauders.names import INFLUENCE, NATIONS, SKILLS
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled, event_about, gold_spent
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import POINT, cost, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

FOR_SILENCE: Final = new_purpose("silence", ABILITY_RULE)
SILENCE_WORTH: Final = 45  # what it is worth to get no bounty


# SOG-CAP-10: a raid without a bounty


class BuySilence(Question[Table]):
    """Whether to pay for a roll against the bounty of a nation, which is `about`."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about], "gold": amount(t.players[ask.seat], BUYS_SILENCE)}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is DECLINE:
            return None
        player = t.players[ask.seat]
        count = dice.pool(t, player, INFLUENCE, FOR_SILENCE, 0)
        price = amount(player, BUYS_SILENCE)
        return Note("mm-brings-silence", ABILITY_RULE, price=price, dice=count, chance=percent(at_least(count)))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is DECLINE else dice_rolled(played, "silence")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return {} if move is DECLINE else check_passed(played, "silence")

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        chance = at_least(dice.pool(t, player, INFLUENCE, FOR_SILENCE, 0))
        worth = int(SILENCE_WORTH * chance) - cost(t, player, amount(player, BUYS_SILENCE))
        return weigh([0 if move is DECLINE else worth for move in ask.options])


BUY_SILENCE: Final = BuySilence("buy-silence", ABILITY_RULE, [PAY, DECLINE])


def buys_silence(t: Table, player: Player, nation: int, act: int) -> Part[bool]:
    """Before the bounty of a merchant raid is given; not where it could not become higher."""
    price = amount(player, BUYS_SILENCE)
    if t.raid is None or act != FOR_STARTING or not_once_more(t, player, BUYS_SILENCE) is not None:
        return False
    if player.gold < price or player.bounties[nation] >= BOUNTY_LIMIT:
        return False
    answer = yield BUY_SILENCE.ask(t, player.seat, about=nation)
    if answer is DECLINE:
        return False
    cards_of(t).used = True
    report_use(t, player)
    effects.pay_gold(t, player, price, ABILITY_RULE)
    return (yield from dice.check(t, player, INFLUENCE, FOR_SILENCE))


# SOG-CAP-11: a mission for gold instead of a roll


class PayForClaim(Question[Table]):
    """Whether to pay for the mission `about` in place of its roll."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [PAY, DECLINE] if self.price_refusal(t, t.players[seat], about) is None else [DECLINE]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move is DECLINE else self.price_refusal(t, t.players[ask.seat], ask.about)

    def price_refusal(self, t: Table, player: Player, mission: int) -> Refusal | None:
        """What the mission itself costs comes on top."""
        needed: int = MISSIONS[mission].needs.gold
        return too_little(amount(player, PAYS_FOR_CLAIMS) + needed, effects.purse(t, player))

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"mission": MISSION_NAMES[ask.about], "gold": amount(t.players[ask.seat], PAYS_FOR_CLAIMS)}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        player = t.players[ask.seat]
        if move is PAY:
            return Note("mm-brings-claim-paid", ABILITY_RULE, price=amount(player, PAYS_FOR_CLAIMS))
        count, chance = claim_odds(t, player, ask.about)
        return Note(
            "mm-brings-check", "MM-MISSION-02", dice=count, needed=claim_needs(ask.about), chance=percent(chance)
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is DECLINE:
            return dice_rolled(played, "claim")
        needed: int = MISSIONS[ask.about].needs.gold
        claimed = event_about(played, "mission-claimed", ask.seat)
        return {} if claimed is None else {"price": gold_spent(played, ask.seat) - needed}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return {} if move is PAY else check_passed(played, "claim", claim_needs(ask.about))

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        paid = POINT - cost(t, player, amount(player, PAYS_FOR_CLAIMS))
        rolled = int(POINT * claim_odds(t, player, ask.about)[1])
        return weigh([rolled if move is DECLINE else paid for move in ask.options])


PAY_FOR_CLAIM: Final = PayForClaim("pay-for-claim", ABILITY_RULE, [PAY, DECLINE])


def claim_needs(mission: int) -> int:
    needed: int = MISSIONS[mission].needs.successes
    return needed


def claim_odds(t: Table, player: Player, mission: int) -> tuple[int, float]:
    """The dice of the roll that a mission asks for, and the chance to pass."""
    skill = SKILLS.index(MISSIONS[mission].needs.check)
    count = dice.pool(t, player, skill, dice.FOR_CLAIM, 0)
    return count, at_least(count, claim_needs(mission))


def pays_for_claim(t: Table, player: Player, mission: int) -> Part[None]:
    """Where the stash may pay, it is always asked: otherwise the question would reveal what the stash holds."""
    if not has(player, PAYS_FOR_CLAIMS):
        return
    secret = effects.purse_is_secret(t, player)
    ask = PAY_FOR_CLAIM.ask(t, player.seat, about=mission, shown=secret)
    if ask.options == [DECLINE] and not secret:
        return
    answer = yield ask
    if answer is PAY:
        report_use(t, player)
        effects.pay_gold(t, player, amount(player, PAYS_FOR_CLAIMS), ABILITY_RULE)
        visit_of(t).roll_skipped = True
