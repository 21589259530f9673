"""The second hold of each player: contraband aboard, and the first card of an unfinished pair."""

from typing import Final, final

import msgspec

from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PACK, CARGO_PORT
from freebooter.games.marauders.modules.contraband.view import view_of
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Datum
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

NAME: Final = "contraband"
PRICE: Final = 3  # fixed: no power of a port changes it (SG-M7-07, SG-AMB-33)
SALE: Final = 10  # SG-M7-12
FIRST_CARD: Final = CARGO_PACK.index(NAME)  # the cards of the pack have numbers of their own, one after the other
CONTRABAND_CARDS: Final[list[str]] = [CARGO_NAMES[card] for card in range(len(CARGO_PACK)) if CARGO_PACK[card] == NAME]


@final
class ContrabandDrawer(Drawer):
    """`aboard`: the contraband of each seat, in the order in which it came; cards that are being bought or sold in the
    activity under way are the last `visit.more_cards` of them. `halves`: the first card of a pair, by seats (SG-M7-14).
    `searching`: naval ships that came upon the captain whose turn it is for his contraband alone, as bits.
    """

    __slots__ = ("aboard", "halves", "searching")

    def __init__(self, aboard: list[tuple[int, ...]], halves: list[int], searching: int = 0) -> None:
        super().__init__(NAME)
        self.aboard = aboard
        self.halves = halves
        self.searching = searching

    def copy(self) -> Drawer:
        return ContrabandDrawer(self.aboard[:], self.halves[:], self.searching)

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        """Destinations are known of the own cards only."""
        row.counts("aboard", RELATIVE[: t.seats], in_turn([len(cards) for cards in self.aboard], seat))
        row.counts("halves", RELATIVE[: t.seats], in_turn([int(card != NONE) for card in self.halves], seat))
        destinations = [CARGO_PORT[card] for card in self.aboard[seat]]
        # mutants: same `if True`, what is aboard as contraband has a destination
        row.held("destinations", ZONES, [zone for zone in destinations if zone != NONE])

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """How many cards there are is public, and so is an unfinished pair (SG-AMB-35, SG-AMB-66)."""
        own: tuple[int, ...] = () if seat is None else self.aboard[seat]
        hidden = [places(t, player) if player.afloat else 0 for player in t.players]
        return view_of([len(cards) for cards in self.aboard], self.halves[:], own, hidden, PRICE, SALE)

    def hidden_cargo(self, t: Table, seat: Seat) -> tuple[int, ...]:
        return self.aboard[seat]

    def redeal_cargo(self, t: Table, seat: Seat, chance: Chance) -> None:
        """Whatever others hide is one of the cards with a destination."""
        deck = t.decks.cargo
        others = [other for other in range(len(self.aboard)) if other != seat]
        for other in others:
            for card in self.aboard[other]:
                deck.add(card)
        destined = Bag([count if CARGO_PORT[card] != NONE else 0 for card, count in enumerate(deck.counts)])
        for other in others:
            dealt = [chance.draw(destined) for card in self.aboard[other]]
            for card in dealt:
                deck.take(card)
            self.aboard[other] = tuple(dealt)

    def audit(self, t: Table) -> dict[str, int]:
        return {"cargo cards": sum([len(cards) for cards in self.aboard]) + sum([card != NONE for card in self.halves])}

    def faults(self, t: Table) -> list[str]:
        found: list[str] = []
        for seat in range(len(self.aboard)):
            if any([CARGO_PORT[card] == NONE for card in self.aboard[seat]]):
                found.append(f"seat {seat + 1} has contraband without a destination")
            if self.aboard[seat] and not t.players[seat].afloat:
                found.append(f"seat {seat + 1} has contraband and no ship")
        return found


def new_drawer(seats: int) -> ContrabandDrawer:
    return ContrabandDrawer([()] * seats, [NONE] * seats)


PLACE: Final = DrawerPlace(NAME)


def drawer_of(t: Table) -> ContrabandDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, ContrabandDrawer)
    return drawer


def aboard(t: Table, player: Player) -> tuple[int, ...]:
    return drawer_of(t).aboard[player.seat]


# Hiding places: a bridge to a module with such a thing adds one


@mypyc_attr(allow_interpreted_subclasses=True)
class HidingPlace:
    """Something on a ship that hides contraband cards from NPCs, cards and damage; they take no room."""

    def places(self, t: Table, player: Player) -> int:
        """How many cards it hides."""
        return 0


HIDING_PLACES: Final[list[HidingPlace]] = []


def places(t: Table, player: Player) -> int:
    count = 0
    for hiding in HIDING_PLACES:
        count += hiding.places(t, player)
    return count


def exposed(t: Table, player: Player) -> int:
    """Contraband cards that take room, that NPCs see and that can be lost: all but those hidden."""
    count = len(aboard(t, player))
    return max(0, count - places(t, player)) if HIDING_PLACES else count  # mutants: same `if True`, it is quicker so


# What comes and goes


def put_aboard(t: Table, player: Player, card: int) -> None:
    """It is contraband until it leaves the player (SG-M7-29)."""
    drawer = drawer_of(t)
    drawer.aboard[player.seat] = (*drawer.aboard[player.seat], card)


def take_out(t: Table, player: Player, card: int) -> None:
    drawer = drawer_of(t)
    left = list(drawer.aboard[player.seat])
    left.remove(card)
    drawer.aboard[player.seat] = tuple(left)


def discard(t: Table, player: Player, cards: list[int], rule: str) -> None:
    """Face up to the discard pile of the cargo deck."""
    if not cards:
        return
    for card in cards:
        take_out(t, player, card)
        t.decks.cargo_discard.add(card)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal("contraband-discarded", rule, seat=player.seat, cards=names)
