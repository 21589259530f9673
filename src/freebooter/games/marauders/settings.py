"""The numbers of a match that its options decide; they never change while it is played."""

from typing import ClassVar, Final, final

from freebooter.games.marauders.content.load import BASE

VERSION: Final = 2
"""The rules as they are now. Where they differ from the first version, a flow asks for `rules.version`."""

FORM: Final = 2
"""The form of states, as records name it: in form 1 hashes depended on all content, in 2 only on that of the game."""


@final
class Rules:
    """Options, worked out; and the version of the rules, so that games begun by earlier ones go on as they were."""

    __slots__ = (
        "asks_before_end", "calls", "final_by_track", "modules", "npcs_by_program", "packs", "places", "points_to_win",
        "stash_limit", "version",
    )  # fmt: skip
    # A record names the version and what is asked; calls and places can be found anew.
    NOT_DATA: ClassVar[tuple[str, ...]] = ("asks_before_end", "calls", "places", "version")

    def __init__(
        self,
        points_to_win: int = 10,
        stash_limit: int = 5,
        final_by_track: bool = False,
        npcs_by_program: bool = False,
        modules: tuple[str, ...] = (),
        packs: tuple[str, ...] = (BASE,),
        version: int = VERSION,
        asks_before_end: bool = False,
    ) -> None:
        self.points_to_win = points_to_win
        self.stash_limit = stash_limit
        self.final_by_track = final_by_track
        self.npcs_by_program = npcs_by_program
        self.modules = modules
        self.packs = packs
        self.version = version
        self.asks_before_end = asks_before_end
        self.calls: object = None  # the modules as one, for `modules_of`
        self.places: dict[str, int] = {}  # of the drawers of modules, for `Table.drawer`
