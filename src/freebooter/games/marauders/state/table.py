"""What lies on the table."""

from typing import Final, final

from freebooter.games.marauders.names import NOBODY, NONE, ZONES
from freebooter.games.marauders.rules import Rules
from freebooter.games.marauders.state.battle import Battle, Raid
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
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


@final
@mypyc_attr(acyclic=True)
class Npc:
    """A navy or an NPC pirate. `card` is the captain on top, `stack` those covered.

    `waiting` are cards drawn this round, which arrive at its end in the order drawn; `returning` says that the
    captain on top has taken over from a dead one and arrives then too (MM-NPC-02 to 06, MM-AMB-89).
    """

    __slots__ = ("card", "number", "returning", "stack", "waiting", "zone")

    def __init__(
        self,
        number: int,
        card: int = NONE,
        zone: int = NONE,
        stack: tuple[int, ...] = (),
        waiting: tuple[int, ...] = (),
        returning: bool = False,
    ) -> None:
        self.number = number
        self.card = card
        self.zone = zone
        self.stack = stack
        self.waiting = waiting
        self.returning = returning

    def copy(self) -> "Npc":
        return Npc(self.number, self.card, self.zone, self.stack, self.waiting, self.returning)

    def afloat(self) -> bool:
        return self.zone != NONE


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What one player turn remembers. A new one is made when it begins.

    `scouted` are the targets scouted for, as bits: seats from 0, NPCs from 8, the merchant of a zone from 32.
    """

    __slots__ = (
        "acted", "actions", "closed_visit", "free_moves", "hidden_from", "hire_tried", "main_used", "merchants_again",
        "open_port", "over", "port_tried", "ported", "reclaimed", "rumour_dice", "scouted", "task_tried", "weathered",
    )  # fmt: skip

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.acted = False  # something has been done, so that it is too late to retire
        self.over = False
        self.ported = False  # the Port action is used (MM-PORT-01)
        self.scouted = 0
        self.merchants_again = 0  # zones whose merchant was scouted for a second time (CAP-08), as bits
        self.free_moves = 0  # GL-10
        self.main_used = False  # CAP-06
        self.reclaimed = False  # CAP-03
        self.port_tried = False  # CAP-13: the one try of the Influence check
        self.hire_tried = 0  # specialists whose check failed, kinds as bits
        self.task_tried = False  # a mission's task check (ledger 3.7)
        self.hidden_from = 0  # NPCs that do not scout again this turn (GL-11), as bits
        self.open_port = NONE  # a closed port that a card has opened for this turn (GL-13)
        self.closed_visit = NONE  # a closed port entered for a rumour only (RU-12)
        self.rumour_dice = 0  # added to the roll of the rumour being acted on (GL-14)
        self.weathered = False  # the storm of this round has been rolled for

    def copy(self) -> "Turn":
        twin = Turn(self.actions)
        twin.acted = self.acted
        twin.over = self.over
        twin.ported = self.ported
        twin.scouted = self.scouted
        twin.merchants_again = self.merchants_again
        twin.free_moves = self.free_moves
        twin.main_used = self.main_used
        twin.reclaimed = self.reclaimed
        twin.port_tried = self.port_tried
        twin.hire_tried = self.hire_tried
        twin.task_tried = self.task_tried
        twin.hidden_from = self.hidden_from
        twin.open_port = self.open_port
        twin.closed_visit = self.closed_visit
        twin.rumour_dice = self.rumour_dice
        twin.weathered = self.weathered
        return twin


@final
@mypyc_attr(acyclic=True)
class Visit:
    """A Port action under way. `done` are the activities finished, as bits.

    `courier`: the stash activity is as in the home port (GL-05). `arms_used`: the cheap weapon is bought (CAP-15).
    `weapons_traded`: bought or sold in this visit, as bits, so that none is traded twice. `named` and `bargains`:
    goods that are priced as if one more copy had been drawn, once for each time (CAP-05, GL-03). `draw_more`: cards
    added to the draw (GL-02). `chosen`: cargo cards that the captain has said he sells, or buys, while he is being
    asked. `yard_friends`: how many at the yard will help with a ship or a modification (GL-06). `claiming`: the mission
    being claimed; `roll_skipped`: without the roll it asks for (GL-07).
    """

    __slots__ = (
        "arms_used", "bargains", "chosen", "claiming", "courier", "done", "draw_more", "mission_failed", "named",
        "roll_skipped", "weapons_traded", "yard_friends", "zone",
    )  # fmt: skip

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.done = 0
        self.courier = False
        self.mission_failed = False
        self.arms_used = False
        self.weapons_traded = 0
        self.named = NONE
        self.bargains: tuple[int, ...] = ()
        self.draw_more = 0
        self.chosen: tuple[int, ...] = ()
        self.claiming = NONE
        self.roll_skipped = False
        self.yard_friends = 0

    def copy(self) -> "Visit":
        twin = Visit(self.zone)
        twin.done = self.done
        twin.courier = self.courier
        twin.mission_failed = self.mission_failed
        twin.arms_used = self.arms_used
        twin.weapons_traded = self.weapons_traded
        twin.named = self.named
        twin.bargains = self.bargains
        twin.draw_more = self.draw_more
        twin.chosen = self.chosen
        twin.claiming = self.claiming
        twin.roll_skipped = self.roll_skipped
        twin.yard_friends = self.yard_friends
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawer:
    """What one module keeps: a subclass with slots of plain data and its own copy."""

    __slots__ = ("module",)

    def __init__(self, module: str) -> None:
        self.module = module

    def copy(self) -> "Drawer":
        raise TypeError(f"the drawer of {self.module} must say how it is copied")


@final
class Decks:
    """Piles of cards and tokens as bags of kinds. Discard piles lie face up, the others face down."""

    __slots__ = (
        "captains", "captains_lost", "cargo", "cargo_discard", "demand", "events", "events_spent", "glory",
        "glory_discard", "merchants", "missions", "missions_discard", "modifications", "rumours", "rumours_discard",
    )  # fmt: skip

    def __init__(
        self,
        captains: Bag,
        captains_lost: Bag,
        cargo: Bag,
        cargo_discard: Bag,
        glory: Bag,
        glory_discard: Bag,
        missions: Bag,
        missions_discard: Bag,
        rumours: Bag,
        rumours_discard: Bag,
        events: Bag,
        events_spent: Bag,
        demand: Bag,
        merchants: Bag,
        modifications: Bag,
    ) -> None:
        self.captains = captains
        self.captains_lost = captains_lost
        self.cargo = cargo
        self.cargo_discard = cargo_discard
        self.glory = glory
        self.glory_discard = glory_discard
        self.missions = missions
        self.missions_discard = missions_discard
        self.rumours = rumours
        self.rumours_discard = rumours_discard
        self.events = events  # without the cards of Table.event_top
        self.events_spent = events_spent
        self.demand = demand  # the hidden pool of 8
        self.merchants = merchants  # the merchant track; its tokens were seen when they went there
        self.modifications = modifications  # tokens that wait for a free port (MM-AMB-42)

    def copy(self) -> "Decks":
        return Decks(
            self.captains.copy(), self.captains_lost.copy(), self.cargo.copy(), self.cargo_discard.copy(),
            self.glory.copy(), self.glory_discard.copy(), self.missions.copy(), self.missions_discard.copy(),
            self.rumours.copy(), self.rumours_discard.copy(), self.events.copy(), self.events_spent.copy(),
            self.demand.copy(), self.merchants.copy(), self.modifications.copy(),
        )  # fmt: skip


@final
class Board:
    """The tokens on the zones, NONE where there is none.

    A `modification` is face down unless `modification_open`; a `merchant`'s nation is hidden. Tokens that were mixed
    and laid out together share a batch: everyone knows what a batch holds, nobody which zone of it holds what.
    """

    __slots__ = (
        "batches", "demand", "merchant", "merchant_batch", "missions", "modification", "modification_batch",
        "modification_open",
    )  # fmt: skip

    def __init__(
        self,
        demand: list[int],
        merchant: list[int],
        merchant_batch: list[int],
        modification: list[int],
        modification_batch: list[int],
        modification_open: list[bool],
        missions: tuple[int, ...],
        batches: int,
    ) -> None:
        self.demand = demand
        self.merchant = merchant
        self.merchant_batch = merchant_batch
        self.modification = modification
        self.modification_batch = modification_batch
        self.modification_open = modification_open
        self.missions = missions  # on offer, each at its location
        self.batches = batches  # how many batches were laid out so far

    def copy(self) -> "Board":
        return Board(
            self.demand[:], self.merchant[:], self.merchant_batch[:], self.modification[:],
            self.modification_batch[:], self.modification_open[:], self.missions, self.batches,
        )  # fmt: skip


def empty_board() -> Board:
    zones = len(ZONES)
    return Board(
        [NONE] * zones, [NONE] * zones, [0] * zones, [NONE] * zones, [0] * zones, [False] * zones, (), 0
    )  # fmt: skip


@final
class Table(State):
    """The whole table.

    `order` are the seats in the order of their turns this round and `at` the place of the one whose turn it is.
    `agenda` are things that come before the turn goes on, the last first (see `agenda`). `event_top` are event cards
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
        self.moment = NONE  # of the window that is open
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
        # Cards in the air
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
        """What a module keeps."""
        for drawer in self.ext:
            if drawer.module == module:
                return drawer
        raise KeyError(module)
