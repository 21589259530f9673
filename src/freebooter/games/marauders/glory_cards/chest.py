"""Chest cards: trade and the port (ledger 3.6)."""

from typing import Final

from freebooter.games.marauders import effects, rumours
from freebooter.games.marauders.advice import goods_values
from freebooter.games.marauders.content.tables import GLORY_AMOUNT, MISSIONS, glory_card
from freebooter.games.marauders.hand.card_rules import no_use, playable, plays
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import CHOOSE_GOOD, CHOOSE_NATION, DISCARD_CARGO, LOWER_BOUNTY, PAY
from freebooter.games.marauders.names import GOODS, NONE, STASH, ZONES
from freebooter.games.marauders.port.market import put_back
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.rumours.pardons import LowerBounty, WantedBy
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import at_home, visit_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Offer, Part, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal

GLORY_RULE: Final = "MM-GLORY-05"
ANY_TIME_RULE: Final = "MM-GLORY-06"
CUSTOMS_FINE: Final = GLORY_AMOUNT[glory_card("GL-08")]
PARDONED: Final = GLORY_AMOUNT[glory_card("GL-09")]


# GL-01 Tavern Talk


NO_RUMOURS: Final = no_use("GL-01", "mm-why-no-rumours")


@plays("GL-01")
def tavern_talk(t: Table, player: Player, card: int) -> Part[None]:
    """A rumour without gold or roll."""
    yield from rumours.receive_rumour(t, player)


@playable("GL-01")
def rumours_are_left(t: Table, player: Player) -> Refusal | None:
    return None if t.decks.rumours.left + t.decks.rumours_discard.left > 0 else NO_RUMOURS


# GL-02 Full Warehouses


@plays("GL-02")
def full_warehouses(t: Table, player: Player, card: int) -> Part[None]:
    """More cards in the draw that comes next."""
    yield from ()
    visit_of(t).draw_more += GLORY_AMOUNT[card]


# GL-03 Shrewd Bargain


NOTHING_DRAWN: Final = no_use("GL-03", "mm-why-no-goods-drawn")


class Bargain(Question[Table]):
    """Which of the goods drawn shall be cheaper."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if copies(t.drawn_cargo, move.value) > 0:
            return None
        return Refusal("mm-not-so-many-drawn", self.rule, good=GOODS[move.value], count=0)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(goods_values.name_good(t, t.players[ask.seat], ask.options))


BARGAIN: Final = Bargain("bargain", "MM-BUY-03", CHOOSE_GOOD)


@plays("GL-03")
def shrewd_bargain(t: Table, player: Player, card: int) -> Part[None]:
    """One good is priced as if one more copy had been drawn."""
    answer = yield BARGAIN.ask(t, player.seat)
    visit = visit_of(t)
    visit.bargains = (*visit.bargains, answer.value)
    if t.journal is not None:
        t.journal.everyone("good-bargained", GLORY_RULE, seat=player.seat, good=GOODS[answer.value])


@playable("GL-03")
def has_drawn_goods(t: Table, player: Player) -> Refusal | None:
    return None if t.drawn_cargo else NOTHING_DRAWN


# GL-04 Word of Shortage


class Demand(Question[Table]):
    """Which of the tokens drawn becomes the demand; `about` is the port."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:  # the tokens are back in the pool: only the question has them
            return None
        return Refusal("mm-token-not-drawn", self.rule, good=GOODS[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}


DEMAND: Final = Demand("demand", "MM-GLORY-05", CHOOSE_GOOD)


@plays("GL-04")
def word_of_shortage(t: Table, player: Player, card: int) -> Part[None]:
    """Of some tokens of the pool, shown to all, one becomes the demand here; the old one goes into the pool."""
    pool = t.decks.demand
    drawn = [t.chance.draw(pool) for token in range(min(GLORY_AMOUNT[card], pool.left))]
    for good in drawn:
        pool.add(good)
    if t.journal is not None:
        names: list[Datum] = [GOODS[good] for good in drawn]
        t.journal.reveal("demand-drawn", GLORY_RULE, seat=player.seat, goods=names)
    answer = yield Ask(player.seat, DEMAND, [CHOOSE_GOOD[good] for good in sorted(set(drawn))], about=player.zone)
    pool.take(answer.value)
    pool.add(t.board.demand[player.zone])
    effects.set_demand(t, player.zone, answer.value, GLORY_RULE)


# GL-05 Trusted Courier


NO_GOLD: Final = no_use("GL-05", "mm-why-no-gold")
CHEST_AT_HAND: Final = no_use("GL-05", "mm-why-chest-at-hand")
COURIER_HERE: Final = no_use("GL-05", "mm-why-courier-here")
NOTHING_TO_STASH: Final = no_use("GL-05", "mm-why-stashed")


@plays("GL-05")
def trusted_courier(t: Table, player: Player, card: int) -> Part[None]:
    """The stash activity is here as it is in the home port."""
    yield from ()
    visit_of(t).courier = True


@playable("GL-05")
def needs_courier(t: Table, player: Player) -> Refusal | None:
    visit = visit_of(t)
    if player.gold == 0 and player.stash == 0:
        return NO_GOLD
    if at_home(player):
        return CHEST_AT_HAND
    if visit.courier:
        return COURIER_HERE
    return NOTHING_TO_STASH if visit.done >> STASH & 1 else None


# GL-06 Friend at the Yard


@plays("GL-06")
def friend_at_the_yard(t: Table, player: Player, card: int) -> Part[None]:
    """One ship costs less, or one modification is free: which, is decided by what is bought first."""
    yield from ()
    visit_of(t).yard_friends += 1


# GL-07 Governor's Table


NO_ROLL: Final = no_use("GL-07", "mm-why-no-roll")


@plays("GL-07")
def governors_table(t: Table, player: Player, card: int) -> Part[None]:
    """The mission is claimed without the roll."""
    yield from ()
    visit_of(t).roll_skipped = True


@playable("GL-07")
def is_to_roll(t: Table, player: Player) -> Refusal | None:
    visit = visit_of(t)
    rolls = visit.claiming != NONE and MISSIONS[visit.claiming].needs.check != "" and not visit.roll_skipped
    return None if rolls else NO_ROLL


# GL-08 Customs Search


OWN_GOODS: Final = no_use("GL-08", "mm-why-own-goods")
NOTHING_BOUGHT: Final = no_use("GL-08", "mm-why-nothing-bought")


class Fine(Offer[Table]):
    """`about` is how much it is."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        gold = effects.purse(t, t.players[ask.seat])
        return None if gold >= ask.about else Refusal("mm-too-little-gold", ANY_TIME_RULE, price=ask.about, gold=gold)


class JustBought(Offer[Table]):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if copies(t.drawn_cargo, move.value) > 0:
            return None
        return Refusal("mm-not-bought", ANY_TIME_RULE, good=GOODS[move.value])


class Customs(OpenMenu):
    """Pay the fine, which is `about`, or lose a card just bought."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).make_room()

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}


CUSTOMS: Final = Customs("customs", "MM-GLORY-06", [Fine([PAY]), JustBought(DISCARD_CARGO)])


@plays("GL-08")
def customs_search(t: Table, player: Player, card: int) -> Part[None]:
    """The buyer pays, or loses one of the cards just bought, as he likes."""
    buyer = t.players[t.drawn_by]
    secret = effects.purse_is_secret(t, buyer)
    ask = CUSTOMS.ask(t, buyer.seat, about=CUSTOMS_FINE, shown=secret)
    if not ask.options:
        return  # what modules have hidden
    answer = yield ask
    if answer is PAY:
        effects.pay_gold(t, buyer, CUSTOMS_FINE, ANY_TIME_RULE)
    elif answer in DISCARD_CARGO:
        found = effects.pick_copies(t.drawn_cargo, answer.value, 1)
        put_back(t, buyer, (found[0],), ANY_TIME_RULE)
    else:
        yield from CUSTOMS.take_move(t, buyer.seat, answer)


@playable("GL-08")
def another_has_bought(t: Table, player: Player) -> Refusal | None:
    if not t.drawn_cargo and (t.visit is None or t.visit.more_cards == 0):  # an earlier search has taken the last card
        return NOTHING_BOUGHT
    return None if t.drawn_by != player.seat else OWN_GOODS


# GL-09 Sealed Pardon


AT_SEA: Final = no_use("GL-09", "mm-why-at-sea")
NOT_WANTED: Final = no_use("GL-09", "mm-why-not-wanted")
PARDON_NATION: Final = WantedBy("pardon-nation", "MM-BOUNTY-07", CHOOSE_NATION)
PARDON_COUNT: Final = LowerBounty("pardon-count", "MM-BOUNTY-07", LOWER_BOUNTY)


@plays("GL-09")
def sealed_pardon(t: Table, player: Player, card: int) -> Part[None]:
    """One nation forgives."""
    nation = yield PARDON_NATION.ask(t, player.seat)
    most = min(PARDONED, player.bounties[nation.value])
    answer = yield Ask(player.seat, PARDON_COUNT, LOWER_BOUNTY[1 : most + 1], about=nation.value)
    effects.lower_bounty(t, player, nation.value, answer.value, GLORY_RULE)


@playable("GL-09")
def is_wanted_in_port(t: Table, player: Player) -> Refusal | None:
    if not player.in_port:
        return AT_SEA
    return None if player.is_pirate() else NOT_WANTED
