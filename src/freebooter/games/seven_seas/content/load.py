# mypyc: skip
"""The content files as structs, checked when they are loaded."""

from pathlib import Path

import msgspec

from freebooter.games.seven_seas.names import GOODS, ROLES

FOLDER = Path(__file__).parent
TEXTS = FOLDER.parent / "text"  # here, because a compiled module does not know its own folder


class Booty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rum: int
    coffee: int
    fruit: int
    talisman: int


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    booty: Booty


class Caravans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nations: list[str]
    sizes: list[int]


class Curses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: list[str]


class PirateBay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pays: list[str]


class Adventures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    caravans: Caravans
    curses: Curses
    ports: dict[str, list[str]]
    pirate_bay: PirateBay


class BattleOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    throws: int
    sunk: dict[int, dict[int, list[int]]]
    """By the ships of the caravan, the pirate ships, and how many of these sank with it."""


def check_order(name: str, pays: list[str]) -> None:
    """A port is an order of the three goods."""
    if sorted(pays) != sorted(GOODS):
        raise ValueError(f"{name} must name each of {', '.join(GOODS)} once, and says {', '.join(pays)}")


def _load_adventures() -> Adventures:
    adventures = msgspec.toml.decode((FOLDER / "adventures.toml").read_bytes(), type=Adventures)
    for name, pays in [*adventures.ports.items(), ("pirate-bay", adventures.pirate_bay.pays)]:
        check_order(name, pays)
    caravans = adventures.caravans
    total = len(caravans.nations) * len(caravans.sizes) + len(adventures.curses.names) + len(adventures.ports)
    if total != 30:
        raise ValueError(f"the adventure deck must have 30 cards besides Last Rounds, and has {total}")
    return adventures


def _load_battle_odds() -> BattleOdds:
    return msgspec.toml.decode((FOLDER / "battle-odds.toml").read_bytes(), type=BattleOdds, strict=False)


class CharacterFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each fact of `advice/characters.py` makes of each character, in hundredths of a tenth of a point."""

    facts: list[str]
    worth: dict[str, list[int]]


def _load_characters() -> list[list[int]]:
    found = msgspec.toml.decode((FOLDER / "characters.toml").read_bytes(), type=CharacterFigures)
    if list(found.worth) != ROLES or any(len(figures) != len(found.facts) for figures in found.worth.values()):
        raise ValueError("characters.toml must have a figure for each fact of each role, in their order")
    return list(found.worth.values())


BOOTY_COUNTS = msgspec.toml.decode((FOLDER / "goods.toml").read_bytes(), type=Goods).booty
ADVENTURES = _load_adventures()
EDITIONS: dict[str, dict[str, object]] = msgspec.toml.decode((FOLDER / "editions.toml").read_bytes())
BATTLE_ODDS = _load_battle_odds()
CHARACTERS = _load_characters()
