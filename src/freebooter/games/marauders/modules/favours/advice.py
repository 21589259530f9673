"""What favours are worth to a captain, in hundredths of a glory point."""

from functools import lru_cache
from math import comb
from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.scout import duel_worth
from freebooter.games.marauders.advice.card_values import RUMOUR_PORTS, RUMOUR_ZONES
from freebooter.games.marauders.advice.dangers import battle_worth, own_might
from freebooter.games.marauders.advice.goods_values import Hold
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.advice.zone_values import any_port, engage_worth, is_there, is_welcome, rumour_worth
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import (
    CARGO_COUNT,
    CARGO_GOOD,
    CARGO_ICON,
    CARGO_VALUE,
    GOODS_PRICES,
    PORTS,
    RUMOUR_PACK,
    RUMOUR_SKILL,
)
from freebooter.games.marauders.draws import AT_MARKET, FROM_NAVY, IN_RAID, OF_RUMOURS
from freebooter.games.marauders.modules.favours.board import MOST, PRICE, favours_of
from freebooter.games.marauders.modules.favours.entry import BY_FAVOURS, entry_price
from freebooter.games.marauders.moves import DO, DONE, ENTER_BY, PASS
from freebooter.games.marauders.names import ESCAPE, GOODS, HULL, INFLUENCE, LOCATIONS, NONE, RUMOUR
from freebooter.games.marauders.port.purchase import PAID
from freebooter.games.marauders.port_entry import PORT_ROYAL_FEE, closed_by_law
from freebooter.games.marauders.previews.chances import REMEMBERED, at_least, percent, successes_of
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.raiding.cards import raid_of
from freebooter.games.marauders.registries.purposes import EACH_COUNTS
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.rumours.hearing import worth as value_of_rumour
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_MERCHANT, FIRST_NPC, FIRST_OF_MODULES
from freebooter.games.marauders.values import ACTION_VALUE, GOLD, POINT, cost, loss_if_killed, sale, skill_odds, weigh
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

FAVOUR: Final = [0, 30, 25, 20, 15, 10]
"""What the first, second and further favour is worth while it is held: it is not spent for less."""
IN_ALL: Final = [sum(FAVOUR[: count + 1]) for count in range(MOST + 1)]
AT_HAND: Final = [50, 35, 20, 5, 5]
"""What it is worth to leave a port with so many instead of one less: at sea none are to be had."""
TRIED_AGAIN: Final = 80  # of a hundred rumours that fail, for which the favour is still there
FAIR_ODDS: Final = 40  # with less it does not pay to ask around
OPEN_PORT: Final = 60  # to be let in when the captain is there already
HIT_TAKEN: Final = 30
CHECK_PASSED: Final = 50  # by rolls of which nothing else is known
CHECK_OF_MODULE: Final = 90  # some of which cost a captain his life


def favours_worth(count: int) -> int:
    """What may still become of them, by the measure of evaluations, which count gold at little more than half."""
    return IN_ALL[count] // 2


def last_favour(t: Table, player: Player) -> int:
    """What is lost with one favour."""
    return FAVOUR[favours_of(t, player.seat)]


def purchase_worths(t: Table, player: Player, most: int) -> list[int]:
    """What none, one or more favours are worth, less their price; one for the rumour that he has heard comes first."""
    own, rumour = favours_of(t, player.seat), second_try(player)
    uses = [rumour, *AT_HAND] if rumour > 0 else AT_HAND
    found, use = [0], 0
    for count in range(1, most + 1):
        if own + count <= len(uses):
            use += uses[own + count - 1]
        found.append(use - cost(t, player, PRICE * count))
    return found


# Rumours


def second_try(player: Player) -> int:
    """What a favour adds to acting on the rumour: a roll that fails is made once more."""
    if player.rumour == NONE:
        return 0
    fails = 100 - skill_odds(player, RUMOUR_SKILL[player.rumour])
    return rumour_worth(player) * fails * TRIED_AGAIN // 10000


def add_rumour(t: Table, values: list[int], player: Player, port: bool) -> None:
    """Places where the captain could act on his rumour, with a favour in hand."""
    rumour = player.rumour
    if rumour == NONE or favours_of(t, player.seat) == 0:
        return
    worth = second_try(player)
    for zone in RUMOUR_PORTS[rumour] if port else RUMOUR_ZONES[rumour]:
        if values[zone] >= 0 and is_welcome(player, zone) if port else is_there(t, player, zone):
            values[zone] += worth


def weigh_asking(t: Table, ask: Ask, weights: list[int]) -> None:
    """With a favour in hand even those ask around before they leave to whom people do not talk readily."""
    player, asking = t.players[ask.seat], DO[RUMOUR]
    if player.rumour != NONE or asking not in ask.options or favours_of(t, ask.seat) == 0:
        return
    fails = 100 - skill_odds(player, INFLUENCE)
    if 100 - fails * fails // 100 > FAIR_ODDS:
        at = ask.options.index(asking)
        weights[at] = max(weights[at], weights[ask.options.index(DONE)] + 1)


# Rolls


def each_counts(t: Table) -> bool:
    """Does each success of the roll that lies help, or only enough of them?"""
    return EACH_COUNTS[t.roll_purpose] or t.roll_needs == dice.AS_MANY_AS_CAN_BE


def roll_worth(t: Table, player: Player) -> int:
    """What it brings, on average, to repeat the roll that lies."""
    count, needed, got = len(t.rolled), t.roll_needs, dice.successes(t.rolled)
    if each_counts(t):
        chances = successes_of(count)
        expected = sum([chances[number] * min(number, needed) for number in range(count + 1)])
        return int((expected - got) * (HIT_TAKEN + (loss_if_killed(player) // 4 if is_sinking(player) else 0)))
    return percent(at_least(count, needed)) * success_worth(t, player) // 100


def is_sinking(player: Player) -> bool:
    return player.ship.tracks[HULL] <= 1


def success_worth(t: Table, player: Player) -> int:
    """What depends on a check."""
    purpose = t.roll_purpose
    if purpose == dice.FOR_SCOUTING:
        return ACTION_VALUE + found_worth(t, player)
    if purpose == dice.FOR_TRUTH:
        return POINT if player.rumour == NONE else POINT + rumour_worth(player) // 2
    if purpose == dice.FOR_CLAIM:
        return POINT if t.visit is None or t.visit.claiming == NONE else MISSION_VALUE[t.visit.claiming] // 2
    if purpose == dice.FOR_TASK:
        return POINT if player.mission == NONE else MISSION_VALUE[player.mission]
    if purpose == dice.FOR_RECRUITING:
        return 2 * GOLD * player.crew_wanted()
    if purpose == dice.FOR_SHOALS:
        return loss_if_killed(player) if is_sinking(player) else HIT_TAKEN
    return CHECK_PASSED if purpose < dice.FOR_RAID else CHECK_OF_MODULE


def found_worth(t: Table, player: Player) -> int:
    """What finding the target of the Scouting roll is worth."""
    target = t.turn.target
    if target == NONE or target >= FIRST_OF_MODULES:
        return CHECK_PASSED
    if target >= FIRST_MERCHANT:
        return max(0, engage_worth(t, player))
    if target >= FIRST_NPC:
        return max(0, battle_worth(t, player, t.npcs[target - FIRST_NPC], own_might(player)))
    return max(0, duel_worth(player, t.players[target]))


# Draws

CARDS_OF: Final = [
    sum([CARGO_COUNT[card] for card in range(len(CARGO_GOOD)) if CARGO_GOOD[card] == good])
    for good in range(len(GOODS))
]
"""Cards of each good in the game."""


@lru_cache(maxsize=REMEMBERED)
def chances_of_copies(drawn: int, cards: int, among: int) -> tuple[float, ...]:
    """The chances of none, one or more copies of a good of so many cards."""
    return tuple(
        [comb(cards, count) * comb(among - cards, drawn - count) / comb(among, drawn) for count in range(drawn + 1)]
    )


def best_purchase(worth: list[int], copies_drawn: int) -> int:
    """Of a good of which so many copies lie in the market; `worth` is that of none, one or more of them aboard."""
    price = PAID * GOODS_PRICES[min(copies_drawn, len(GOODS_PRICES) - 1)]
    best = worth[0]
    for count in range(1, min(copies_drawn + 1, len(worth))):  # quicker than `max` of a list when compiled
        best = max(best, worth[count] - price * count)
    return best


def market_worth(t: Table, player: Player) -> int:
    """What other goods would bring, on average, more than those that lie in the market, each good by itself."""
    drawn, room, wanted = len(t.drawn_cargo), max(0, effects.room_at_sea(t, player)), t.board.demand[player.zone]
    goods = [good for good in range(len(GOODS)) if good != wanted]  # which is never on sale (MM-BUY-02)
    among = sum([CARDS_OF[good] for good in goods])
    expected = 0.0
    hold = Hold(t, player)
    for good in goods:
        worth = [hold.more(good, count) for count in range(room + 1)]
        expected -= best_purchase(worth, copies(t.drawn_cargo, good))
        chances = chances_of_copies(drawn, CARDS_OF[good], among)
        others = 0.0
        for count in range(drawn + 1):
            others += chances[count] * best_purchase(worth, count)
        expected += others
    return int(expected)


def plunder_value(card: int) -> int:
    """What a card laid out in a raid is worth to the raider."""
    icon = CARGO_ICON[card]
    return GOLD * CARGO_VALUE[card] - (25 if icon == ESCAPE else 20 if icon < len(LOCATIONS) else 0)


def _average_plunder() -> int:
    cards = [card for card in range(len(CARGO_GOOD)) if CARGO_GOOD[card] != NONE]
    return sum([CARGO_COUNT[card] * plunder_value(card) for card in cards]) // sum(
        [CARGO_COUNT[card] for card in cards]
    )


PLUNDER_AVERAGE: Final = _average_plunder()


def draw_worth(t: Table, player: Player) -> int:
    """What other cards would bring, on average, more than those that were drawn."""
    drawn = t.drawn_cargo
    if t.drawing == AT_MARKET:
        return market_worth(t, player)
    if t.drawing == IN_RAID:
        latest = raid_of(t).latest
        return PLUNDER_AVERAGE * len(latest) - sum([plunder_value(card) for card in latest])
    if t.drawing == FROM_NAVY:
        return 3 * GOLD * len(drawn) - GOLD * sum([CARGO_VALUE[card] for card in drawn])
    if t.drawing == OF_RUMOURS and t.drawn_rumours:
        known = [kind for kind in range(len(RUMOUR_PACK)) if RUMOUR_PACK[kind] in t.rules.packs]
        average = sum([value_of_rumour(player, kind) for kind in known]) // len(known)
        return average - max([value_of_rumour(player, kind) for kind in t.drawn_rumours])
    return 0


# Searches of NPCs


def search_worth(t: Table, player: Player) -> int:
    """What it brings to be searched for once more by the NPC that has found him."""
    harm = -battle_worth(t, player, t.npcs[t.found_by], own_might(player))
    return percent(1 - at_least(len(t.rolled))) * max(0, harm) // 100


# Closed ports


def add_closed_ports(t: Table, values: list[int], player: Player) -> None:
    """Port actions in ports that are closed to the captain, if his favours open them or have opened them."""
    if not t.wars and not player.is_pirate():  # mutants: same `if False`, it saves work only
        return
    own, business = favours_of(t, player.seat), any_port(t, player)
    for zone in PORTS:
        if closed_by_law(t, player, zone):
            price = 0 if is_guest(player, zone) else entry_price(t, player, zone)
            if price <= own:
                wanted = copies(player.cargo, t.board.demand[zone])
                sold = sale(wanted) if wanted else 0
                values[zone] += POINT + business + sold - (IN_ALL[own] - IN_ALL[own - price])


def is_guest(player: Player, zone: int) -> bool:
    """Is he in the port, so that his Port action needs neither roll nor price?"""
    return player.in_port and player.zone == zone and not player.slipped_in


def entry_worth(t: Table, player: Player, move: Move) -> int:
    """One of the ways into a port; staying outside is worth nothing."""
    if move is BY_FAVOURS.move:
        own = favours_of(t, player.seat)
        return OPEN_PORT - (IN_ALL[own] - IN_ALL[own - entry_price(t, player, player.zone)])
    if move not in ENTER_BY:
        return 0
    if move.name == "enter-by-fee":
        return OPEN_PORT - cost(t, player, PORT_ROYAL_FEE)
    return OPEN_PORT * skill_odds(player, INFLUENCE) // 100


# Weights


def weigh_entry(t: Table, ask: Ask, weights: list[int]) -> None:
    player = t.players[ask.seat]
    for at, weight in enumerate(weigh([entry_worth(t, player, move) for move in ask.options])):
        weights[at] *= weight


def weigh_spending(t: Table, ask: Ask, weights: list[int], offer: ValuedOffer) -> None:
    """Against doing nothing, whatever else is on offer."""
    worth = offer.worth(t, t.players[ask.seat], offer.moves[0])
    passed, spent = weigh([0, worth])
    for at, move in enumerate(ask.options):
        weights[at] *= spent if move is offer.moves[0] else passed if move is PASS else 1
