"""Hidden information of the three games: what their seats and the public are told while whole games are played.

What a socket sends is made by `Narrator`, so whole games can be searched in seconds. Two ways: names of cards that
have always lain face down are looked for in every message, and at many moments all that a seat cannot know is dealt
anew, after which it and the public must be told the very same bytes.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.content.cards import FORTUNE, MOVEMENT
from freebooter.games.marauders.content.tables import EVENT_NAMES, GLORY_NAMES, MISSION_NAMES, RUMOUR_NAMES
from freebooter.games.seven_seas.names import CARD_NAMES
from freebooter.kernel.automatic.asking import undo_choice
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.note import Refusal, Refused
from freebooter.kernel.run import Run
from freebooter.kernel.state import digest
from freebooter.server.storage.models import LogRow
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing import replay
from freebooter.server.tables.showing.narrator import NOTHING, Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire import bodies

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("seven-seas", {}, 3),
    ("black-fleet", {}, 3),
    ("marauders", {}, 3),
]
SPY = 0


def counted(names: Sequence[str], counts: Iterable[int] = (), hands: Iterable[Iterable[int]] = ()) -> Counter[str]:
    found: Counter[str] = Counter()
    for kind, count in enumerate(counts):
        found[names[kind]] += count
    for hand in hands:
        found.update(names[card] for card in hand)
    return found


def face_down(game: str, state: Any, seat: int) -> Counter[str]:
    """Cards that this seat, or PUBLIC, cannot see: in the draw piles and hands. Straight from the state."""
    others = [player for player in state.players if player.seat != seat]
    if game == "seven-seas":
        return counted(CARD_NAMES, state.adventure.counts, [player.hand for player in others])
    if game == "black-fleet":
        return counted(MOVEMENT, state.movement.counts, [player.movement for player in others]) + counted(
            FORTUNE, state.fortune.counts, [player.fortune for player in others]
        )
    decks = state.decks
    return (
        counted(GLORY_NAMES, decks.glory.counts, [player.hand for player in others])
        + counted(RUMOUR_NAMES, decks.rumours.counts, [[player.rumour] for player in others if player.rumour >= 0])
        + counted(EVENT_NAMES, decks.events.counts)
        + counted(MISSION_NAMES, decks.missions.counts)
    )


class Voyage:
    """A whole game at a table of the server, with people on all seats, and what a reader is told of it."""

    def __init__(self, game: str, options: dict[str, object], seats: int, seed: str) -> None:
        self.dice = random.Random(seed)
        match = new_match(find_game(game), seats, options, seed)
        chairs = set_chairs([bodies.SeatWanted("here", f"p{seat}") for seat in range(seats)], "guest", "")
        stored = new_stored_table(match, "guest", 0)
        self.table, self.rows = Table.begin(stored, chairs, match, 0)
        self.narrator = Narrator(self.table)
        self.seen: dict[int, int] = {}

    def go_on(self) -> list[LogRow]:
        """One more move of whoever is asked; now and then the last one is taken back."""
        match = self.table.match
        command = f"c:{len(self.table.rows)}"
        if self.dice.random() < 0.03 and len(match.live) > 1:
            last = match.live[-1]
            if isinstance(undo_choice(match, last.seat, set()), Refusal):
                number = self.table.number_of(last.seat, self.table.entry_rows[last.number])
                return self.table.rewind(last.seat, number, command, 0)
            return self.table.undo(last.seat, command, 0)
        seat = self.dice.choice(match.asked)
        ask = match.ask_of(seat)
        assert ask is not None
        return self.table.play(seat, self.dice.choice(ask.options).name, command, 0)

    def told(self, reader: int, language: str, rows: list[LogRow]) -> str:
        updates = self.narrator.updates(reader, language, rows)
        if updates:  # and the same to a client that is told what has changed in its view
            updates += self.narrator.updates(reader, language, rows, since=self.seen.get(reader, NOTHING))
            self.narrator.views.note(reader)
            self.seen[reader] = self.table.question_row
        for update in updates:
            if update.state is not None:
                update.state.board_numbers = None  # reckons with cards not seen yet, by name; the twins below check it
        return msgspec.json.encode(updates).decode()


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_card_that_always_lay_face_down_is_named_to_nobody(game: str, options: dict[str, object], seats: int) -> None:
    voyage = Voyage(game, options, seats, f"canary {game}")
    match = voyage.table.match
    start = face_down(game, match.run.state, SPY)
    unseen = {name for name in start}
    rows = voyage.rows
    named: set[str] = set()
    while True:
        now = face_down(game, match.run.state, SPY)
        held = face_down(game, match.run.state, PUBLIC)
        unseen -= {name for name in unseen if now[name] < start[name] or now[name] < held[name]}
        shown = [event for event in match.live[-1].events if event.kind == "card-shown"]
        unseen -= {str(event.data["card"]) for event in shown}  # to all, though its owner may keep it (MM-GLORY-08)
        for reader, language in ((SPY, "en"), (PUBLIC, "pl")):
            text = voyage.told(reader, language, rows)
            leaked = [name for name in unseen if f'"{name}"' in text]
            assert not leaked, f"reader {reader} was told of {leaked}"
            named |= {name for name in start if f'"{name}"' in text}
        if match.over:
            break
        rows = voyage.go_on()
    assert len(match.history) > 60 and len(named) > 5, "the search finds names of cards where there are any"


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_what_a_seat_cannot_know_changes_no_byte(game: str, options: dict[str, object], seats: int) -> None:
    voyage = Voyage(game, options, seats, f"twins {game}")
    table, match = voyage.table, voyage.table.match
    compared = differing = 0
    while not match.over and compared < 60:
        if len(match.history) % 9 == 0 or voyage.dice.random() < 0.03:
            for seat in match.asked:
                true = match.run
                heard = everything(table, seat, voyage.dice)
                twin = match.world(seat, SearchChance(f"twin {len(match.history)} {seat}"))
                differing += digest(twin.state) != digest(true.state)
                match.run = twin
                try:
                    again = everything(table, seat, voyage.dice)
                finally:
                    match.run = true
                assert again == heard
                compared += 1
        voyage.go_on()
    assert compared > 20 and differing > compared / 2, "most twins really are different inside"


def everything(table: Table, seat: int, dice: random.Random) -> list[bytes]:
    """All that can be told of how things stand: to the seat in both languages, to the public, and every refusal."""
    narrator = Narrator(table)
    said: list[Any] = [narrator.state(seat, language) for language in ("en", "pl")]
    said += [narrator.state(PUBLIC, "en"), narrator.hides(seat)]
    moves = random.Random(len(table.rows)).sample(table.match.game.moves.table, 25)
    for move in moves:
        refusal = table.match.refuse(seat, move)
        said.append(None if refusal is None else narrator.text("en", refusal))
    for other in range(table.match.seats):
        if other != seat:
            said.append(table.match.refuse(other, moves[0]) is None and other in table.match.asked)
    return [msgspec.json.encode(each) for each in said]


def test_replay_shows_a_seat_what_it_saw_and_no_more() -> None:
    """Each remembered moment of a whole game is what was told then, also across takings-back."""
    for game, options, seats in GAMES:
        voyage = Voyage(game, options, seats, f"replay {game}")
        table = voyage.table
        seen: list[tuple[int, Any, list[int]]] = []
        while not table.match.over and len(table.rows) < 160:
            view = msgspec.to_builtins(table.match.view(SPY))
            seen.append((len(table.rows) - 1, view, list(table.match.asked)))
            voyage.go_on()
        memory = replay.Memory(table.match)
        past = replay.past_of(table, len(table.rows) - 1)
        for row, view, asked in [*seen[::7], *reversed(seen[::11]), seen[-1]]:
            (then,) = replay.look_back(memory, past, SPY, [row])
            assert (msgspec.to_builtins(then.view), then.waiting) == (view, asked)


def test_the_worlds_here_would_be_noticed() -> None:
    """The comparison has teeth: a table that shows one hidden card differs from its twin."""
    voyage = Voyage(*GAMES[0], seed="teeth")
    match: Match = voyage.table.match
    twin: Run = match.world(SPY, SearchChance("another"))
    hands = [[player.hand for player in run.state.players if player.seat != SPY] for run in (match.run, twin)]  # type: ignore[attr-defined]
    assert hands[0] != hands[1]
    with pytest.raises(Refused):
        voyage.table.play(SPY, "no-such-move", "c:x", 0)
