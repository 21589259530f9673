"""Hints: what a bot would choose for a seat, and what else it considered."""

from freebooter.kernel.ask import Seat
from freebooter.kernel.match import Match
from freebooter.kernel.note import Refusal, Refused
from freebooter.server.tables.answers.thinking import think
from freebooter.server.tables.open_table import OpenTable
from freebooter.server.texts import render
from freebooter.server.wire.commands import HintCommand
from freebooter.server.wire.frames import CommandRefused, Hint, HintChoice, HintReason, Option
from freebooter.server.workers import levels
from freebooter.server.workers.jobs import Thought
from freebooter.words import Words

CHOICES = 3
"""How many options a hint compares."""


async def give_hint(room: OpenTable, seat: Seat, command: HintCommand, language: str) -> Hint | CommandRefused:
    """Answer a command. The lock is free while the bot thinks."""
    level = command.level or levels.ADVISER
    async with room.lock:
        room.check_open()
        ask = None if room.table.dealing is not None else room.table.match.ask_of(seat)
        number = room.table.number(seat)
    if ask is None or not levels.known(level):
        note = Refusal("hint-not-asked" if ask is None else "no-level")
        return CommandRefused(command.id, room.narrator.text(language, note), number)
    lesson = room.table.lesson
    step = None if lesson is None or seat != lesson.place else lesson.next_move(room.table.match)
    if step is not None:
        level = "lesson"
    try:
        thought = await think(room.services, room.table, seat, level, hint=True) if step is None else Thought(step)
    except Refused as error:
        return CommandRefused(command.id, room.narrator.text(language, error.refusal), number)
    async with room.lock:
        room.check_open()
        hint = make_hint(command.id, level, room.narrator.words(language), room.table.match, seat, thought)
        return hint or CommandRefused(command.id, room.narrator.text(language, Refusal("hint-failed")), number)


def make_hint(id: str, level: str, words: Words, match: Match, seat: Seat, thought: Thought | None) -> Hint | None:
    """The hint as text; None without a thought, or if the move is no longer on offer."""
    ask = match.ask_of(seat)
    moves = {} if ask is None else {move.name: move for move in ask.options}
    if ask is None or thought is None or thought.move not in moves:
        return None

    def option(name: str) -> Option:
        option = render.option(words, match.game, match.run.state, ask, moves[name])
        option.text = render.move_in_full(words, match.game, ask, moves[name])
        return option

    hint = Hint(id, level, option(thought.move))
    tried = thought.tried
    if len(tried) > 1 and thought.move in tried:
        hint.reason = reason_of(words, thought, [option(name) for name in moves if name in tried])
    return hint


def reason_of(words: Words, thought: Thought, options: list[Option]) -> HintReason:
    """What the bot expects of its choice and of the next best; what only costs something is not worth a word."""
    tried, points = thought.tried, thought.points
    worth = [one for one in options if one.move == thought.move or one.preview is None or not one.preview.tone]
    worth.sort(key=lambda one: (one.move == thought.move, tried[one.move]), reverse=True)
    choices = [HintChoice(one, tried[one.move], round(points.get(one.move, 0.0), 1)) for one in worth[:CHOICES]]
    if len(choices) == 1:
        why = words.say("hint-why-alone", points=round(choices[0].points))
    else:
        name = choices[1].option.text.split(": ")[0]  # without the sentence that explains it
        mine, other = round(choices[0].points), round(choices[1].points)
        message = "hint-why-more" if mine > other else "hint-why-equal"
        why = words.say(message, points=mine, next=name, points_next=other)
    return HintReason(why, sum(tried.values()), choices)
