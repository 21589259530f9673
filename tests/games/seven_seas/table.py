"""A table for tests: any position, scripted chance, and seats that speak the rulebook.

    game = table(Pirate(hand=[caravan(SPAIN, 3)]), Pirate(fleet=5, rum=2), Pirate(), first=1)
    game.choose(CAPTAIN, MERCHANT, CARTOGRAPHER)
    game.captain(seat=0).plays(caravan(SPAIN, 3)).sends(4)

Seats count from 0, as in the state and the events. The rules run as they do in a real game, through the
kernel's `Run`; after every answer the table is checked for faults and for lost ships and cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from freebooter.games.seven_seas.display.view_structs import TableView
from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import (
    BARGAIN,
    BARGAIN_GOODS,
    BUY_SHIPS,
    CHOOSE,
    DECLINE,
    DISCARD,
    DOUBLE_HOLD,
    GIFT,
    GIVE_DIE,
    KEEP,
    NAME_GOOD,
    NO_RITUAL,
    PLAY_CARD,
    SELL,
    SEND,
    TAKE_TILE,
    UNSINKABLE,
)
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    ALL_ROLES,
    CAPTAIN,
    CARTOGRAPHER,
    FIRST_CURSE,
    FIRST_PORT,
    GOVERNOR,
    MERCHANT,
    PIRATE_BAY,
    ROLES,
    SHAMAN,
    SHIPS,
    SHIPWRIGHT,
    Port,
)
from freebooter.games.seven_seas.plunder.tray import draw_for
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.playing import Playing, ranks

ENGLAND, SPAIN, FRANCE, HOLLAND = range(4)
Die = tuple[int, int, int]


def caravan(nation: int, size: int) -> int:
    """The caravan card of a nation with this many ships."""
    return 4 * nation + size - 1


def curse(which: int) -> int:
    return FIRST_CURSE + which


def port_card(number: int) -> int:
    """The card of port-1 to port-6."""
    return FIRST_PORT + number - 1


def rows(reds: Sequence[int], pirates: Sequence[int]) -> list[Die]:
    """Dice of these faces in two rows, for battles in which it does not matter who lies next to whom."""
    row = [(20 + 20 * at, 20, face) for at, face in enumerate(reds)]
    return row + [(20 + 20 * (at % 12), 60 + 20 * (at // 12), face) for at, face in enumerate(pirates)]


@dataclass(frozen=True)
class Pirate:
    """What a player has at the start of a test; guards and reserve follow from the rest unless they are given."""

    fleet: int = 7
    guards: int | None = None
    chests: int = 7
    spots: int = 0
    tokens: int = 0
    talismans: int = 0
    double_hold: int = 0
    unsinkable: int = 0
    rum: int = 0
    coffee: int = 0
    fruit: int = 0
    hand: Sequence[int] = ()
    used: Sequence[int] = ()
    corsair_of: Sequence[int] = ()


class Play(Playing):
    """A game under way. `game[seat]` is that seat's player as the state has it."""

    def __init__(self, t: Table, luck: int | None) -> None:
        super().__init__(GAME, t, luck)
        self.t = t
        self._begin()

    def __getitem__(self, seat: int) -> Player:
        return self.t.players[seat]

    # Chance

    def dice_land(self, *dice: Die) -> "Play":
        """The next throw into the tray: a place and a face for each die, caravan first, then from the thrower on."""
        return self._script([draw_for(*die) for die in dice])

    def faces(self, *faces: int) -> "Play":
        """The next dice of which only the face matters."""
        return self._script([face - 1 for face in faces])

    def booty_will_be(self, *kinds: int) -> "Play":
        deck = self.t.booty.copy()
        if deck.left < len(kinds):
            deck.pour(self.t.discard.copy())
        return self._script(ranks(deck, kinds))

    def adventure_will_be(self, *cards: int) -> "Play":
        return self._script(ranks(self.t.adventure.copy(), cards))

    def _script(self, values: list[int]) -> "Play":
        self.chance.script.extend(values)
        return self

    # Questions

    @property
    def round_is_over(self) -> bool:
        return self.asked == (-1, "choose-character")

    def refuses(self, seat: int, move: Move) -> Refusal:
        """Why the seat may not make this move, which must not be on offer."""
        ask = self.ask_of(seat)
        assert move not in ask.options, f"{move} is on offer"
        reason = ask.refusal(self.t, move)
        assert reason is not None, f"{move} is not on offer, and nobody says why"
        return reason

    def answer(self, seat: int, move: Move) -> None:
        ask = self.ask_of(seat)
        assert move in ask.options, f"{move} is not on offer in {ask}: {ask.refusal(self.t, move)}"
        self.run.answer(move)
        self._check()

    def choose(self, *roles: int) -> "Play":
        """All seats choose a character card."""
        question = self.run.question
        assert isinstance(question, Together), f"{question} is asked, no choice of characters"
        moves = [CHOOSE[role] for role in roles]
        for seat, move in zip(question.seats, moves, strict=True):
            assert move in question.offer(seat), f"seat {seat + 1} cannot choose {move}"
        self.run.answer_together(moves)
        self._check()
        return self

    def alone(self, role: int, seat: int = 0) -> "AtSeat":
        """One seat is the only one with its role; the others choose one that acts later or cannot do anything."""
        other = MERCHANT if role == CARTOGRAPHER else CARTOGRAPHER
        self.choose(*[role if at == seat else other for at in range(self.t.seats)])
        return AtSeat(self, seat)

    def finish_round(self) -> "Play":
        """Answer all questions up to the next choice of characters as a pirate who wants nothing."""
        while isinstance(self.run.question, Ask):
            options = self.run.question.options
            self.answer(self.run.question.seat, DECLINE if DECLINE in options else options[0])
        return self

    # Seats

    def seat(self, seat: int) -> "AtSeat":
        return AtSeat(self, seat)

    def shipwright(self, seat: int) -> "AtSeat":
        return self._acting(SHIPWRIGHT, seat)

    def governor(self, seat: int) -> "AtSeat":
        return self._acting(GOVERNOR, seat)

    def captain(self, seat: int) -> "AtSeat":
        return self._acting(CAPTAIN, seat)

    def aborigine(self, seat: int) -> "AtSeat":
        return self._acting(ABORIGINE, seat)

    def shaman(self, seat: int) -> "AtSeat":
        return self._acting(SHAMAN, seat)

    def merchant(self, seat: int) -> "AtSeat":
        return self._acting(MERCHANT, seat)

    def cartographer(self, seat: int) -> "AtSeat":
        return self._acting(CARTOGRAPHER, seat)

    def _acting(self, role: int, seat: int) -> "AtSeat":
        assert self.t.called == role, f"{ROLES[self.t.called]} is called, not {ROLES[role]}"
        assert self.t.players[seat].chosen == role, f"seat {seat + 1} did not choose {ROLES[role]}"
        self.ask_of(seat)
        return AtSeat(self, seat)

    # What is known

    def view(self, seat: int | None = None) -> TableView:
        return cast(TableView, GAME.view(self.t, seat))


class AtSeat:
    """One seat of a game, which answers what it is asked."""

    def __init__(self, game: Play, seat: int) -> None:
        self.game = game
        self.seat = seat

    @property
    def player(self) -> Player:
        return self.game[self.seat]

    def does(self, *moves: Move) -> "AtSeat":
        for move in moves:
            self.game.answer(self.seat, move)
        return self

    def plays(self, card: int) -> "AtSeat":
        return self.does(PLAY_CARD[card])

    def declines(self) -> "AtSeat":
        return self.does(DECLINE)

    def sends(self, ships: int) -> "AtSeat":
        return self.does(SEND[ships])

    def buys(self, ships: int) -> "AtSeat":
        return self.does(BUY_SHIPS[ships])

    def takes_tile(self, nation: int) -> "AtSeat":
        return self.does(TAKE_TILE[nation])

    def takes_gift(self, size: int = 1) -> "AtSeat":
        return self.does(GIFT[size])

    def declines_gift(self) -> "AtSeat":
        return self.does(GIFT[0])

    def names(self, good: int) -> "AtSeat":
        return self.does(NAME_GOOD[good])

    def gives(self, *faces: int) -> "AtSeat":
        """Give Tavern dice to the players, from the own seat on."""
        return self.does(*[GIVE_DIE[face] for face in faces])

    def discards(self, good: int) -> "AtSeat":
        return self.does(DISCARD[good])

    def bargains(self, one: int, other: int) -> "AtSeat":
        return self.does(BARGAIN[BARGAIN_GOODS.index((min(one, other), max(one, other)))])

    def double_hold(self) -> "AtSeat":
        return self.does(DOUBLE_HOLD)

    def unsinkable(self) -> "AtSeat":
        return self.does(UNSINKABLE)

    def no_ritual(self) -> "AtSeat":
        return self.does(NO_RITUAL)

    def sells(self, rum: int = 0, coffee: int = 0, fruit: int = 0) -> "AtSeat":
        return self._kind_by_kind("sell-goods", SELL, [rum, coffee, fruit])

    def loads(self, rum: int = 0, coffee: int = 0, fruit: int = 0) -> "AtSeat":
        """Load this many of the new Goods and leave the others."""
        return self._kind_by_kind("load-goods", KEEP, [rum, coffee, fruit])

    def _kind_by_kind(self, prompt: str, moves: list[list[Move]], counts: list[int]) -> "AtSeat":
        assert self.game.asked == (self.seat, prompt), f"{self.game.run.question} is asked"
        while self.game.asked == (self.seat, prompt):
            good = self.game.ask_of(self.seat).about
            self.does(moves[good][counts[good]])
            counts[good] = 0
        assert counts == [0, 0, 0], f"nobody asked about {counts}"
        return self


def table(
    *pirates: Pirate,
    first: int = 0,
    port: int = PIRATE_BAY,
    round: int = 1,
    last_round: int = 0,
    above: int | None = None,
    deck: Sequence[int] | None = None,
    booty: Sequence[int] | None = None,
    discard: Sequence[int] = (0, 0, 0, 0),
    luck: int | None = 1,
    **options: object,
) -> Play:
    """Lay a table with these players.

    `above` counts the cards above Last Rounds (-1: it is drawn), `deck` names the adventure cards left and `booty`
    counts the booty deck by kind; otherwise both hold all that is nowhere else. Without `luck` there is no chance
    but the scripted one. All others are options of the game.
    """
    t = GAME.setup(GAME.options(options), len(pirates), SearchChance(0))
    for player in t.players:
        for card in player.hand:
            t.adventure.add(card)
    t.first, t.port, t.round, t.last_round = first, Port(port), round, last_round
    for player, pirate in zip(t.players, pirates, strict=True):
        seat_player(t, player, pirate)
    if deck is not None:
        held = [card for player in t.players for card in player.hand]
        t.spent = tuple(card for card in range(30) if card not in deck and card not in held)
        t.adventure = Bag([int(card in deck) for card in range(30)])
    t.above = t.adventure.left - t.rules.below_last_rounds if above is None else above
    if booty is not None:
        t.booty = Bag(list(booty))
    t.discard = Bag(list(discard))
    return Play(t, luck)


def seat_player(t: Table, player: Player, pirate: Pirate) -> None:
    guards = min(pirate.chests // 10, SHIPS - pirate.fleet) if pirate.guards is None else pirate.guards
    player.fleet, player.guards, player.reserve = pirate.fleet, guards, SHIPS - pirate.fleet - guards
    player.chests, player.spots, player.tokens = pirate.chests, pirate.spots, pirate.tokens
    player.double_hold, player.unsinkable = pirate.double_hold, pirate.unsinkable
    player.cargo, player.talismans = [pirate.rum, pirate.coffee, pirate.fruit], pirate.talismans
    for kind, count in enumerate([*player.cargo, player.talismans]):
        t.booty.take(kind, count)
    player.hand = tuple(sorted(pirate.hand))
    for card in player.hand:
        t.adventure.take(card)
    player.roles = ALL_ROLES & ~sum(1 << role for role in pirate.used)
    for nation in pirate.corsair_of:
        t.tiles[nation] = player.seat


def fresh(seats: int, seed: int = 1, **options: object) -> Play:
    """A game as it is set up."""
    return Play(GAME.setup(GAME.options(options), seats, SearchChance(seed)), seed)


def wander(game: Play, seed: int, most: int = 10_000) -> Iterator[Play]:
    """Play on at random; the game is handed out before each answer and at its end."""
    chance = SearchChance(f"wander {seed}")
    for step in range(most):
        yield game
        question = game.run.question
        if question is None:
            return
        if isinstance(question, Ask):
            game.answer(question.seat, question.options[chance.below(len(question.options))])
        else:
            assert isinstance(question, Together)
            offers = [question.offer(seat) for seat in question.seats]
            game.choose(*[offer[chance.below(len(offer))].value for offer in offers])
