"""What lies on the table."""

from typing import ClassVar, Final, final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.board import Reach, Spaces, cut
from freebooter.games.black_fleet.developments import NO_POWERS, Powers
from freebooter.games.black_fleet.names import NO_CARD, NO_COLOUR, SOURCES
from freebooter.games.black_fleet.settings import Rules
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.state import State

KEEPING: Final = 0  # variant OV-2: choosing developments
PLACING: Final = 1  # merchants come onto the board for the first time
CARD: Final = 2  # step 1
MOVING: Final = 3  # step 2
DRAW: Final = 4  # steps 3 and 4
OVER: Final = 5

NOTHING: Final = [0] * len(SOURCES)
"""No income of any source, to be copied: a slice is quicker than a list that is multiplied."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player. `developments` are the four cards, face up or down; `bought` says which, as bits, victory last.

    `spare` are the developments looked at and put away (variant OV-2). `cargo` counts the merchant's cubes of
    `colour`; `hold` are the colours of the pirate's treasures. `earned` is this round's income by source.
    Hands and hold are sorted tuples that are replaced, never changed, so that copies share them.
    """

    __slots__ = (
        "bought", "cargo", "colour", "developments", "doubloons", "earned", "fleet", "fortune", "hold", "movement",
        "powers", "seat", "spare",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        fleet: int,
        doubloons: int = 0,
        colour: int = NO_COLOUR,
        cargo: int = 0,
        hold: tuple[int, ...] = (),
        movement: tuple[int, ...] = (),
        fortune: tuple[int, ...] = (),
        developments: tuple[int, ...] = (),
        spare: tuple[int, ...] = (),
        bought: int = 0,
        powers: Powers = NO_POWERS,
        earned: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.fleet = fleet
        self.doubloons = doubloons
        self.colour = colour
        self.cargo = cargo
        self.hold = hold
        self.movement = movement
        self.fortune = fortune
        self.developments = developments
        self.spare = spare
        self.bought = bought
        self.powers = powers
        self.earned = NOTHING[:] if earned is None else earned

    def copy(self) -> "Player":
        return Player(
            self.seat, self.fleet, self.doubloons, self.colour, self.cargo, self.hold, self.movement, self.fortune,
            self.developments, self.spare, self.bought, self.powers, self.earned[:],
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """What holds for the turn under way.

    `card` is the movement card played. `navy` holds the movement of each navy ship that is commanded, -1 for one
    that is not; bonuses that go to every commanded ship are not in it. `finished` are the crews that have sailed, as
    bits. `fortune` is a fortune card whose effect is not settled yet. The others are bonuses of cards played.
    """

    __slots__ = (
        "burial", "card", "cube_sold", "finished", "flags_changed", "fortune", "navy", "robbery", "sinking",
    )  # fmt: skip

    def __init__(
        self,
        card: int = NO_CARD,
        navy: tuple[int, int] = (-1, -1),
        finished: int = 0,
        fortune: int = NO_CARD,
        flags_changed: int = 0,
        cube_sold: int = 0,
        robbery: int = 0,
        burial: int = 0,
        sinking: int = 0,
    ) -> None:
        self.card = card
        self.navy = navy
        self.finished = finished
        self.fortune = fortune
        self.flags_changed = flags_changed
        self.cube_sold = cube_sold
        self.robbery = robbery
        self.burial = burial
        self.sinking = sinking

    def copy(self) -> "Turn":
        return Turn(
            self.card, self.navy, self.finished, self.fortune, self.flags_changed, self.cube_sold, self.robbery,
            self.burial, self.sinking,
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sailing:
    """The activation under way: its ship, the movement left, the actions left.

    `actions` may be of any kind the ship can take; `attacks` and `burials` are those that can only be that (D14-02,
    F-12). `friendly` are the spaces of the ships it may pass; `waters` says which waters of the board it sails.
    `reach` is what was found when its stops were last offered, so that sailing to one of them need not find it again:
    no part of the data, and not copied.
    """

    __slots__ = (
        "actions", "attacked", "attacks", "burials", "crew", "friendly", "long_guns", "passes_ships", "reach", "ship",
        "steps", "waters",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("reach",)

    def __init__(
        self,
        crew: int,
        ship: int,
        steps: int,
        waters: int,
        friendly: int,
        actions: int = 1,
        attacks: int = 0,
        burials: int = 0,
        attacked: int = 0,
        passes_ships: int = 0,
        long_guns: int = 0,
    ) -> None:
        self.crew = crew
        self.ship = ship
        self.steps = steps
        self.waters = waters
        self.friendly = friendly
        self.actions = actions
        self.attacks = attacks
        self.burials = burials
        self.attacked = attacked
        self.passes_ships = passes_ships
        self.long_guns = long_guns
        self.reach: Reach | None = None

    def copy(self) -> "Sailing":
        return Sailing(
            self.crew, self.ship, self.steps, self.waters, self.friendly, self.actions, self.attacks, self.burials,
            self.attacked, self.passes_ships, self.long_guns,
        )  # fmt: skip


@final
class Table(State):
    """The whole table.

    `place` says where each of the ten ships is; `occupied` are the spaces of all ships but the one that is sailing,
    which may share a space for a while; `afloat` are the same spaces for quick tests, and no part of the data. `stock`
    counts the cubes at each port. `income` holds for every finished round and seat the doubloons of each source.
    `chart` and `board` are those of the map: they are shared, and no part of the data either.
    """

    __slots__ = (
        "active", "afloat", "board", "chart", "first", "fortune", "fortune_discard", "income", "last_round", "movement",
        "movement_discard", "occupied", "place", "players", "round", "rules", "sailing", "seats", "stage", "stock",
        "turn",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("afloat", "board", "chart")

    def __init__(
        self,
        chance: Chance,
        rules: Rules,
        players: list[Player],
        first: Seat,
        place: list[int],
        occupied: int,
        stock: list[int],
        movement: Bag,
        movement_discard: Bag,
        fortune: Bag,
        fortune_discard: Bag,
        stage: int,
        active: Seat,
        round: int = 1,
        last_round: int = 0,
        turn: Turn | None = None,
        sailing: Sailing | None = None,
        income: tuple[tuple[tuple[int, ...], ...], ...] = (),
        afloat: Spaces | None = None,
    ) -> None:
        self.chance = chance
        self.journal = None
        self.rules = rules
        self.chart = CHARTS[rules.map]
        self.board = self.chart.board
        self.players = players
        self.seats = len(players)
        self.first = first
        self.place = place
        self.occupied = occupied
        self.afloat = cut(occupied) if afloat is None else afloat
        self.stock = stock
        self.movement = movement
        self.movement_discard = movement_discard
        self.fortune = fortune
        self.fortune_discard = fortune_discard
        self.stage = stage
        self.active = active
        self.round = round
        self.last_round = last_round
        self.turn = Turn() if turn is None else turn
        self.sailing = sailing
        self.income = income

    def copy(self) -> "Table":
        sailing = self.sailing
        return Table(
            self.chance, self.rules, [player.copy() for player in self.players], self.first, self.place[:],
            self.occupied, self.stock[:], self.movement.copy(), self.movement_discard.copy(), self.fortune.copy(),
            self.fortune_discard.copy(), self.stage, self.active, self.round, self.last_round, self.turn.copy(),
            None if sailing is None else sailing.copy(), self.income, self.afloat.copy(),
        )  # fmt: skip

    def sketch(self) -> "Table":
        """A cheap copy for looking ahead: active seat, turn and sailing may be replaced, all else is shared."""
        return Table(
            self.chance, self.rules, self.players, self.first, self.place, self.occupied, self.stock, self.movement,
            self.movement_discard, self.fortune, self.fortune_discard, self.stage, self.active, self.round,
            self.last_round, self.turn.copy(), self.sailing, self.income, self.afloat.copy(),
        )  # fmt: skip

    def occupy(self, place: int) -> None:
        """A ship lies there from now on; off the board it is in nobody's way."""
        self.occupied |= self.board.bit[place]
        self.afloat.add(self.board.single[place])

    def vacate(self, place: int) -> None:
        """The ship that lay there has gone."""
        self.occupied ^= self.board.bit[place]
        self.afloat.remove(self.board.single[place])

    def lay_out(self, occupied: int) -> None:
        """Ships lie on these spaces, and on no others."""
        self.occupied = occupied
        self.afloat = cut(occupied)
