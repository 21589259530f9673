"""Questions. A flow is a generator that yields them and is sent the answers.

A `Question` is declared once, beside the flow that asks it, with everything that is known about it: what is on
offer and why something is not, what an option would bring, what to worry about, how inviting each option is. A flow
yields an `Ask`, which puts a question to one seat, or a `Together`, which puts it to several seats at once: their
answers are sealed, may be changed until the last one is in, and are opened together. Sealed answers belong to the
match and never to the state, so a world dealt for one seat cannot hold another's.
"""

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, final

from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Param, Refusal
from freebooter.kernel.seat import Seat as Seat
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)
Result = TypeVar("Result")


@mypyc_attr(acyclic=True)
class Pending:
    """What a flow waits for: an `Ask` or a `Together`."""

    __slots__ = ("question",)

    def __init__(self, question: "AnyQuestion") -> None:
        self.question = question

    @property
    def prompt(self) -> str:
        """The name of the question in records, texts and clients. It is public, like who is asked."""
        return self.question.prompt

    def asked(self) -> list[Seat]:
        """The seats that answer."""
        raise TypeError(f"{type(self).__name__} must say who is asked")

    def ask_of(self, seat: Seat) -> "Ask | None":
        """The question as a seat sees it; None when the seat is not asked."""
        raise TypeError(f"{type(self).__name__} must say what a seat is asked")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask(Pending):
    """One seat chooses one of `options`.

    With a single option the kernel answers by itself, unless the ask is `shown`: set it where not being asked would
    tell others what a hand holds, or where a person should see the question.
    `about` is what the question turns on (a card, a die), a number that the question can put into words.
    `passing` is the option that a seat may give in advance for every question of this prompt.
    """

    __slots__ = ("about", "options", "passing", "seat", "shown")

    def __init__(
        self,
        seat: Seat,
        question: "AnyQuestion",
        options: list[Move],
        about: int = 0,
        shown: bool = False,
        passing: Move | None = None,
    ) -> None:
        self.question = question
        self.seat = seat
        self.options = options
        self.about = about
        self.shown = shown
        self.passing = passing

    def asked(self) -> list[Seat]:
        return [self.seat]

    def ask_of(self, seat: Seat) -> "Ask | None":
        return self if seat == self.seat else None

    # What is known about it. `t` is the state in which it is asked, or a world that looks the same to the seat.

    def refusal(self, t: State, move: Move) -> Refusal | None:
        """Why a move of the game is not on offer here; None when it is."""
        return self.question.reason(t, self, move)

    def preview(self, t: State, move: Move) -> Note | None:
        """What an option would bring or cost, as far as the seat can know; None when its name says it all."""
        return self.question.preview(t, self, move)

    def label(self, move: Move) -> Note | None:
        """What an option is called where its question is not seen (undo, hints); None for its usual name."""
        return self.question.label(self, move)

    def name_here(self, move: Move) -> Note | None:
        """What an option is called under its question; None for its usual name."""
        return self.question.name_here(self, move)

    def words(self, t: State) -> dict[str, Param]:
        """Numbers and names for the text of the question, all known to the seat."""
        return self.question.words(t, self)

    def risks(self, t: State) -> list[Note]:
        """What the seat should worry about before it answers: who could do what, how likely, at what cost."""
        notes = self.question.risks(t, self)
        return t.all_risks(self, notes) if isinstance(t, ModularState) else notes

    def weights(self, t: State) -> list[int] | None:
        """How inviting each option is to a sensible player; None for no opinion. See `Question.weights`."""
        weights = self.question.weights(t, self)
        return t.all_weights(self, weights) if isinstance(t, ModularState) else weights

    def sensible(self, t: State) -> list[Move]:
        """The options worth a thought, at least one."""
        return self.question.sensible(t, self)

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.prompt}, {self.options})"


@mypyc_attr(allow_interpreted_subclasses=True)
class ModularState(State):
    """The state of a game whose modules have something to say about questions that are not theirs.

    Every question is asked through an `Ask`, so this is the one place that all of them pass, whoever wants to know.
    """

    __slots__ = ()

    def all_risks(self, ask: Ask, notes: list[Note]) -> list[Note]:
        """The risks that a question tells of, and those that modules add."""
        return notes

    def all_weights(self, ask: Ask, weights: list[int] | None) -> list[int] | None:
        """The weights that a question gives, as modules change them."""
        return weights


@final
class Played(Generic[S]):
    """A move that was tried out: the table before it, the table at the next question, and what happened between."""

    __slots__ = ("after", "before", "events")

    def __init__(self, before: S, after: S, events: list[Event]) -> None:
        self.before = before
        self.after = after
        self.events = events

    def first(self, kind: str) -> Event | None:
        """The first event of a kind."""
        for event in self.events:
            if event.kind == kind:
                return event
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[S]):
    """Moves of one kind, with all that is known about them. An offer explains its moves.

    `moves` are all moves of the kind, whether they are on offer or not. Everything said about them depends only on
    what the asked seat knows.
    """

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self.moves: list[Move] = list(moves)

    def refusal(self, t: S, ask: Ask, move: Move) -> Refusal | None:
        """Why one of `moves` is not on offer; None when it is. The one predicate behind offers and reasons."""
        return None

    def options(self, t: S, seat: Seat, about: int) -> list[Move]:
        """What is on offer. Override it with a quicker way; by law it gives exactly the moves without a refusal."""
        ask = Ask(seat, _UNDECIDED, self.moves, about)
        return [move for move in self.moves if self.refusal(t, ask, move) is None]

    def preview(self, t: S, ask: Ask, move: Move) -> Note | None:
        """What an option would bring or cost; None when its name says it all."""
        return None

    def label(self, ask: Ask, move: Move) -> Note | None:
        """What an option is called where its question is not seen; None for its usual name."""
        return None

    def name_here(self, ask: Ask, move: Move) -> Note | None:
        """What an option is called under this question, if that says more than its usual name; None otherwise."""
        return None

    def measured(self, played: "Played[S]", ask: Ask, move: Move) -> dict[str, int]:
        """What became of a preview: the numbers that it promised for certain, measured after the move was played.

        Only the laws ask. What a preview gives as a guess or as a chance is left out.
        """
        return {}

    def came_true(self, played: "Played[S]", ask: Ask, move: Move) -> dict[str, bool]:
        """Whether the things came to pass of which a preview gives the chance in per cent. Only the laws ask."""
        return {}

    def take(self, t: S, seat: Seat, move: Move) -> "Taken":
        """What happens when an option is chosen, for questions that are menus of several offers."""
        raise TypeError(f"{type(self).__name__} must say what happens when {move.name} is chosen")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Offer[S]):
    """One question of a game. Subclass it for what is known about it; declare one object beside its flow:

        SEND_SHIPS: Final = SendShips("send-ships", "P7-CAPTAIN-04", SEND)
        ...
        sent = yield SEND_SHIPS.ask(t, player.seat, about=card)

    `prompt` names it in records, texts and clients; `rule` is the rule that asks.
    """

    def __init__(self, prompt: str, rule: str = "", moves: Sequence[Move] = ()) -> None:
        super().__init__(moves)
        self.prompt = prompt
        self.rule = rule

    def ask(self, t: S, seat: Seat, about: int = 0, shown: bool = False, passing: Move | None = None) -> Ask:
        """Put the question to a seat."""
        return Ask(seat, self, self.options(t, seat, about), about, shown, passing)

    def owns(self, move: Move) -> bool:
        """Is it a move of this question, whether it is on offer or not?"""
        return move in self.moves

    def reason(self, t: S, ask: Ask, move: Move) -> Refusal | None:
        """Why a move of the game, of this question or of others, is not on offer here; None when it is."""
        return self.refusal(t, ask, move) if self.owns(move) else self.elsewhere(t, ask, move)

    def elsewhere(self, t: S, ask: Ask, move: Move) -> Refusal:
        """Why a move that belongs to other questions is not possible here."""
        return Refusal("not-this-question", self.rule, move=move.name)

    def words(self, t: S, ask: Ask) -> dict[str, Param]:
        """Numbers and names for the text of the question, all known to the asked seat."""
        return {}

    def risks(self, t: S, ask: Ask) -> list[Note]:
        """What the asked seat should worry about before it answers."""
        return []

    def weights(self, t: S, ask: Ask) -> list[int] | None:
        """How inviting each option is to a sensible player, from what the asked seat knows; None for no opinion.

        Weights of 0 and more, not all 0: what weighs 30 is three times as inviting as what weighs 10. Bots that
        search try inviting options first and play on by them, so it is asked often and must be quick.
        """
        return None

    def sensible(self, t: S, ask: Ask) -> list[Move]:
        """The options worth a thought, at least one, from what the asked seat knows; searching bots try no others."""
        return ask.options

    # Whether a person is asked at all when there is one option only: see `kernel.automatic.asking`.

    def nothing_more(self) -> Move | None:
        """The option that is left when the hand holds nothing that fits: to finish, to end the turn.

        Others must not notice whether it was the only one.
        """
        return None

    def openly_one(self) -> bool:
        """Does everybody know when there is one option only? Then nothing is told by not asking."""
        return False

    def shows(self, t: S, ask: Ask) -> bool:
        """Does the question show something that a person should see, even with one option only?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Question[S]):
    """A question whose options come from several offers, each of which explains and takes its own moves.

    `offer_of` has the offer that each move of the menu belongs to.
    """

    def __init__(self, prompt: str, rule: str, offers: Sequence[Offer[S]]) -> None:
        super().__init__(prompt, rule, [move for offer in offers for move in offer.moves])
        self.offers: list[Offer[S]] = list(offers)
        self.offer_of: dict[Move, Offer[S]] = {move: offer for offer in offers for move in offer.moves}
        self._by_code: list[Offer[S] | None] = [None] * (1 + max([move.code for move in self.moves], default=-1))
        for move, offer in self.offer_of.items():
            self._by_code[move.code] = offer

    def own_offer(self, move: Move) -> Offer[S] | None:
        """The same as `offer_of.get(move)`, looked up by code: every move played is, and a dict takes far longer."""
        return self._by_code[move.code] if move.code < len(self._by_code) else None

    def owns(self, move: Move) -> bool:
        return move in self.offer_of

    def options(self, t: S, seat: Seat, about: int) -> list[Move]:
        found: list[Move] = []
        for offer in self.offers:
            more = offer.options(t, seat, about)
            if more:  # mutants: same `if True`, it saves work only
                found += more
        return found

    def refusal(self, t: S, ask: Ask, move: Move) -> Refusal | None:
        return self.offer_of[move].refusal(t, ask, move)

    def preview(self, t: S, ask: Ask, move: Move) -> Note | None:
        return self.offer_of[move].preview(t, ask, move)

    def label(self, ask: Ask, move: Move) -> Note | None:
        return self.offer_of[move].label(ask, move)

    def name_here(self, ask: Ask, move: Move) -> Note | None:
        return self.offer_of[move].name_here(ask, move)

    def measured(self, played: "Played[S]", ask: Ask, move: Move) -> dict[str, int]:
        return self.offer_of[move].measured(played, ask, move)

    def came_true(self, played: "Played[S]", ask: Ask, move: Move) -> dict[str, bool]:
        return self.offer_of[move].came_true(played, ask, move)

    def take(self, t: S, seat: Seat, move: Move) -> "Taken":
        offer = self._by_code[move.code]
        assert offer is not None, f"{self.prompt} does not offer {move.name}"
        return offer.take(t, seat, move)


AnyQuestion: TypeAlias = Question[Any]
"""A question of some game: the kernel does not know its state."""

_UNDECIDED: AnyQuestion = Question("")
"""Stands in an ask that is only made to work out what is on offer."""


@final
class Together(Pending):
    """Several seats choose at the same time. After the `yield`, `answers` holds a move for each of `seats`.

    Options are worked out from the state each time, so that a world can be dealt under the question.
    """

    __slots__ = ("about", "answers", "seats", "state")

    def __init__(self, question: AnyQuestion, state: State, seats: list[Seat], about: int = 0) -> None:
        self.question = question
        self.state = state
        self.seats = seats
        self.about = about
        self.answers: list[Move] = []

    def offer(self, seat: Seat) -> list[Move]:
        """What one of the seats can choose."""
        return self.question.options(self.state, seat, self.about)

    def asked(self) -> list[Seat]:
        return self.seats

    def ask(self, seat: Seat) -> Ask:
        """The question as one of its seats sees it."""
        return Ask(seat, self.question, self.offer(seat), self.about, True)

    def ask_of(self, seat: Seat) -> Ask | None:
        return self.ask(seat) if seat in self.seats else None

    def __repr__(self) -> str:
        return f"Together(seats {self.seats}, {self.prompt})"


Flow: TypeAlias = Generator[Pending, Move, None]
"""A rule that asks. It ends at a checkpoint."""

Part: TypeAlias = Generator[Pending, Move, Result]
"""A piece of a flow, run with `yield from`, that gives something back."""

Taken: TypeAlias = Generator[Pending, Move, None] | tuple[()]
"""What taking an option does, run with `yield from`: a piece of a flow, or `()` when nothing more is asked.

The flows that are asked most often run it only `if` it is not `()`, which is quicker.
"""
