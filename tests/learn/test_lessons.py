"""Every lesson is played: its lead-in, its solution, and a way that misses the goal."""

from collections import Counter

import pytest

from freebooter.bots.bot import RandomBot
from freebooter.games import find_game
from freebooter.games.marauders.modules.locations.tokens import KINDS
from freebooter.games.marauders.seams.module_set import module_names
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match
from freebooter.kernel.people.presentation import text_files
from freebooter.kernel.record import lines_of, read_match
from freebooter.learn.lessons import PARTS, TEXTS, Lesson, find_lesson, moves_of, paths, paths_of, play
from freebooter.learn.tips import tips
from freebooter.words import LANGUAGES, Words

GAMES = {"seven-seas", "black-fleet", "marauders"}
EXPANSION = "seas-of-glory"
"""A path of its own, of the game `marauders`."""
LESSONS = [lesson for lessons in paths().values() for lesson in lessons]
NAMES = [lesson.id for lesson in LESSONS]


def solve(lesson: Lesson) -> Match:
    """As the learner who follows every hint, while the other seats answer as they do at the server's table."""
    match = lesson.begin()
    for turn in range(200):
        if lesson.reached(match):
            return match
        others = [seat for seat in match.asked if seat != lesson.place]
        seat = others[0] if others else lesson.place
        name = lesson.reply(match, seat) if others else lesson.next_move(match)
        assert name is not None, f"{lesson.id}: nothing to play at {match.prompt}"
        play(match, f"{seat + 1} {name}")
    raise AssertionError(f"{lesson.id} comes to no end")


def test_every_game_has_a_path_of_five_to_eight_lessons() -> None:
    assert set(paths()) == GAMES | {EXPANSION}
    assert all(5 <= len(paths()[game]) <= 8 for game in GAMES)
    assert paths_of("marauders") == ["marauders", EXPANSION], "the base comes first"
    assert all(paths_of(game) == [game] for game in GAMES - {"marauders"})
    assert [name for name, count in Counter(NAMES).items() if count > 1] == []
    assert all(find_lesson(name) == lesson for name, lesson in zip(NAMES, LESSONS, strict=True))
    assert find_lesson("no-such-lesson") is None


def test_the_expansion_teaches_every_module_place_and_variant_and_nothing_beside_it() -> None:
    find_game("marauders")  # with all its modules
    lessons = paths()[EXPANSION]
    chosen = [lesson.options["modules"] for lesson in lessons]
    taught = [set(modules) for modules in chosen if isinstance(modules, list)]
    assert len(taught) == len(lessons)
    together = [{"wind", "storm"}, {"modifications", "market"}]
    assert all(len(modules) == 1 or modules in together for modules in taught), "only what it teaches"
    by_itself = {"low-galleons", "new-captains-only", "new-missions-only", "new-rumours-only", "captains-for-gold"}
    assert set().union(*taught) | by_itself == set(module_names())
    kinds = set()
    for lesson in lessons:
        if lesson.options["modules"] == ["locations"]:
            kinds |= {event.data["place"] for event in solve(lesson).log(0, lesson.first) if "place" in event.data}
    assert kinds == set(KINDS)
    assert all(2 <= len(lesson.moves) <= 4 for lesson in lessons)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_position_is_reached_by_the_rules_and_asks_the_learner(lesson: Lesson) -> None:
    match = lesson.begin()
    assert lesson.place in match.asked
    assert not lesson.reached(match)
    assert not lesson.missed(match)
    assert lesson.next_move(match) == lesson.moves[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_solution_reaches_the_goal_with_its_last_move_and_is_short(lesson: Lesson) -> None:
    match = solve(lesson)
    assert lesson.made(match, lesson.place) == lesson.moves
    assert 1 < len(lesson.moves) <= 9
    assert lesson.next_move(match) is None


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_everyone_has_the_same_dice(lesson: Lesson) -> None:
    one, other = solve(lesson), solve(lesson)
    assert [entry.draws for entry in one.history] == [entry.draws for entry in other.history]
    again = read_match(b"".join(lines_of(one)), find_game)
    assert (again.prompt, again.asked, again.over) == (one.prompt, one.asked, one.over)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_wrong_way_misses_the_goal_and_is_told(lesson: Lesson) -> None:
    """A learner who presses anything but what leads on: some such ways miss, and all of them come to an end."""
    missed = 0
    for seed in range(6):
        match = lesson.begin()
        bot = RandomBot(f"{lesson.id} {seed}")
        for turn in range(120):
            if lesson.reached(match) or lesson.missed(match):
                break
            others = [seat for seat in match.asked if seat != lesson.place]
            seat = others[0] if others else lesson.place
            name = lesson.reply(match, seat) if others else None
            if name is None:
                ask = match.ask_of(seat)
                assert ask is not None
                wrong = [move.name for move in ask.options if seat != lesson.place or move.name != lesson.moves[0]]
                name = wrong[bot.chance.below(len(wrong))] if wrong else ask.options[0].name
            play(match, f"{seat + 1} {name}")
        else:
            raise AssertionError(f"{lesson.id}: no end in sight")
        missed += not lesson.reached(match)
    assert missed, f"{lesson.id} cannot be missed"


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_undo_and_records_know_nothing_of_lessons(lesson: Lesson) -> None:
    match = lesson.begin()
    before = match.run.checkpoint
    play(match, f"{lesson.seat} {lesson.moves[0]}")
    match.rewind(match.live[-1].number, set(range(match.seats)))
    assert len([entry for entry in match.live if isinstance(entry, MoveEntry)]) == len(lesson.lead)
    assert before is not match.run.checkpoint
    assert moves_of(lesson.solution, lesson.seat) == lesson.moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_every_language(language: str) -> None:
    words = Words(language, [TEXTS], strict=True)
    for lesson in LESSONS:
        told = [words.say(f"lesson-{lesson.id}-{part}") for part in PARTS]
        assert len(set(told)) == len(PARTS)
        assert len(told[0]) <= 40, f"the title of {lesson.id} is long"
        assert all(len(text) <= 330 for text in told), f"{lesson.id} talks too much"
    for game, found in tips().items():
        for tip in found:
            assert len(words.say(f"tip-{tip.id}")) <= 240, (game, tip.id)


@pytest.mark.parametrize("path", [*sorted(GAMES), EXPANSION])
def test_tips_hang_on_questions_moves_and_events_that_exist(path: str) -> None:
    assert set(tips()) == set(paths())
    game, found = find_game(paths()[path][0].game), tips()[path]
    texts = "\n".join(file.read_text(encoding="utf-8") for file in text_files(game.text_folders, "en"))
    assert 10 <= len(found) <= (30 if path == EXPANSION else 15)
    assert len({tip.id for tip in found}) == len(found)
    moves = [move.name for move in game.moves.table]
    for tip in found:
        assert [bool(tip.prompt), bool(tip.move), bool(tip.event)].count(True) == 1, tip
        if tip.move:
            assert any(name == tip.move or name.startswith(f"{tip.move}-") for name in moves), tip
        else:
            known = f"\nprompt-{tip.prompt} =" if tip.prompt else f"\nevent-{tip.event} ="
            assert known in texts, tip
        assert not tip.module or tip.module in module_names(), tip
