"""The table: everything that one game remembers."""

from typing import Final, final

from freebooter.games.marauders.content.card_timing import NO_MOMENT, Moment
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state.battle import Battle
from freebooter.games.marauders.state.board import Board, Decks
from freebooter.games.marauders.state.npc import Npc
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.state.turn import Turn, Visit
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.state import State

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
    """The state of one module: a subclass with slots of plain data and a copy method."""

    __slots__ = ("module",)

    def __init__(self, module: str) -> None:
        self.module = module

    def copy(self) -> "Drawer":
        raise TypeError(f"the drawer of {self.module} must say how it is copied")


@final
class Table(State):
    """The whole table.

    `order` are the seats in the order of their turns this round and `at` the place of the one whose turn it is.
    `agenda` is the stack of tasks that come before the turn goes on (see `task_stack`). `event_top` are event cards
    whose order is fixed, the next first, and `event_seen` the seats that know each, as bits (GL-16). `drawn_cargo`,
    `drawn_glory` and `drawn_rumours` are cards just drawn, seen by `drawn_by` only, not yet kept or discarded.
    `minted` is the gold that has come out of the bank, less what went back. `wars` are pairs of nations, the oldest
    first.
    """

    __slots__ = (
        "agenda", "at", "battle", "board", "convoy", "decks", "doldrums", "drawn_by", "drawn_cargo", "drawn_glory",
        "drawn_rumours", "ending", "event", "event_seen", "event_top", "events_drawn", "events_due", "ext", "first",
        "found_by", "harvest", "hooked", "hunters", "icons", "minted", "moment", "npcs", "order", "players", "raid",
        "roll_purpose", "roll_skill", "rolled", "round", "rules", "seats", "stage", "storm", "turn", "visit",
        "war_cards", "wars",
    )  # fmt: skip

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
        # Drawn, not yet kept or discarded
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
        twin.stage = self.stage
        twin.ending = self.ending
        twin.round = self.round
        twin.order = self.order
        twin.at = self.at
        visit, raid, battle = self.visit, self.raid, self.battle
        twin.visit = None if visit is None else visit.copy()
        twin.raid = None if raid is None else raid.copy()
        twin.battle = None if battle is None else battle.copy()
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
        twin.rolled = self.rolled[:]
        twin.roll_skill = self.roll_skill
        twin.roll_purpose = self.roll_purpose
        twin.drawn_by = self.drawn_by
        twin.drawn_cargo = self.drawn_cargo
        twin.drawn_glory = self.drawn_glory
        twin.drawn_rumours = self.drawn_rumours
        return twin

    @property
    def current(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.order[self.at]]

    def turn_of(self, player: Player) -> bool:
        """Is it this player's turn?"""
        return self.stage in (TURN_BEGINS, ACTIONS) and self.order[self.at] == player.seat

    def in_turn_order(self) -> list[Player]:
        """All players, beginning with the one whose turn it is, or with the first before turns begin (MM-GLORY-07)."""
        start = self.order[self.at] if self.stage in (TURN_BEGINS, ACTIONS) else self.first
        return self.players[start:] + self.players[:start]

    def at_war_with(self, nation: int) -> int:
        """The enemy of a nation, NONE in peace. A nation is in one war at most."""
        for one, other in self.wars:
            if one == nation:
                return other
            if other == nation:
                return one
        return NONE

    def drawer(self, module: str) -> Drawer:
        """The state of a module."""
        for drawer in self.ext:
            if drawer.module == module:
                return drawer
        raise KeyError(module)
