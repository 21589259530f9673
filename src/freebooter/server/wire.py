"""What goes over the wire, both ways. docs/wire.md explains it; the OpenAPI description is made from it.

Seats count from 0 here, as they do in views and events. Commands are told apart by `do`, answers by `is`.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
MoveName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Language: TypeAlias = Annotated[str, Meta(max_length=8)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


# What clients say


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Move(Command, tag="move"):
    """Answer the question, or change a sealed answer. `expect` is the last number the client has seen."""

    id: CommandId
    expect: Number
    move: MoveName


class Undo(Command, tag="undo"):
    """Take back my last move; where that is not free, everyone at the table is asked."""

    id: CommandId
    expect: Number


class Rewind(Command, tag="rewind"):
    """Ask everyone to take back the move with this number and all after it."""

    id: CommandId
    to: Number


class Agree(Command, tag="agree"):
    """Answer a request to take back; `request` is its number."""

    id: CommandId
    request: Number
    yes: bool


class Pass(Command, tag="pass"):
    """Pass every coming question of this prompt, until said otherwise."""

    id: CommandId
    prompt: MoveName
    on: bool = True


class Order(Command, tag="order"):
    """In a duel: make this move round after round, as soon as all who decide in it have said so.

    `passing` passes what can be passed in advance, `careful` asks again when the next round may be the last.
    """

    id: CommandId
    move: MoveName
    passing: bool = False
    careful: bool = False


class Halt(Command, tag="halt"):
    """Break off what was ordered, or do not agree to it."""

    id: CommandId


class Why(Command, tag="why"):
    """Why is this move not on offer?"""

    id: CommandId
    move: MoveName


class Hint(Command, tag="hint"):
    """What would a bot do in my place?"""

    id: CommandId
    level: str = ""


class Say(Command, tag="say"):
    id: CommandId
    text: ChatText


class Look(Command, tag="look"):
    """Show me the table as this seat, one of mine, sees it; null draws the curtain: the public view."""

    seat: Place | None


class Speak(Command, tag="speak"):
    """Go on in another language: en or pl."""

    language: Language


class Sync(Command, tag="sync"):
    """Send again all after this number, and how things stand."""

    since: Number


class Ping(Command, tag="ping"):
    pass


FromPlayer: TypeAlias = (
    Move | Undo | Rewind | Agree | Pass | Order | Halt | Why | Hint | Say | Look | Speak | Sync | Ping
)
FromWatcher: TypeAlias = Look | Speak | Sync | Ping
ByHttp: TypeAlias = Move | Undo | Rewind | Agree | Pass | Order | Halt | Why | Hint | Say


# What the server says


class Said(msgspec.Struct, omit_defaults=True):
    """Something in words: `text` in the reader's language, and the message id, its parameters and its rule.

    `tone` is "mistake" for a choice that only costs something, "danger" for one that gives up what cannot be had back.
    """

    text: str
    id: str
    params: dict[str, Any] = {}
    rule: str = ""
    tone: str = ""


class LogLine(msgspec.Struct, omit_defaults=True):
    """A line of the log that people read."""

    text: str
    kind: str
    rules: list[str] = []


class Happened(msgspec.Struct, omit_defaults=True):
    """An event of the game, for animations and statistics."""

    kind: str
    data: dict[str, Any] = {}
    rules: list[str] = []


class Option(msgspec.Struct, omit_defaults=True):
    """Something the seat may choose now."""

    move: str
    text: str
    verb: str
    params: dict[str, Any] = {}
    brings: Said | None = None


class Asked(msgspec.Struct, omit_defaults=True):
    """A question to this seat. `since` is the number from which on it stands; `sealed` my answer so far."""

    prompt: str
    text: str
    since: int
    options: list[Option]
    sealed: str = ""
    passing: str = ""
    together: bool = False
    risks: list[Said] = []
    """What to worry about before answering."""


class Take(msgspec.Struct, omit_defaults=True):
    """Whether I can take back: freely (`free`), by asking the others (`ask`), or not, and what or why not."""

    how: str
    seat: int = -1
    """Whose move it is: mine, or that of another seat on my screen."""
    move: str = ""
    text: str = ""
    """The move in words, if it is this seat's own."""
    moves: int = 0
    """How many moves would be taken back, with those of others."""
    reason: Said | None = None


class Request(msgspec.Struct):
    """A standing request to take back: `moves` moves, from the one with number `to` on.

    `text` says to which moment, by what this reader has been told.
    """

    number: int
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]
    moves: int
    text: str


class Ordered(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a seat does round after round in a duel."""

    move: str
    passing: bool = False
    careful: bool = False


class DuelNow(msgspec.Struct, omit_defaults=True):
    """A duel under way: who must agree to fight it out, and who has."""

    seats: list[int]
    given: list[int] = []
    agreed: bool = False
    choices: list[str] = []
    """What can be ordered, for those who decide in it."""
    order: Ordered | None = None
    """My own."""
    in_danger: bool = False
    """For me the next round may be the last."""


class SheetLine(msgspec.Struct, omit_defaults=True):
    name: str
    text: str
    values: list[int]
    rule: str = ""
    counts: list[int] | None = None


class Ended(msgspec.Struct, omit_defaults=True):
    places: list[int]
    scores: list[int]
    sheet: list[SheetLine]
    why: Said | None = None
    """Why the game is over, where it can end in more than one way."""


class State(msgspec.Struct, omit_defaults=True):
    """How things stand for one seat, or for the public."""

    n: int
    over: bool
    view: Any
    now: str
    """One sentence: what this reader has to decide, or who is waited for."""
    board_numbers: Any = None
    """Numbers worked out for the board of this seat."""
    prompt: str = ""
    waiting: list[int] = []
    """Seats that have yet to answer."""
    sealed: list[int] = []
    """Seats whose sealed answer is in."""
    ask: Asked | None = None
    take: Take | None = None
    request: Request | None = None
    deadline: int = 0
    """When the clock of those who are waited for runs out, in milliseconds since 1970; 0 without a clock."""
    passing: list[str] = []
    """Prompts that this seat passes in advance."""
    duel: DuelNow | None = None
    result: Ended | None = None
    lesson: str = ""
    """At the table of a lesson: `open`, `reached` (and so it stays), or `missed`: better begin again."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    name: str
    kind: str
    """person or bot"""
    level: str = ""
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


class TableInfo(msgspec.Struct, omit_defaults=True):
    """What everyone at a table may know about it."""

    id: str
    name: str
    game: str
    title: str
    rules: str
    options: dict[str, Any]
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
    aim: str = ""
    """What the game is about with these options; not in lists of tables that nobody is at."""


class Answer(msgspec.Struct, tag_field="is", omit_defaults=True):
    pass


class Update(Answer, tag="update"):
    """One numbered thing that happened. The last of several brings `state`."""

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
    events: list[Happened] = []
    to: int = 0
    """undo, rewind: all moves from this number on are taken back. agree: the request."""
    state: State | None = None


class Hello(Answer, tag="hello"):
    """The first message, and the answer to look, speak and sync."""

    protocol: int
    table: TableInfo
    seat: int | None
    mine: list[int]
    curtain: list[int]
    """Those of my seats that have something to hide from the others on this screen."""
    language: str
    state: State
    first: int
    """The number of the first update in `tail`; older ones can be had by GET events."""
    tail: list[Update]


class TableNow(Answer, tag="table"):
    """Who sits where, and who is there; without a number, the latest one counts."""

    table: TableInfo


class Done(Answer, tag="done"):
    """The command with this id is done and on the disk; `n` is the number of its update."""

    id: str
    n: int


class Refused(Answer, tag="refused"):
    """Nothing has changed. When `stale`, the `tail` and `state` bring the client up to date."""

    id: str
    reason: Said
    n: int
    stale: bool = False
    tail: list[Update] = []
    state: State | None = None


class Reason(Answer, tag="reason"):
    """The answer to why; without a reason the move is on offer."""

    id: str
    move: str
    reason: Said | None = None


class Weighed(msgspec.Struct):
    """Why this and not another: how often a bot tried in thought what it advises, the next best, and all together."""

    tries: int
    tries_next: int
    tries_all: int
    next: Option


class Hinted(Answer, tag="hint", omit_defaults=True):
    id: str
    level: str
    option: Option
    weighed: Weighed | None = None
    """What the bot considered, if it considers anything."""


class Bad(Answer, tag="bad"):
    """That was no command, or not one for this reader."""

    code: str


class Pong(Answer, tag="pong"):
    n: int


FromServer: TypeAlias = Update | Hello | TableNow | Done | Refused | Reason | Hinted | Bad | Pong
