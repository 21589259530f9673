"""What an option would bring or cost, told to the seat before it chooses.

Only what the seat can know is used: what lies open, its own hand, and roles that have been called.
"""

from freebooter.games.seven_seas.curses import CHESTS_PER_GUARD, SAFE_PER_GIFT
from freebooter.games.seven_seas.fleet import empty_ships, goods_aboard, room
from freebooter.games.seven_seas.gifts import gift_size
from freebooter.games.seven_seas.moves import BARGAIN_GOODS
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    CURSES,
    FIRST_CURSE,
    FRUIT,
    GOODS,
    GOVERNOR,
    ICEBERG,
    IDOL,
    KRAKEN,
    MERCHANT,
    NOBODY,
    PORTS,
    RIOT,
    ROLES,
    RUM,
    SALARY,
    SHAMAN,
    SHIPS,
    SHIPWRIGHT,
    SIRENS,
    TAVERN,
    WHIRLPOOL,
    is_caravan,
    is_curse,
    is_port,
    nation_of,
    port_of,
)
from freebooter.games.seven_seas.plunder import ship_limit
from freebooter.games.seven_seas.prices import ENOUGH, bargain_value, sale_value, top_good, value_of
from freebooter.games.seven_seas.rituals import BARGAIN_COST, DOUBLE_HOLD_COST, UNSINKABLE_COST
from freebooter.games.seven_seas.roles.captain import TOKENS_PER_GIFT
from freebooter.games.seven_seas.roles.governor import free_nations
from freebooter.games.seven_seas.roles.shipwright import most_to_buy
from freebooter.games.seven_seas.scoring import TOKENS_PER_POINT
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def brings(t: Table, ask: Ask, move: Move) -> Note | None:
    player = t.players[ask.seat]
    verb = move.verb
    if verb == "choose":
        return choosing(t, player, move.value)
    if verb == "play-card":
        return playing(t, player, move.value)
    if verb == "decline":
        return Note("brings-decline", "P7-ROUND-10", points=t.rules.spot_points)
    if verb == "gift":
        return taking_gift(t, player, ask.about, move.value)
    if verb == "buy-ships":
        return buying(player, move.value)
    if verb == "take-tile":
        return becoming_corsair(t, player, move.value)
    if verb == "send":
        return sending(t, player, ask.about, move.value)
    if verb == "keep":
        return loading(t, player, ask.about, move.value)
    if verb == "sell":
        return selling(t, player, ask.about, move.value)
    if verb == "discard":
        return discarding(t, player, move.value)
    if verb == "name-good":
        return naming(t, player, move.value)
    if verb == "give-die":
        return giving_die(t.players[ask.about], move.value)
    return performing(t, player, move)


# Choosing a character


def choosing(t: Table, player: Player, role: int) -> Note:
    """As things stand now; what others choose may change it before the role is called."""
    back = 0
    for other in range(len(ROLES)):
        back += 1 - (player.roles >> other & 1)
    gift = possible_gift(t, player)
    if role == SHIPWRIGHT:
        return choosing_shipwright(t, player, gift)
    if role == GOVERNOR:
        return choosing_governor(t, player, gift)
    if role == CAPTAIN:
        return choosing_captain(t, player, gift, back)
    if role == ABORIGINE:
        return choosing_aborigine(t, player, gift, back)
    if role == SHAMAN:
        return choosing_shaman(t, player, gift, back)
    if role == MERCHANT:
        return choosing_merchant(t, player, gift)
    return choosing_cartographer(t, gift)


def possible_gift(t: Table, player: Player) -> int:
    """The gift for a seat that turns out to be alone (P7-ROUND-05, 06, 09)."""
    if t.seats == 2:
        return 1 if player.seat == t.first else 0
    return 2 if player.seat == t.first else 1


def choosing_shipwright(t: Table, player: Player, gift: int) -> Note:
    if player.reserve == 0:
        return Note("brings-mistake-shipwright", "P7-SHIPWRIGHT-04", points=t.rules.spot_points)
    most = most_to_buy(player)
    reserve, chests = player.reserve, player.chests
    return Note("brings-shipwright", "P7-SHIPWRIGHT-01", most=most, reserve=reserve, chests=chests, gift=gift)


def choosing_governor(t: Table, player: Player, gift: int) -> Note:
    free = len(free_nations(t))
    points = t.rules.spot_points
    if free == 0:
        return Note("brings-mistake-governor", "P7-GOVERNOR-04", points=points)
    return Note("brings-governor", "P7-GOVERNOR-01", free=free, reserve=player.reserve, points=points, gift=gift)


def choosing_captain(t: Table, player: Player, gift: int, back: int) -> Note:
    sizes = [t.rules.caravan_sizes[card] for card in player.hand if is_caravan(card)]
    if not sizes:
        return Note("brings-mistake-captain", "P7-CAPTAIN-03", points=t.rules.spot_points, back=back)
    count, largest, empty, points = len(sizes), max(sizes), empty_ships(player), t.rules.spot_points
    rule = "P7-CAPTAIN-01" if empty else "P7-CAPTAIN-07"
    return Note("brings-captain", rule, count=count, largest=largest, empty=empty, points=points, gift=gift, back=back)


def choosing_aborigine(t: Table, player: Player, gift: int, back: int) -> Note:
    ports = [port_of(card) for card in player.hand if is_port(card)]
    if not ports:
        return Note("brings-mistake-aborigine", "P7-ABORIGINE-03", points=t.rules.spot_points, back=back)
    now = value_of(t, player.cargo)
    best = max([value_at(t, player.cargo, port) for port in ports])
    return Note("brings-aborigine", "P7-ABORIGINE-01", count=len(ports), best=best, now=now, gift=gift, back=back)


def choosing_shaman(t: Table, player: Player, gift: int, back: int) -> Note:
    curses = [card for card in player.hand if is_curse(card)]
    if not curses:
        return Note("brings-mistake-shaman", "P7-SHAMAN-03", points=t.rules.spot_points, back=back)
    safe = gift * SAFE_PER_GIFT
    return Note("brings-shaman", "P7-SHAMAN-01", count=len(curses), safe=safe, gift=gift, back=back)


def choosing_merchant(t: Table, player: Player, gift: int) -> Note:
    if goods_aboard(player) == 0:
        return Note("brings-mistake-merchant", "P7-MERCHANT-07", points=t.rules.spot_points)
    return Note("brings-merchant", "P7-MERCHANT-01", chests=value_of(t, player.cargo), port=PORTS[t.port], gift=gift)


def choosing_cartographer(t: Table, gift: int) -> Note:
    left = t.adventure_cards_left()
    if left == 0:
        return Note("brings-mistake-cartographer", "P7-CARTOGRAPHER-02", points=t.rules.spot_points)
    return Note("brings-cartographer", "P7-CARTOGRAPHER-01", left=left, gift=gift)


# Playing a card


def playing(t: Table, player: Player, card: int) -> Note:
    if is_caravan(card):
        return playing_caravan(t, player, card)
    if is_port(card):
        return playing_port(t, player, port_of(card))
    return playing_curse(t, player, card - FIRST_CURSE)


def playing_caravan(t: Table, player: Player, card: int) -> Note:
    corsair = t.tiles[nation_of(card)]
    who = "nobody" if corsair == NOBODY else "you" if corsair == player.seat else "other"
    return Note(
        "brings-caravan",
        "P7-CAPTAIN-06",
        size=t.rules.caravan_sizes[card],
        limit=ship_limit(t, card),
        empty=empty_ships(player),
        corsair=who,
        seat=corsair + 1,
    )


def playing_port(t: Table, player: Player, port: int) -> Note:
    rum, coffee, fruit = t.rules.prices[port]
    there, now = value_at(t, player.cargo, port), value_of(t, player.cargo)
    return Note("brings-port", "P7-ABORIGINE-02", rum=rum, coffee=coffee, fruit=fruit, there=there, now=now)


def playing_curse(t: Table, player: Player, curse: int) -> Note:
    """The Shaman's gift is certain by now: roles are revealed when they are called."""
    safe = min(gift_size(t, player) * SAFE_PER_GIFT, player.fleet)
    thrown = player.fleet - safe
    pays = penalty(t)
    if curse == WHIRLPOOL:
        held = player.talismans
        return Note("brings-whirlpool", "P7-CURSE-08", thrown=thrown, held=held, safe=safe, pays=pays)
    if curse == IDOL:
        return Note("brings-idol", "P7-CURSE-10", pays=pays)
    if curse == SALARY:
        return Note("brings-salary", "P7-CURSE-11", guards=player.guards, chests=loss_of_salary(player))
    if curse == TAVERN:
        return Note("brings-tavern", "P7-CURSE-13", dice=t.seats)
    face = {KRAKEN: 1, ICEBERG: 2, SIRENS: 3, RIOT: 4}[curse]
    good = {KRAKEN: FRUIT, ICEBERG: COFFEE, SIRENS: RUM, RIOT: top_good(t)}[curse]
    return Note(
        "brings-dice-curse",
        f"P7-CURSE-0{face + 1}",
        curse=CURSES[curse],
        face=face,
        good=GOODS[good],
        held=player.cargo[good],
        thrown=thrown,
        safe=safe,
        pays=pays,
    )


def loss_of_salary(player: Player) -> int:
    return min(CHESTS_PER_GUARD * player.guards, player.chests)


def penalty(t: Table) -> str:
    """What a missing card costs (P7-CURSE-06)."""
    return "ship" if t.rules.penalty_in_ships else "chest"


def value_at(t: Table, goods: list[int], port: int) -> int:
    """What Goods would bring if another port were open."""
    value = 0
    for good in range(3):
        count = goods[good]
        value += count * t.rules.prices[port][good] if count >= ENOUGH else count
    return value


# The roles' own questions


def taking_gift(t: Table, player: Player, role: int, size: int) -> Note | None:
    if size == 0:
        return None
    if role == SHIPWRIGHT:
        return Note("brings-gift-shipwright", "P7-SHIPWRIGHT-05", count=min(size, player.reserve))
    if role == GOVERNOR:
        count = min(size, player.spots)
        return Note("brings-gift-governor", "P7-GOVERNOR-05", count=count, points=-count * t.rules.spot_points)
    if role == CAPTAIN:
        return Note("brings-gift-captain", "P7-CAPTAIN-29", count=size * TOKENS_PER_GIFT)
    if role == ABORIGINE:
        return Note("brings-gift-aborigine", "P7-ABORIGINE-04", count=size)
    if role == MERCHANT:
        return Note("brings-gift-merchant", "P7-MERCHANT-09", count=size)
    assert role == CARTOGRAPHER
    count = min(size, t.adventure_cards_left())
    return Note("brings-gift-cartographer", "P7-CARTOGRAPHER-03", count=count, free=t.rules.free_hand_cards)


def buying(player: Player, count: int) -> Note:
    """The guards are settled after the sale: some may come home, or a new ship may have to go (P7-SHIPWRIGHT-03)."""
    if count == 0:
        return Note("brings-buy-none", "P7-AMB-41")
    chests = player.chests - count
    needed = min(chests // 10, SHIPS)
    guards = min(needed, player.guards + empty_ships(player) + count)
    fleet = player.fleet + count + player.guards - guards
    return Note("brings-buy", "P7-SHIPWRIGHT-01", cost=count, chests=chests, fleet=fleet, guards=guards)


def becoming_corsair(t: Table, player: Player, nation: int) -> Note:
    """How often it may hurt: caravans of the nation that have not been played yet."""
    left = 0
    for card in range(4 * nation, 4 * nation + 4):
        removed = t.seats == 2 and t.rules.removes_large_caravans and t.rules.caravan_sizes[card] == 4
        if card not in t.spent and not removed:
            left += 1
    own = sum(1 for card in player.hand if is_caravan(card) and nation_of(card) == nation)
    points = t.rules.spot_points
    return Note("brings-tile", "P7-CAPTAIN-08", left=left, own=own, reserve=player.reserve, points=points)


def sending(t: Table, player: Player, card: int, count: int) -> Note:
    corsair = t.tiles[nation_of(card)] == player.seat
    points = t.rules.spot_points
    if count == 0:
        spots = 2 if corsair and t.rules.absent_corsair_twice else 1
        return Note("brings-send-none", "P7-CAPTAIN-07", spots=spots, points=spots * points)
    pirates = count if t.plunder is None else count + sum(t.plunder.sent)
    size = t.rules.caravan_sizes[card]
    message = "brings-send-corsair" if corsair else "brings-send"
    return Note(message, "P7-CAPTAIN-21", count=count, pirates=pirates, size=size, points=points)


def loading(t: Table, player: Player, good: int, count: int) -> Note:
    left = t.quay[good] - count
    if count == 0:
        return Note("brings-load-none", "P7-CAPTAIN-25", good=GOODS[good], left=left)
    cargo = player.cargo[:]
    cargo[good] += count
    value, space = value_of(t, cargo), room(player) - count
    return Note(
        "brings-load", "P7-CAPTAIN-24", good=GOODS[good], aboard=cargo[good], left=left, room=space, value=value
    )


def selling(t: Table, player: Player, good: int, count: int) -> Note:
    kept = player.cargo[good] - count
    if count == 0:
        must = "yes" if t.rules.must_sell else "no"
        return Note("brings-sell-none", "P7-MERCHANT-05", kept=kept, must=must, points=t.rules.spot_points)
    chests = sale_value(t, good, count)
    return Note("brings-sell", "P7-MERCHANT-03", chests=chests, each=chests // count, kept=kept)


def discarding(t: Table, player: Player, good: int) -> Note:
    left = player.cargo[:]
    left[good] -= 1
    value, now = value_of(t, left), value_of(t, player.cargo)
    return Note("brings-discard", "P7-MERCHANT-03", good=GOODS[good], aboard=left[good], value=value, now=now)


def naming(t: Table, player: Player, good: int) -> Note:
    """Idol: who would give a card, and who would have to pay instead."""
    others = [other for other in t.players if other is not player]
    give = sum(1 for other in others if other.cargo[good] > 0)
    held = player.cargo[good]
    return Note("brings-name", "P7-CURSE-10", held=held, give=give, pay=len(others) - give, pays=penalty(t))


def giving_die(receiver: Player, face: int) -> Note:
    if (face == 2 and goods_aboard(receiver) == 0) or (face == 3 and receiver.chests == 0):
        return Note("brings-die-nothing", "P7-AMB-39", face=face)
    return Note("brings-die", f"P7-CURSE-{13 + face}", face=face)


def performing(t: Table, player: Player, move: Move) -> Note:
    tokens = player.tokens
    if move.verb == "bargain":
        one, other = BARGAIN_GOODS[move.value]
        chests = bargain_value(t, one, other)
        return Note("brings-bargain", "P7-RITUAL-03", cost=BARGAIN_COST, tokens=tokens - BARGAIN_COST, chests=chests)
    if move.verb == "double-hold":
        left, space = tokens - DOUBLE_HOLD_COST, room(player) + (1 if player.double_hold < player.fleet else 0)
        return Note("brings-double-hold", "P7-RITUAL-07", cost=DOUBLE_HOLD_COST, tokens=left, room=space)
    if move.verb == "unsinkable-ship":
        left, level = tokens - UNSINKABLE_COST, player.unsinkable + 1
        return Note("brings-unsinkable-ship", "P7-RITUAL-12", cost=UNSINKABLE_COST, tokens=left, level=level)
    return Note("brings-no-ritual", "P7-END-07", tokens=tokens, points=tokens // TOKENS_PER_POINT)
