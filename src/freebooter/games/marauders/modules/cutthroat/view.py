# mypyc: skip
"""What is shown of cutthroat."""

import msgspec


class CutthroatView(msgspec.Struct, frozen=True):
    """`marked`: seats that have scouted off turn and cannot again. `owing`: seats whose next turn is shorter for it."""

    marked: list[int]
    owing: list[int]
