"""What lies on the table."""

from typing import Final, final

from freebooter.games.seven_seas.names import ALL_ROLES, NO_ROLE, PIRATE_BAY, SHIPS, Port
from freebooter.games.seven_seas.settings import Rules
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.state import State

CHOOSING: Final = 0
ACTING: Final = 1
FINAL_SALE: Final = 2
OVER: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """One player. The ten ships are always in fleet, guards and reserve together.

    `roles` are the character cards not yet used, as a set of bits; the card chosen this round is
    among them until the round is over. `hand` is replaced, never changed, so that copies share it.
    """

    __slots__ = (
        "cargo", "chests", "chosen", "double_hold", "fleet", "guards", "hand", "hand_spots", "reserve", "roles",
        "sale", "seat", "spots", "talismans", "tokens", "unsinkable",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        fleet: int = 7,
        guards: int = 0,
        reserve: int = SHIPS - 7,
        chests: int = 7,
        spots: int = 0,
        tokens: int = 0,
        talismans: int = 0,
        double_hold: int = 0,
        unsinkable: int = 0,
        roles: int = ALL_ROLES,
        chosen: int = NO_ROLE,
        sale: int = 0,
        hand_spots: int = 0,
        hand: tuple[int, ...] = (),
        cargo: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.fleet = fleet
        self.guards = guards
        self.reserve = reserve
        self.chests = chests
        self.spots = spots
        self.tokens = tokens
        self.talismans = talismans
        self.double_hold = double_hold
        self.unsinkable = unsinkable
        self.roles = roles
        self.chosen = chosen
        self.sale = sale
        self.hand_spots = hand_spots
        self.hand = hand
        self.cargo = [0, 0, 0] if cargo is None else cargo

    def copy(self) -> "Player":
        return Player(
            self.seat, self.fleet, self.guards, self.reserve, self.chests, self.spots, self.tokens, self.talismans,
            self.double_hold, self.unsinkable, self.roles, self.chosen, self.sale, self.hand_spots, self.hand,
            self.cargo[:],
        )  # fmt: skip


@final
class Plunder:
    """A plunder under way: who leads it, the caravan card, the ships each seat has sent so far."""

    __slots__ = ("captain", "card", "sent")

    def __init__(self, captain: Seat, card: int, sent: list[int]) -> None:
        self.captain = captain
        self.card = card
        self.sent = sent

    def copy(self) -> "Plunder":
        return Plunder(self.captain, self.card, self.sent[:])


@final
class BattleOutcome:
    """How the last battle of the round went for everyone; never changed, only replaced, so that copies share it.

    `left` are the ships of the caravan that got away. The lists go by seat: ships sent, ships afloat, tokens got,
    booty cards drawn, talismans among them. All of it lies open.
    """

    __slots__ = ("afloat", "captain", "card", "cards", "left", "sent", "talismans", "tokens")

    def __init__(
        self,
        captain: Seat,
        card: int,
        left: int,
        sent: list[int],
        afloat: list[int],
        tokens: list[int],
        cards: list[int],
        talismans: list[int],
    ) -> None:
        self.captain = captain
        self.card = card
        self.left = left
        self.sent = sent
        self.afloat = afloat
        self.tokens = tokens
        self.cards = cards
        self.talismans = talismans

    def with_booty(self, seat: Seat, cards: int, talismans: int) -> "BattleOutcome":
        """The same after a seat has drawn its booty; talismans bring tokens, too (P7-CAPTAIN-27)."""
        drawn, found, tokens = self.cards[:], self.talismans[:], self.tokens[:]
        drawn[seat] += cards
        found[seat] += talismans
        tokens[seat] += talismans
        return BattleOutcome(self.captain, self.card, self.left, self.sent, self.afloat, tokens, drawn, found)


@final
class Table(State):
    """The whole table.

    `called` is the role whose players act, `turn` the place, counted from the first player, of the
    one who acted last. `above` counts the adventure cards above Last Rounds; -1 once it is drawn.
    `quay` holds Goods just drawn and not yet loaded or refused, `drawn` all booty cards of that draw, kind by kind;
    `tavern` the dice not yet given. `outcome` is the last battle of the round.
    """

    __slots__ = (
        "above", "adventure", "booty", "called", "discard", "drawn", "first", "last_round", "outcome", "players",
        "plunder", "port", "quay", "round", "rules", "seats", "spent", "stage", "tavern", "tiles", "turn",
    )  # fmt: skip

    def __init__(
        self,
        chance: Chance,
        rules: Rules,
        players: list[Player],
        booty: Bag,
        discard: Bag,
        adventure: Bag,
        above: int,
        first: Seat,
        round: int = 1,
        stage: int = CHOOSING,
        called: int = NO_ROLE,
        turn: int = -1,
        last_round: int = 0,
        port: Port = PIRATE_BAY,
        tiles: list[int] | None = None,
        spent: tuple[int, ...] = (),
        plunder: Plunder | None = None,
        quay: list[int] | None = None,
        tavern: tuple[int, ...] = (),
        drawn: tuple[int, ...] = (0, 0, 0, 0),
        outcome: BattleOutcome | None = None,
    ) -> None:
        self.chance = chance
        self.journal = None
        self.rules = rules
        self.players = players
        self.seats = len(players)
        self.booty = booty
        self.discard = discard
        self.adventure = adventure
        self.above = above
        self.first = first
        self.round = round
        self.stage = stage
        self.called = called
        self.turn = turn
        self.last_round = last_round
        self.port = port
        self.tiles = [-1, -1, -1, -1] if tiles is None else tiles
        self.spent = spent
        self.plunder = plunder
        self.quay = [0, 0, 0] if quay is None else quay
        self.tavern = tavern
        self.drawn = drawn
        self.outcome = outcome

    def copy(self) -> "Table":
        plunder = self.plunder
        return Table(
            self.chance, self.rules, [player.copy() for player in self.players], self.booty.copy(),
            self.discard.copy(), self.adventure.copy(), self.above, self.first, self.round, self.stage,
            self.called, self.turn, self.last_round, self.port, self.tiles[:], self.spent,
            None if plunder is None else plunder.copy(), self.quay[:], self.tavern, self.drawn, self.outcome,
        )  # fmt: skip

    def clockwise(self, start: Seat) -> list[Player]:
        """All players from a seat on."""
        return self.players[start:] + self.players[:start]

    def adventure_cards_left(self) -> int:
        """Cards in the adventure deck, Last Rounds among them until it is drawn."""
        return self.adventure.left + (1 if self.above >= 0 else 0)
