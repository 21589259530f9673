# mypyc: skip
"""What is shown of loyalty: all of it is public (SG-AMB-66)."""

import msgspec


class LoyaltyView(msgspec.Struct, frozen=True):
    """By seat: the step, "" while there is no captain, and the gold for the next one, 0 at the top.

    `refused`: cards that the crew of a seat does not go along with in this turn. `called`: the captain whose turn it is
    has called on his fierce crew already. `ladder`: all steps from the bottom up.
    `active`: by seat, the steps whose effects hold: each step up or down adds its own to those before it.
    """

    steps: list[str]
    prices: list[int]
    refused: list[list[str]]
    called: bool
    ladder: list[str]
    active: list[list[str]]
