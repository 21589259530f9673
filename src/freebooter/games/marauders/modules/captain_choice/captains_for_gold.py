"""Captains for gold: a second captain costs 2 gold of the start, a third one 2 more (SG-V2, mode B)."""

from typing import Final

from freebooter.games.marauders.content.tables import CAPTAIN_SKILLS, START_GOLD
from freebooter.games.marauders.modules.captain_choice.choice import (
    KEEP_CAPTAIN,
    CaptainChoice,
    captain_value,
    deal_another,
    dealt_to,
    keep,
    settle,
)
from freebooter.games.marauders.moves import PASS, PAY
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.values import GOLD, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param

CAPTAINS_FOR_GOLD: Final = "captains-for-gold"
CAPTAIN_PRICE: Final = 2
MOST: Final = 3
USUAL: Final = sum([captain_value(captain) for captain in range(len(CAPTAIN_SKILLS))]) // len(CAPTAIN_SKILLS)
HOPE: Final = 12  # what it is worth to choose rather than to take who comes


def choice_of(t: Table) -> CaptainChoice:
    drawer = t.drawer(CAPTAINS_FOR_GOLD)
    assert isinstance(drawer, CaptainChoice)
    return drawer


class BuyCaptain(Question[Table]):
    """Whether to pay for another captain; `about` is how many there are."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about, "gold": CAPTAIN_PRICE}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        paid = choice_of(t).paid[ask.seat] + CAPTAIN_PRICE
        return Note("mm-brings-captain-for-gold", "SG-V2-02 SG-AMB-88", price=CAPTAIN_PRICE, gold=START_GOLD - paid)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is PASS or choice_of(played.after).spare[ask.seat] == choice_of(played.before).spare[ask.seat]:
            return {}
        before, after = choice_of(played.before).paid[ask.seat], choice_of(played.after).paid[ask.seat]
        return {"price": after - before, "gold": START_GOLD - after}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """For those whose captains are worse than usual."""
        best = max([captain_value(card) for card in dealt_to(t, choice_of(t), ask.seat)])
        return weigh([0 if move is PASS else USUAL + HOPE - best - GOLD * CAPTAIN_PRICE for move in ask.options])


BUY_CAPTAIN: Final = BuyCaptain("buy-captain", "SG-V2-02", [PASS, PAY])


class CaptainsForGold(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return CaptainChoice(CAPTAINS_FOR_GOLD, [()] * seats, [0] * seats)

    def deal_captains(self, t: Table) -> Part[bool]:
        """In turn order from the first player, who is drawn already (SG-V2-02, SG-AMB-56)."""
        for player in t.in_turn_order():
            choice = choice_of(t)
            while len(choice.spare[player.seat]) + 1 < MOST and t.decks.captains.left > 0:
                count = 1 + len(choice.spare[player.seat])
                answer = yield BUY_CAPTAIN.ask(t, player.seat, about=count, passing=PASS)
                if answer is PASS:
                    break
                choice.paid[player.seat] += CAPTAIN_PRICE
                if t.journal is not None:
                    t.journal.everyone("captain-paid", "SG-V2-02", seat=player.seat, count=CAPTAIN_PRICE)
                deal_another(t, choice, player, "SG-V2-02")
            kept = yield KEEP_CAPTAIN.ask(t, player.seat)
            keep(t, choice, player, kept.value, "SG-V2-02")
        return True

    def players_are_set(self, t: Table) -> Taken:
        settle(t, choice_of(t))
        return ()


add_module(CaptainsForGold(CAPTAINS_FOR_GOLD, excludes=("two-captains",)))
