"""Rows of features (`features.py`), put together from parts that are kept as long as the facts they show are the same.

In random play five of six players and three of four tables look as they did a step before. Facts are compared as
numbers that hold several of them (`packed`: nobody has more than 255 ships or cards; chests, which are paid in heaps,
stand apart). Tuples are replaced by the rules and never changed, so it is enough that they are the same object.
"""

from typing import Final, final

from freebooter.games.seven_seas.display import features
from freebooter.games.seven_seas.names import CARD_NAMES, GOODS, NATIONS, NO_ROLE, PORTS, ROLES, nation_of
from freebooter.games.seven_seas.state import ACTING, OVER, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import i64, mypyc_attr
from freebooter.kernel.programs.features import held, number, one_of, relative, some_of
from freebooter.kernel.programs.observer import KeptRows
from freebooter.kernel.programs.packed import packed, unpacked
from freebooter.kernel.state import State

NEVER: Final = -1  # no facts look like this
CHARACTER: Final = [one_of(len(ROLES), role) for role in range(NO_ROLE, len(ROLES))]
"""By role, the first of them being none."""


@final
@mypyc_attr(acyclic=True)
class ShownTable:
    """What lies in the middle of the table, without the role that is called, and the time."""

    __slots__ = (
        "_harbour", "_last_round", "_piles", "_port", "_quay", "_round", "_spent", "_spent_piece", "_stage", "_tavern",
        "_tavern_piece", "middle", "time",
    )  # fmt: skip

    def __init__(self) -> None:
        self.time = b""
        self.middle = b""
        self._round = NEVER
        self._last_round = NEVER
        self._stage = NEVER
        self._port = NEVER
        self._harbour = b""
        self._piles: i64 = NEVER
        self._quay: i64 = NEVER
        self._spent: tuple[int, ...] | None = None
        self._spent_piece = b""
        self._tavern: tuple[int, ...] | None = None
        self._tavern_piece = b""

    def look(self, t: Table) -> None:
        if self._round != t.round or self._stage != t.stage or self._last_round != t.last_round:
            self._show_time(t)
        discard, quay = t.discard.counts, t.quay
        left, above = t.adventure.left, t.above
        piles = packed(t.booty.left, discard[0], discard[1], discard[2], discard[3], left, above + 1)
        on_quay = packed(quay[0], quay[1], quay[2], 0, 0, 0, 0)
        if (
            piles != self._piles
            or self._spent is not t.spent
            or on_quay != self._quay
            or self._port != t.port
            or self._tavern is not t.tavern
        ):
            self._piles = piles
            self._quay = on_quay
            self._show(t)

    def _show_time(self, t: Table) -> None:
        self._round = t.round
        self._last_round = t.last_round
        self._stage = t.stage
        self.time = b"%b%b" % (features.time_of(t), one_of(len(features.STAGE_NAMES), t.stage))

    def _show(self, t: Table) -> None:
        if self._port != t.port:
            self._port = t.port
            self._harbour = one_of(len(PORTS), t.port) + features.prices_of(t)
        if self._spent is not t.spent:
            self._spent = t.spent
            self._spent_piece = held(len(CARD_NAMES), t.spent)
        if self._tavern is not t.tavern:
            self._tavern = t.tavern
            self._tavern_piece = held(len(features.DIE_FACES), tuple(features.faces_of(t)))
        self.middle = b"%b%b%b%b%b%b" % (
            self._harbour,
            features.piles_of(t),
            number(t.above),
            self._spent_piece,
            unpacked(self._quay, len(GOODS)),
            self._tavern_piece,
        )


@final
@mypyc_attr(acyclic=True)
class ShownPlayer:
    """What everyone sees of a player (`piece`), and what the player alone sees (`own`)."""

    __slots__ = (
        "_around", "_chests", "_chosen", "_goods", "_hand", "_head", "_revealed", "_roles", "_ships", "_tail", "own",
        "piece",
    )  # fmt: skip

    def __init__(self) -> None:
        self.piece = b""
        self.own = b""
        self._ships: i64 = NEVER
        self._goods: i64 = NEVER
        self._chests = NEVER
        self._around: i64 = NEVER
        self._head = b""
        self._tail = b""
        self._roles = NEVER
        self._revealed = NO_ROLE
        self._hand: tuple[int, ...] | None = None
        self._chosen = NO_ROLE

    def look(self, t: Table, player: Player, called: int, around: i64) -> None:
        """`called` is the last role that was called this round; `around` what else decides about points and tiles."""
        cargo, hand, chosen = player.cargo, player.hand, player.chosen
        ships = packed(
            player.fleet, player.guards, player.reserve, player.double_hold, player.unsinkable, 0, 0
        )  # fmt: skip
        goods = packed(
            cargo[0], cargo[1], cargo[2], player.talismans, player.tokens, player.spots, len(hand)
        )  # fmt: skip
        revealed = chosen if chosen <= called else NO_ROLE
        if ships != self._ships or goods != self._goods or self._chests != player.chests or around != self._around:
            self._ships = ships
            self._goods = goods
            self._chests = player.chests
            self._around = around
            self._head = features.possessions_of(player) + some_of(len(NATIONS), features.corsair_of(t, player))
            self._tail = features.outlook_of(t, player)
            self._show_characters(player.roles, revealed)
        elif self._roles != player.roles or self._revealed != revealed:
            self._show_characters(player.roles, revealed)
        if self._hand is not hand or self._chosen != chosen:
            self._show_own(hand, chosen)

    def _show_characters(self, roles: int, revealed: int) -> None:
        """Characters are used and shown more often than anything else changes."""
        self._roles = roles
        self._revealed = revealed
        self.piece = b"%b%b%b%b" % (self._head, some_of(len(ROLES), roles), CHARACTER[revealed + 1], self._tail)

    def _show_own(self, hand: tuple[int, ...], chosen: int) -> None:
        self._hand = hand
        self._chosen = chosen
        self.own = held(len(CARD_NAMES), hand) + CHARACTER[chosen + 1]


@final
class ShownGame(KeptRows):
    """One game after another, as its seats have seen it last."""

    __slots__ = ("_no_plunder", "_players", "_state", "_table")

    def __init__(self) -> None:
        self._state: Table | None = None
        self._table = ShownTable()
        self._players: list[ShownPlayer] = []
        self._no_plunder = b""

    def look(self, state: State) -> None:
        t = state
        assert isinstance(t, Table)
        if not self._players:
            self._players = [ShownPlayer() for player in t.players]
            self._no_plunder = bytes(t.seats + len(NATIONS) + len(features.FLEETS[t.seats]))
        self._state = t
        self._table.look(t)
        called = t.called if t.stage == ACTING else NO_ROLE
        around: i64 = t.port * 2
        if t.stage == OVER:
            around += 1
        for owner in t.tiles:
            around = around * 8 + owner + 1
        for player in t.players:
            self._players[player.seat].look(t, player, called, around)

    def row(self, seat: Seat) -> bytes:
        t, table, players = self._state, self._table, self._players
        assert t is not None
        seats = t.seats
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            table.time,
            one_of(seats, relative(t.first, seat, seats)),
            CHARACTER[t.called + 1],
            table.middle,
            self._plunder(t, seat),
            players[seat].piece,
            players[(seat + 1) % seats].piece,
            players[(seat + 2) % seats].piece if seats > 2 else b"",
            players[(seat + 3) % seats].piece if seats > 3 else b"",
            players[seat].own,
        )

    def _plunder(self, t: Table, seat: Seat) -> bytes:
        plunder, seats = t.plunder, t.seats
        if plunder is None:
            return self._no_plunder
        return b"%b%b%b" % (
            one_of(seats, relative(plunder.captain, seat, seats)),
            one_of(len(NATIONS), nation_of(plunder.card)),
            features.fleets_of(t, seat),
        )
