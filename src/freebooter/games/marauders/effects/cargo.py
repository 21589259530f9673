"""Cargo cards: drawn, loaded, unloaded, lost."""

from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_IN_PORT, CARGO_NAMES, CARGO_PORT
from freebooter.games.marauders.effects.board import refill
from freebooter.games.marauders.effects.cards import discard_mission
from freebooter.games.marauders.names import CARGO, NONE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.events import Datum


def draw_cargo(t: Table) -> int:
    """One card off the cargo deck; NONE when there is none anywhere."""
    decks = t.decks
    refill(t, decks.cargo, decks.cargo_discard)
    return t.chance.draw(decks.cargo) if decks.cargo.left else NONE


def room_of(t: Table, player: Player) -> int:
    """How many more cargo cards the captain may hold where he is (MM-PORT-07)."""
    room = CARGO_IN_PORT - player.cards_aboard() if player.in_port else player.room()
    return modules_of(t).room(t, room, player) if t.hooked else room


def room_at_sea(t: Table, player: Player) -> int:
    """How many more cargo cards the ship could take at sea; below 0 there are too many."""
    return modules_of(t).room(t, player.room(), player) if t.hooked else player.room()


def discard_cargo(t: Table, kind: int) -> None:
    t.decks.cargo_discard.add(kind)


def load_cargo(t: Table, player: Player, kinds: list[int], rule: str, seen: bool) -> None:
    """Cards come aboard face down. `seen`: everyone saw what they are (MM-AMB-88)."""
    if not kinds:
        return
    player.cargo = tuple(sorted([*player.cargo, *kinds]))
    if t.journal is not None:
        cards: list[Datum] = [CARGO_NAMES[kind] for kind in kinds]
        if seen:
            t.journal.everyone("cargo-loaded", rule, seat=player.seat, cards=cards)
        else:
            t.journal.only(player.seat, "cargo-loaded", rule, seat=player.seat, cards=cards)
            t.journal.all_but(player.seat, "cargo-loaded-hidden", rule, seat=player.seat, count=len(kinds))


def pick_copies(cargo: tuple[int, ...], good: int, count: int) -> list[int]:
    """The first `count` cards of a good: copies of one good differ only where a raid has laid them out."""
    return [kind for kind in cargo if CARGO_GOOD[kind] == good][:count]


def unload_cargo(t: Table, player: Player, kinds: list[int], rule: str) -> None:
    """Cards leave the ship, face up to the discard pile (MM-SELL-04, MM-BUY-08)."""
    if not kinds:
        return
    left = list(player.cargo)
    for kind in kinds:
        left.remove(kind)
        t.decks.cargo_discard.add(kind)
    player.cargo = tuple(left)
    if t.journal is not None:
        cards: list[Datum] = [CARGO_NAMES[kind] for kind in kinds]
        t.journal.reveal("cargo-discarded", rule, seat=player.seat, cards=cards)


def pick_to_keep(cargo: tuple[int, ...], good: int, count: int) -> list[int]:
    """The same where the others are given up: a card with a destination may be more than its good."""
    copies = [kind for kind in cargo if CARGO_GOOD[kind] == good]
    destined = [kind for kind in copies if CARGO_PORT[kind] != NONE]
    return [*destined, *[kind for kind in copies if CARGO_PORT[kind] == NONE]][:count]


def cargo_of(t: Table, player: Player) -> tuple[int, ...]:
    """All cargo cards whose faces only this player knows, wherever they lie; not a mission's load."""
    if not t.ext:  # mutants: same `if False`, it only saves work
        return player.cargo
    found = list(player.cargo)
    for drawer in t.ext:
        found += drawer.hidden_cargo(t, player.seat)
    return tuple(found)


def cards_aboard(t: Table, player: Player) -> int:
    """How many cards take room, a mission's load among them."""
    return (CARGO_IN_PORT if player.in_port else player.ship.tracks[CARGO]) - room_of(t, player)


def goods_aboard(player: Player, good: int) -> int:
    count = 0
    for kind in player.cargo:
        if CARGO_GOOD[kind] == good:
            count += 1
    return count


def lose_random_cargo(t: Table, player: Player, rule: str) -> None:
    """One card at random; a mission's load counts as one, and with it the mission goes (MM-COMBAT-21, ledger 3.7)."""
    at = t.chance.below(player.cards_aboard())
    if at < len(player.cargo):
        unload_cargo(t, player, [player.cargo[at]], rule)
    else:
        discard_mission(t, player, rule)


def draw_cards(t: Table, count: int) -> list[int]:
    """Draw `count` cargo cards, fewer if deck and discard pile run out."""
    cards: list[int] = []
    for draw in range(count):
        card = draw_cargo(t)
        if card != NONE:
            cards.append(card)
    return cards
