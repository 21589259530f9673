"""The table: everything that one game remembers."""

from typing import ClassVar, Final, cast, final

import msgspec

from freebooter.games.marauders.content.card_timing import NO_MOMENT, Moment
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state.battle import Battle
from freebooter.games.marauders.state.board import Board, Decks
from freebooter.games.marauders.state.npc import Npc
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.state.turn import Turn, Visit
from freebooter.kernel.ask import Ask, ModularState, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.native import i64, mypyc_attr
from freebooter.kernel.note import Note
from freebooter.kernel.programs.features import FeatureRow

# Stages of the game. CHOOSING comes once, the others in each round.
CHOOSING: Final = 0
ROUND_BEGINS: Final = 1
EVENTS: Final = 2
TURN_BEGINS: Final = 3
ACTIONS: Final = 4
ROUND_ENDS: Final = 5
OVER: Final = 6
STAGES: Final = ["choosing", "round-begins", "events", "turn-begins", "actions", "round-ends", "over"]

# How the game ended.
GOES_ON: Final = 0
BY_POINTS: Final = 1
BY_EVENTS: Final = 2
BY_CAPTAINS: Final = 3
ENDINGS: Final = ["", "points", "event-deck", "captain-deck"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawer:
    """The state of one module: a subclass with slots of plain data and a copy method.

    What it has beside public data it also shows, re-deals and counts.
    """

    __slots__ = ("module",)
    OPEN: ClassVar[bool] = False
    """Does everyone see the same of it? Then its view is made once for all of them."""

    def __init__(self, module: str) -> None:
        self.module = module

    def copy(self) -> "Drawer":
        raise TypeError(f"the drawer of {self.module} must say how it is copied")

    def view(self, t: "Table", seat: Seat | None) -> msgspec.Struct | None:
        """What a seat, or the public, sees of it; None for nothing."""
        return None

    def features(self, t: "Table", seat: Seat, row: FeatureRow) -> None:
        """Fill a row for programs that learn with what a seat sees of it."""

    def redeal(self, t: "Table", seat: Seat, chance: Chance) -> None:
        """Deal anew what the seat cannot know. The base has dealt its own cards and tokens before."""

    def redeal_cargo(self, t: "Table", seat: Seat, chance: Chance) -> None:
        """Deal anew cargo cards that lie here and that the seat cannot know.

        Those of the base that are hidden from it are all in the deck and dealt afterwards.
        """

    def hidden_cargo(self, t: "Table", seat: Seat) -> tuple[int, ...]:
        """Cargo cards that lie here and whose faces only this seat knows."""
        return ()

    def audit(self, t: "Table") -> dict[str, int]:
        """Totals that never change in a game. What lies here of a deck of the base has its name: "cargo cards"."""
        return {}

    def faults(self, t: "Table") -> list[str]:
        """States that no rule allows, as text."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Comments:
    """What the modules of a game have to say about any question. The state does not know them: see `COMMENTS`."""

    def add_risks(self, t: "Table", ask: Ask, notes: list[Note]) -> None:
        """Add what the asked seat should worry about."""

    def change_weights(self, t: "Table", ask: Ask, weights: list[int]) -> None:
        """Change how inviting the options are, in place."""


COMMENTS: Final[list[Comments]] = []
"""The one that asks the modules; `module_set` enters it."""


@final
class Table(ModularState):
    """The whole table.

    `order` are the seats in the order of their turns this round and `at` the place of the one whose turn it is; where
    a module names the next player after each turn, those to come are not in it yet.
    `agenda` is the stack of tasks that come before the turn goes on (see `task_stack`). `event_top` are event cards
    whose order is fixed, the next first, and `event_seen` the seats that know each, as bits (GL-16). `drawn_cargo`,
    `drawn_glory` and `drawn_rumours` are cards just drawn, seen by `drawn_by` only, not yet kept or discarded.
    `minted` is the gold that has come out of the bank, less what went back. `wars` are pairs of nations, the oldest
    first.
    """

    __slots__ = (
        "agenda", "at", "battle", "board", "convoy", "decks", "doldrums", "drawing", "drawn_by", "drawn_cargo",
        "drawn_glory", "drawn_rumours", "dying_of", "ending", "event", "event_seen", "event_top", "events_drawn",
        "events_due", "ext", "first", "found_by", "harvest", "hooked", "hunters", "icons", "minted", "moment", "npcs",
        "order", "players", "raid", "repeated_by", "roll_needs", "roll_purpose", "roll_skill", "rolled", "round",
        "rules", "seats", "stage", "storm", "turn", "visit", "war_cards", "wars",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("drawing", "dying_of", "repeated_by", "roll_needs")
    """Nothing in the base looks at them."""

    def __init__(
        self,
        chance: Chance,
        rules: Rules,
        players: list[Player],
        npcs: list[Npc],
        decks: Decks,
        board: Board,
        first: Seat,
        turn: Turn,
        agenda: list[int],
        icons: list[tuple[int, int]],
        ext: list[Drawer],
    ) -> None:
        self.chance = chance
        self.journal = None
        self.rules = rules
        self.hooked = len(rules.modules) > 0  # the one thing that hooks cost when no module is on
        self.players = players
        self.seats = len(players)
        self.npcs = npcs
        self.decks = decks
        self.board = board
        self.first = first
        self.turn = turn
        self.agenda = agenda
        self.icons = icons  # of the event just drawn, not yet resolved: NPC and direction
        self.ext = ext
        self.stage = CHOOSING
        self.ending = GOES_ON
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.at = 0
        self.visit: Visit | None = None
        self.raid: Raid | None = None
        self.battle: Battle | None = None
        self.moment: Moment = NO_MOMENT  # of the window that is open
        self.minted = 0
        self.found_by = NONE  # the NPC that has just found the captain whose turn it is
        # Events
        self.event = NONE  # the card being resolved
        self.events_due = 0
        self.events_drawn = 0  # this round
        self.event_top: tuple[int, ...] = ()
        self.event_seen: tuple[int, ...] = ()
        self.wars: tuple[tuple[int, int], ...] = ()
        self.war_cards: tuple[int, ...] = ()
        self.storm = 0  # these five: this round's event effects, by their amounts
        self.harvest = 0
        self.convoy = 0
        self.hunters = 0
        self.doldrums = 0
        # The last skill roll outside combat, while it can be repeated
        self.rolled: list[int] = []
        self.roll_skill = NONE
        self.roll_purpose = NONE
        self.roll_needs = 0  # successes; more than these would bring nothing
        self.repeated_by: tuple[str, ...] = ()  # modules that have repeated the last roll or draw
        self.dying_of = NONE  # the cause, while a captain may play a card against it
        # Drawn, not yet kept or discarded
        self.drawing = NONE  # the kind of draw that modules may repeat now
        self.drawn_by = NOBODY
        self.drawn_cargo: tuple[int, ...] = ()
        self.drawn_glory: tuple[int, ...] = ()
        self.drawn_rumours: tuple[int, ...] = ()

    def copy(self) -> "Table":
        twin = Table(
            self.chance, self.rules, [player.copy() for player in self.players], [npc.copy() for npc in self.npcs],
            self.decks.copy(), self.board.copy(), self.first, self.turn.copy(), self.agenda[:], self.icons[:],
            [drawer.copy() for drawer in self.ext],
        )  # fmt: skip
        visit, raid, battle = self.visit, self.raid, self.battle
        twin.visit = None if visit is None else visit.copy()
        twin.raid = None if raid is None else raid.copy()
        twin.battle = None if battle is None else battle.copy()
        twin.rolled = self.rolled[:]
        self._copy_rest(twin)
        return twin

    def sketch(self, seat: Seat, changing: list[str] | None = None) -> "Table":
        """A cheap copy for looking ahead while a captain sails: he and the turn are copied, all else is shared.

        `changing`: modules that will change what they remember, each its own; this is copied too.
        """
        ext = self.ext
        if changing:
            ext = [drawer.copy() if drawer.module in changing else drawer for drawer in ext]
        players = self.players[:]
        players[seat] = players[seat].copy()
        twin = Table(
            self.chance, self.rules, players, self.npcs, self.decks, self.board, self.first, self.turn.copy(),
            self.agenda, self.icons, ext,
        )  # fmt: skip
        twin.visit = self.visit
        twin.raid = self.raid
        twin.battle = self.battle
        twin.rolled = self.rolled
        self._copy_rest(twin)
        return twin

    def _copy_rest(self, twin: "Table") -> None:
        """What is not changed in place."""
        twin.stage = self.stage
        twin.ending = self.ending
        twin.round = self.round
        twin.order = self.order
        twin.at = self.at
        twin.moment = self.moment
        twin.minted = self.minted
        twin.found_by = self.found_by
        twin.event = self.event
        twin.events_due = self.events_due
        twin.events_drawn = self.events_drawn
        twin.event_top = self.event_top
        twin.event_seen = self.event_seen
        twin.wars = self.wars
        twin.war_cards = self.war_cards
        twin.storm = self.storm
        twin.harvest = self.harvest
        twin.convoy = self.convoy
        twin.hunters = self.hunters
        twin.doldrums = self.doldrums
        twin.roll_skill = self.roll_skill
        twin.roll_purpose = self.roll_purpose
        twin.roll_needs = self.roll_needs
        twin.repeated_by = self.repeated_by
        twin.dying_of = self.dying_of
        twin.drawing = self.drawing
        twin.drawn_by = self.drawn_by
        twin.drawn_cargo = self.drawn_cargo
        twin.drawn_glory = self.drawn_glory
        twin.drawn_rumours = self.drawn_rumours

    def begin_to_repeat(self) -> None:
        """Nobody has repeated the roll or draw made now. Not in the flow, where mypyc would take `()` for given."""
        self.repeated_by = ()

    @property
    def current(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.order[self.at]]

    def turn_of(self, player: Player) -> bool:
        """Is it this player's turn?"""
        return self.stage in (TURN_BEGINS, ACTIONS) and self.order[self.at] == player.seat

    def turn_to_come(self, seat: Seat) -> bool:
        """Is a player's turn of this round still to come? Before turns begin nobody's is."""
        return len(self.order) > 0 and seat not in self.order[: self.at + 1]

    def in_turn_order(self) -> list[Player]:
        """All players, beginning with the one whose turn it is, or with the first before turns begin (MM-GLORY-07)."""
        start = self.order[self.at] if self.stage in (TURN_BEGINS, ACTIONS) else self.first
        return self.players[start:] + self.players[:start]

    def all_risks(self, ask: Ask, notes: list[Note]) -> list[Note]:
        if not self.hooked:
            return notes
        found = notes[:]
        COMMENTS[0].add_risks(self, ask, found)
        return found

    def all_weights(self, ask: Ask, weights: list[int] | None) -> list[int] | None:
        """A question without an opinion keeps to that as long as modules treat its options alike."""
        if not self.hooked:
            return weights
        changed = [1] * len(ask.options) if weights is None else weights[:]
        COMMENTS[0].change_weights(self, ask, changed)
        total = 0
        for at in range(len(changed)):
            if changed[at] < 0:
                changed[at] = 0
            total += changed[at]
        if weights is None and changed == [1] * len(changed):
            return None
        return changed if total > 0 else [1] * len(changed)

    def at_war_with(self, nation: int) -> int:
        """The enemy of a nation, NONE in peace. A nation is in one war at most."""
        for one, other in self.wars:
            if one == nation:
                return other
            if other == nation:
                return one
        return NONE

    def drawer(self, module: str) -> Drawer:
        """The state of a module; rules that ask all the time have a `DrawerPlace`."""
        return self.ext[self.place_of(module)]

    def place_of(self, module: str) -> int:
        """Where the drawer of a module is, the same in all tables of a game."""
        places = self.rules.places
        if not places:
            for place, drawer in enumerate(self.ext):
                places[drawer.module] = place
        return places[module]


@final
class DrawerPlace:
    """Finds the drawer of one module. It is asked all the time, so where it was in the last game is remembered."""

    __slots__ = ("_place", "_rules", "module")

    def __init__(self, module: str) -> None:
        self.module = module
        self._rules: Rules | None = None
        self._place: i64 = 0

    def drawer(self, t: Table) -> object:
        """It is one of the module's own class, as who asks will check: that it is one of `Drawer` need not be."""
        if self._rules is not t.rules:
            self._rules = t.rules
            self._place = t.place_of(self.module)
        return cast("list[object]", t.ext)[self._place]
