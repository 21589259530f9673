"""Bodies of requests and answers by plain HTTP. The frames of the socket are in `wire.frames`."""

from typing import Annotated

import msgspec
from msgspec import Meta

from freebooter.server.wire.fields import Json, Language, Number, PersonName, Place, ShareDigits
from freebooter.server.wire.frames import DiceShare, GameEvent, LogLine, Part, TableInfo, Text, Update


class Problem(msgspec.Struct):
    """The body of every answer that is not a success."""

    reason: Text


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """`here` is on the host's screen, `invite` for somebody elsewhere, `bot` for a bot of a level."""

    kind: Annotated[str, Meta(pattern="^(here|invite|bot)$")]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, Json], Meta(max_length=60)] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    open: bool = False
    watching: bool = True
    clock: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    seed: Annotated[str, Meta(max_length=80)] = ""


class Joined(msgspec.Struct):
    """The cookie of the seat came with this answer; `token` is the same for clients that keep no cookies.

    `notices`: of a new table, what the host should know about the options, such as a module that another switched on.
    """

    table: TableInfo
    my_seats: list[int]
    token: str
    notices: list[Text] = []


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: Place | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class UseCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(max_length=40)] = ""


class EnterCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Lend(msgspec.Struct, forbid_unknown_fields=True):
    """`to` is `person`, or the level of a bot."""

    to: Annotated[str, Meta(min_length=1, max_length=40)]


class AddShare(msgspec.Struct, forbid_unknown_fields=True):
    """A promise (the SHA-256 of the number, in hexadecimal digits), later the number: 64 hexadecimal digits."""

    promise: ShareDigits = ""
    number: ShareDigits = ""


class Invitation(msgspec.Struct):
    """Of a seat; of the whole table when `seat` is -1."""

    seat: int
    code: str
    shown: str
    link: str
    """To be opened in another browser; the code stands behind # and never reaches a log."""
    reach: str = "world"
    """Who can open the link: `machine` (this computer only), `network` (the local one) or `world`."""


class Me(msgspec.Struct):
    id: str
    name: str
    language: str
    tables: list[TableInfo]


class MeWanted(msgspec.Struct, forbid_unknown_fields=True):
    name: PersonName | None = None
    language: Language | None = None


class TableList(msgspec.Struct):
    open: list[TableInfo]
    my_tables: list[TableInfo]


class Events(msgspec.Struct):
    """Updates of one reader, in order; `n` is the newest number there is."""

    n: int
    updates: list[Update]


class Moment(msgspec.Struct, omit_defaults=True):
    """The table after update `n`."""

    n: int
    at: int
    kind: str
    view: Json
    seat: int = -1
    waiting: list[int] = []
    prompt: str = ""
    board_numbers: Json = None
    lines: list[LogLine] = []
    events: list[GameEvent] = []
    move: str = ""
    to: int = 0


class Replay(msgspec.Struct):
    n: int
    first: int
    moments: list[Moment]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Begin a new table from the moment after update `n` as `seat` has it; `seats` as in a new table."""

    n: Number
    seat: Place | None
    seats: Annotated[list[SeatWanted], Meta(max_length=20)] = []


class DieCount(msgspec.Struct, omit_defaults=True):
    """A face, how often it was thrown, and its own band; `sides`: how many sides of the die show it."""

    face: int
    count: int
    expected: float
    low: float
    high: float
    sides: int = 1


class Dice(msgspec.Struct, omit_defaults=True):
    """Faces thrown openly, with the band in which 95 of 100 fair dice lie; the key once the game is over."""

    commitment: str
    thrown: int
    faces: list[DieCount]
    expected: float
    low: float
    high: float
    key: str = ""
    proven: int = 0
    """Chance results that follow from the key; only after the end."""
    unproven: int = 0
    shares: list[DiceShare] = []
    """What people added to the key before the first throw; those who were late have no number."""
    signer: str = ""
    """The public key of the server that signs the record; empty if it does not vouch, as for one read from a file."""


class ValueInfo(msgspec.Struct, omit_defaults=True):
    value: Json
    text: str
    help: str = ""
    """What it does; only where several can be chosen, or where values are shown as cards."""
    icon: str = ""
    group: str = ""
    """Where several can be chosen: `tile`, `switch`, or the value of which it is a part."""
    weight: int = 0
    minutes: int = 0
    """How many more it takes, if it was `measured`. Of one of several that are chosen 0 means: about as long."""
    measured: bool = False
    needs: list[str] = []
    implies: list[str] = []
    excludes: list[str] = []


class OptionInfo(msgspec.Struct):
    """What can be chosen before a game. `values` are what it, or each of its `parts`, can be; none: a number.

    With `several` it is a list of any of the values.
    """

    name: str
    text: str
    help: str
    schema: dict[str, Json]
    default: Json
    values: list[ValueInfo]
    parts: list[str]
    """The names of the parts, if it is a list of fixed length."""
    each: str
    """Set if it can also be a list with a value for each seat; says so."""
    several: bool = False


class Level(msgspec.Struct):
    name: str
    text: str


class GameInfo(msgspec.Struct):
    name: str
    title: str
    rules: str
    fewest: int
    most: int
    options: list[OptionInfo]
    editions: dict[str, dict[str, Json]]
    """What options without a default are, by the value of the option `edition`."""
    levels: list[Level]
    seats: list[str]
    """Names of the seats when nobody sits there."""
    weight: int = 0
    """How much there is to learn, from 1 to 5; 0: not said."""
    minutes: dict[str, int] = {}
    """How long a game of one person against bots lasts, by the number of players; as measured."""
    person_minutes: dict[str, int] = {}
    """How many more for each further person."""
    played: int = 0
    """Games of one person on this server from which the minutes come; 0: they come with the program."""


class OptionsWanted(msgspec.Struct, forbid_unknown_fields=True):
    options: Annotated[dict[str, Json], Meta(max_length=60)] = {}


class OptionsChecked(msgspec.Struct, omit_defaults=True):
    """Whether these options go together: why not, or what people should know about them."""

    problem: Text | None = None
    notices: list[Text] = []
    playing: list[Part] = []


class Games(msgspec.Struct):
    games: list[GameInfo]


class LessonInfo(msgspec.Struct):
    """A lesson: what to do, a hint on request, and why it mattered, shown afterwards. It takes `moves` moves."""

    id: str
    title: str
    goal: str
    hint: str
    why: str
    moves: int


class TipInfo(msgspec.Struct, omit_defaults=True):
    """Shown with a question of this prompt or one that offers this move, or after an event of this kind.

    `move`: the name of a move, or how it begins. `module`: only at tables that have this module on.
    """

    id: str
    text: str
    prompt: str = ""
    move: str = ""
    event: str = ""
    module: str = ""


class LearningPath(msgspec.Struct):
    """`path`: its name, that of the game for the first lessons of it."""

    path: str
    game: str
    title: str
    lessons: list[LessonInfo]
    tips: list[TipInfo]


class Learning(msgspec.Struct):
    paths: list[LearningPath]


class MoveInfo(msgspec.Struct, omit_defaults=True):
    move: str
    verb: str
    text: str
    params: dict[str, Json] = {}


class AllMoves(msgspec.Struct):
    moves: list[MoveInfo]


class Names(msgspec.Struct):
    """All messages of a game that need no parameters: names of cards, goods, seats."""

    language: str
    names: dict[str, str]


class RuleText(msgspec.Struct):
    id: str
    text: str
    ledger: str


class RuleTexts(msgspec.Struct):
    rules: list[RuleText]


class About(msgspec.Struct, omit_defaults=True):
    program: str
    version: str
    protocol: int
    languages: list[str]
    signer: str = ""
    """The public key by which this server signs records."""
    lan: list[str] = []
    """Addresses for others in this network, if the server was started for them."""
    code: str = ""
    """The code that they enter, shown to this machine only."""
    lan_possible: bool = False
    """This machine may open the server to its network: POST /api/lan."""
    lan_closable: bool = False
    """It was opened that way, and can be closed again: DELETE /api/lan."""
