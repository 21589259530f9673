# mypyc: skip
"""What people choose from before a game begins, and what a form of a new table shows them of it besides its words: how
heavy it is, how long it lasts, what goes together.

The lengths are measured (`tools/lengths.py`): decisions are counted, because how long one takes depends on people.
"""

from typing import Final, Generic, TypeVar

import msgspec

from freebooter.kernel.note import Note

Options = TypeVar("Options", bound=msgspec.Struct)


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decisions of one player in a game, those with a choice, by the number of players.

    `weight` is how much there is to learn, from 1 (light) to 5 (heavy). `presets`: by how many the decisions
    change with an edition; `modules`: with a module alone. `error`: by how many such a change may be off.
    `iterations`: how many a bot that searches makes in a second, interpreted on one quiet core, at a full table.
    """

    weight: int
    decisions: dict[str, int]
    presets: dict[str, int] = {}
    modules: dict[str, int] = {}
    error: int = 0
    iterations: int = 0


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the levels of bots do in a game that they do not usually do, where thought alone hardly tells them apart.

    `overlooks`: levels that do not notice one of so many options, where that is not what they usually do.
    `most_iterations`: levels that make no more of them for a decision, because more would not choose better, or would
    take too long there.
    """

    overlooks: dict[str, int] = {}
    most_iterations: dict[str, int] = {}


AS_USUAL: Final = Levels()


class ValueCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a value of an option is shown: its picture by id, how heavy it is, and what it goes with.

    `group` is `tile`, `switch`, or the value of which it is a part. `needs`: refused without these; `implies`: switches
    these on; `excludes`: does not go with these.
    """

    icon: str = ""
    group: str = ""
    weight: int = 0
    needs: list[str] = []
    implies: list[str] = []
    excludes: list[str] = []


class Choosing(Generic[Options]):
    """What can be chosen, and what the choice means: `Choosing[Options]`.

    This class suits a game whose types of options say it all; a game with more to say gives `Game` a subclass.

    The rules need none of it: which options are allowed is a matter of the game (`Game.options`, `Game.settle`).
    """

    def known_values(self) -> dict[str, list[str]]:
        """What can be chosen for options whose values depend on what is installed, by the name of the option."""
        return {}

    def editions(self) -> dict[str, dict[str, object]]:
        """What options that are None stand for, by the value of the option `edition`; empty without editions."""
        return {}

    def modules_on(self, options: Options) -> list[str]:
        """The modules of an expansion that these options switch on, by name."""
        return []

    def notices(self, options: Options) -> list[Note]:
        """What people should be told about the options they chose, such as a module that another one needs."""
        return []

    def measured(self) -> Measured | None:
        """How heavy the game is and how many decisions it takes, as measured; None if nobody has measured."""
        return None

    def levels(self, learned: bool) -> Levels:
        """What the levels of bots do otherwise in this game, by whether it was learned how such a table ends."""
        return AS_USUAL

    def cards(self) -> dict[str, dict[str, ValueCard]]:
        """Pictures and dependencies of values, by option and value, for options that are shown as cards."""
        return {}

    def goal(self, options: Options, seats: int) -> list[Note]:
        """How the game is won with these options, for newcomers; what always holds is the text `aim-NAME`."""
        return []
