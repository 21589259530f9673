"""A game with everything on is told from its start to its end, in both languages, without a message without words."""

import re
from pathlib import Path

import pytest

from freebooter.games import marauders
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.registries.tellings import TELLINGS
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.people.telling import FLOWS
from freebooter.pictures import TEXTS as PICTURES
from freebooter.pictures import picture_of
from freebooter.words import LANGUAGES, Words

VARIANTS = ("flexible-turns", "dear-glory", "hard-life", "cutthroat")
RAW = re.compile(
    r"\b(?:mm|event|place|site|loyalty|weapon|modification|happening|npc|captain|does|zone|good)-[a-z]+-?[a-z]*\b"
)
"""What a message or a name without words would look like."""


def everything() -> Match:
    modules = GAME.choosing.modules_on(GAME.options({"edition": "everything"}))
    chosen = [name for name in modules if name in GAME.choosing.cards()["modules"]]
    return new_match(GAME, 3, {"modules": [*chosen, *VARIANTS], "points_to_win": 5}, seed="everything told")


def chosen(ask: Ask, chance: SearchChance) -> Move:
    """Those who act more than they pass."""
    busy = [move for move in ask.options if move.name not in ("end-turn", "pass", "done", "retire")]
    return busy[chance.below(len(busy))] if busy and chance.below(4) else ask.options[chance.below(len(ask.options))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_questions_moves_and_pictures_have_words(language: str) -> None:
    words = Words(language, folders=[PICTURES], strict=True)
    match = everything()
    chance = SearchChance("everything told")
    asked: set[str] = set()
    steps = 0
    while not match.over and steps < 900:
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        t = match.run.state
        said = [words.prompt(GAME, ask.words(t), ask), *[words.option_of(GAME, ask, move) for move in ask.options]]
        said += [words.say(note, GAME) for note in ask.risks(t)]
        said += [words.say(note, GAME) for move in ask.options if (note := ask.preview(t, move)) is not None]
        if steps % 10 == 0:
            said += [text for text, _ in picture_of(GAME, match.view(ask.seat), words, match.asked).drawn(80)]
        assert [text for text in said if RAW.search(text)] == []
        asked.add(ask.prompt)
        match.play(ask.seat, chosen(ask, chance))
        steps += 1
    for seat in (None, 0, 1, 2):
        lines = words.log(GAME, match.log(seat), seat)
        assert lines and [line.text for line in lines if not line.text or RAW.search(line.text)] == []
    assert len(asked) > 30, "questions of many kinds came up"


def test_every_line_of_a_module_says_how_it_is_told() -> None:
    """Its icon, its place, what it weighs: through the same table as the lines of the base."""
    texts = Path(marauders.__file__).parent.glob("modules/*/text/en/*.ftl")
    kinds = [
        kind for file in texts for kind in re.findall(r"^event-([a-z-]+) =", file.read_text(encoding="utf-8"), re.M)
    ]
    assert len(kinds) > 50
    untold = [kind for kind in kinds if not kind.endswith("-hidden") and kind not in TELLINGS]
    assert untold == []
    assert [kind for kind in kinds if kind in TELLINGS and not TELLINGS[kind].icon] == []


def test_the_board_that_is_laid_is_no_news() -> None:
    """Sixteen locations are in the log and on the board; nobody has to read them one by one before the first move."""
    laid = [event for event in everything().log(0) if event.kind == "place-laid"]
    assert len(laid) == 16
    assert all(GAME.presentation.telling(event, 0).weight == FLOWS for event in laid)
