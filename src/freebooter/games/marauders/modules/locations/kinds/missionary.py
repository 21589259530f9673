"""The missionary: gold buys off bounties of one nation (SG-LOC-MISSIONARY)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.modules.locations.location import Location, add_location
from freebooter.games.marauders.modules.locations.tokens import MISSIONARY
from freebooter.games.marauders.moves import CHOOSE_NATION, LOWER_BOUNTY
from freebooter.games.marauders.names import NATIONS
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.rumours.pardons import WantedBy
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import cost, is_raider, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

PRICE_OF_PARDON: Final = 3  # for each bounty
MISSIONARY_RULE: Final = "SG-LOC-MISSIONARY-02"
LOWER: Final = 22  # what a bounty less is worth
CLEAN: Final = 50  # to be no pirate any more


def affordable(t: Table, player: Player, nation: int) -> int:
    return min(player.bounties[nation], effects.purse(t, player) // PRICE_OF_PARDON)


def absolution_worth(t: Table, player: Player, nation: int, count: int) -> int:
    worth = LOWER * count - cost(t, player, PRICE_OF_PARDON * count)
    if count == sum(player.bounties) and not is_raider(player):
        worth += CLEAN
    return worth


class Missionary(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Nobody is turned away, but there must be a bounty to remove and gold for it (SG-LOC-MISSIONARY-01)."""
        if not player.is_pirate():
            return Refusal("mm-nobody-wants-you", MISSIONARY_RULE)
        return too_poor(t, player, PRICE_OF_PARDON, MISSIONARY_RULE)

    def may_visit(self, t: Table, player: Player) -> bool:
        return player.is_pirate() and effects.purse(t, player) >= PRICE_OF_PARDON

    def preview(self, t: Table, player: Player) -> Note:
        most = max([affordable(t, player, nation) for nation in range(len(NATIONS))])
        return Note(
            "mm-brings-missionary", MISSIONARY_RULE, price=PRICE_OF_PARDON, most=most, gold=effects.purse(t, player)
        )

    def worth(self, t: Table, player: Player, zone: int) -> int:
        best = 0
        for nation in range(len(NATIONS)):
            count = affordable(t, player, nation)
            if count > 0:
                best = max(best, absolution_worth(t, player, nation, count))
        return best

    def visit(self, t: Table, player: Player) -> Part[None]:
        """Any number, of one nation; with the last one the captain is no pirate any more (SG-AMB-65)."""
        nation = yield ABSOLUTION_FROM.ask(t, player.seat)
        count = yield ABSOLUTION.ask(t, player.seat, about=nation.value)
        effects.pay_gold(t, player, PRICE_OF_PARDON * count.value, MISSIONARY_RULE)
        effects.lower_bounty(t, player, nation.value, count.value, MISSIONARY_RULE)


class AbsolutionFrom(WantedBy):
    """Whose bounties are removed."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh(
            [absolution_worth(t, player, move.value, affordable(t, player, move.value)) for move in ask.options]
        )


class Absolution(Question[Table]):
    """How many are removed; `about` is the nation."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move.value == 0 or move.value > player.bounties[ask.about]:
            return Refusal("mm-bounty-not-so-high", MISSIONARY_RULE, bounty=player.bounties[ask.about])
        return too_poor(t, player, PRICE_OF_PARDON * move.value, MISSIONARY_RULE)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about], "gold": PRICE_OF_PARDON}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        gold = effects.purse(t, t.players[ask.seat])
        return Note("mm-brings-price", MISSIONARY_RULE, price=PRICE_OF_PARDON * move.value, gold=gold)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"price": gold_spent(played, ask.seat)}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([absolution_worth(t, player, ask.about, move.value) for move in ask.options])


ABSOLUTION_FROM: Final = AbsolutionFrom("absolution-from", MISSIONARY_RULE, CHOOSE_NATION)
ABSOLUTION: Final = Absolution("absolution", MISSIONARY_RULE, LOWER_BOUNTY)

add_location(Missionary(MISSIONARY, defence=3, harmless=True))
