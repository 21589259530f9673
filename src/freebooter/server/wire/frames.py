"""What the server sends: frames, told apart by `is`, and their parts (docs/wire.md). Seats count from 0.

No frame or part can come to hold itself, so those made for every move (`gc=False`) are not looked through for garbage.
"""

from typing import TypeAlias

import msgspec

from freebooter.server.wire.fields import Json

PROTOCOL = 3


class Text(msgspec.Struct, omit_defaults=True, gc=False):
    """A sentence in the reader's language, with its message id, parameters and rule.

    `tone` is "mistake" for a choice that only costs something, "danger" for one that gives up what cannot be had back.
    """

    text: str
    id: str
    params: dict[str, Json] = {}
    rule: str = ""
    tone: str = ""


class LogLine(msgspec.Struct, omit_defaults=True, gc=False):
    """A line of the log that people read, in the words of its reader.

    `seat`: whose line it is. `weight`: 0 flows by, 1 deserves a moment on the board, 2 touches the reader. `part`:
    "step" belongs to the action in the line before it, "lead" to the one after it. `place`: where, in the game's words.
    """

    text: str
    kind: str
    rules: list[str] = []
    seat: int = -1
    weight: int = 0
    part: str = ""
    icon: str = ""
    place: str = ""


class Figure(msgspec.Struct, omit_defaults=True, gc=False):
    """A number that the reader keeps an eye on: points, gold. `worse`: more of it is worse."""

    name: str
    text: str
    value: int
    worse: bool = False


class GameEvent(msgspec.Struct, omit_defaults=True, gc=False):
    """An event of the game, for animations and statistics."""

    kind: str
    data: dict[str, Json] = {}
    rules: list[str] = []


class Option(msgspec.Struct, omit_defaults=True, gc=False):
    """Something the seat may choose now."""

    move: str
    text: str
    verb: str
    params: dict[str, Json] = {}
    preview: Text | None = None


class Question(msgspec.Struct, omit_defaults=True, gc=False):
    """A question to this seat. `since` is the number since which it stands; `sealed` my answer so far."""

    prompt: str
    text: str
    since: int
    options: list[Option]
    sealed: str = ""
    passing: str = ""
    together: bool = False
    risks: list[Text] = []
    """Dangers to consider before answering."""


class Undo(msgspec.Struct, omit_defaults=True, gc=False):
    """Whether I can take back: `mode` is `free`, `ask` (a rewind, to which the others have to agree) or `no`; what, or
    why not. A rewind goes `to` before the update of that number."""

    mode: str
    seat: int = -1
    """Whose move it is: mine, or that of another seat on my screen."""
    move: str = ""
    text: str = ""
    """The move as text, if it is this seat's own."""
    moves: int = 0
    """How many moves would be taken back, with those of others."""
    reason: Text | None = None
    to: int = 0


class UndoRequest(msgspec.Struct):
    """A standing request to take back: `moves` moves, from the one with number `to` on.

    `text` describes that moment by what this reader has been shown.
    """

    number: int
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]
    moves: int
    text: str


class StandingOrder(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a seat does in every round of a duel."""

    move: str
    passing: bool = False
    ask_when_in_danger: bool = False


class DuelState(msgspec.Struct, omit_defaults=True):
    """A duel under way: the `seats` that have to give an order, and who has."""

    seats: list[int]
    given: list[int] = []
    agreed: bool = False
    choices: list[str] = []
    """What can be ordered, for those who decide in it."""
    order: StandingOrder | None = None
    """My own."""
    in_danger: bool = False
    """For me the next round may be the last."""


class ScoreLine(msgspec.Struct, omit_defaults=True):
    name: str
    text: str
    values: list[int]
    rule: str = ""
    counts: list[int] | None = None


class Result(msgspec.Struct, omit_defaults=True):
    places: list[int]
    scores: list[int]
    sheet: list[ScoreLine]
    why: Text | None = None
    """Why the game is over, where it can end in more than one way."""


class State(msgspec.Struct, omit_defaults=True, gc=False):
    """The table as it is now, for one seat or for the public."""

    n: int
    over: bool
    now: str
    """One sentence: what this reader has to decide, or who has to."""
    view: Json = None
    """What this reader sees; left out where `view_changes` are told."""
    view_changes: Json = None
    """On a socket with `changes=1`: the fields of the view that are not as in the last one told."""
    board_numbers: Json = None
    """Numbers worked out for the board of this seat: with a question to it and in `hello`, else by `numbers`."""
    figures: list[Figure] = []
    """Numbers that this seat keeps an eye on, most important first."""
    prompt: str = ""
    waiting: list[int] = []
    """Seats that have yet to answer, as far as this reader may know."""
    sealed: list[int] = []
    """Seats whose sealed answer is in."""
    ask: Question | None = None
    undo: Undo | None = None
    """My last choice, which has told nothing to anybody."""
    rewind: Undo | None = None
    """Beyond dice and the moves of others, with new dice; the game is practice from then on."""
    practice: bool = False
    """Moves were taken back beyond dice: the game does not count in the statistics."""
    request: UndoRequest | None = None
    deadline: int = 0
    """When the clock of those who have to answer runs out, in milliseconds since 1970; 0 without a clock."""
    passing: list[str] = []
    """Prompts that this seat passes in advance."""
    asking: str = ""
    """How this seat is asked: `playable`, `new` or `always`."""
    duel: DuelState | None = None
    result: Result | None = None
    lesson: str = ""
    """At the table of a lesson: `open`, `reached` (for good), or `missed`: better begin again."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    name: str
    kind: str
    """person or bot"""
    level: str = ""
    title: str = ""
    """The level of a bot in words."""
    character: str = ""
    """A sentence about a bot that is known by its name."""
    taken: bool = False
    """Somebody sits here (a bot always does)."""
    present: bool = False
    mine: bool = False
    here: bool = False
    """It is the host's, on the host's screen."""
    lent: str = ""
    """Empty, `person`, or the level of the bot that plays for an absent person."""
    stand_in: str = ""
    code: str = ""
    """The invitation, for the host only."""


class Part(msgspec.Struct, omit_defaults=True):
    """A module that is on: its name, and what it does."""

    name: str
    text: str
    help: str = ""


class DiceShare(msgspec.Struct, omit_defaults=True):
    """What a seat adds to the key of the dice: its promise (SHA-256 of the number), and the number once it is told."""

    seat: int
    promise: str = ""
    number: str = ""


class Dealing(msgspec.Struct):
    """The cards are not dealt yet, or a game that is played on waits for new dice: `stage` is `gathering` (seats are
    free), `promising` or `telling`.

    Each person promises as soon as they sit, and tells the number when all have promised.
    """

    stage: str
    shares: list[DiceShare]


class TableInfo(msgspec.Struct, omit_defaults=True):
    """What everyone at a table may know about it."""

    id: str
    name: str
    game: str
    title: str
    rules: str
    options: dict[str, Json]
    seats: list[SeatInfo]
    open: bool
    watching: bool
    watchers: int
    clock: int
    over: bool
    commitment: str
    created: int
    changed: int
    host: bool = False
    """You are the host."""
    code: str = ""
    """For the host to pass on: it takes a free seat, or watches when there is none."""
    watch_code: str = ""
    waiting: list[int] = []
    playable: bool = True
    """False when this server has other rules than the table was begun with."""
    lesson: str = ""
    """The lesson that is learnt at this table."""
    goal: str = ""
    """What the game is about with these options; not in lists of tables that nobody is at."""
    modules: list[str] = []
    """The modules of an expansion that are on."""
    playing: list[Part] = []
    """The same in words, for people: those that can be chosen."""
    preset: str = ""
    """The name of the ready set that it is played with, if it is one."""
    round: int = 0
    """That is played now; 0 if it is not known."""
    origin: str = ""
    """Why somebody may know what lies face down: `seed` (the host chose the dice, so nobody but the host and bots sits
    here), `moment` (played on from a finished game), `record` (read from a file); or `alone`: others play here, or may,
    but nobody added to the key of the dice before the cards were dealt. That is not in lists of tables that nobody is
    at."""
    expires: int = 0
    """When it is deleted unless something happens at it, in milliseconds since 1970; 0: it is kept."""
    dealing: Dealing | None = None
    """Until the cards are dealt or the game is played on, at a table of several people: POST seats/{seat}/share."""


class Frame(msgspec.Struct, tag_field="is", omit_defaults=True, gc=False):
    pass


class Update(Frame, tag="update"):
    """One numbered thing that happened. The last of several has the `state`."""

    n: int
    at: int
    kind: str
    """setup, move, undo, rewind, request, agree, refuse, say, seat, rekey, pass, order"""
    seat: int = -1
    move: str = ""
    """The move, if it was my own."""
    by: str = ""
    """bot, clock, order or stand-in when the seat's own player did not do it just now."""
    lines: list[LogLine] = []
    events: list[GameEvent] = []
    to: int = 0
    """undo, rewind: all moves from this number on are taken back. agree: the request."""
    state: State | None = None


class Hello(Frame, tag="hello"):
    """The first message, and the answer to look, speak and sync."""

    protocol: int
    table: TableInfo
    seat: int | None
    my_seats: list[int]
    curtain: list[int]
    """Those of my seats that have something to hide from the others on this screen."""
    language: str
    state: State
    first: int
    """The number of the first update in `tail`; older ones by GET events."""
    tail: list[Update]


class TableChanged(Frame, tag="table"):
    """Who sits where, and who is there; without a number, the latest one counts."""

    table: TableInfo


class CommandDone(Frame, tag="done"):
    """The command with this id is done and on the disk; `n` is the number of its update."""

    id: str
    n: int


class CommandRefused(Frame, tag="refused"):
    """Nothing has changed. When `stale`, the `tail` and `state` bring the client up to date."""

    id: str
    reason: Text
    n: int
    stale: bool = False
    tail: list[Update] = []
    state: State | None = None


class Reason(Frame, tag="reason"):
    """The answer to why; without a reason the move is on offer."""

    id: str
    move: str
    reason: Text | None = None


class HintChoice(msgspec.Struct):
    """An option that the bot considered, with the points it expects from it as far as it looked ahead."""

    option: Option
    tries: int
    points: float


class HintReason(msgspec.Struct):
    """Why this and not another.

    `choices` are what the bot recommends and what else it thought of most, without those that the game itself calls
    mistakes; `tries_all` counts all it tried in thought. `why` says it in one sentence.
    """

    why: str
    tries_all: int
    choices: list[HintChoice]


class Hint(Frame, tag="hint", omit_defaults=True):
    id: str
    level: str
    option: Option
    reason: HintReason | None = None
    """What the bot considered, if it considers anything."""


class Bad(Frame, tag="bad"):
    """Not a command, or not one for this reader."""

    code: str


class Numbers(Frame, tag="numbers"):
    """The numbers of this seat's board, as the table stands at number `n`."""

    n: int
    board_numbers: Json = None


class Pong(Frame, tag="pong"):
    n: int


class Storage(Frame, tag="storage"):
    """Nothing can be stored at the moment, for this reason: the table stays as it is, and goes on by itself. Without a
    reason: it can again."""

    reason: Text | None = None


ServerFrame: TypeAlias = (
    Storage | Update | Hello | TableChanged | CommandDone | CommandRefused | Reason | Hint | Numbers | Bad | Pong
)
