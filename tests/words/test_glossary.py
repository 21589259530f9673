"""One word for one thing: what docs/words.md rules out stands in no Polish text of that game."""

import re
from pathlib import Path

import pytest

from tests.words.emitted import SOURCE

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "words.md"
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
GAMES = {"seven-seas": "Pirates of the 7 Seas", "black-fleet": "Black Fleet", "marauders": "Merchants & Marauders"}


def ruled_out(game: str) -> list[str]:
    """The beginnings of words in the third column."""
    part = GLOSSARY.read_text(encoding="utf-8").split(f"## {GAMES[game]}\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")
    ]
    return [word.strip() for row in rows[1:] for word in row[2].split(",") if word.strip()]


def polish_of(game: str) -> dict[str, str]:
    """All Polish sentences of a game, comments and ids left out, by where they stand."""
    folder = SOURCE / "games" / game.replace("-", "_") / "text" / "pl"
    files = [*folder.glob("*.ftl"), *(SOURCE / "learn" / "handbook" / "text" / "pl").glob(f"{game}*.ftl")]
    files += folder.parents[1].glob("modules/*/text/pl/*.ftl")
    files += [
        SOURCE / "learn" / "text" / "pl" / f"lessons-{game}.ftl",
        SOURCE / "pictures" / "text" / "pl" / f"{game}.ftl",
    ]
    found = {}
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                said = re.sub(r"\{[^{}]*\}", "", re.sub(r"^[\w-]+ = |\[[\w-]+\]", "", line))
                found[f"{file.parent.parent.parent.name}/{file.name}:{number}"] = said
    words = (BOARDS / game / "words.ts").read_text(encoding="utf-8")
    polish = words[words.index("const pl:") :]
    for number, text in enumerate(re.findall(r'"([^"]*)"|`([^`]*)`', polish)):
        found[f"words.ts, text {number}"] = "".join(text)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_word_for_one_thing(game: str) -> None:
    banned = ruled_out(game)
    assert len(banned) > 8
    pattern = re.compile(r"\b(?:" + "|".join(map(re.escape, banned)) + ")", re.IGNORECASE)
    assert {where: text for where, text in polish_of(game).items() if pattern.search(text)} == {}


def test_no_amount_of_gold_but_in_ducats() -> None:
    """Merchants & Marauders: `6 złota` is `6 dukatów`."""
    amounts = re.compile(r"(?:\d|dwa|trzy|dziesięć|dwanaście)\s+złot", re.IGNORECASE)
    assert {where: text for where, text in polish_of("marauders").items() if amounts.search(text)} == {}
