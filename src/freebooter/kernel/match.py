"""A match: one game played for real. It checks every move, keeps the history, and can take moves back.

A match does no input or output. It owns the chance key, the sealed answers and the history; what may
be known about it goes out through `view`, `ask_of`, `log` and `world` only.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final, final

import msgspec

from freebooter.kernel.ask import Ask, Seat, Together
from freebooter.kernel.chance import Chance, MatchChance, commitment, key_from_seed
from freebooter.kernel.events import Event, Journal
from freebooter.kernel.game import AnyGame
from freebooter.kernel.history import Entry, LiveEntry, MoveEntry, PassAheadEntry, RekeyEntry, SetupEntry, UndoEntry
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.kernel.result import Result
from freebooter.kernel.run import Run
from freebooter.kernel.shares import Share, dice_key, facts_of
from freebooter.kernel.state import State, digest
from freebooter.kernel.world import world

LANDMARK: Final = 16
"""The fewest entries between two landmarks."""


@final
class Landmark:
    """A checkpoint from which a match is rebuilt, so that taking back costs the same however long the game.

    It was reached by the last of the first `live` entries; `drawn` are the chance results taken since.
    """

    __slots__ = ("drawn", "live", "state")

    def __init__(self, live: int, state: State, drawn: list[int]) -> None:
        self.live = live
        self.state = state  # nobody changes a checkpoint, so copies of the match share it
        self.drawn = drawn


@final
class Match:
    """Make one with `new_match` or read one from a record."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        given: Mapping[str, object],
        options: msgspec.Struct,
        key: bytes | None,
        promise: str,
        run: Run,
        shares: Sequence[Share] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.given = given
        self.options = options
        self.key = key
        self.commitment = promise
        self.shares = tuple(shares)
        """What the players added to the first key before the first throw; see `RekeyEntry` for later ones."""
        self._dice_key = dice_key(key, self.shares)
        self.run = run
        self.sealed: dict[Seat, Move] = {}
        self._asks: dict[Seat, Ask | None] = {}
        self._asks_of: Together | None = None
        """What the seats are asked by this question, as far as it was worked out."""
        self.history: list[Entry] = []
        self._live: list[LiveEntry] = []
        self._landmarks: list[Landmark] = []
        self._passing: dict[tuple[Seat, str], set[Move]] = {}
        """What a seat passes in advance: by prompt, the options that it has let go by; empty: as yet unknown."""
        self.passes_at_once = True
        """Are passes said in advance given as soon as the question comes? A server gives them in its own time."""
        chance = run.state.chance
        assert isinstance(chance, MatchChance)
        self._chance = chance
        self._journal = Journal()
        run.state.journal = self._journal

    # What is going on

    @property
    def over(self) -> bool:
        return self.run.question is None

    @property
    def asked(self) -> list[Seat]:
        """The seats that have yet to answer."""
        question = self.run.question
        return [] if question is None else [seat for seat in question.asked() if seat not in self.sealed]

    @property
    def prompt(self) -> str:
        """What is being asked; public, like who is asked."""
        question = self.run.question
        return "" if question is None else question.prompt

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question to this seat; also after a sealed answer, which may still be changed."""
        question = self.run.question
        if not isinstance(question, Together):
            return None if question is None else question.ask_of(seat)
        if self._asks_of is not question:  # the state stays as it is until all have answered
            self._asks_of = question
            self._asks = {}
        if seat not in self._asks:
            self._asks[seat] = question.ask_of(seat)
        return self._asks[seat]

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What a seat, or with None the public, may know."""
        self._check_seat(seat)
        return self.game.view(self.run.state, seat)

    def views(self) -> list[msgspec.Struct]:
        """What each seat may know, and what the public may, which comes last."""
        readers: list[Seat | None] = list(range(self.seats))
        return self.game.views(self.run.state, [*readers, None])

    def board_numbers(self, seat: Seat) -> msgspec.Struct | None:
        """Numbers worked out for the seat's board, from what it may know."""
        self._check_seat(seat)
        return self.game.presentation.board_numbers(self.run.state, seat)

    def log(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events of the entries from number `since` on that a seat (None: the public) may know."""
        self._check_seat(seat)
        return [event for entry in self._live if entry.number >= since for event in entry.events if event.seen_by(seat)]

    def result(self) -> Result:
        if not self.over:
            raise refused("not-over")
        return self.game.result(self.run.state)

    @property
    def practice(self) -> bool:
        """Has chance begun afresh since the start? Then moves were taken back beyond dice, and the game is practice."""
        return self._chance.epoch > 0

    @property
    def live(self) -> list[LiveEntry]:
        """The set-up and the moves that stand, in order."""
        return self._live

    # Moves

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the seat may not make this move now; None when it may."""
        try:
            self._check_seat(seat)
        except Refused as error:
            return error.refusal
        if self.over:
            return Refusal("game-over")
        ask = self.ask_of(seat)
        if ask is None:
            return Refusal("not-asked", seat=seat + 1, asked=", ".join(str(other + 1) for other in self.asked))
        if move in ask.options:
            return None
        if not self.has_move(move):
            return Refusal("no-such-move", move=move.name, game=self.game.name)
        return ask.refusal(self.run.state, move) or Refusal("not-this-question", ask.question.rule, move=move.name)

    def has_move(self, move: Move) -> bool:
        """Is it a move of this game by its options, whether or not it is on offer?"""
        return self.game.moves.by_code(move.code) is move and self.game.has_move(self.run.state, move)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move. Returns the events visible to the seat; an illegal move raises `Refused` and changes nothing."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        first = len(self.history)
        self.enter_move(seat, move, [])
        self._answer_passes_ahead()
        return [event for entry in self.history[first:] for event in entry.events if event.seen_by(seat)]

    def pass_ahead(self, seat: Seat, prompt: str, passing: bool = True) -> None:
        """Pass the coming questions of this prompt, until the seat takes that back or something new is on offer."""
        self.enter_pass_ahead(seat, prompt, passing)
        self._answer_passes_ahead()

    def enter_move(self, seat: Seat, move: Move, draws: list[int], known: str = "") -> MoveEntry:
        """Enter a move that has been checked; `draws` are its recorded chance results, if it is a replay.

        To hash a checkpoint takes longer than to reach it: a replay that trusts its record gives the `known` hash.
        """
        before = self.run.checkpoints
        self._chance.tape = []
        self._chance.ahead = list(draws)
        entry = MoveEntry(len(self.history), seat, move)
        if isinstance(self.run.question, Ask):
            entry.ask = self.run.question
            if self._passing:
                self._note_passed(self.run.question, move)
        try:
            opened = self._answer(seat, move)
            self._note(entry, before, known)
        except BaseException:
            self._rebuild()  # a rule that fails half-way must not leave half a move behind
            raise
        entry.barrier = opened or bool(entry.draws) or any(event.reveals for event in entry.events)
        return entry

    # Taking back

    def undoable(self, seat: Seat) -> MoveEntry | Refusal:
        """The entry that `undo` would take back for this seat, or why there is none."""
        if self.over:
            return Refusal("game-over")  # the result and the key are out
        last = self._live[-1]
        if not isinstance(last, MoveEntry):
            return Refusal("undo-nothing")
        if last.seat != seat:
            return Refusal("undo-other-seat", seat=last.seat + 1)
        if last.barrier:
            return Refusal("undo-barrier", move=last.move.name)
        return last

    def undo(self, seat: Seat) -> MoveEntry:
        """Take back the seat's last move, if nobody has learnt anything by it. Returns the entry taken back."""
        self._check_seat(seat)
        last = self.undoable(seat)
        if isinstance(last, Refusal):
            raise Refused(last)
        self._take_back(last.number, seat, (), self._chance.epoch)
        return last

    def undoable_all(self, seat: Seat) -> list[MoveEntry]:
        """The moves that `undo` can take back for this seat one after another, the last one first."""
        found: list[MoveEntry] = []
        for entry in reversed(self._live):
            if self.over or not isinstance(entry, MoveEntry) or entry.seat != seat or entry.barrier:
                break
            found.append(entry)
        return found

    def rewind(self, number: int, consent: set[Seat]) -> None:
        """Take back entry `number` and all after it, which needs everyone's consent; chance starts afresh."""
        self._check_going_on()
        for seat in consent:
            self._check_seat(seat)
        missing = [seat for seat in range(self.seats) if seat not in consent]
        if missing:
            raise refused("undo-consent", seats=", ".join(str(seat + 1) for seat in missing))
        if not any(entry.number == number and isinstance(entry, MoveEntry) for entry in self._live):
            raise refused("undo-no-entry", entry=number)
        self._take_back(number, -1, tuple(sorted(consent)), self._chance.epoch + 1)

    # Copies and worlds

    def copy(self) -> "Match":
        """The same match with the same future, independent of this one."""
        run = self.run.copy()
        twin = Match(self.game, self.seats, self.given, self.options, self.key, self.commitment, run, self.shares)
        twin._dice_key = self._dice_key
        twin.history = self.history[:]
        twin._live = self._live[:]
        twin._landmarks = self._landmarks[:]
        twin.sealed = self.sealed.copy()
        twin._passing = {key: known.copy() for key, known in self._passing.items()}
        twin.passes_at_once = self.passes_at_once
        return twin

    def world(self, seat: Seat, chance: Chance) -> Run:
        """Deal a world for a seat that has to decide: see `kernel.world`."""
        return world(self.run, seat, chance)

    # The chance key

    def rekey(self, key: bytes, shares: Sequence[Share] = ()) -> None:
        """Go on with a new key, to which the players may have added, when the old one is lost or known: earlier
        results stand but cannot be proven."""
        self.enter_rekey(commitment(key), key, shares)

    def enter_rekey(self, promise: str, key: bytes | None, shares: Sequence[Share] = ()) -> None:
        """Enter the promise of a new key and what was added; a replay may know no more of the key than that."""
        self._check_going_on()
        entry = RekeyEntry(len(self.history), promise, self._chance.epoch + 1, shares)
        self.history.append(entry)
        self.key = key
        self._dice_key = dice_key(key, entry.shares)
        self._attach(MatchChance(self._dice_key, entry.epoch))

    def enter_pass_ahead(self, seat: Seat, prompt: str, passing: bool) -> None:
        """Enter what a seat says in advance, and give no answer yet."""
        self._check_going_on()
        self._check_seat(seat)
        if passing:
            question = self.run.question
            now = isinstance(question, Ask) and question.seat == seat and question.prompt == prompt
            self._passing[seat, prompt] = set(question.options) if now and isinstance(question, Ask) else set()
        else:
            self._passing.pop((seat, prompt), None)
        self.history.append(PassAheadEntry(len(self.history), seat, prompt, passing))

    # Inside

    def _answer(self, seat: Seat, move: Move) -> bool:
        """Give or seal an answer. Returns True if sealed answers were opened by it."""
        question = self.run.question
        if not isinstance(question, Together):
            self.run.answer(move)
            return False
        self.sealed[seat] = move
        if self.asked:
            return False
        moves = [self.sealed[each] for each in question.seats]
        self.sealed = {}
        self.run.answer_together(moves)
        return True

    def _check_going_on(self) -> None:
        if self.over:
            raise refused("game-over")

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise refused("no-such-seat", seat=seat + 1, seats=self.seats)

    def passes(self, ask: Ask) -> bool:
        """Has the seat said in advance that it passes this? What it has never been offered there, it is asked about."""
        known = self._passing.get((ask.seat, ask.prompt)) if ask.passing is not None else None
        return known is not None and (not known or all([move in known for move in ask.options]))

    def _note_passed(self, ask: Ask, move: Move) -> None:
        """A seat that passes in advance has let these options go by, now or ever after."""
        known = self._passing.get((ask.seat, ask.prompt))
        if known is not None and move is ask.passing:
            known.update(ask.options)

    def _answer_passes_ahead(self) -> None:
        question = self.run.question
        while self.passes_at_once and isinstance(question, Ask) and question.passing and self.passes(question):
            self.enter_move(question.seat, question.passing, [])
            question = self.run.question

    def _note(self, entry: LiveEntry, before: int, known: str = "") -> None:
        entry.draws = self._chance.tape
        entry.words = self._chance.count
        entry.epoch = self._chance.epoch
        entry.events = self._journal.take()
        if self.run.checkpoints > before:
            entry.digest = known or self._hash(entry)
        self._chance.tape = []
        self.history.append(entry)
        self._live.append(entry)
        last = self._landmarks[-1].live if self._landmarks else 0
        if self.run.checkpoints > before and len(self._live) >= last + LANDMARK:
            self._landmarks.append(Landmark(len(self._live), self.run.checkpoint, self._chance.since[:]))

    def _hash(self, entry: LiveEntry) -> str:
        """Of the checkpoint, and of the entries back to the last hash, which stands for all before it."""
        since = [entry.facts()]
        for earlier in reversed(self.history):
            since.append(earlier.facts())
            if isinstance(earlier, LiveEntry) and earlier.digest:
                return digest(self.run.checkpoint, since, form=self.game.form)
        start = [self.game.name, self.game.version, self.seats, dict(self.given), self.commitment]
        if self.shares:
            start.append(facts_of(self.shares))
        return digest(self.run.checkpoint, since, start, form=self.game.form)

    def note_set_up(self, events: list[Event]) -> None:
        entry = SetupEntry()
        self._note(entry, 0)
        entry.events = events

    def _take_back(self, number: int, seat: Seat, consent: tuple[Seat, ...], epoch: int) -> None:
        self.history.append(UndoEntry(len(self.history), seat, number, consent, epoch))
        fresh = epoch != self._chance.epoch
        self._live = [one for one in self._live if one.number < number]
        self._rebuild()
        if fresh:
            self._attach(MatchChance(self._dice_key, epoch))

    def _attach(self, chance: MatchChance) -> None:
        chance.since = self._chance.since
        self._chance = chance
        self.run.state.chance = chance
        self.run.state.journal = self._journal

    def _rebuild(self, whole: bool = False) -> None:
        """Play the live entries again by their recorded chance results: from the last landmark, or the set-up."""
        epoch = self._chance.epoch
        chance = self._chance = MatchChance(None)
        while self._landmarks and (whole or self._landmarks[-1].live > len(self._live)):
            self._landmarks.pop()
        self.sealed = {}
        if self._landmarks:
            mark = self._landmarks[-1]
            first = mark.live
            chance.ahead = mark.drawn[:]
            state = mark.state.copy()
            state.chance = chance
            state.journal = self._journal
            self.run = Run(self.game, state)
        else:
            first = 1
            chance.ahead = self._live[0].draws[:]
            self.run = lay_out(self.game, self.options, self.seats, chance, self._journal)
        for entry in self._live[first:]:
            chance.ahead.extend(entry.draws)
        self.run.begin()
        for entry in self._live[first:]:
            assert isinstance(entry, MoveEntry)
            self._answer(entry.seat, entry.move)
        self._journal.take()
        last = self._live[-1]
        words = last.words if last.epoch == epoch else 0
        self._attach(MatchChance(self._dice_key, epoch, words))


def lay_out(game: AnyGame, options: msgspec.Struct, seats: int, chance: MatchChance, journal: Journal) -> Run:
    """Lay the table; nothing is asked yet."""
    state = game.setup(options, seats, chance)
    state.chance = chance
    state.journal = journal
    return Run(game, state)


def set_up(game: AnyGame, options: msgspec.Struct, seats: int, chance: MatchChance, journal: Journal) -> Run:
    """Lay the table and play up to the first question."""
    run = lay_out(game, options, seats, chance, journal)
    run.begin()
    return run


def begin_match(
    game: AnyGame,
    seats: int,
    given: Mapping[str, object],
    key: bytes | None,
    promise: str,
    draws: list[int],
    shares: Sequence[Share] = (),
) -> Match:
    """Start a match by its key, to which the players may have added their shares; `draws` are the recorded chance
    results of the set-up, if it is a replay."""
    if not game.fewest <= seats <= game.most:
        raise refused("wrong-players", game=game.name, players=seats, fewest=game.fewest, most=game.most)
    options = game.options(given)
    chance = MatchChance(dice_key(key, shares))
    chance.ahead = list(draws)
    journal = Journal()
    run = set_up(game, options, seats, chance, journal)
    match = Match(game, seats, dict(given), options, key, promise, run, shares)
    match.note_set_up(journal.take())
    return match


def new_match(
    game: AnyGame, seats: int, options: Mapping[str, object] | None = None, seed: int | str | None = None
) -> Match:
    """Start a match. With a seed the same moves give the same game; without, nobody can foresee it."""
    key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    return begin_match(game, seats, game.settle(options or {}), key, commitment(key), [])
