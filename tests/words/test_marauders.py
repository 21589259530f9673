"""Merchants & Marauders is told without a gap, and the words of a card have its numbers."""

import re

import pytest

from freebooter import api
from freebooter.games import find_game, marauders
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import (
    MOMENTS,
    WHEN_ACTING,
    WHEN_AT_SHIPYARD,
    WHEN_BUYING,
    WHEN_IN_PORT,
    WHEN_SELLING,
    WINDOWS,
)
from freebooter.games.marauders.moves import MOVES
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Event
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from freebooter.words import LANGUAGES, Words
from tests.games.questions import rule_of_prompt
from tests.words.emitted import choose
from tests.words.texts import FOLDERS, entries

RULE_OF_PROMPT = rule_of_prompt(marauders)

GAME = find_game("marauders")
ENGLISH = Words("en", strict=True)
POLISH = Words("pl", strict=True)
MENUS = (WHEN_ACTING, WHEN_IN_PORT, WHEN_SELLING, WHEN_BUYING, WHEN_AT_SHIPYARD)


def event(kind: str, *rules: str, **data: object) -> Event:
    return Event(kind, rules, data)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_without_a_gap(language: str) -> None:
    words = Words(language, strict=True)
    for number in range(2):
        match = new_match(GAME, 2 + number, {}, seed=f"words {number}")
        chance = SearchChance(number)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            assert words.prompt(GAME, ask.words(match.run.state), ask)
            for move in ask.options:
                brings = ask.preview(match.run.state, move)
                assert brings is None or words.say(brings, GAME)
            assert all(words.say(risk, GAME) for risk in ask.risks(match.run.state))
            match.play(ask.seat, choose(ask, match, chance))
        for viewer in (None, 0):
            assert all(line.text for line in words.log(GAME, match.log(viewer)))
        assert all(words.term(GAME, term) for term in match.result().sheet)
    assert all(words.move(GAME, move) for move in MOVES.table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    menus = {WINDOWS[moment] for moment in MENUS}
    known = entries(FOLDERS["marauders"], language)
    assert not {f"prompt-{prompt}" for prompt in RULE_OF_PROMPT if prompt not in menus} - known.keys()
    assert len(WINDOWS) == len(MOMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_the_numbers_of_the_content(language: str) -> None:
    """Texts are written by hand, so a card that changes must not leave its words behind."""
    words = Words(language, strict=True)

    def numbers(thing: str) -> list[str]:
        return re.findall(r"\d+", words.name_of(GAME, "does", thing))

    for kind, name in enumerate(tables.MISSION_NAMES):
        mission = tables.MISSIONS[kind]
        wanted = [mission.earn.gold, mission.needs.gold, mission.needs.crew, *mission.task.goods.values()]
        assert {str(number) for number in wanted if number} <= set(numbers(name)), name
    for kind, name in enumerate(tables.RUMOUR_NAMES):
        wanted = [reward.amount for reward in tables.RUMOURS[kind].rewards if reward.kind not in ("bounty",)]
        assert {str(number) for number in wanted if number} <= set(numbers(name)), name
    for kind, name in enumerate(tables.GLORY_NAMES):
        amount = tables.GLORY_AMOUNT[kind]
        assert not amount or str(amount) in numbers(name), name
        assert not tables.HIRE_GOLD[kind] or str(tables.HIRE_GOLD[kind]) in numbers(name), name


def test_a_battle_is_a_short_dialogue() -> None:
    told = [
        event("battle-begins", "MM-SCOUT-03", aggressor="el-mudo", defender=1),
        event("declared", "MM-COMBAT-02", side=1, declaration="flee"),
        event("declared", "MM-COMBAT-02", side="el-mudo", declaration="shoot"),
        event("contest-rolled", "MM-COMBAT-06", side="el-mudo", dice=[5, 2, 5]),
        event("hits-rolled", "MM-COMBAT-15", side="el-mudo", dice=[5, 2]),
        event("damage", "MM-COMBAT-16", seat=1, hits=[1, 0, 2, 0, 0], left=[2, 1, 1, 2, 3], full=[3, 3, 3, 2, 3]),
        event("crew-combat-won", "MM-CREW-05", side=0, loser="el-mudo"),
    ]
    assert [line.text for line in ENGLISH.log(GAME, told)] == [
        "El Mudo attacks White!",
        'White: "Set all sail, away!"',
        'El Mudo: "Fire!"',
        "El Mudo rolls 2, 2 × skull - 2 successes.",
        "The shots of El Mudo strike: masts, skull (by choice).",
        "White is hit: hull 2 of 3, masts 1 of 3 (2 hits).",
        "Green beats the crew of El Mudo.",
    ]
    assert [line.text for line in ENGLISH.log(GAME, told[5:6], reader=1)] == [
        "You are hit: hull 2 of 3, masts 1 of 3 (2 hits)."
    ]
    assert [line.text for line in POLISH.log(GAME, told[5:6], reader=1)] == [
        "Trafiono cię: kadłub 2 z 3, maszty 1 z 3 (2 trafienia)."
    ]
    assert [line.text for line in POLISH.log(GAME, told[:3])] == [
        "Atakuje El Mudo, broni się Biały!",
        "Biały: „Wszystkie żagle, uchodzimy!”",
        "El Mudo: „Ognia!”",
    ]


def test_who_loses_is_named_and_a_sale_is_told_once() -> None:
    told = [
        event("gold-taken", "MM-PLUNDER-02", seat=0, loser=2, count=7),
        event("goods-sold", "MM-SELL-01", seat=0, zone="havana", count=2, demanded=1),
        event("cargo-discarded", "MM-SELL-04", seat=0, cards=["rum-1", "rum-2"]),
        event("game-ends", "MM-DEATH-08"),
        event("navies-sail", "MM-TURN-06", ships={"el-mudo": "frigate", "commodore-hale": "man-o-war"}),
    ]
    assert [line.text for line in ENGLISH.log(GAME, told)] == [
        "Green takes 7 gold from Blue.",
        "Green sells 2 cards in Havana, 1 in demand.",
        "The game ends: there is no captain left.",
        "El Mudo: now in command of a frigate.",
        "Commodore Hale: now in command of a man-o'-war.",
    ]


def test_a_chance_is_told_before_the_roll() -> None:
    move = next(move for move in MOVES.table if move.verb == "scout-player" and move.value == 1)
    assert ENGLISH.move(GAME, move) == "look for White"
    assert Words("pl", names=["Ania", "Bartek"]).move(GAME, move) == "szukaj: Bartek"
    assert ENGLISH.say("mm-brings-check", GAME, dice=3, needed=1, chance=70) == "70 % (3 dice)"
    assert ENGLISH.say("mm-brings-check", GAME, dice=3, needed=2, chance=26) == "26 % (3 dice, 2 successes needed)"
    assert POLISH.say("mm-brings-check", GAME, dice=2, needed=2, chance=11) == "11 % (2 kości, potrzeba: 2 sukcesy)"


def test_the_first_ship_is_chosen_by_its_numbers() -> None:
    """Those of the ledger, "Ships"; a newcomer need not know what a flute is."""
    match = api.new("marauders", 3, seed=4, language="en")
    assert {option.name: option.preview for option in match.options} == {
        "choose-ship-sloop": "hull 2, cargo hold 2, masts 2, crew 2, cannons 1; manoeuvrability 4",
        "choose-ship-flute": "hull 3, cargo hold 4, masts 3, crew 1, cannons 1; manoeuvrability 2",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_tells_the_risks_in_words(language: str) -> None:
    match = api.new("marauders", 3, seed=4, language=language)
    told: set[str] = set()
    for step in range(200):
        told.update(match.risks)
        names = [option.name for option in match.options]
        match.play("leave-port" if "leave-port" in names else names[0])
    loss = "If you are beaten you lose your captain, " if language == "en" else "Klęska zabiera kapitana, "
    assert any(sentence.startswith(loss) for sentence in told)
    assert all(sentence.endswith(".") and "mm-" not in sentence for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_modules_cannot_be_played_is_told_in_both_languages(language: str) -> None:
    with pytest.raises(Refused) as refused:
        new_match(GAME, 2, {"modules": ["no-such-module"]}, seed=1)
    told = Words(language, strict=True).refusal(GAME, refused.value.refusal)
    assert ("there is no module no-such-module" if language == "en" else "nie ma modułu no-such-module") in told
    known = entries(FOLDERS["marauders"], language)
    assert {"mm-no-such-module", "mm-modules-exclude", "mm-module-needs"} <= known.keys()
