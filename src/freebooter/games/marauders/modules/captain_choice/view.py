# mypyc: skip
"""What is shown while captains are chosen."""

import msgspec


class CaptainChoiceView(msgspec.Struct, frozen=True):
    """`captains`: those that the viewer was dealt. `dealt`: how many each seat was. `paid`: the gold it has paid."""

    captains: list[str]
    dealt: list[int]
    paid: list[int]
