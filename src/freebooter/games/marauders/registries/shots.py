"""The registry of shots: special weapons that a captain spends after his roll of hit locations, one kind in a round
(MM-WEAPON-06). A module adds one for a weapon of its pack:

    class HeatedShot(Shot):
        def use(self, t: Table, side: Side) -> Part[None]: ...

    add_shot(HeatedShot("heated-shot"))

Other weapons need no entry here: a pack that lists them in ships.toml has them bought, sold, plundered and shown, and
the module offers them in the battle.
"""

from typing import Final

from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.names import NONE, SKULL
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.kernel.ask import Part, Played
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note


@mypyc_attr(allow_interpreted_subclasses=True)
class Shot:
    """One kind of shot. All skulls of the roll hit the location it is `aimed` at, and never the hull; NONE for others.

    `side` is the side that shoots; its `locations` are the dice.
    """

    def __init__(self, name: str, aimed: int = NONE) -> None:
        if name not in WEAPON_NAMES:
            raise ValueError(f"no content pack has a weapon called {name!r}")
        self.weapon: Final[int] = WEAPON_NAMES.index(name)
        self.aimed: Final = aimed

    def is_useful(self, t: Table, side: Side) -> bool:
        """Can it do anything with this roll? All know the answer. The base's are for skulls."""
        return SKULL in side.locations

    def use(self, t: Table, side: Side) -> Part[None]:
        """What happens at once. The weapon is spent and stands in `side.shot` while the hits are dealt."""
        yield from ()

    def program_rank(self, t: Table, side: Side) -> int:
        """How soon the program, who fights for an NPC, uses it now (MM-AMB-74): the highest first, 0 not at all.

        Chain-shot has 10 and grapeshot 20.
        """
        return 1

    def preview(self, t: Table, side: Side) -> Note | None:
        return None

    def measured(self, played: Played[Table], side: Side) -> dict[str, int]:
        """What became of the preview, as in `Offer.measured`; `side` as it was before."""
        return {}


SHOTS: Final[list[Shot]] = []
"""In the order in which they are offered."""
SHOT_WEAPONS: Final[list[int]] = []
AIMED_AT: Final[list[int]] = [NONE] * len(WEAPON_NAMES)
"""The location by weapon; NONE for those that are not aimed."""


def add_shot(shot: Shot) -> None:
    if shot.weapon in SHOT_WEAPONS:
        raise ValueError(f"there is a shot called {WEAPON_NAMES[shot.weapon]!r} already")
    SHOTS.append(shot)
    SHOT_WEAPONS.append(shot.weapon)
    AIMED_AT[shot.weapon] = shot.aimed


def shot_of(weapon: int) -> Shot:
    return SHOTS[SHOT_WEAPONS.index(weapon)]
