"""Text that people typed: without what cannot be seen, and names that can be told apart."""

import unicodedata
from collections.abc import Iterable

from freebooter.kernel.note import refused

LONGEST_NAME = 40
MARKS = 2
"""Accents that one letter can carry."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, signs and marks that show nothing."""
LOOK_ALIKE = str.maketrans(
    "авсԁеєһніјкӏморԛгѕтѵԝхупиьзαβϲεηικμνορσςτυχγωζıiɡʏոսօհßłđøħ01|!5$",
    "abcdeehhljklmopqrstvwxynub3abcenlkuvopoctuxywzllgynuohbldoholllss",
)
"""Letters of other alphabets, and signs, by the letter they are taken for."""


def printable(text: str) -> str:
    """The text without control characters; never empty."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip() or "…"


def clean_name(typed: str) -> str:
    """A name as others will read it; refused if there is nothing to be seen."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", typed):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if letter in BLANK or _selects(letter) or marks > MARKS:
            continue
        letters.append(letter if letter.isprintable() else " ")
    name = " ".join("".join(letters).split())[:LONGEST_NAME].strip()
    if not any([unicodedata.category(letter)[0] in "LNPS" for letter in name]):
        raise refused("bad-name")
    return name


def _selects(letter: str) -> bool:
    """Does it only choose how the letter before it is drawn?"""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def look(name: str) -> str:
    """What a name is taken for at a glance: two names with the same look are confused."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [letter for letter in plain if unicodedata.category(letter)[0] in "LN" or letter in "|!$"]
    return "".join(letters).translate(LOOK_ALIKE).replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    taken = {look(other) for other in others if other}
    number, tried = 1, name
    while look(tried) in taken:
        number += 1
        ending = f" ({number})"
        tried = name[: LONGEST_NAME - len(ending)] + ending
    return tried
