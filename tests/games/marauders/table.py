"""A table for tests: any position, scripted chance, and seats that answer what they are asked.

    game = table(Captain("CAP-06", ship=FRIGATE), Captain(hand=["GL-22"]))
    game.attacks(0, 1)                        # seat 0 has found seat 1
    game.dice("x31", "x4")                    # x is a skull
    game.seat(1).announces("GL-22")

Seats count from 0, as in the state and the events. The rules run through the kernel's `Run`. By default they run in
a `Room`: a game that is over when one thing (a battle, a visit, a raid) is, so that nothing else asks or rolls.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from freebooter.games.marauders import setup
from freebooter.games.marauders.battle.steps import battle_step
from freebooter.games.marauders.combat.start import npc_side, player_side, shore_side, start_battle, start_shore_combat
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.glory_cards import chest, cutlass, wheel
from freebooter.games.marauders.moves import ANNOUNCE, DECLINE, MOVES, PASS, PLAY
from freebooter.games.marauders.names import BY_TRADE, CARIBBEAN_SEA, NATIONS, NONE, SKULL, SLOOP
from freebooter.games.marauders.options import Options, rules_of
from freebooter.games.marauders.port.visit import begin_visit, port_menu
from freebooter.games.marauders.raiding.found import find_merchant
from freebooter.games.marauders.raiding.raid import merchant_raid
from freebooter.games.marauders.state import ACTIONS, Npc, Table, Turn
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.state.player import Player, Ship, new_ship
from freebooter.games.marauders.turn.flow import next_flow
from freebooter.kernel.ask import Ask, Flow, Pending, Taken
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame, Game
from freebooter.kernel.moves import Move
from tests.games.playing import Playing, ranks

CARD_RULES = (chest, cutlass, wheel)  # imported so that they make themselves known to the registry


class Room(Game[Table, Options]):
    """A game that plays one thing: whatever `step` says comes next, until it says None."""

    def __init__(self, step: Callable[[Table], Taken | None]) -> None:
        super().__init__("room", "1", 2, 4, MOVES, Options, Path())
        self.step = step

    def next(self, t: Table) -> Taken | None:
        return self.step(t)

    def audit(self, t: Table) -> dict[str, int]:
        return audit(t)

    def faults(self, t: Table) -> list[str]:
        return faults(t)


def battles(t: Table) -> Flow | None:
    """The battle that is under way, and nothing else."""
    return None if t.battle is None else battle_step(t)


def ports(t: Table) -> Taken | None:
    """The Port action of the captain whose turn it is, from its beginning to its end."""
    if t.visit is not None:
        return port_menu(t)
    if t.turn.ported:
        return None
    t.turn.ported = True
    return begin_visit(t, t.current)


def raids(t: Table) -> Flow | None:
    """The captain whose turn it is has found the merchant of his zone; then the raid, if he engages."""
    if t.raid is not None:
        return merchant_raid(t)
    if t.turn.acted:
        return None
    t.turn.acted = True
    return find_merchant(t, t.current, NONE)


def turns(t: Table) -> Taken | None:
    """The whole turn of one player: actions and what they bring, until it is over."""
    return None if t.turn.over else next_flow(t)


BATTLES = Room(battles)
PORT_ACTION = Room(ports)
RAID = Room(raids)
TURN = Room(turns)


PLAIN = ["CAP-06", "CAP-12", "CAP-07", "CAP-11"]
"""Captains by seat, with seamanship 3, leadership 2 and no ability that matters in battle: Spanish, French, English."""


@dataclass(frozen=True)
class Captain:
    """A player at the start of a test. Cards are named by their ids in the ledger, cargo by its name."""

    id: str = ""  # by default one of PLAIN
    ship: int = SLOOP
    tracks: Mapping[int, int] = field(default_factory=dict)  # what is left at a location, where it is damaged
    modifications: Sequence[int] = ()
    zone: int = CARIBBEAN_SEA
    in_port: bool = False
    gold: int = 0
    stash: int = 0
    cargo: Sequence[str] = ()
    hand: Sequence[str] = ()
    employed: Sequence[str] = ()
    bounties: Mapping[int, int] = field(default_factory=dict)
    weapons: Sequence[int] = ()
    mission: str = ""
    mission_step: int = 0
    load: bool = False
    rumour: str = ""
    track: int = 0


def card(name: str) -> int:
    """A cargo card by its name."""
    return tables.CARGO_NAMES.index(name)


def faces(said: str) -> list[int]:
    """Dice as they are written in tests: digits, and x for a skull."""
    return [SKULL if face == "x" else int(face) for face in said]


class Play(Playing):
    """A game under way. `game[seat]` is that seat's player as the state has it."""

    def __init__(self, t: Table, luck: int | None, game: AnyGame) -> None:
        super().__init__(game, t, luck, GAME)
        self.t = t

    def __getitem__(self, seat: int) -> Player:
        return self.t.players[seat]

    # Beginning

    def begins(self) -> "Play":
        """Play up to the first question."""
        self._begin()
        return self

    def attacks(self, aggressor: int, defender: int) -> "Play":
        """One player has found another. Script dice before: the first roll may come without a question."""
        start_battle(self.t, player_side(self[aggressor]), player_side(self[defender]))
        return self.begins()

    def attacks_npc(self, aggressor: int, number: int) -> "Play":
        start_battle(self.t, player_side(self[aggressor]), npc_side(self.t, self.t.npcs[number]))
        return self.begins()

    def npc_attacks(self, number: int, defender: int) -> "Play":
        start_battle(self.t, npc_side(self.t, self.t.npcs[number]), player_side(self[defender]))
        return self.begins()

    def fights_ashore(self, seat: int, crew: int, leadership: int, mission: int = NONE, rumour: int = NONE) -> "Play":
        start_shore_combat(self.t, self[seat], shore_side(crew, leadership), mission, rumour)
        return self.begins()

    # Tokens: what lies elsewhere changes places with what lies here, so that nothing is lost or made.

    def demands(self, zone: int, good: int) -> "Play":
        """The good in demand in a port."""
        board, pool = self.t.board, self.t.decks.demand
        old = board.demand[zone]
        if old == good:
            return self
        if pool.counts[good]:
            pool.take(good)
            pool.add(old)
        else:
            board.demand[board.demand.index(good)] = old
        board.demand[zone] = good
        return self

    def offers_modification(self, zone: int, modification: int) -> "Play":
        """The token that lies in a port, face down; NONE for a port without one."""
        tokens, waiting = self.t.board.modification, self.t.decks.modifications
        old = tokens[zone]
        if modification == NONE:
            if old != NONE:
                waiting.add(old)
        elif old != modification:
            tokens[tokens.index(modification)] = old
        tokens[zone] = modification
        return self

    def merchant(self, zone: int, nation: int) -> "Play":
        """The nation of the merchant of a zone."""
        tokens = self.t.board.merchant
        if tokens[zone] != nation:
            tokens[tokens.index(nation)] = tokens[zone]
            tokens[zone] = nation
        return self

    def offers_missions(self, *ids: str) -> "Play":
        """The missions on offer."""
        board, deck = self.t.board, self.t.decks.missions
        for kind in board.missions:
            deck.add(kind)
        board.missions = tuple(sorted(tables.mission_card(id) for id in ids))
        for kind in board.missions:
            deck.take(kind)
        return self

    # Chance

    def dice(self, *rolls: str) -> "Play":
        """The next dice, in the order in which they are rolled: 1 to 4, x for a skull."""
        return self.script([face - 1 for roll in rolls for face in faces(roll)])

    def script(self, values: list[int]) -> "Play":
        """The next results of chance as they are."""
        self.chance.script.extend(values)
        return self

    def draws_cargo(self, *names: str) -> "Play":
        """The next cards off the cargo deck, drawn one right after the other."""
        return self.script(ranks(self.t.decks.cargo.copy(), [card(name) for name in names]))

    def draws_glory(self, *ids: str) -> "Play":
        return self.script(ranks(self.t.decks.glory.copy(), [tables.glory_card(id) for id in ids]))

    def draws_rumours(self, *ids: str) -> "Play":
        return self.script(ranks(self.t.decks.rumours.copy(), [tables.rumour_card(id) for id in ids]))

    def draws_missions(self, *ids: str) -> "Play":
        return self.script(ranks(self.t.decks.missions.copy(), [tables.mission_card(id) for id in ids]))

    def draws_captains(self, *ids: str) -> "Play":
        return self.script(ranks(self.t.decks.captains.copy(), [tables.captain_card(id) for id in ids]))

    def draws_events(self, *ids: str) -> "Play":
        return self.script(ranks(self.t.decks.events.copy(), [tables.event_card(id) for id in ids]))

    # Questions

    def answer(self, seat: int, move: Move) -> "Play":
        ask = self.ask_of(seat)
        assert move in ask.options, f"{move} is not on offer in {ask}"
        self.run.answer(move)
        self._check()
        return self

    def seat(self, seat: int) -> "AtSeat":
        return AtSeat(self, seat)

    def passes(self) -> "Play":
        """Pass in all windows that open now, up to another question."""
        while self._in_window():
            self.run.answer(PASS)
        return self

    def passes_to(self, prompt: str) -> "Play":
        """Pass in windows up to this question."""
        while self._in_window() and self.asked is not None and self.asked[1] != prompt:
            self.run.answer(PASS)
        assert self.asked is not None, "nobody is asked anything"
        assert self.asked[1] == prompt, f"{self.run.question} is asked"
        return self

    def _in_window(self) -> bool:
        question = self.run.question
        return isinstance(question, Ask) and question.prompt.startswith("window-")

    # What is known

    @property
    def battle(self) -> Battle:
        battle = self.t.battle
        assert battle is not None, "there is no battle"
        return battle

    def side(self, at: int) -> Side:
        return self.battle.sides[at]

    def enemy_ship(self) -> Ship:
        """The ship of the NPC that fights."""
        for side in self.battle.sides:
            if side.ship is not None:
                return side.ship
        raise AssertionError("no NPC fights")


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

    def says(self, *names: str) -> "AtSeat":
        """Moves by their names, one after another."""
        for name in names:
            move = MOVES.by_name(name)
            assert move is not None, f"there is no move {name}"
            self.does(move)
        return self

    def plays(self, id: str) -> "AtSeat":
        """In a window of the own."""
        return self.does(PLAY[tables.glory_card(id)])

    def announces(self, id: str) -> "AtSeat":
        """In a window of several seats."""
        return self.does(ANNOUNCE[tables.glory_card(id)])

    def reveals(self, id: str) -> "AtSeat":
        """An announced card comes up and is played."""
        return self.does(PLAY[tables.glory_card(id)])

    def passes(self) -> "AtSeat":
        return self.does(PASS)

    def declines(self) -> "AtSeat":
        return self.does(DECLINE)


def plays_out(part: Generator[Pending, Move, Any] | tuple[()], *names: str) -> list[str]:
    """Run a part of a flow alone: answers by name in order, then always the first option. Returns what was asked."""
    given, prompts = list(names), []
    if isinstance(part, tuple):  # nothing is asked
        return []
    try:
        question = next(part)
        while True:
            assert isinstance(question, Ask)
            prompts.append(question.prompt)
            wanted = [move for move in question.options if given and move.name == given[0]]
            if wanted:
                given.pop(0)
            question = part.send(wanted[0] if wanted else question.options[0])
    except StopIteration:
        assert not given, f"nobody wanted to know {given}"
        return prompts


def table(
    *captains: Captain,
    turn: int = 0,
    npcs: Mapping[int, tuple[str, int]] | None = None,
    wars: Sequence[tuple[int, int]] = (),
    luck: int | None = None,
    game: AnyGame = BATTLES,
    **options: object,
) -> Play:
    """Lay a table with these captains in the middle of the turn of seat `turn`.

    `npcs` says which captain (an event id) each NPC has and in which zone it is. Without `luck` there is no chance
    but the scripted one. All others are options of the game.
    """
    rules = rules_of(cast(Options, game.options(options)))
    t = setup.set_up(rules, len(captains), SearchChance(0))
    t.stage = ACTIONS
    t.round = 1
    t.first = 0
    t.order = tuple(range(len(captains)))
    t.at = turn
    t.turn = Turn(tables.ACTIONS_PER_TURN)
    for player in t.players:
        t.decks.captains.add(player.captain)
    for player, captain in zip(t.players, captains, strict=True):
        seat_captain(t, player, captain)
    for number, (id, zone) in (npcs or {}).items():
        event = tables.event_card(id)
        t.decks.events.take(event)
        t.npcs[number] = Npc(number, event, zone)
    for at, pair in enumerate(wars):
        war = tables.EFFECT_NAMES.index("war")
        event = [kind for kind in range(len(tables.EVENT_IDS)) if tables.EVENT_EFFECT[kind] == war][at]
        t.decks.events.take(event)
        t.wars = (*t.wars, pair)
        t.war_cards = (*t.war_cards, event)
    return Play(t, luck, game)


def seat_captain(t: Table, player: Player, captain: Captain) -> None:
    """Take all that the captain has out of decks, ports and the bank."""
    decks = t.decks
    player.captain = tables.captain_card(captain.id or PLAIN[player.seat])
    decks.captains.take(player.captain)
    player.afloat = True
    player.zone, player.in_port = captain.zone, captain.in_port
    player.gold, player.stash, player.track = captain.gold, captain.stash, captain.track
    player.stash_most = captain.stash
    player.deeds[BY_TRADE] = captain.track
    t.minted += captain.gold + captain.stash
    player.bounties = [captain.bounties.get(nation, 0) for nation in range(len(NATIONS))]
    player.weapons = sum(1 << weapon for weapon in captain.weapons)
    player.cargo = tuple(sorted(card(name) for name in captain.cargo))
    player.hand = tuple(sorted(tables.glory_card(id) for id in captain.hand))
    player.employed = tuple(sorted(tables.glory_card(id) for id in captain.employed))
    player.specialists = sum(1 << tables.GLORY_SPECIALIST[kind] for kind in player.employed)
    for kind in player.cargo:
        decks.cargo.take(kind)
    for kind in [*player.hand, *player.employed]:
        decks.glory.take(kind)
    if captain.rumour:
        player.rumour = tables.rumour_card(captain.rumour)
        decks.rumours.take(player.rumour)
    if captain.mission:
        player.mission = tables.mission_card(captain.mission)
        take_mission(t, player.mission)
    player.load, player.mission_step = captain.load, captain.mission_step
    player.ship = new_ship(captain.ship)
    for modification in captain.modifications:
        take_modification(t, modification)
        player.ship.modifications |= 1 << modification
    player.ship.tracks = [player.ship.value(location) for location in range(5)]
    for location, left in captain.tracks.items():
        player.ship.tracks[location] = left


def take_mission(t: Table, mission: int) -> None:
    """Out of the deck; if it is on offer, another takes its place."""
    if mission in t.board.missions:
        others = [kind for kind in t.board.missions if kind != mission]
        t.board.missions = tuple(sorted([*others, t.chance.draw(t.decks.missions)]))
    else:
        t.decks.missions.take(mission)


def take_modification(t: Table, modification: int) -> None:
    """A token of this kind out of the first port that has one."""
    zone = t.board.modification.index(modification)
    t.board.modification[zone] = NONE
