"""What a game gives the kernel. Nothing else is needed to play, save, replay, search and check it.

What people and programs want to know besides the rules, a game names as its companions, each with a class of its own
that suits any game: what people choose from (`choosing`), what they are shown (`presentation`), what is counted
(`statistics`), how positions are valued (`evaluation`) and what programs that learn see (`observer`).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from freebooter.kernel.ask import Seat, Taken
from freebooter.kernel.chance import Chance
from freebooter.kernel.counting.statistics import Statistics
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import refused
from freebooter.kernel.people.choosing import Choosing
from freebooter.kernel.people.presentation import Presentation
from freebooter.kernel.programs.evaluation import Evaluation, PointsNow
from freebooter.kernel.programs.observer import Observer
from freebooter.kernel.result import Result
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)
Options = TypeVar("Options", bound=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, Options]):
    """The rules of one game: `class BlackFleet(Game[Table, Options])`. An instance holds no game in progress.

    `version` is the version of the rules: a running match and every record are pinned to it. `earlier` are the games by
    earlier versions, by their names. `form` numbers the form of its states: it goes up when the same table would be
    hashed otherwise than before, so that hashes in records of an earlier form are worked out anew. `text_folders` are
    where its texts lie, a folder for each language in each; where two have a message, the earlier one counts.
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
        choosing: Choosing[Options] | None = None,
        presentation: Presentation[S] | None = None,
        evaluation: Evaluation[S] | None = None,
        observer: Observer[S] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.fewest = fewest
        self.most = most
        self.moves = moves
        self.options_type = options_type
        self.text_folders = [texts]
        self.form = form
        self.statistics = Statistics() if statistics is None else statistics
        self.choosing: Choosing[Options] = Choosing() if choosing is None else choosing
        self.presentation: Presentation[S] = Presentation() if presentation is None else presentation
        self.evaluation: Evaluation[S] = PointsNow(self.result) if evaluation is None else evaluation
        self.observer: Observer[S] = Observer() if observer is None else observer
        self.earlier: dict[str, AnyGame] = {}

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

    def settle(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options to keep with a new match: those given, and what they stand for where that may change later."""
        return dict(given)

    def setup(self, options: Options, seats: int, chance: Chance) -> S:
        """The table before the first question."""
        raise TypeError(f"{self.name} must say how it is set up")

    def has_move(self, state: S, move: Move) -> bool:
        """Is this move of the table in the game by its options? One that is not is mentioned nowhere."""
        return True

    def next(self, state: S) -> Taken | None:
        """The flow of the current stage; `()` when it asks nothing and is done already, None when the game is over."""
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

    def audit(self, state: S) -> dict[str, int]:
        """Counts that never change from set-up to end: ships, cards, cubes."""
        return {}

    def faults(self, state: S) -> list[str]:
        """What must never be so in a state, in plain words for the author of the game."""
        return []


AnyGame: TypeAlias = Game[Any, Any]
"""A game of which nothing is known but that it is one."""
