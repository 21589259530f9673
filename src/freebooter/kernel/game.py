"""What a game gives the kernel. Nothing else is needed to play, save, replay, search and check it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.counting.statistics import Statistics
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, refused
from freebooter.kernel.people.choosing import Measured, ValueCard
from freebooter.kernel.people.duel import Duel
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.programs.features import FeatureRow, KeptRows
from freebooter.kernel.programs.outlook import Outlook
from freebooter.kernel.result import Result
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)
Options = TypeVar("Options", bound=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, Options]):
    """The rules of one game: `class BlackFleet(Game[Table, Options])`. An instance holds no game in progress.

    `version` is the version of the rules: a running match and every record are pinned to it. `earlier` are the games by
    earlier versions, by their names. `form` numbers the form of its states: it goes up when the same table would be
    hashed otherwise than before, so that hashes in records of an earlier form are worked out anew.
    What people and bots learn about a decision belongs to its question, not to the game: see `kernel.ask`.
    """

    def __init__(
        self,
        name: str,
        version: str,
        fewest: int,
        most: int,
        moves: Moves,
        options_type: type[Options],
        texts: Path,
        statistics: Statistics | None = None,
        form: int = 1,
    ) -> None:
        self.name = name
        self.version = version
        self.fewest = fewest
        self.most = most
        self.moves = moves
        self.options_type = options_type
        self.texts = texts
        self.statistics = Statistics() if statistics is None else statistics
        self.form = form
        self.earlier: dict[str, AnyGame] = {}

    def text_folders(self) -> list[Path]:
        """Where its texts lie, a folder for each language in each; where two have a message, the earlier one counts."""
        return [self.texts]

    def text_files(self, language: str) -> list[Path]:
        return [path for folder in self.text_folders() for path in sorted((folder / language).glob("*.ftl"))]

    def as_of(self, version: str) -> "AnyGame | None":
        """The game by the rules of an earlier version, for records and tables begun by them; None if they are lost."""
        return self if version == self.version else self.earlier.get(version)

    def options(self, given: Mapping[str, object]) -> Options:
        """Check options by name and value; what is not given has its default."""
        fields = self.options_type.__struct_fields__
        for name in given:
            if name not in fields:
                raise refused("unknown-option", option=name, known=", ".join(fields), game=self.name)
        try:
            return msgspec.convert(dict(given), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise refused("bad-option", reason=str(error), game=self.name) from None

    def known_values(self) -> dict[str, list[str]]:
        """What can be chosen for options whose values depend on what is installed, by the name of the option."""
        return {}

    def editions(self) -> dict[str, dict[str, object]]:
        """What options that are None stand for, by the value of the option `edition`; empty without editions."""
        return {}

    def settle(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options to keep with a new match: those given, and what they stand for where that may change later."""
        return dict(given)

    def with_people(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options given, and the switches that are on wherever people play (`options.for_people`)."""
        schema = msgspec.json.schema(self.options_type)
        fields = schema.get("$defs", {}).get(self.options_type.__name__, schema).get("properties", {})
        return {**{name: True for name, field in fields.items() if field.get("x-people")}, **given}

    def modules_on(self, options: Options) -> list[str]:
        """The modules of an expansion that these options switch on, by name."""
        return []

    def notices(self, options: Options) -> list[Note]:
        """What people should be told about the options they chose, such as a module that another one needs."""
        return []

    def measured(self) -> Measured | None:
        """How heavy the game is and how many decisions it takes, as measured; None if nobody has measured."""
        return None

    def cards(self) -> dict[str, dict[str, ValueCard]]:
        """Pictures and dependencies of values, by option and value, for options that are shown as cards."""
        return {}

    def goal(self, options: Options, seats: int) -> list[Note]:
        """What the game is about, for newcomers: what always holds, then how it ends with these options."""
        return [Note(f"aim-{self.name}")]

    def setup(self, options: Options, seats: int, chance: Chance) -> S:
        """The table before the first question."""
        raise TypeError(f"{self.name} must say how it is set up")

    def has_move(self, state: S, move: Move) -> bool:
        """Is this move of the table in the game by its options? One that is not is mentioned nowhere."""
        return True

    def next(self, state: S) -> Flow | None:
        """The flow of the current stage; None when the game is over."""
        raise TypeError(f"{self.name} must say what comes next")

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What a seat (None: the public) may know, built by naming what goes in."""
        raise TypeError(f"{self.name} must say what a seat may know")

    def views(self, state: S, seats: list[Seat | None]) -> list[msgspec.Struct]:
        """The views of several readers at once. A game may work out once what they have in common, and share it: values
        of fields that are the same object for two readers are told to both as they are."""
        return [self.view(state, seat) for seat in seats]

    def redeal(self, state: S, seat: Seat, chance: Chance) -> None:
        """Deal anew, in place, all that the seat cannot know: a function of its view and the chance."""
        raise TypeError(f"{self.name} must say what is hidden")

    def result(self, state: S) -> Result:
        """The places and the score sheet of a finished game."""
        raise TypeError(f"{self.name} must say who has won")

    def ending(self, state: S) -> Note | None:
        """Why the game is over, where it can end in more than one way."""
        return None

    def evaluate(self, state: S) -> list[int]:
        """How well each seat does, for bots that search: its points if the game ended now, or a better guess.

        One unit may be a part of a point: see `units_per_point`."""
        return list(self.result(state).scores)

    def units_per_point(self) -> int:
        """How many units of `evaluate` make one point; bots compare seats only, hints and reviews tell points."""
        return 1

    def outlook(self, state: S, seat: Seat) -> list[int]:
        """How a seat stands, as whole numbers for a learned evaluation; a game need not.

        Only what the seat knows, and first what everyone knows of it; how many numbers there are never changes.
        """
        return []

    def period(self, state: S) -> int:
        """Which part of the game it is, from 0 on, as everyone knows: what is learned differs from one to the next."""
        return 0

    def learned(self, state: S) -> Outlook | None:
        """What was learned about `outlook`, if anything was that is good for the game by these options."""
        return None

    def board_numbers(self, state: S, seat: Seat) -> msgspec.Struct | None:
        """Numbers for a seat's board, worked out from what it knows: reach, prices, odds; None if the view says it all.

        Clients draw it and never work such things out themselves.
        """
        return None

    def features(self, state: S, seat: Seat, row: FeatureRow) -> None:
        """Fill a row with what the seat may know, for programs that learn; a game need not.

        Which features there are, and in which order, depends on the options and the number of players alone.
        """

    def kept_rows(self) -> KeptRows | None:
        """The same rows for many steps, from parts that are kept; None to fill each of them anew."""
        return None

    def duel(self, state: S) -> Duel | None:
        """The duel under way, if rounds are fought in which the same question comes again and again.

        The rules need it for nothing: tables use it to let people agree to fight it out without being asked each round.
        """
        return None

    def log_lines(self, events: list[Event]) -> list[Event]:
        """The log people read: one event per line, a battle fight by fight, without repetitions."""
        return events

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        """How a line of the log is told to a reader: what it weighs for them, whose it is, where it happened."""
        return tell({}, line, reader)

    def figures(self, state: S, seat: Seat) -> list[Figure]:
        """What a player keeps an eye on, most important first: whatever changes here is told to that player.

        Only what the seat may know. Texts call it `figure-` and the name.
        """
        return []

    def audit(self, state: S) -> dict[str, int]:
        """Counts that never change from set-up to end: ships, cards, cubes."""
        return {}

    def faults(self, state: S) -> list[str]:
        """What must never be so in a state, in plain words for the author of the game."""
        return []


AnyGame: TypeAlias = Game[Any, Any]
"""A game of which nothing is known but that it is one."""
