# mypyc: skip
"""What everyone sees of upgrades: all tokens but those in the pool (SG-AMB-66)."""

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """The tokens of an NPC's captain, in command or waiting."""

    captain: str
    modifications: list[str]
    weapons: list[str]


class CapturedView(msgspec.Struct, frozen=True):
    """Which of a player's weapons and modifications are captured tokens."""

    seat: int
    modifications: list[str]
    weapons: list[str]


class UpgradesView(msgspec.Struct, frozen=True):
    """`pool` is the number of tokens there; which ones they are is secret."""

    pool: int
    cards: list[CardView]
    captured: list[CapturedView]
