# mypyc: skip
"""What everyone sees of the new cards."""

import msgspec


class CardsView(msgspec.Struct, frozen=True):
    """`events` last for this round; `burnt` is the port whose yard is closed, "" if none; `missions` are open at most.

    `used` are the abilities, by their captains' names, that were used in this turn and can be used only once.
    `rumours` are those that lie face up, by seat, "" for none.
    """

    events: tuple[str, ...]
    burnt: str
    missions: int
    used: tuple[str, ...]
    rumours: tuple[str, ...] = ()
