"""Rows of features (`features.py`), put together from parts that are kept as long as the facts they show are the same.

In random play five of six players and three of four tables look as they did a step before. Every list here is compared
with a copy; tuples are replaced by the rules and never changed, so it is enough that they are the same object.
"""

from typing import final

from freebooter.games.seven_seas.display import features
from freebooter.games.seven_seas.names import CARD_NAMES, NATIONS, ROLES
from freebooter.games.seven_seas.state import OVER, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import i64, mypyc_attr
from freebooter.kernel.programs.features import FeatureRow, bytes_of, held, one_of, relative, some_of
from freebooter.kernel.programs.observer import KeptRows
from freebooter.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class ShownTable:
    """What lies in the middle of the table, without the role that is called, and the time."""

    __slots__ = (
        "above", "adventure", "booty", "discard", "last_round", "piece", "port", "quay", "round", "spent", "stage",
        "tavern", "time",
    )  # fmt: skip

    def __init__(self, t: Table) -> None:
        self.show_time(t)
        self.show(t)

    def show_time(self, t: Table) -> None:
        row = FeatureRow()
        features.fill_time(t, row)
        self.time = row.filled()
        self.round = t.round
        self.last_round = t.last_round
        self.stage = t.stage

    def is_that_time(self, t: Table) -> bool:
        return self.round == t.round and self.last_round == t.last_round and self.stage == t.stage

    def show(self, t: Table) -> None:
        row = FeatureRow()
        features.fill_table(t, row)
        self.piece = row.filled()
        self.port = t.port
        self.booty = t.booty.left
        self.discard = t.discard.counts[:]
        self.adventure = t.adventure.left
        self.above = t.above
        self.spent = t.spent
        self.quay = t.quay[:]
        self.tavern = t.tavern

    def is_still(self, t: Table) -> bool:
        return (
            self.booty == t.booty.left
            and self.spent is t.spent
            and self.port == t.port
            and self.adventure == t.adventure.left
            and self.above == t.above
            and self.tavern is t.tavern
            and self.quay == t.quay
            and self.discard == t.discard.counts
        )


@final
@mypyc_attr(acyclic=True)
class ShownPlayer:
    """What everyone sees of a player. `owners` are the seats that have the Corsair tiles, in one number."""

    __slots__ = (
        "chests", "double_hold", "first_good", "fleet", "guards", "hand", "head", "over", "owners", "piece", "port",
        "reserve", "revealed", "roles", "second_good", "spots", "tail", "talismans", "third_good", "tokens",
        "unsinkable",
    )  # fmt: skip

    def __init__(self, t: Table, player: Player, owners: i64) -> None:
        self.show(t, player, owners)

    def show(self, t: Table, player: Player, owners: i64) -> None:
        self.head = b"%b%b" % (
            bytes_of(features.possessions_of(player)),
            some_of(len(NATIONS), features.corsair_of(t, player)),
        )
        self.tail = bytes_of(features.outlook_of(t, player))
        self.show_characters(player.roles, features.revealed_by(t, player))
        self.owners: i64 = owners
        self.port = t.port
        self.over = t.stage == OVER
        self.fleet = player.fleet
        self.guards = player.guards
        self.reserve = player.reserve
        self.chests = player.chests
        self.spots = player.spots
        self.tokens = player.tokens
        self.talismans = player.talismans
        self.double_hold = player.double_hold
        self.unsinkable = player.unsinkable
        self.hand = player.hand
        self.first_good = player.cargo[0]
        self.second_good = player.cargo[1]
        self.third_good = player.cargo[2]

    def show_characters(self, roles: int, revealed: int) -> None:
        """Characters are used and shown more often than anything else changes."""
        self.roles = roles
        self.revealed = revealed
        self.piece = b"%b%b%b%b" % (
            self.head,
            some_of(len(ROLES), roles),
            one_of(len(ROLES), revealed),
            self.tail,
        )

    def shows_characters(self, roles: int, revealed: int) -> bool:
        return self.roles == roles and self.revealed == revealed

    def is_still(self, t: Table, player: Player, owners: i64) -> bool:
        """All but the characters."""
        return (
            self.spots == player.spots
            and self.hand is player.hand
            and self.fleet == player.fleet
            and self.guards == player.guards
            and self.reserve == player.reserve
            and self.chests == player.chests
            and self.tokens == player.tokens
            and self.talismans == player.talismans
            and self.double_hold == player.double_hold
            and self.unsinkable == player.unsinkable
            and self.first_good == player.cargo[0]
            and self.second_good == player.cargo[1]
            and self.third_good == player.cargo[2]
            and self.port == t.port
            and self.owners == owners
            and self.over == (t.stage == OVER)
        )


@final
class ShownGame(KeptRows):
    """One game after another, as its seats have seen it last."""

    __slots__ = ("_no_plunder", "_players", "_table")

    def __init__(self) -> None:
        self._table: ShownTable | None = None
        self._no_plunder = b""
        self._players: list[ShownPlayer] = []

    def row(self, state: State, seat: Seat) -> bytes:
        t = state
        assert isinstance(t, Table)
        seats = t.seats
        table = self._shown_table(t)
        owners: i64 = 0
        for owner in t.tiles:
            owners = owners * 8 + owner + 1
        own = t.players[seat]
        return b"%b%b%b%b%b%b%b%b%b%b%b" % (
            table.time,
            one_of(seats, relative(t.first, seat, seats)),
            one_of(len(ROLES), t.called),
            table.piece,
            self._plunder(t, seat),
            self._player(t, seat, 0, owners),
            self._player(t, seat, 1, owners),
            self._player(t, seat, 2, owners),
            self._player(t, seat, 3, owners),
            held(len(CARD_NAMES), own.hand),
            one_of(len(ROLES), own.chosen),
        )

    def _shown_table(self, t: Table) -> ShownTable:
        shown = self._table
        if shown is None:
            shown = ShownTable(t)
            self._table = shown
        else:
            if not shown.is_that_time(t):
                shown.show_time(t)
            if not shown.is_still(t):
                shown.show(t)
        return shown

    def _plunder(self, t: Table, seat: Seat) -> bytes:
        if t.plunder is None and self._no_plunder:
            return self._no_plunder
        row = FeatureRow()
        features.fill_plunder(t, seat, row)
        if t.plunder is None:
            self._no_plunder = row.filled()
        return row.filled()

    def _player(self, t: Table, looking: Seat, place: int, owners: i64) -> bytes:
        """The player at a place, as the one that looks counts them; nothing if so many do not play."""
        if place >= t.seats:
            return b""
        seat = looking + place
        if seat >= t.seats:
            seat -= t.seats
        player = t.players[seat]
        if not self._players:
            self._players = [ShownPlayer(t, each, owners) for each in t.players]
        shown = self._players[seat]
        if not shown.is_still(t, player, owners):
            shown.show(t, player, owners)
        else:
            revealed = features.revealed_by(t, player)
            if not shown.shows_characters(player.roles, revealed):
                shown.show_characters(player.roles, revealed)
        return shown.piece
