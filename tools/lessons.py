"""Look at lessons, or at any position that moves lead to: for those who write new ones.

.venv/bin/python tools/lessons.py                  all lessons, one line each
.venv/bin/python tools/lessons.py p7-captain       one lesson, played through with what is told
.venv/bin/python tools/lessons.py seven-seas "lesson 7" "1 choose-captain" "2 choose-merchant"
                                                   a game of three with this seed after these moves, and what is asked
"""

import sys

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.learn.lessons import TEXTS, Lesson, find_lesson, paths, play
from freebooter.words import Words


def tell(words: Words, match: Match, since: int) -> None:
    for line in words.log(match.game, match.log(0, since)):
        print(f"    {line.text}")


def show_question(words: Words, match: Match) -> None:
    """Who is asked what, and every move that can be written into a lesson."""
    for seat in match.asked:
        ask = match.ask_of(seat)
        assert ask is not None
        print(f"{seat + 1} is asked: {words.prompt(match.game, ask.words(match.run.state), ask)}")
        for move in ask.options:
            brings = ask.preview(match.run.state, move)
            said = "" if brings is None else f" - {words.say(brings, match.game)}"
            print(f"    {seat + 1} {move.name}: {words.move(match.game, move)}{said}")


def show_lesson(words: Words, lesson: Lesson) -> None:
    print(words.say(f"lesson-{lesson.id}-title"), "-", words.say(f"lesson-{lesson.id}-goal"))
    match = lesson.begin()
    show_question(words, match)
    for step in lesson.solution:
        since = len(match.history)
        play(match, step)
        print(step)
        tell(words, match, since)
    print("reached" if lesson.reached(match) else "NOT REACHED")


def title_of(words: Words, path: str, game: str) -> str:
    return words.say(f"game-{game}", find_game(game)) if path == game else words.say(f"path-{path}")


def main(wanted: list[str]) -> int:
    words = Words("en", [TEXTS])
    if not wanted:
        for name, lessons in paths().items():
            print(title_of(words, name, lessons[0].game))
            for lesson in lessons:
                title = words.say(f"lesson-{lesson.id}-title")
                print(f"    {lesson.id:16} {len(lesson.lead):4} moves before, {len(lesson.moves)} to make: {title}")
        return 0
    found = find_lesson(wanted[0])
    if found is not None:
        show_lesson(words, found)
        return 0
    match = new_match(find_game(wanted[0]), 3, {}, wanted[1] if len(wanted) > 1 else "lesson 1")
    for step in wanted[2:]:
        play(match, step)
    tell(words, match, 0)
    show_question(words, match)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
