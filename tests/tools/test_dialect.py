"""Names of the source are plain English: the words of the old dialect do not come back."""

import ast
from pathlib import Path

from tools.dialect import count, declared_names, dialect_in, words_of

SOURCE = Path(__file__).parent.parent.parent / "src" / "freebooter"
MOST = 0
"""Lower it when names go; it must not rise."""


def test_the_dialect_does_not_grow() -> None:
    declared = [name for names in count([SOURCE])[1].values() for name in names]
    assert len(declared) <= MOST, "\n".join(declared)


def test_names_are_split_into_words() -> None:
    assert words_of("order_told") == ["order", "told"]
    assert words_of("TellerOfXMLTales2") == ["teller", "of", "xml", "tales"]
    assert dialect_in("WAVERS") == ["wavers"]
    assert not dialect_in("folder") and not dialect_in("direction") and not dialect_in("carrying")
    assert dialect_in("Lookout", "src/freebooter/bots/bot.py")
    assert not dialect_in("LOOKOUT", "src/freebooter/games/marauders/names.py")


def test_locals_do_not_count() -> None:
    source = """
TOLD = 1
class Said:
    brings: int = 0
    def __init__(self, dire):
        self.shelf = 1
        carry = 2
"""
    assert list(declared_names(ast.parse(source))) == ["TOLD", "Said", "brings", "__init__", "shelf"]
