"""A bot for balancing Black Fleet, quick enough for thousands of games; docs/balance-black-fleet.md names its limits.

    freebooter simulate black-fleet --load black_fleet_skipper --bots skipper --players 4 --games 4000

with this folder on PYTHONPATH. It looks one ship ahead: acts where that pays, sails to where it pays, else towards
the place that pays most for each turn of the way, and away from danger. It reads what is open to all, and its own hand.
"""

from typing import cast

from freebooter.bots.bot import Bot, Situation
from freebooter.bots.registry import add_bot
from freebooter.games.black_fleet.content.cards import MERCHANT_VALUE, NAVY_VALUE, PIRATE_VALUE, SYMBOL
from freebooter.games.black_fleet.fortune.deck import DECK
from freebooter.games.black_fleet.names import CARGO, FIRST_NAVY, FIRST_PIRATE, MERCHANT, PIRATE, TIERS
from freebooter.games.black_fleet.ships.merchant import price_at
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

FAR = 60
DRAWS = [0.0, 0.7, 1.2, -0.3]
EXTRA_MOVEMENT = {"F-01": 2, "F-02": 3, "F-03": 3, "F-04": 3, "F-21": 3}
PLAY_AT_ONCE = {"F-15", "F-16", "F-17", "F-06"}
FOR_ACTION = {"F-14": "sell", "F-18": "attack", "F-19": "attack", "F-20": "bury"}

_distances: dict[tuple[int, int, int], list[int]] = {}


def distances(t: Table, waters: int, place: int) -> list[int]:
    """Steps from a place to every space, with no ship in the way; the place itself is 0."""
    key = (t.rules.map, waters, place)
    if key not in _distances:
        board = t.board
        reach = board.waters[waters].reach(place, FAR, 0)
        found = [reach.cost(space) for space in range(board.size)]
        found = [cost if cost >= 0 else FAR for cost in found]
        if place < board.size:
            found[place] = 0
        _distances[key] = found
    return _distances[key]


class Skipper(Bot):
    def decide(self, situation: Situation) -> Move:
        ask = situation.ask
        assert situation.world is not None
        t = cast(Table, situation.world.state)
        p = t.players[ask.seat]
        if ask.prompt == "sail":
            return self.sail(t, p, ask)
        if ask.prompt == "choose-ship":
            return self.next_ship(t, p, ask)
        return max(ask.options, key=lambda move: self.worth(t, p, ask, move) + self.chance.below(100) / 1000)

    def worth(self, t: Table, p: Player, ask: Ask, move: Move) -> float:
        """Of the answers to the smaller questions."""
        verb = move.verb
        if verb == "dock-at":
            space = t.chart.dock_space[move.value]
            port = t.board.dock_port[space]
            return self.trip(t, p, port, space, CARGO) - self.risk(t, p, ask, space)
        if verb == "play":
            card = move.value
            return MERCHANT_VALUE[card] + PIRATE_VALUE[card] + 0.5 * NAVY_VALUE[card] + DRAWS[SYMBOL[card]]
        if verb == "buy":
            return 10.0 + move.value if move.value >= TIERS else 5.0 - move.value
        if verb == "command":
            return -self.steps_to_nearest(t, p, t.place[FIRST_NAVY + move.value])
        if verb == "attack":
            note = ask.preview(t, move)
            return 0.0 if note is None else float(note.params["doubloons"])
        return 0.0

    def next_ship(self, t: Table, p: Player, ask: Ask) -> Move:
        """The navy ship first where it can shoot soon, then the pirate, then the merchant; gifts at any time."""
        for move in ask.options:
            if move.verb == "fortune" and DECK[move.value].rule in PLAY_AT_ONCE:
                return move
        ships = [move for move in ask.options if move.verb == "activate"]
        return max(ships, key=lambda move: move.value) if ships else ask.options[-1]

    # One ship

    def sail(self, t: Table, p: Player, ask: Ask) -> Move:
        s = t.sailing
        assert s is not None
        best, most = ask.options[-1], self.wait(t, p, t.place[s.ship])
        acting = 0.0
        here = {move.verb for move in ask.options}
        for move in ask.options:
            note = ask.preview(t, move)
            value = -1000.0
            if move.verb == "sail-to":
                assert note is not None
                pays = max(int(note.params[deed]) for deed in ("sale", "burial", "attack"))
                space = t.chart.space_of[move.value]
                value = 100.0 * pays - int(note.params["cost"]) if pays else self.wait(t, p, space)
                acting = max(acting, float(pays))
            elif move.verb in ("sell", "bury", "attack"):
                assert note is not None
                value = 100.0 * int(note.params["doubloons"]) + 1
                acting = max(acting, float(note.params["doubloons"]))
            if value > most:
                best, most = move, value
        return self.card(t, p, ask, here, acting) or best

    def card(self, t: Table, p: Player, ask: Ask, here: set[str], acting: float) -> Move | None:
        """Cards that pay now, or bring the ship where it can act; a full hand is used up."""
        s = t.sailing
        assert s is not None
        for move in ask.options:
            if move.verb != "fortune":
                continue
            rule = DECK[move.value].rule
            free = s.actions + s.attacks + s.burials > 0
            if rule in PLAY_AT_ONCE or FOR_ACTION.get(rule) in here:
                return move
            if rule == "F-13" and not acting:
                return move
            if rule == "F-12" and p.hold:
                return move
            if rule in EXTRA_MOVEMENT and free and not acting:
                goal = self.goal(t, p, t.place[s.ship])
                if s.steps < goal <= s.steps + EXTRA_MOVEMENT[rule] or len(p.fortune) > 2:
                    return move
            if rule == "F-11" and not free and s.steps > 2:
                return move
        return None

    def wait(self, t: Table, p: Player, place: int) -> float:
        """What a stop is worth where nothing can be done: near the goal, far from danger. Always below what pays."""
        s = t.sailing
        assert s is not None
        if place >= t.board.size:
            return -500.0
        return -self.goal(t, p, place) - self.danger(t, p, place, pirates=s.crew == MERCHANT)

    def goal(self, t: Table, p: Player, place: int) -> float:
        """Steps to where the ship wants to act, longer for those that pay less."""
        s = t.sailing
        assert s is not None
        board = t.board
        way = distances(t, s.waters, place)
        if s.crew == MERCHANT:
            best = float(FAR)
            for port in range(len(t.stock)):
                price = price_at(t, p, port)
                if price:
                    reach = min(way[dock] for dock in board.port_docks[port])
                    best = min(best, reach - 2.5 * (price - 2))
            return best
        if s.crew == PIRATE:
            if len(p.hold) >= p.powers.hold:
                return min(way[space] - 1.5 * value for space, value in enumerate(board.beach_value) if value)
            prey = [t.place[other.seat] for other in t.players if other is not p]
            return min([way[space] for space in prey if space < board.size], default=0)
        return self.steps_to_nearest(t, p, place)

    def steps_to_nearest(self, t: Table, p: Player, place: int) -> float:
        """Steps of a navy ship to a pirate, or a merchant where those are prey too."""
        board = t.board
        way = distances(t, 0, place)
        prey = [t.place[FIRST_PIRATE + other.seat] for other in t.players if other is not p]
        if p.powers.customs:
            prey += [t.place[other.seat] for other in t.players if other is not p]
        return min([float(way[space]) for space in prey if space < board.size], default=float(FAR))

    def danger(self, t: Table, p: Player, place: int, pirates: bool) -> float:
        """A pirate near a merchant, also one that may yet enter; a navy ship near a pirate."""
        board = t.board
        if t.sailing is not None and t.sailing.crew > PIRATE:
            return 0.0
        hunters = [FIRST_NAVY, FIRST_NAVY + 1]
        if pirates:
            if p.powers.safe_on_dock and board.dock_port[place] >= 0:
                return 0.0
            hunters = [FIRST_PIRATE + other.seat for other in t.players if other is not p and not other.hold]
        near = [distances(t, 0, t.place[ship])[place] for ship in hunters]
        return sum(0.4 * (5 - steps) for steps in near if steps < 5)

    def risk(self, t: Table, p: Player, ask: Ask, space: int) -> float:
        """At the start only those who come before can rob a merchant on its dock; one that returns sails at once."""
        if ask.prompt != "place-merchant" or p.seat == t.first:
            return 0.0
        return 3.0 if distances(t, 0, t.board.offshore)[space] <= 5 else 0.0

    def trip(self, t: Table, p: Player, port: int, space: int, cubes: int) -> float:
        """The best pay for a step of the way, with the goods of a port."""
        board = t.board
        way = distances(t, 0, space)
        pays = [
            (cubes * board.prices[other][port], min(way[dock] for dock in board.port_docks[other]))
            for other in range(len(t.stock))
            if board.prices[other][port]
        ]
        return max(5 * pay / max(steps, 1) for pay, steps in pays)


add_bot("skipper", lambda seed, seconds, iterations: Skipper(seed))
