"""Words for notes, moves, questions, events and scores."""

import re
from pathlib import Path
from typing import Any

import pytest

from freebooter.games import find_game
from freebooter.games.seven_seas.moves import BUY_SHIPS, MOVES, SELL, SEND
from freebooter.games.seven_seas.plunder.battle import battle_data, fight
from freebooter.games.seven_seas.plunder.tray import Throw
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Note, Refusal
from freebooter.kernel.people.presentation import text_files
from freebooter.kernel.record import RecordError
from freebooter.words import LANGUAGES, MissingText, Words
from tests.rules import rule
from tests.words.emitted import choose

GAME = find_game("seven-seas")
ENGLISH = Words("en", strict=True)
POLISH = Words("pl", strict=True)


def event(kind: str, *rules: str, **data: object) -> Event:
    return Event(kind, rules, data)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_without_a_gap(language: str) -> None:
    words = Words(language, strict=True)
    for number in range(4):
        match = new_match(GAME, 2 + number % 3, {"edition": LANGUAGES[number % 2]}, seed=f"words {number}")
        chance = SearchChance(number)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            assert words.prompt(GAME, ask.words(match.run.state), ask)
            for move in ask.options:
                brings = ask.preview(match.run.state, move)
                assert words.move(GAME, move)
                assert brings is None or words.say(brings, GAME)
            match.play(ask.seat, choose(ask, match, chance))
        for viewer in (None, 0):
            lines = words.log(GAME, match.log(viewer))
            assert all(line.text and line.rules for line in lines)
        assert all(words.term(GAME, term) for term in match.result().sheet)
    assert all(words.move(GAME, move) for move in MOVES.table)
    assert all(words.option(GAME, name) for name in GAME.options_type.__struct_fields__)


def test_the_log_is_short_and_has_the_numbers() -> None:
    sold = event("goods-sold", "P7-MERCHANT-03", seat=2, good="coffee", count=3, chests=9)
    assert ENGLISH.event(GAME, sold) == "Blue sells 3 coffee for 9 chests."
    assert POLISH.event(GAME, sold) == "Niebieski sprzedaje 3 karty kawy za 9 skrzyń."


def test_polish_counts_and_cases() -> None:
    told = [POLISH.move(GAME, SELL[1][count]) for count in (0, 1, 2, 5)]
    assert told == [
        "nie sprzedawaj kawy",
        "sprzedaj 1 kartę kawy",
        "sprzedaj 2 karty kawy",
        "sprzedaj 5 kart kawy",
    ]
    assert [POLISH.move(GAME, BUY_SHIPS[count]) for count in (1, 4, 5)] == [
        "kup 1 statek",
        "kup 4 statki",
        "kup 5 statków",
    ]


def test_names_come_in_both_languages() -> None:
    assert POLISH.name_of(GAME, "role", "aborigine") == "Wyspiarka"
    assert POLISH.name_of(GAME, "nation", "spain", "genitive") == "Hiszpanii"
    assert ENGLISH.name_of(GAME, "nation", "spain", "genitive") == "Spain"


def test_things_of_a_kind_are_counted() -> None:
    booty = event("booty", "P7-CAPTAIN-21", seat=0, count=3, cards=["rum", "talisman", "rum"])
    assert ENGLISH.event(GAME, booty) == "Green draws 3 booty cards: 2 × rum, talisman."


@rule("P7-CAPTAIN-13", "P7-CAPTAIN-14", "P7-CAPTAIN-16")
def test_the_battle_of_the_rulebook_is_told_fight_by_fight() -> None:
    """Vector T4, number for number."""
    xs = [30, 150, 200, 40, 30, 170, 200, 150]
    ys = [30, 150, 230, 30, 45, 150, 205, 180]
    faces = [2, 6, 4, 1, 2, 3, 6, 3]
    owners = [-1, -1, -1, 0, 1, 2, 2, 1]
    data = battle_data(fight(Throw(xs, ys, faces), 3), owners)
    told = Event("battle", ("P7-CAPTAIN-10",), {"seat": 0, **data})
    assert ENGLISH.event(GAME, told).splitlines() == [
        "Green throws the dice: 3 of the caravan, 5 of the pirates.",
        "Fight 1, 10.0 mm apart: caravan 2, Green 1 - the pirate sinks.",
        "Fight 2, 15.0 mm apart: caravan 2, White 2 - both sink.",
        "Fight 3, 20.0 mm apart: caravan 6, Blue 3 - the pirate sinks.",
        "Fight 4, 25.0 mm apart: caravan 4, Blue 6 - the caravan sinks.",
        "Fight 5, 30.0 mm apart: caravan 6, White 3 - the pirate sinks.",
        "Fight 6, 74.3 mm apart: caravan 6, Blue 6 - both sink.",
        "The last ships sink together: no booty.",
    ]
    assert POLISH.event(GAME, told).splitlines()[6] == "Walka 6, odległość 74,3 mm: konwój 6, Niebieski 6 - toną oba."


def test_what_was_said_is_not_said_again() -> None:
    events = [
        event("role-called-nobody", "P7-ROUND-04", role="shipwright"),
        event("role-called-nobody", "P7-ROUND-04", role="governor"),
        event("goods-lost", "P7-MERCHANT-01", seat=0, good="rum", count=3),
        event("goods-sold", "P7-MERCHANT-03", seat=0, good="rum", count=3, chests=9),
        event("black-spot", "P7-END-04", seat=0, spots=3),
        event("black-spot", "P7-END-04", seat=0, spots=4),
        event("black-spot", "P7-END-04", seat=1, spots=1),
        event("cards-back", "P7-ROUND-11", seat=0),
        event("cards-back", "P7-ROUND-11", seat=2),
    ]
    assert [line.text for line in ENGLISH.log(GAME, events)] == [
        "Nobody chose: Shipwright, Governor.",
        "Green sells 3 rum for 9 chests.",
        "Green takes 2 Black Spots for cards left in hand (4 now).",
        "White takes 1 Black Spot for cards left in hand (1 now).",
        "All characters back in hand: Green, Blue.",
    ]


def test_the_same_loss_outside_a_sale_is_told() -> None:
    lost = event("goods-lost", "P7-CURSE-02", seat=0, good="fruit", count=2)
    assert [line.text for line in ENGLISH.log(GAME, [lost])] == ["Green gives up 2 fruit."]


def test_a_refusal_comes_with_its_rule() -> None:
    refusal = Refusal("p7-nation-taken", "P7-GOVERNOR-02", nation="england", seat=2)
    assert ENGLISH.refusal(GAME, refusal) == "England is taken: its Corsair is White. [P7-GOVERNOR-02]"


def test_players_may_have_names() -> None:
    words = Words("pl", names=["Ania", ""], strict=True)
    sent = [event("ships-sent", "P7-CAPTAIN-04", seat=seat, count=2) for seat in range(2)]
    assert [line.text for line in words.log(GAME, sent)] == ["Ania wysyła 2 statki.", "Biały wysyła 2 statki."]


def test_a_missing_text_is_an_error_in_tests_and_readable_in_play() -> None:
    note = Note("brings-nobody-knows", count=3, good="rum")
    with pytest.raises(MissingText, match="brings-nobody-knows"):
        ENGLISH.say(note, GAME)
    assert Words("en").say(note, GAME) == "brings-nobody-knows (count=3, good=rum)"
    with pytest.raises(MissingText, match="count"):
        ENGLISH.say("move-send", GAME)


def test_where_a_language_has_no_words_english_helps_out(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("only-english = { $count } in English\n")
    assert Words("pl", folders=[tmp_path]).say("only-english", count=2) == "2 in English"
    with pytest.raises(MissingText):
        Words("pl", folders=[tmp_path], strict=True).say("only-english", count=2)


def test_there_are_no_words_in_another_language() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Words("de")


def test_what_is_wrong_with_a_record_is_told_to_the_ground() -> None:
    cause = Refusal("p7-above-ship-limit", "P7-CAPTAIN-06", limit=3)
    error = RecordError(12, "record-illegal", cause, seat=2, move=SEND[5].name, reason=cause.message)
    assert ENGLISH.record_error(GAME, error) == (
        "The record is wrong: in entry 12 seat 2 plays send-5, which was not possible: "
        "Nobody may send more than 3 ships against this caravan."
    )
    assert "więcej niż 3 statki" in POLISH.record_error(GAME, error)
    assert ENGLISH.record_error(None, RecordError(3, "record-cut-off")) == "The record is damaged: entry 3 is cut off."


AIMS = [
    ("marauders", {}, 2, "Here 10 points are enough, and at most 5 of them can come from the stash."),
    ("marauders", {"points_to_win": 5}, 2, "Here 5 points are enough, and at most 2 of them can come from the stash."),
    ("seven-seas", {}, 3, "left in your hand is one more Black Spot, and a Black Spot costs 3 points."),
    ("seven-seas", {"edition": "pl"}, 3, "hand beyond 3 is one more Black Spot, and a Black Spot costs 2 points."),
    ("seven-seas", {"round_limit": 12, "black_spot_vp": 0}, 3, "played; round 12 is the last in any case. Each"),
    ("seven-seas", {"black_spot_vp": 0}, 3, "costs nothing."),
    ("black-fleet", {}, 3, "The victory card costs 10 doubloons."),
    ("black-fleet", {"victory_price": 20}, 3, "The victory card costs 20 doubloons."),
    (
        "black-fleet",
        {"victory_price": [10, 20, 20]},
        3,
        "For Player 1 the victory card costs 10 doubloons. For Player 2 the victory card costs 20 doubloons.",
    ),
    ("black-fleet", {"late_seats_paid": True}, 4, "Third and fourth in the order of play begin with 1 doubloon."),
    ("black-fleet", {"round_limit": 9}, 4, "Round 9 is the last in any case."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options", "seats", "sentence"), AIMS)
def test_what_it_is_about_is_told_with_the_options_of_the_table(
    name: str, options: dict[str, object], seats: int, sentence: str
) -> None:
    game = find_game(name)
    chosen = game.options(options)
    assert sentence in Words("en", strict=True).goal(game, chosen, seats)
    polish = Words("pl", strict=True).goal(game, chosen, seats)
    assert all(number in polish for number in re.findall(r"\d+", sentence))


def test_what_is_said_before_a_table_has_no_number_that_its_options_decide() -> None:
    for language in ("en", "pl"):
        words = Words(language, strict=True)
        said = {
            name: words.name_of(find_game(name), "aim", name) for name in ("marauders", "seven-seas", "black-fleet")
        }
        assert re.findall(r"\d+", said["marauders"]) == ["10"]  # gold for a point
        assert re.findall(r"\d+", said["seven-seas"]) in (["3"], []) and not re.findall(r"\d+", said["black-fleet"])


def test_a_game_without_words_for_its_aim_says_nothing() -> None:
    class Silent(Game[Any, Any]):
        pass

    like = find_game("marauders")
    silent = Silent("silent", "1", 2, 2, like.moves, like.options_type, like.text_folders[0])
    assert Words("en").goal(silent, silent.options({}), 2) == ""


def test_names_are_given_to_a_copy() -> None:
    words = Words("en")
    game = find_game("seven-seas")
    named = words.with_names(["Anna", ""])
    assert named.player(game, 0) == "Anna" and named.player(game, 1) == words.player(game, 1)
    assert words.player(game, 0) != "Anna", "the words themselves are not changed"


def test_lines_speak_to_their_reader() -> None:
    lost = event("chests-lost", "P7-CURSE-06", seat=2, count=2, chests=5)
    called = event("role-called", "P7-ROUND-02", role="captain", seats=[0, 2])
    alone = event("role-called", "P7-ROUND-02", role="captain", seats=[2])

    def told(words: Words, what: Event, reader: int | None) -> str:
        return words.log(GAME, [what], reader)[0].text

    assert told(ENGLISH, lost, 2) == "You lose 2 chests (5 left)."
    assert told(ENGLISH, lost, 1) == told(ENGLISH, lost, None) == "Blue loses 2 chests (5 left)."
    assert told(POLISH, lost, 2) == "Tracisz 2 skrzynie (zostaje 5)."
    assert told(ENGLISH, called, 2) == "Captain: you and Green."
    assert told(ENGLISH, alone, 2) == "Captain: you."
    assert told(ENGLISH, called, 1) == "Captain: Green, Blue."
    assert told(POLISH, alone, 2) == "Kapitan: ty."


def test_what_is_done_to_the_reader_is_said_to_them() -> None:
    fleet = find_game("black-fleet")
    robbed = event("merchant-robbed", "BF-X", seat=1, victim=1, good="corn", count=1)
    english = Words("en", names=["Anna", "mags"])
    assert english.log(fleet, [robbed], 0)[0].text.startswith("mags robs you of 1 corn")
    assert english.log(fleet, [robbed], 1)[0].text.startswith("You rob Anna of 1 corn")
    assert Words("pl", names=["Anna", "mags"]).log(fleet, [robbed], 0)[0].text.startswith("mags rabuje twój towar")


@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders"])
def test_both_languages_speak_to_the_reader_in_the_same_lines(name: str) -> None:
    def forms(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for path in text_files(find_game(name).text_folders, language):
            message = ""
            for line in path.read_text("utf-8").splitlines():
                start = re.match(r"(event-[a-z-]+) =", line)
                message = start[1] if start else message
                form = re.match(r"    \.(you|at-you) =", line)
                if form:
                    found.setdefault(message, set()).add(form[1])
        return found

    assert forms("en") == forms("pl")
    assert len(forms("en")) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders"])
def test_whole_games_can_be_told_to_a_reader(name: str, language: str) -> None:
    """Every form that speaks to the reader has all that it needs."""
    game = find_game(name)
    words = Words(language, names=["Anna", "Ben", "Cleo"], strict=True)
    match = new_match(game, 3, {}, seed=f"reader {name}")
    chance = SearchChance(11)
    for _move in range(900):
        if match.over:
            break
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, choose(ask, match, chance))
    for reader in (0, 1):
        texts = [line.text for line in words.log(game, match.log(reader), reader)]
        assert all(texts)
        assert any(
            text.startswith("You " if language == "en" else ("Twó", "Two", "Dost", "Trac", "Zagr", "Kup", "Dob"))
            for text in texts
        )
