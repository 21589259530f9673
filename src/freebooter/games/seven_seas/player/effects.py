"""The small things that happen to a player, each with an event that names its rule."""

from freebooter.games.seven_seas.names import (
    CARD_NAMES,
    CURSES,
    GOODS,
    NATIONS,
    PORTS,
    TALISMAN,
    curse_of,
    is_caravan,
    is_curse,
    nation_of,
    port_of,
)
from freebooter.games.seven_seas.player.fleet import settle_guards
from freebooter.games.seven_seas.state import Player, Table


def take_black_spot(t: Table, player: Player, rule: str) -> None:
    """Black Spots never run out (P7-ROUND-15)."""
    player.spots += 1
    if t.journal is not None:
        t.journal.everyone("black-spot", rule, seat=player.seat, spots=player.spots)


def make_mistake(t: Table, player: Player, rule: str) -> None:
    """The role's action was not possible or not wanted: one Black Spot (P7-ROUND-10)."""
    if t.journal is not None:
        t.journal.everyone("mistake", rule, seat=player.seat)
    take_black_spot(t, player, rule)


def report_no_effect(t: Table, player: Player, why: str, rule: str) -> None:
    """Nothing changes, and it is not a mistake either: reported, so that nobody looks for what happened."""
    if t.journal is not None:
        t.journal.everyone("no-effect", rule, seat=player.seat, why=why)


def give_back_spots(t: Table, player: Player, count: int, rule: str) -> None:
    count = min(count, player.spots)
    if count == 0:
        return
    player.spots -= count
    if t.journal is not None:
        t.journal.everyone("spots-returned", rule, seat=player.seat, count=count, spots=player.spots)


def gain_chests(t: Table, player: Player, count: int, rule: str) -> None:
    if count == 0:
        return
    player.chests += count
    if t.journal is not None:
        t.journal.everyone("chests-gained", rule, seat=player.seat, count=count, chests=player.chests)
    settle_guards(t, player)


def lose_chests(t: Table, player: Player, count: int, rule: str) -> None:
    """Chests never fall below none (P7-AMB-30)."""
    count = min(count, player.chests)
    if count == 0:
        return
    player.chests -= count
    if t.journal is not None:
        t.journal.everyone("chests-lost", rule, seat=player.seat, count=count, chests=player.chests)
    settle_guards(t, player)


def gain_tokens(t: Table, player: Player, count: int, rule: str) -> None:
    if count == 0:
        return
    player.tokens += count
    if t.journal is not None:
        t.journal.everyone("tokens-gained", rule, seat=player.seat, count=count, tokens=player.tokens)


def lose_goods(t: Table, player: Player, good: int, count: int, rule: str) -> None:
    """Goods that leave a player lie on the booty discard pile (P7-CURSE-07, P7-AMB-63)."""
    if count == 0:
        return
    player.cargo[good] -= count
    t.discard.add(good, count)
    if t.journal is not None:
        t.journal.everyone("goods-lost", rule, seat=player.seat, good=GOODS[good], count=count)


def lose_talismans(t: Table, player: Player, count: int, rule: str) -> None:
    if count == 0:
        return
    player.talismans -= count
    t.discard.add(TALISMAN, count)
    if t.journal is not None:
        t.journal.everyone("talismans-lost", rule, seat=player.seat, count=count, talismans=player.talismans)


def play_card(t: Table, player: Player, card: int) -> None:
    """Lay an adventure card from hand face up beside the deck; it never comes back (P7-AMB-53)."""
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    t.spent = (*t.spent, card)
    journal = t.journal
    if journal is None:
        return
    if is_caravan(card):
        nation, size = NATIONS[nation_of(card)], t.rules.caravan_sizes[card]
        journal.reveal("caravan-played", "P7-CAPTAIN-01 P7-CAPTAIN-02", seat=player.seat, nation=nation, size=size)
    elif is_curse(card):
        curse = CURSES[curse_of(card)]
        journal.reveal("curse-played", "P7-SHAMAN-01", seat=player.seat, curse=curse)
    else:
        port = PORTS[port_of(card)]
        journal.reveal("port-played", "P7-ABORIGINE-01", seat=player.seat, port=port)


def receive_card(t: Table, player: Player, card: int) -> None:
    """An adventure card comes into hand, seen by its owner only. Hands are sorted: their order reveals nothing."""
    player.hand = tuple(sorted((*player.hand, card)))
    if t.journal is not None:
        rule = "P7-CARTOGRAPHER-01"
        t.journal.only(player.seat, "card-drawn", rule, seat=player.seat, card=CARD_NAMES[card])
        t.journal.all_but(player.seat, "card-drawn-hidden", rule, seat=player.seat)
