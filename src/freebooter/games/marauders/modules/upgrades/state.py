"""Where the upgrade tokens are: in the pool, on cards of NPCs, with players."""

from functools import lru_cache
from typing import ClassVar, Final

import msgspec

from freebooter.games.marauders.content.tables import EVENT_NAMES, MODIFICATION_NAMES, WEAPON_NAMES
from freebooter.games.marauders.modules.upgrades.tokens import (
    TOKENS,
    in_use,
    modifications_in,
    token_of_modification,
    token_of_weapon,
    tokens_in,
    weapons_in,
)
from freebooter.games.marauders.modules.upgrades.view import CapturedView, CardView, UpgradesView
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, DrawerPlace, Npc, Table
from freebooter.games.marauders.state.npc_kinds import captain_of
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

MODULE: Final = "upgrades"
VIEWS_KEPT: Final = 1000
"""Views of captains and of what was captured."""


class UpgradesDrawer(Drawer):
    """`cards` are the captains for whom tokens were drawn, as pairs of the event card and its tokens (bits).

    `modifications` and `weapons` are, for each seat, those on the ship that are upgrade tokens (bits). Tokens lie open
    everywhere but in the pool, so what is in it needs no dealing anew: it is what is nowhere else.
    """

    __slots__ = ("cards", "modifications", "pool", "weapons")
    OPEN: ClassVar[bool] = True

    def __init__(
        self, pool: Bag, modifications: list[int], weapons: list[int], cards: tuple[tuple[int, int], ...] = ()
    ) -> None:
        super().__init__(MODULE)
        self.pool = pool
        self.modifications = modifications
        self.weapons = weapons
        self.cards = cards

    def copy(self) -> "UpgradesDrawer":
        return UpgradesDrawer(self.pool.copy(), self.modifications[:], self.weapons[:], self.cards)

    # Cards

    def has_drawn(self, card: int) -> bool:
        return any([each == card for each, tokens in self.cards])

    def tokens_on(self, card: int) -> int:
        """The tokens of a captain, as bits."""
        for each, tokens in self.cards:
            if each == card:
                return tokens
        return 0

    def lay_on(self, card: int, tokens: int) -> None:
        others = [pair for pair in self.cards if pair[0] != card]
        self.cards = tuple(sorted([*others, (card, tokens)]))

    def clear(self, card: int) -> None:
        """The card has no tokens any more, and draws new ones when it comes back."""
        self.cards = tuple([pair for pair in self.cards if pair[0] != card])

    def put_back(self, tokens: int) -> None:
        """Into the pool."""
        for token in tokens_in(tokens):
            self.pool.add(token)

    # Players

    def lose_modifications(self, seat: Seat, modifications: int) -> int:
        """Those of a player's modifications that are tokens go back; returns how many."""
        lost = self.modifications[seat] & modifications
        if lost == 0:  # mutants: same `if False`, it saves work only
            return 0
        self.modifications[seat] &= ~lost
        tokens = 0
        for modification in range(len(MODIFICATION_NAMES)):
            if lost >> modification & 1:
                tokens |= 1 << token_of_modification(modification)
        self.put_back(tokens)
        return bin(lost).count("1")

    def lose_weapon(self, seat: Seat, weapon: int, taker: Seat) -> bool:
        """Does a weapon that is a token leave a player, back to the pool or to the taker?"""
        if self.weapons[seat] >> weapon & 1 == 0:
            return False
        self.weapons[seat] &= ~(1 << weapon)
        if taker >= 0:
            self.weapons[taker] |= 1 << weapon
            return False
        self.put_back(1 << token_of_weapon(weapon))
        return True

    # As every drawer

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.number("pool", self.pool.left)
        on_cards, captured = 0, [0] * t.seats  # mutants: same `[1]`, all of them are set below
        for _card, tokens in self.cards:
            on_cards |= tokens
        for owner in range(t.seats):
            captured[owner] = (self.modifications[owner] | self.weapons[owner]).bit_count()
        row.some_of("on-npcs", TOKENS, on_cards)
        row.counts("captured", RELATIVE[: t.seats], in_turn(captured, seat))

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        cards: list[CardView] = []
        for card, tokens in self.cards:
            if tokens:
                cards.append(card_view(card, tokens))
        captured: list[CapturedView] = []
        for owner in range(len(self.weapons)):
            if self.modifications[owner] or self.weapons[owner]:
                captured.append(captured_view(owner, self.modifications[owner], self.weapons[owner]))
        return UpgradesView(self.pool.left, cards, captured)

    def audit(self, t: Table) -> dict[str, int]:
        """Tokens are no modification tokens of the base, though they lie on ships like them."""
        with_players = 0
        on_ships = 0
        for player in t.players:
            fitted, weapons = self.modifications[player.seat], self.weapons[player.seat]
            with_players += bin(fitted).count("1") + bin(weapons).count("1")
            on_ships += bin(fitted & player.ship.modifications).count("1")
        on_cards = sum([bin(tokens).count("1") for card, tokens in self.cards])
        return {"upgrade tokens": self.pool.left + on_cards + with_players, "modification tokens": -on_ships}

    def faults(self, t: Table) -> list[str]:
        found: list[str] = []
        if max(self.pool.counts) > 1:
            found.append("there are two upgrade tokens of a kind")
        for player in t.players:
            if self.weapons[player.seat] & ~player.weapons:
                found.append(f"seat {player.seat + 1} has a captured weapon that is not aboard")
            if player.afloat and self.modifications[player.seat] & ~player.ship.modifications:
                found.append(f"seat {player.seat + 1} has a captured modification that is not aboard")
        with_npcs = [captain_of(npc) for npc in t.npcs] + [card for npc in t.npcs for card in npc.waiting]
        if any([card not in with_npcs for card, tokens in self.cards]):
            found.append("a card has upgrade tokens that is not in command")
        return found


@lru_cache(VIEWS_KEPT)
def card_view(card: int, tokens: int) -> CardView:
    """Shared by all views that show it, so nobody may change it."""
    return CardView(
        EVENT_NAMES[card],
        bit_names(MODIFICATION_NAMES, modifications_in(tokens)),
        bit_names(WEAPON_NAMES, weapons_in(tokens)),
    )


@lru_cache(VIEWS_KEPT)
def captured_view(owner: int, modifications: int, weapons: int) -> CapturedView:
    return CapturedView(owner, bit_names(MODIFICATION_NAMES, modifications), bit_names(WEAPON_NAMES, weapons))


def bit_names(names: list[str], bits: int) -> list[str]:
    return [names[at] for at in range(len(names)) if bits >> at & 1]


def new_drawer(rules: Rules, seats: int) -> UpgradesDrawer:
    pool = Bag([1 if in_use(rules, token) else 0 for token in range(len(TOKENS))])
    return UpgradesDrawer(pool, [0] * seats, [0] * seats)


PLACE: Final = DrawerPlace(MODULE)


def upgrades_of(t: Table) -> UpgradesDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, UpgradesDrawer)
    return drawer


def tokens_of(t: Table, npc: Npc) -> int:
    """The tokens of the captain in command, as bits."""
    card = captain_of(npc)
    return 0 if card == NONE else upgrades_of(t).tokens_on(card)  # mutants: same `if False`, nothing lies on no card
