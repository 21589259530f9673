# mypyc: skip
"""What a form of a new table shows of a game besides its words: how heavy it is, how long it lasts, what goes together.

The lengths are measured (`tools/lengths.py`): decisions are counted, because how long one takes depends on people.
"""

import msgspec


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
