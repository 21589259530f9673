"""Hooks for expansion modules. The base game names no module.

Four kinds of hook (Seas of Glory ledger, part 4). A *query* asks for a number, which handlers may replace, add to and
bound, in this order. An *offer* adds options to a question of the base. A *trigger* reports that something has
happened; its handlers may ask. A *policy* decides a whole step alone.

With no module on, `t.hooked` is false and nothing of this is ever called. So each call stands behind that check:

    if t.hooked:
        dice = query_dice_pool(t, dice, seat, skill, purpose)
"""

from collections.abc import Callable
from typing import Final, NewType, TypeAlias, final

from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.content.load import BASE
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Flow, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import refused

# Queries, Q1 to Q20 of the ledger
QueryKind = NewType("QueryKind", int)
DICE_POOL: Final = QueryKind(0)
SHIP_VALUE: Final = QueryKind(1)
CAPACITY: Final = QueryKind(2)
CARGO_SEEN_BY_NPC: Final = QueryKind(3)
HOSTILITY: Final = QueryKind(4)
MAY_SCOUT: Final = QueryKind(5)
MOVE_COST: Final = QueryKind(6)
PORT_ENTRY: Final = QueryKind(7)
PRICE: Final = QueryKind(8)
STASH_POINTS: Final = QueryKind(9)
LIMIT: Final = QueryKind(10)
ACTION_BUDGET: Final = QueryKind(11)
DECK: Final = QueryKind(12)
BOUNTY_GAIN: Final = QueryKind(13)
RECRUIT_TERMS: Final = QueryKind(14)
MAY_PLAY: Final = QueryKind(15)
SPECIALIST_ACTIVE: Final = QueryKind(16)
MARKET_REDRAW: Final = QueryKind(17)
PLUNDER: Final = QueryKind(18)
HITS: Final = QueryKind(19)
QUERIES: Final = 20

# Limits that `query_limit` is asked for.
Limit = NewType("Limit", int)
LIMIT_HAND: Final = Limit(0)
LIMIT_MISSIONS: Final = Limit(1)  # on offer
LIMIT_WEAPONS: Final = Limit(3)

# The order of handlers within a query. What the base itself bounds last, it bounds after the query.
REPLACE: Final = 0
ADD: Final = 1
CAP: Final = 3

# Offers, O1 to O9
OfferKind = NewType("OfferKind", int)
TURN_ACTIONS: Final = OfferKind(0)
PORT_ACTIVITIES: Final = OfferKind(1)
BATTLE_WEAPONS: Final = OfferKind(2)
ROLL_REPEAT: Final = OfferKind(3)
DRAW_REPEAT: Final = OfferKind(4)
SHIPYARD_STOCK: Final = OfferKind(5)
SCOUT_TARGETS: Final = OfferKind(6)
FOUND_RESPONSES: Final = OfferKind(7)
ROLL_BEFORE: Final = OfferKind(8)
OFFERS: Final = 9

# Triggers, T1 to T20; where the ledger has one id for several moments, each is its own
TriggerKind = NewType("TriggerKind", int)
SETUP_BOARD: Final = TriggerKind(0)
SETUP_PLAYERS: Final = TriggerKind(1)
ROUND_START: Final = TriggerKind(2)
EVENT_DRAWN: Final = TriggerKind(3)
EVENT_ICONS_DONE: Final = TriggerKind(4)
NPC_CARD_DRAWN: Final = TriggerKind(5)
NPC_SPAWNED: Final = TriggerKind(6)
NPC_COVERED: Final = TriggerKind(7)
NPC_REVEALED: Final = TriggerKind(8)
NPC_DEFEATED: Final = TriggerKind(9)
TURN_START: Final = TriggerKind(10)
TURN_END: Final = TriggerKind(11)
ARRIVED_HAZARD: Final = TriggerKind(12)
ARRIVED_PLAYERS: Final = TriggerKind(13)
BATTLE_START: Final = TriggerKind(14)
BATTLE_ROUND_START: Final = TriggerKind(15)
BATTLE_DECLARED: Final = TriggerKind(16)
BATTLE_CONTEST_DONE: Final = TriggerKind(17)
BATTLE_HITS_ROLLED: Final = TriggerKind(18)
CREW_COMBAT_START: Final = TriggerKind(19)
CREW_COMBAT_ROUND: Final = TriggerKind(20)
BATTLE_END: Final = TriggerKind(21)
GLORY_GAINED: Final = TriggerKind(22)
STASH_DECLARED: Final = TriggerKind(23)
MISSION_CLAIMED: Final = TriggerKind(24)
MISSION_COMPLETED: Final = TriggerKind(25)
CAPTAIN_DIED: Final = TriggerKind(26)
CAPTAIN_ENTERED: Final = TriggerKind(27)
SHIP_LOST: Final = TriggerKind(28)
SHIP_CLAIMED: Final = TriggerKind(29)
CARGO_GAINED: Final = TriggerKind(30)
CARGO_DISCARDED: Final = TriggerKind(31)
GOODS_SOLD: Final = TriggerKind(32)
GAME_SCORING: Final = TriggerKind(33)
TRIGGERS: Final = 34

Query: TypeAlias = Callable[[Table, int, int, int, int, int], int]
"""The table, the value so far, the seat it is about (or NOBODY), and up to three more numbers."""
Trigger: TypeAlias = Callable[[Table, int, int], Part[None]]
"""The table, a seat (or NOBODY), and a number: the card, zone, NPC or good it is about."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """Options that a module adds to a question, and what happens when one is taken."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        raise TypeError("an offer must say what it offers")

    def take(self, t: Table, seat: Seat, about: int, move: Move) -> Part[None]:
        raise TypeError("an offer must say what happens when it is taken")


@final
class Hooks:
    """The handlers of one set of modules, in their order."""

    __slots__ = ("deal_captains", "offers", "queries", "reenter_modifications", "schedule", "tasks", "triggers")

    def __init__(self) -> None:
        self.queries: list[list[tuple[int, Query]]] = [[] for kind in range(QUERIES)]
        self.offers: list[list[Offer]] = [[] for kind in range(OFFERS)]
        self.triggers: list[list[tuple[int, Trigger]]] = [[] for kind in range(TRIGGERS)]
        self.tasks: dict[int, Callable[[Table, int], Flow]] = {}  # of modules, from 16 on (see `task_stack`)
        self.schedule: Callable[[Table], tuple[int, ...]] | None = None
        self.deal_captains: Callable[[Table], Flow] | None = None
        self.reenter_modifications: Callable[[Table, Player, int], Part[None]] | None = None

    def query(self, kind: QueryKind, stage: int, handler: Query) -> None:
        self.queries[kind].append((stage, handler))
        self.queries[kind].sort(key=_stage)

    def offer(self, kind: OfferKind, offer: Offer) -> None:
        self.offers[kind].append(offer)

    def trigger(self, kind: TriggerKind, order: int, handler: Trigger) -> None:
        """Handlers run from the lowest order to the highest."""
        self.triggers[kind].append((order, handler))
        self.triggers[kind].sort(key=_stage)


def _stage(entry: tuple[int, object]) -> int:
    return entry[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One module: its name, its content packs, the modules that it excludes, and its handlers."""

    def __init__(self, name: str, packs: tuple[str, ...] = (), excludes: tuple[str, ...] = ()) -> None:
        self.name = name
        self.packs = packs
        self.excludes = excludes

    def register(self, hooks: Hooks) -> None:
        """Add the handlers."""

    def drawer(self) -> Drawer | None:
        """A new drawer for the state of the module, if it has any."""
        return None


_modules: Final[dict[str, Module]] = {}
_hooks: Final[dict[tuple[str, ...], Hooks]] = {}


def add_module(module: Module) -> None:
    """Register a module by its name."""
    _modules[module.name] = module


def resolve(wanted: list[str]) -> tuple[str, ...]:
    """The modules of a game in their fixed order; refused if one is unknown or two do not go together."""
    for name in wanted:
        if name not in _modules:
            raise refused("bad-option", reason="mm-no-such-module", game="marauders")
        if any(other in wanted for other in _modules[name].excludes):
            raise refused("bad-option", reason="mm-modules-exclude", game="marauders")
    modules = tuple([name for name in _modules if name in wanted])
    if modules not in _hooks:
        hooks = Hooks()
        for name in modules:
            _policies_are_free(hooks, name)
        _hooks[modules] = hooks
    return modules


def _policies_are_free(hooks: Hooks, name: str) -> None:
    """Register a module; two that decide the same step are refused."""
    before = (hooks.schedule, hooks.deal_captains, hooks.reenter_modifications)
    _modules[name].register(hooks)
    after = (hooks.schedule, hooks.deal_captains, hooks.reenter_modifications)
    for was, now in zip(before, after, strict=True):
        if was is not None and was is not now:
            raise refused("bad-option", reason="mm-modules-same-step", game="marauders")


def packs_of(modules: tuple[str, ...]) -> tuple[str, ...]:
    return (BASE, *[pack for name in modules for pack in _modules[name].packs])


def drawers_of(modules: tuple[str, ...]) -> list[Drawer]:
    drawers = [_modules[name].drawer() for name in modules]
    return [drawer for drawer in drawers if drawer is not None]


def hooks_of(t: Table) -> Hooks:
    return _hooks[t.rules.modules]


# Queries. The value passed in is that of the base; the value returned counts.


def _query(t: Table, kind: QueryKind, value: int, seat: int, a: int, b: int, c: int) -> int:
    for stage, handler in hooks_of(t).queries[kind]:
        value = handler(t, value, seat, a, b, c)
    return value


def query_dice_pool(t: Table, dice: int, seat: Seat, skill: int, purpose: int, npc: int = NONE) -> int:
    """Dice of a roll by a player, or by an NPC against the seat (Q1)."""
    return _query(t, DICE_POOL, dice, seat, skill, purpose, npc)


def query_ship_value(t: Table, value: int, seat: Seat, of: int, npc: int = NONE) -> int:
    """A ship value in effect (Q2)."""
    return _query(t, SHIP_VALUE, value, seat, of, npc, 0)


def query_room(t: Table, room: int, seat: Seat) -> int:
    """Free cargo spaces (Q3)."""
    return _query(t, CAPACITY, room, seat, 0, 0, 0)


def query_cargo_seen(t: Table, cards: int, seat: Seat, npc: int) -> int:
    """Cargo cards that an NPC sees aboard (Q4)."""
    return _query(t, CARGO_SEEN_BY_NPC, cards, seat, npc, 0, 0)


def query_hostility(t: Table, reasons: int, npc: int, seat: Seat, hunting: bool) -> int:
    """Why an NPC hunts or scouts a captain: priorities as bits, 0 for no reason (Q5)."""
    return _query(t, HOSTILITY, reasons, seat, npc, 1 if hunting else 0, 0)


def query_may_scout(t: Table, may: bool, npc: int, seat: Seat) -> bool:
    """A veto on scouting by an NPC (Q6)."""
    return _query(t, MAY_SCOUT, 1 if may else 0, seat, npc, 0, 0) != 0


def query_move_cost(t: Table, cost: int, seat: Seat, origin: int, to: int, port: bool) -> int:
    """Actions that a step costs (Q7)."""
    return _query(t, MOVE_COST, cost, seat, origin, to, 1 if port else 0)


def query_port_entry(t: Table, entry: int, seat: Seat, zone: int) -> int:
    """How a port can be entered: see `port_entry` (Q8)."""
    return _query(t, PORT_ENTRY, entry, seat, zone, 0, 0)


def query_price(t: Table, price: int, seat: Seat, what: int, thing: int = NONE) -> int:
    """A price to pay or be paid; `what` is one of `prices.PRICES` (Q9)."""
    return _query(t, PRICE, price, seat, what, thing, 0)


def query_stash_points(t: Table, points: int, seat: Seat, gold: int) -> int:
    return _query(t, STASH_POINTS, points, seat, gold, 0, 0)


def query_limit(t: Table, limit: int, seat: Seat, what: Limit) -> int:
    """A limit on what is held or lies open; `what` is one of LIMIT_HAND and its like (Q11)."""
    return _query(t, LIMIT, limit, seat, what, 0, 0)


def query_actions(t: Table, actions: int, seat: Seat) -> int:
    return _query(t, ACTION_BUDGET, actions, seat, 0, 0, 0)


def query_bounty_gain(t: Table, count: int, seat: Seat, nation: int, act: int) -> int:
    return _query(t, BOUNTY_GAIN, count, seat, nation, act, 0)


def query_recruit_terms(t: Table, terms: int, seat: Seat, zone: int) -> int:
    """TERMS_ROLL, TERMS_FREE or TERMS_FORBIDDEN of `port.recruit` (Q15)."""
    return _query(t, RECRUIT_TERMS, terms, seat, zone, 0, 0)


def query_may_play(t: Table, may: bool, seat: Seat, card: int, moment: Moment) -> bool:
    """Whether a glory card may be played (Q16)."""
    return _query(t, MAY_PLAY, 1 if may else 0, seat, card, moment, 0) != 0


def query_specialist_active(t: Table, active: bool, seat: Seat, specialist: int) -> bool:
    return _query(t, SPECIALIST_ACTIVE, 1 if active else 0, seat, specialist, 0, 0) != 0


def query_market_redraw(t: Table, must: bool, seat: Seat, card: int, zone: int) -> bool:
    return _query(t, MARKET_REDRAW, 1 if must else 0, seat, card, zone, 0) != 0


def query_plunder(t: Table, gold: int, seat: Seat, npc: int) -> int:
    return _query(t, PLUNDER, gold, seat, npc, 0, 0)


def query_hits(t: Table, location: int, seat: Seat, face: int, shot: int) -> int:
    """Where a hit die falls: a location, or NONE when the hit is lost (Q20)."""
    return _query(t, HITS, location, seat, face, shot, 0)


# Offers and triggers


def offered(t: Table, kind: OfferKind, seat: Seat, about: int = NONE) -> list[Move]:
    """Options of modules for a question."""
    return [move for offer in hooks_of(t).offers[kind] for move in offer.options(t, seat, about)]


def take_offered(t: Table, kind: OfferKind, seat: Seat, move: Move, about: int = NONE) -> Part[None]:
    """Do what a module offered."""
    for offer in hooks_of(t).offers[kind]:
        if move in offer.options(t, seat, about):
            yield from offer.take(t, seat, about, move)
            return


def fire(t: Table, kind: TriggerKind, seat: Seat = NOBODY, about: int = NONE) -> Part[None]:
    """Notify modules that something has happened; they may ask questions."""
    for order, handler in hooks_of(t).triggers[kind]:
        yield from handler(t, seat, about)
