"""Chest cards: trade and the port (ledger 3.6)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.cards import rumours
from freebooter.games.marauders.moves import CHOOSE_GOOD, CHOOSE_NATION, DISCARD_CARGO, LOWER_BOUNTY, PAY
from freebooter.games.marauders.names import GOODS, NATIONS, NONE, STASH
from freebooter.games.marauders.port.buy import put_back
from freebooter.games.marauders.port.here import at_home, visit_of
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.registry import playable, plays
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CARGO_GOOD, GLORY_AMOUNT, MISSIONS, glory_card
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move

RULE: Final = "MM-GLORY-05"
RULE_ANY: Final = "MM-GLORY-06"
CUSTOMS_FINE: Final = GLORY_AMOUNT[glory_card("GL-08")]


@plays("GL-01")
def tavern_talk(t: Table, player: Player, card: int) -> Part[None]:
    """A rumour without gold or roll."""
    yield from rumours.receive_rumour(t, player)


@playable("GL-01")
def is_in_port_action(t: Table, player: Player) -> bool:
    return t.decks.rumours.left + t.decks.rumours_discard.left > 0


@plays("GL-02")
def full_warehouses(t: Table, player: Player, card: int) -> Part[None]:
    """More cards in the draw that comes next."""
    yield from ()
    visit_of(t).draw_more += GLORY_AMOUNT[card]


@plays("GL-03")
def shrewd_bargain(t: Table, player: Player, card: int) -> Part[None]:
    """One good is priced as if one more copy had been drawn."""
    goods = sorted({CARGO_GOOD[kind] for kind in t.drawn_cargo})
    answer = yield Ask(player.seat, "bargain", [CHOOSE_GOOD[good] for good in goods])
    visit = visit_of(t)
    visit.bargains = (*visit.bargains, answer.value)
    if t.journal is not None:
        t.journal.everyone("good-bargained", RULE, seat=player.seat, good=GOODS[answer.value])


@playable("GL-03")
def has_drawn_goods(t: Table, player: Player) -> bool:
    return len(t.drawn_cargo) > 0


@plays("GL-04")
def word_of_shortage(t: Table, player: Player, card: int) -> Part[None]:
    """Of some tokens of the pool, shown to all, one becomes the demand here; the old one goes into the pool."""
    pool = t.decks.demand
    drawn = [t.chance.draw(pool) for token in range(min(GLORY_AMOUNT[card], pool.left))]
    for good in drawn:
        pool.add(good)
    if t.journal is not None:
        names: list[Datum] = [GOODS[good] for good in drawn]
        t.journal.reveal("demand-drawn", RULE, seat=player.seat, goods=names)
    answer = yield Ask(player.seat, "demand", [CHOOSE_GOOD[good] for good in sorted(set(drawn))], about=player.zone)
    pool.take(answer.value)
    pool.add(t.board.demand[player.zone])
    effects.set_demand(t, player.zone, answer.value, RULE)


@plays("GL-05")
def trusted_courier(t: Table, player: Player, card: int) -> Part[None]:
    """The stash activity is here as it is in the home port."""
    yield from ()
    visit_of(t).courier = True


@playable("GL-05")
def needs_courier(t: Table, player: Player) -> bool:
    visit = visit_of(t)
    has_gold = player.gold > 0 or player.stash > 0
    return has_gold and not at_home(player) and not visit.courier and visit.done >> STASH & 1 == 0


@plays("GL-06")
def friend_at_the_yard(t: Table, player: Player, card: int) -> Part[None]:
    """One ship costs less, or one modification is free: which, is decided by what is bought first."""
    yield from ()
    visit_of(t).yard_friends += 1


@plays("GL-07")
def governors_table(t: Table, player: Player, card: int) -> Part[None]:
    """The mission is claimed without the roll."""
    yield from ()
    visit_of(t).roll_skipped = True


@playable("GL-07")
def is_to_roll(t: Table, player: Player) -> bool:
    visit = visit_of(t)
    return visit.claiming != NONE and MISSIONS[visit.claiming].needs.check != "" and not visit.roll_skipped


@plays("GL-08")
def customs_search(t: Table, player: Player, card: int) -> Part[None]:
    """The buyer pays, or loses one of the cards just bought, as he likes."""
    buyer = t.players[t.drawn_by]
    options, secret = customs_options(t, buyer), effects.purse_is_secret(t, buyer)
    answer = yield Ask(buyer.seat, "customs", options, about=CUSTOMS_FINE, shown=secret)
    if answer is PAY:
        effects.pay_gold(t, buyer, CUSTOMS_FINE, RULE_ANY)
    else:
        found = effects.pick_copies(t.drawn_cargo, answer.value, 1)
        put_back(t, buyer, (found[0],), RULE_ANY)


def customs_options(t: Table, buyer: Player) -> list[Move]:
    options = [PAY] if effects.purse(t, buyer) >= CUSTOMS_FINE else []
    return options + [DISCARD_CARGO[good] for good in range(len(GOODS)) if copies(t.drawn_cargo, good) > 0]


@playable("GL-08")
def another_has_bought(t: Table, player: Player) -> bool:
    return len(t.drawn_cargo) > 0 and t.drawn_by != player.seat


@plays("GL-09")
def sealed_pardon(t: Table, player: Player, card: int) -> Part[None]:
    """One nation forgives."""
    nations = [CHOOSE_NATION[nation] for nation in range(len(NATIONS)) if player.bounties[nation] > 0]
    nation = yield Ask(player.seat, "pardon-nation", nations)
    most = min(GLORY_AMOUNT[card], player.bounties[nation.value])
    answer = yield Ask(player.seat, "pardon-count", LOWER_BOUNTY[1 : most + 1], about=nation.value)
    effects.lower_bounty(t, player, nation.value, answer.value, RULE)


@playable("GL-09")
def is_wanted_in_port(t: Table, player: Player) -> bool:
    return player.in_port and player.is_pirate()
