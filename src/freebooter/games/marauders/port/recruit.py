"""Recruit: a Leadership check fills the crew, gold hires the rest (MM-RECRUIT)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.purse import price_note, price_paid
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.moves import HIRE_CREW
from freebooter.games.marauders.names import LEADERSHIP, PETITE_GOAVE, PORT_ROYAL, RECRUIT
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.rolls import chance_of, dice_rolled, passed
from freebooter.games.marauders.previews.measured import event_about, gold_spent, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import here
from freebooter.games.marauders.values import cost, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

TERMS_ROLL: Final = 0
TERMS_FREE: Final = 1  # no roll and no gold (MM-AMB-44)
TERMS_FORBIDDEN: Final = 2
TERMS_PAID: Final = 3  # no roll: whoever joins is paid
HAND_VALUE: Final = 45  # what one more of the crew is worth


def terms(t: Table, player: Player) -> int:
    """On what terms this port lets the captain recruit (MM-PORTPOWER-09, MM-PORTPOWER-10)."""
    offer = TERMS_ROLL
    if here(t, player, PETITE_GOAVE):
        offer = TERMS_FORBIDDEN if player.is_pirate() else TERMS_FREE
    elif player.is_pirate() and here(t, player, PORT_ROYAL):
        offer = TERMS_FREE
    return modules_of(t).recruit_terms(t, offer, player) if t.hooked else offer


class Recruiting(Activity):
    """One check for each activity; after a failure any number may be hired (MM-RECRUIT-01, MM-RECRUIT-02)."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if terms(t, player) == TERMS_FORBIDDEN:
            return Refusal("mm-no-recruits-for-pirates", "MM-PORTPOWER-09")
        if player.crew_wanted() <= 0:
            return Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=0)
        paid = terms(t, player) == TERMS_PAID
        return too_poor(t, player, prices.crew_price(t, player), "MM-RECRUIT-02") if paid else None

    def possible(self, t: Table, player: Player) -> bool:
        if player.crew_wanted() <= 0:
            return False
        on = terms(t, player)
        paid = on == TERMS_PAID
        return on != TERMS_FORBIDDEN and (not paid or effects.purse(t, player) >= prices.crew_price(t, player))

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        offer, wanted = terms(t, player), player.crew_wanted()
        if offer == TERMS_PAID:
            return Note("mm-brings-crew-paid", "MM-RECRUIT-02", price=prices.crew_price(t, player), wanted=wanted)
        free = int(offer == TERMS_FREE)
        count = dice.pool(t, player, LEADERSHIP, dice.FOR_RECRUITING, 0)
        chance = chance_of(count)
        return Note("mm-brings-crew", "MM-RECRUIT-01", free=free, dice=count, chance=chance, wanted=wanted)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Who joins without a roll, or the dice of it."""
        joined = event_about(played, "crew-gained", ask.seat, "MM-AMB-44")
        return dice_rolled(played, ask.seat) if joined is None else {"free": 1, "wanted": number_in(joined, "count")}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return passed(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 160

    def perform(self, t: Table, player: Player) -> Part[None]:
        offer = terms(t, player)
        if offer == TERMS_FREE:
            effects.fill_crew(t, player, "MM-AMB-44")
            return
        if offer != TERMS_PAID:
            joined = yield from dice.check(t, player, LEADERSHIP, dice.FOR_RECRUITING)
            if joined:
                effects.fill_crew(t, player, "MM-RECRUIT-01")
                return
        price, secret = prices.crew_price(t, player), effects.purse_is_secret(t, player)
        answer = yield CREW_TO_HIRE.ask(t, player.seat, about=price, shown=secret)
        effects.pay_gold(t, player, answer.value * price, "MM-RECRUIT-02")
        effects.gain_crew(t, player, answer.value, "MM-RECRUIT-02")


RECRUITING: Final = Recruiting(RECRUIT)


class CrewToHire(Question[Table]):
    """How many to hire; `about` is the price of one."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return HIRE_CREW[: affordable(t, t.players[seat], about) + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        wanted = player.crew_wanted()
        if move.value > wanted:
            return Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=wanted)
        return too_poor(t, player, move.value * ask.about, "MM-RECRUIT-02", affordable(t, player, ask.about))

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return price_note(t, t.players[ask.seat], "MM-RECRUIT-02", move.value * ask.about)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return price_paid(played, ask.seat, gold_spent(played, ask.seat))

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([HAND_VALUE * move.value - cost(t, player, ask.about * move.value) for move in ask.options])


CREW_TO_HIRE: Final = CrewToHire("hire-crew", "MM-RECRUIT-02", HIRE_CREW)


def affordable(t: Table, player: Player, price: int) -> int:
    """How many can be hired."""
    wanted = player.crew_wanted()
    return wanted if price == 0 else min(wanted, effects.purse(t, player) // price)
