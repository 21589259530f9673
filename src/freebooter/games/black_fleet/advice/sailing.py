"""One ship under way: act where it pays, else sail towards what pays, and keep clear of hunters."""

from typing import Final, final

from freebooter.games.black_fleet.advice.space_values import (
    CUBE,
    DOUBLOON,
    PIRATE_STEP,
    STEP,
    beaches_of,
    burial_values,
    dangers,
    other_pirates,
    robbable_merchants,
    sale_values,
    steps_between,
    steps_to_nearest,
)
from freebooter.games.black_fleet.fortune.deck import DECK
from freebooter.games.black_fleet.moves import BURY, FINISH, PLAY_FORTUNE, SAIL_TO, SELL
from freebooter.games.black_fleet.names import FIRST_NAVY, FIRST_PIRATE, MERCHANT, PIRATE, ship_of
from freebooter.games.black_fleet.questions import highest
from freebooter.games.black_fleet.ships.attack import attack_value
from freebooter.games.black_fleet.ships.merchant import price_at, sale_value
from freebooter.games.black_fleet.ships.movement import move_bonus
from freebooter.games.black_fleet.ships.navy import SINKING
from freebooter.games.black_fleet.ships.pirate import ROBBERY, burial_value
from freebooter.games.black_fleet.ships.targets import gun_reach, prey_places
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.moves import Move

DONE_NOW: Final = 60  # what is done this turn is safe from others
NO_WAY: Final = 99  # steps to what cannot be reached

# What a ship can do where it is, as bits.
SALE_HERE: Final = 1
BURIAL_HERE: Final = 2
ATTACK_HERE: Final = 4

# By fortune card.
PLAY_AT_ONCE: Final = [card.rule in ("F-15", "F-16", "F-17", "F-06") for card in DECK]
_STEPS: Final = {"F-01": 2, "F-02": 3, "F-03": 3, "F-04": 3, "F-21": 3}
EXTRA_STEPS: Final = [_STEPS.get(card.rule, 0) for card in DECK]
_ACTIONS: Final = {"F-14": SALE_HERE, "F-18": ATTACK_HERE, "F-19": ATTACK_HERE, "F-20": BURIAL_HERE}
PAID_ACTION: Final = [_ACTIONS.get(card.rule, 0) for card in DECK]
"""The action that pays more with the card."""


def option_values(t: Table, p: Player, s: Sailing, options: list[Move]) -> list[int]:
    """In tenths of a doubloon: every stop, action and card of the ship that is sailing."""
    space_of = t.chart.space_of
    here = t.place[s.ship]
    values = SailingValues(t, p, s)
    acting = 0
    actions = 0
    cards: list[int] = []
    found: list[int] = []
    for move in options:
        if move is SAIL_TO[move.value]:
            space = space_of[move.value]
            pays = values.action_value(space)
            if pays > 0:
                worth = pays + DONE_NOW - steps_between(t, here, space) % 90
                acting = max(acting, pays)
            else:
                worth = values.stop_value(space)
        elif move is FINISH:
            worth = values.stop_value(here)
        elif move is PLAY_FORTUNE[move.value]:
            worth = -1000  # set below, once the values of all others are known
            cards.append(len(found))
        else:
            if move is SELL:
                actions |= SALE_HERE
                pays = DOUBLOON * sale_value(t, p, price_at(t, p, t.board.dock_port[here]))
            elif move is BURY:
                actions |= BURIAL_HERE
                pays = DOUBLOON * burial_value(t, p, here)
            else:
                actions |= ATTACK_HERE
                pays = DOUBLOON * attack_value(t, p, s, move.value) + values.cube
            worth = pays + DONE_NOW + 5
            acting = max(acting, pays)
        found.append(worth)
    for at in cards:
        found[at] = fortune_value(values, options[at].value, highest(found), acting, actions)
    return found


@final
class SailingValues:
    """What stopping and acting on each space is worth to the ship under way.

    `targets` are the distances from the ships that it could attack, `prey` from those worth sailing to: mostly the
    same. `danger` is what each hunter takes from the worth of a space. It is asked for every stop of every ship, so
    all of them are rows of tables that were made once.
    """

    __slots__ = (
        "beaches", "board", "cube", "danger", "field", "free", "guns", "merchant", "p", "places", "prey", "reward",
        "s", "t", "targets",
    )  # fmt: skip

    def __init__(self, t: Table, p: Player, s: Sailing) -> None:
        self.board = t.board
        self.t = t
        self.p = p
        self.s = s
        self.free = s.actions + s.attacks + s.burials > 0
        self.merchant = s.crew == MERCHANT
        self.guns = 0
        self.cube = 0
        self.reward = 0
        self.beaches = False
        self.field: list[int] = []
        self.places: list[int] = []  # of the prey
        self.prey: list[list[int]] = []
        self.targets: list[list[int]] = []
        self.danger: list[list[int]] = []
        if s.crew == MERCHANT:
            self.field = sale_values(t, p, p.colour)
            danger = dangers(t)
            for other in t.players:
                if other is not p and len(other.hold) < other.powers.hold:
                    self.danger.append(danger[t.place[FIRST_PIRATE + other.seat]])
        elif s.crew == PIRATE:
            self.beaches = len(p.hold) > 0
            danger = dangers(t)
            self.danger = [danger[t.place[FIRST_NAVY]], danger[t.place[FIRST_NAVY + 1]]]
            if len(p.hold) >= p.powers.hold:
                self.field = burial_values(t)
            else:
                self.cube = CUBE
                self.reward = DOUBLOON * (ROBBERY + p.powers.robbery + t.turn.robbery)
                self.hunt(robbable_merchants(t, p))
        else:
            self.reward = DOUBLOON * (SINKING + p.powers.sinking + t.turn.sinking)
            self.hunt(other_pirates(t, p) + (robbable_merchants(t, p) if p.powers.customs else []))

    def hunt(self, places: list[int]) -> None:
        """The prey is at these places."""
        t, p, s, distance = self.t, self.p, self.s, self.board.distance
        self.places = places
        self.prey = [distance[place] for place in places]
        if s.actions + s.attacks > 0:
            self.guns = gun_reach(p, s)
            self.targets = [distance[place] for place in prey_places(t, p, s)]

    def action_value(self, space: int) -> int:
        """What the ship could earn there right away, in tenths of a doubloon; 0 for nothing."""
        if not self.free:
            return 0
        t, p, s = self.t, self.p, self.s
        if self.merchant:
            port = self.board.dock_port[space]
            price = price_at(t, p, port) if port >= 0 and s.actions > 0 else 0
            return DOUBLOON * sale_value(t, p, price) if price > 0 else 0
        pays = 0
        if self.beaches and s.actions + s.burials > 0 and self.board.beach_value[space] > 0:
            pays = DOUBLOON * burial_value(t, p, space)
        for row in self.targets:
            if 0 < row[space] <= self.guns:
                return max(pays, self.reward + self.cube)
        return pays

    def stop_value(self, space: int) -> int:
        """Ending the turn there: near what pays, far from danger. Always less than what pays now."""
        if space >= self.board.size:
            return -150
        if self.field:
            worth = self.field[space] - DONE_NOW
        elif self.prey:
            nearest = NO_WAY
            for row in self.prey:
                steps = row[space]
                if 0 <= steps < nearest:
                    nearest = steps
            worth = self.cube + self.reward - PIRATE_STEP * nearest - DONE_NOW
        else:
            worth = -50
        for row in self.danger:
            worth -= row[space]
        return worth


def fortune_value(values: SailingValues, fortune: int, best: int, acting: int, actions: int) -> int:
    """A fortune card: one that pays now, or lets the ship get to where it can act; a full hand is played down.

    `best` is the value of the best other option, `acting` what the best action would pay, here or at a stop;
    `actions` are those possible where the ship is, as bits.
    """
    p, s = values.p, values.s
    if PLAY_AT_ONCE[fortune] or actions & PAID_ACTION[fortune]:
        return best + 20
    rule = DECK[fortune].rule
    if rule == "F-12" and p.hold and acting == 0:
        return best + 5
    if rule == "F-13" and acting == 0 and s.crew != MERCHANT:
        return best + 5
    if rule == "F-11" and not values.free and s.steps > 2:
        return best + 5
    more = EXTRA_STEPS[fortune]
    if more > 0 and values.free and acting == 0:
        if comes_into_reach(values, more):
            return best + 20
        if len(p.fortune) > 2:
            return best + 2
    return best - 25


def comes_into_reach(values: SailingValues, more: int) -> bool:
    """Would `more` steps let the ship act, and its own movement alone not?"""
    t, p, s, board = values.t, values.p, values.s, values.board
    here, steps = t.place[s.ship], s.steps
    if s.crew == MERCHANT:
        for port in range(len(t.stock)):
            if price_at(t, p, port) > 0:
                for dock in board.port_docks[port]:
                    if steps < steps_between(t, here, dock) <= steps + more:
                        return True
        return False
    if values.places:
        return steps < steps_to_nearest(t, values.places, here) - 1 <= steps + more
    return any(steps < steps_between(t, here, space) <= steps + more for space in beaches_of(t))


def value_of_movement(t: Table, p: Player, crew: int, value: int) -> int:
    """What a ship could do with the value of a movement card, or how much nearer it would come."""
    board = t.board
    place = t.place[ship_of(crew, p.seat)]
    steps = value + move_bonus(t, p, crew)
    if crew == MERCHANT:
        if place >= board.size:
            return STEP * steps
        best = STEP * steps // 2
        distance = board.distance[place]
        for port in range(len(t.stock)):
            price = price_at(t, p, port)
            if price > 0:
                for dock in board.port_docks[port]:
                    if distance[dock] <= steps:
                        best = max(best, DOUBLOON * sale_value(t, p, price) + DONE_NOW // 2)
                        break
        return best
    if crew == PIRATE:
        best = PIRATE_STEP * steps // 2
        if len(p.hold) >= p.powers.hold:
            field = burial_values(t)
            if place < board.size and field[place] > -PIRATE_STEP * steps:
                for space in beaches_of(t):
                    if 0 <= board.distance[place][space] <= steps:
                        best = max(best, DOUBLOON * burial_value(t, p, space) + DONE_NOW // 2)
        elif steps_to_nearest(t, robbable_merchants(t, p), place) - 1 <= steps:
            best += DOUBLOON * ROBBERY + CUBE // 2
        return best
    return 3 * steps + (DOUBLOON * SINKING if steps_to_nearest(t, other_pirates(t, p), place) - 1 <= steps else 0)
