"""A table for tests: any position, scripted draws, and ships that speak the rulebook.

    game = table(Captain(merchant="H5", good="sugar"), Captain(pirate="H4"), Captain(), yellow="H6")
    game.plays_card("MY-11")
    game.merchant().sails_to("I3").sells().finishes()

Seats count from 0, as in the state; ships carry the numbers of the events: merchant-1 is seat 0's. The rules run as
in a real game, through the kernel's `Run`; after every answer the table is checked for faults and for lost cubes and
cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import (
    CUBES,
    DEVELOPMENTS,
    FORTUNE,
    FORTUNE_COUNTS,
    GOODS,
    MOVEMENT,
    PER_TIER,
)
from freebooter.games.black_fleet.developments import powers_of
from freebooter.games.black_fleet.display.view_structs import TableView
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.names import (
    FIRST_NAVY,
    FIRST_PIRATE,
    NO_COLOUR,
    SHIPS,
    SOURCES,
    TIERS,
    VICTORY,
    VICTORY_BOUGHT,
)
from freebooter.games.black_fleet.options import rules_of
from freebooter.games.black_fleet.settings import VERSION
from freebooter.games.black_fleet.setup import set_up
from freebooter.games.black_fleet.state import CARD, PLACING, Player, Table
from freebooter.games.black_fleet.turn.purchase import face_up, price_of
from freebooter.kernel.ask import Pending, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.games.playing import Playing

QUIET_DOCKS = [("C4", "sugar"), ("P4", "tobacco"), ("E10", "corn"), ("N10", "tools")]
"""Where merchants lie of which a test says nothing."""


@dataclass(frozen=True)
class Captain:
    """What a player has when a test begins.

    `merchant=None`: off the board. `bought` names the developments that lie face up, or "all" for any four of them;
    `cards` those that are face down. What is not named is filled up with cards that nobody named.
    """

    merchant: str | None = ""
    good: str = ""
    cubes: int = 3
    pirate: str | None = None
    treasures: Sequence[str] = ()
    doubloons: int = 0
    movement: Sequence[str] | None = None
    fortune: Sequence[str] = ()
    bought: Sequence[str] = ()
    cards: Sequence[str] = ()
    victory: bool = False


class Play(Playing):
    """A game under way. `game[seat]` is that seat's player as the state has it."""

    def __init__(self, t: Table, luck: int | None) -> None:
        super().__init__(GAME, t, luck)
        self.t = t
        self.board = t.board
        self._begin()

    def __getitem__(self, seat: int) -> Player:
        return self.t.players[seat]

    # Draws

    def movement_will_be(self, *cards: str) -> "Play":
        return self._draws(self.t.movement, self.t.movement_discard, [MOVEMENT.index(card) for card in cards])

    def fortune_will_be(self, *cards: str) -> "Play":
        return self._draws(self.t.fortune, self.t.fortune_discard, [FORTUNE.index(card) for card in cards])

    def _draws(self, pile: Bag, discard: Bag, cards: list[int]) -> "Play":
        """The draw pile is renewed, as the rules do it, when it is empty."""
        pile, discard = pile.copy(), discard.copy()
        for card in cards:
            if pile.left == 0:
                pile.pour(discard)
            self.chance.script.append(sum(pile.counts[:card]))
            pile.take(card)
        return self

    # Questions

    def offers(self, verb: str) -> set[str]:
        """What comes after the verb in the names of the options: the spaces to sail to, the ships to attack."""
        return {move.name.removeprefix(f"{verb}-") for move in self.ask.options if move.verb == verb}

    def brings(self, name: str) -> Note:
        note = self.ask.preview(self.t, move_named(name))
        assert note is not None
        return note

    def does(self, *names: str) -> "Play":
        """Answer the questions one after another."""
        for name in names:
            move = move_named(name)
            ask = self.ask
            assert move in ask.options, f"{name} is not on offer in {ask}: {ask.refusal(self.t, move)}"
            self.run.answer(move)
            self._check()
        return self

    def together(self, *names: str) -> "Play":
        """All seats answer a question that is put to all."""
        question: Pending | None = self.run.question
        assert isinstance(question, Together), f"{question} is asked"
        moves = [move_named(name) for name in names]
        for seat, move in zip(question.seats, moves, strict=True):
            assert move in question.offer(seat), f"seat {seat} cannot choose {move}"
        self.run.answer_together(moves)
        self._check()
        return self

    def refuses(self, name: str, message: str, rule: str) -> Refusal:
        """A move is not on offer, with this reason and this rule."""
        ask = self.ask
        move = move_named(name)
        assert move not in ask.options, f"{move} is on offer"
        reason = ask.refusal(self.t, move)
        assert reason is not None
        assert (reason.message, reason.rule) == (message, rule), reason
        return reason

    # Steps of a turn

    def plays_card(self, card: str) -> "Play":
        return self.does(f"play-{card}")

    def merchant(self) -> "Ship":
        return self._activate("merchant")

    def pirate(self) -> "Ship":
        return self._activate("pirate")

    def yellow(self) -> "Ship":
        return self._activate("yellow-navy")

    def violet(self) -> "Ship":
        return self._activate("violet-navy")

    def _activate(self, crew: str) -> "Ship":
        self.does(f"activate-{crew}")
        return Ship(self)

    def plays(self, fortune: str) -> "Play":
        return self.does(f"fortune-{fortune}")

    def ends_sailing(self) -> "Play":
        return self.does("end-sailing")

    def buys(self, price: int | str) -> "Play":
        return self.does(f"buy-{price}")

    def buys_nothing(self) -> "Play":
        return self.does("no-purchase")

    def passes_turn(self) -> "Play":
        """The active player plays the first card, moves nothing and buys nothing."""
        seat, turn = self.t.active, self.t.round
        while not self.over and (self.t.active, self.t.round) == (seat, turn):
            named = [name for name in ("end-sailing", "no-purchase", "finish") if name in self.options]
            self.does(named[0] if named else self.options[0])
        return self

    def passes_to(self, seat: int) -> "Play":
        while self.t.active != seat:
            self.passes_turn()
        return self

    # What is known

    def place(self, ship: str) -> str:
        """The space of merchant-1, pirate-2, yellow-navy; "-" or "offshore" for a ship off the board."""
        return self.board.names[self.t.place[SHIPS.index(ship)]]

    def stock(self, good: str) -> int:
        return self.t.stock[GOODS.index(good)]

    def cargo(self, seat: int) -> tuple[str, int]:
        player = self[seat]
        return (GOODS[player.colour] if player.cargo else "", player.cargo)

    def hold(self, seat: int) -> list[str]:
        return [GOODS[colour] for colour in self[seat].hold]

    def fortune(self, seat: int) -> list[str]:
        return [FORTUNE[card] for card in self[seat].fortune]

    def movement(self, seat: int) -> list[str]:
        return [MOVEMENT[card] for card in self[seat].movement]

    def earned(self, seat: int) -> dict[str, int]:
        """Income of the round under way by source, what is zero left out."""
        return {source: count for source, count in zip(SOURCES, self[seat].earned, strict=True) if count}

    def steps(self) -> int:
        """The movement the ship under way has left."""
        sailing = self.t.sailing
        assert sailing is not None
        return sailing.steps

    def view(self, seat: int | None = None) -> TableView:
        return cast(TableView, GAME.view(self.t, seat))


class Ship:
    """The ship that is sailing."""

    def __init__(self, game: Play) -> None:
        self.game = game

    def does(self, *names: str) -> "Ship":
        self.game.does(*names)
        return self

    def sails_to(self, *spaces: str) -> "Ship":
        return self.does(*[f"sail-to-{space}" for space in spaces])

    def attacks(self, ship: str) -> "Ship":
        return self.does(f"attack-{ship}")

    def sells(self) -> "Ship":
        return self.does("sell")

    def buries(self) -> "Ship":
        return self.does("bury")

    def plays(self, fortune: str) -> "Ship":
        return self.does(f"fortune-{fortune}")

    def finishes(self) -> Play:
        """A ship with nothing left to do has finished already."""
        if self.game.asked is not None and self.game.asked[1] == "sail":
            self.does("finish")
        return self.game

    @property
    def reach(self) -> set[str]:
        return self.game.offers("sail-to")

    @property
    def targets(self) -> set[str]:
        return self.game.offers("attack")

    @property
    def steps(self) -> int:
        return self.game.steps()

    def can(self, name: str) -> bool:
        return self.game.asked is not None and self.game.asked[1] == "sail" and name in self.game.options


def move_named(name: str) -> Move:
    move = GAME.moves.by_name(name)
    assert move is not None, f"there is no move {name}"
    return move


def table(
    *captains: Captain,
    yellow: str = "K11",
    violet: str = "O1",
    active: int = 0,
    first: int = 0,
    round: int = 6,
    last_round: int = 0,
    stock: Mapping[str, int] | None = None,
    movement_pile: Sequence[str] | None = None,
    fortune_pile: Sequence[str] | None = None,
    luck: int | None = 1,
    version: str = GAME.version,
    **options: object,
) -> Play:
    """Lay a table with these players; the active one is about to play a movement card.

    `stock` takes cubes away from a port. A pile that is given holds just these cards, and its discards hold the rest.
    Without `luck` there is no chance but the scripted one. `version` is that of the rules. All others are options of
    the game.
    """
    seats = len(captains)
    t = laid(seats, SearchChance(0), options, int(version))
    board = t.board
    t.first, t.active, t.round, t.last_round, t.stage = first, active, round, last_round, CARD
    t.stock = CUBES[:]
    t.place[FIRST_NAVY:] = [board.space(yellow), board.space(violet)]
    hands = movement_hands(captains)
    developments = development_rows(captains)
    for seat, captain in enumerate(captains):
        seat_player(t, t.players[seat], captain, hands[seat], developments[seat])
    t.lay_out(board.mask([place for place in t.place if place < board.size]))
    for good, count in (stock or {}).items():
        t.stock[GOODS.index(good)] = count
    lay_piles(t, movement_pile, fortune_pile)
    t.income = (tuple([(start_of(t, player), 0, 0, 0, 0) for player in t.players]),)
    return Play(t, luck)


def laid(seats: int, chance: SearchChance, options: Mapping[str, object], version: int = VERSION) -> Table:
    """The table as the game lays it, on the sea of rules 1: tests know its spaces, and no later chart moves them."""
    rules = rules_of(GAME.options(options), seats, version)
    if "map" not in options:
        rules.map = [chart.id for chart in CHARTS].index("standard-1")
    return set_up(rules, seats, chance)


def start_of(t: Table, player: Player) -> int:
    """What a player must have earned until now, as sales."""
    spent = sum(price_of(t, player, slot) for slot in range(VICTORY + 1) if player.bought >> slot & 1)
    late = 1 if t.rules.late_seats_paid and (player.seat - t.first) % t.seats >= 2 else 0
    return player.doubloons + spent - late


def seat_player(t: Table, player: Player, captain: Captain, movement: list[str], developments: list[int]) -> None:
    board = t.board
    player.earned = [0] * len(SOURCES)
    player.doubloons = captain.doubloons
    player.movement = tuple(sorted(MOVEMENT.index(card) for card in movement))
    player.fortune = tuple(sorted(FORTUNE.index(card) for card in captain.fortune))
    player.hold = tuple(sorted(GOODS.index(good) for good in captain.treasures))
    player.developments = tuple(developments)
    named = developments if captain.bought == "all" else [DEVELOPMENTS.index(card) for card in captain.bought]
    player.bought = sum(1 << card // PER_TIER for card in named) | (VICTORY_BOUGHT if captain.victory else 0)
    player.powers = powers_of(face_up(player))
    dock, good = QUIET_DOCKS[player.seat]
    if captain.merchant is None:
        t.place[player.seat] = board.nowhere
        player.colour, player.cargo = NO_COLOUR, 0
    else:
        t.place[player.seat] = board.space(captain.merchant or dock)
        player.colour, player.cargo = GOODS.index(captain.good or good), captain.cubes
        t.stock[player.colour] -= player.cargo
    t.place[FIRST_PIRATE + player.seat] = board.offshore if captain.pirate is None else board.space(captain.pirate)
    for colour in player.hold:
        t.stock[colour] -= 1


def movement_hands(captains: Sequence[Captain]) -> list[list[str]]:
    named = [card for captain in captains for card in captain.movement or ()]
    fillers = [card for card in MOVEMENT if card[3:] in ("11", "12", "13", "14", "15", "16") and card not in named]
    hands = []
    for captain in captains:
        hand = list(captain.movement or ())
        while len(hand) < 2:
            colour = "MV" if any(card.startswith("MY") for card in hand) else "MY"
            hand.append(next(card for card in fillers if card.startswith(colour)))
            fillers.remove(hand[-1])
        hands.append(hand)
    return hands


def development_rows(captains: Sequence[Captain]) -> list[list[int]]:
    named = [
        [DEVELOPMENTS.index(card) for card in (*(captain.bought if captain.bought != "all" else ()), *captain.cards)]
        for captain in captains
    ]
    free = [card for card in range(len(DEVELOPMENTS)) if all(card not in row for row in named)]
    rows = []
    for row in named:
        cards = []
        for tier in range(TIERS):
            own = next(card for card in (*row, *free) if card // PER_TIER == tier)
            cards.append(own)
            if own in free:
                free.remove(own)
        rows.append(cards)
    return rows


def lay_piles(t: Table, movement_pile: Sequence[str] | None, fortune_pile: Sequence[str] | None) -> None:
    t.movement, t.movement_discard = Bag([1] * len(MOVEMENT)), Bag([0] * len(MOVEMENT))
    t.fortune, t.fortune_discard = Bag(FORTUNE_COUNTS[:]), Bag([0] * len(FORTUNE))
    for player in t.players:
        for card in player.movement:
            t.movement.take(card)
        for card in player.fortune:
            t.fortune.take(card)
    if movement_pile is not None:
        t.movement, t.movement_discard = split(t.movement, [MOVEMENT.index(card) for card in movement_pile])
    if fortune_pile is not None:
        t.fortune, t.fortune_discard = split(t.fortune, [FORTUNE.index(card) for card in fortune_pile])


def split(rest: Bag, cards: list[int]) -> tuple[Bag, Bag]:
    """The pile of these cards, and the discards: all the others."""
    pile = Bag([0] * len(rest.counts))
    for card in cards:
        rest.take(card)
        pile.add(card)
    return pile, rest


def fresh(seats: int, seed: int = 1, **options: object) -> Play:
    """A game as it is set up."""
    return Play(laid(seats, SearchChance(seed), options), seed)


def placed(game: Play, *docks: str) -> Play:
    """Put the merchants on these docks, from the first player on."""
    assert game.t.stage == PLACING
    return game.does(*[f"dock-at-{dock}" for dock in docks])


def wander(game: Play, seed: int, most: int = 10_000) -> Play:
    """Play on at random to the end."""
    chance = SearchChance(f"wander {seed}")
    for step in range(most):
        if game.over:
            return game
        options = game.options
        game.does(options[chance.below(len(options))])
    raise AssertionError(f"not over after {most} moves")
