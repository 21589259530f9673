"""What a review says, in words: the same in the terminal and in the browser."""

from freebooter.kernel.game import AnyGame
from freebooter.review.state import NoteData, OptionData
from freebooter.review.summary import Judged, Turn
from freebooter.words import Words

LEAST_POINTS = 0.3
"""A smaller difference is not told."""
LONGEST = 90
"""Letters of a preview within a sentence: of a longer one the last parts are left out."""


def percent(chance: float) -> int:
    return round(100 * chance)


def option_text(words: Words, game: AnyGame, name: str, option: OptionData | None) -> str:
    """An option where its question is not seen."""
    if option is not None and option.label is not None:
        return words.say(option.label.note(), game)
    move = game.moves.by_name(name)
    return name if move is None else words.move(game, move)


def worse(words: Words, game: AnyGame, judged: Judged) -> str:
    """Why another choice would have been better."""
    bots = option_text(words, game, judged.best, judged.bots)
    preview = _preview_text(words, game, judged.bots)
    figures = {"before": percent(judged.before), "after": percent(judged.after)}
    if judged.points >= LEAST_POINTS:
        tenths = round(10 * judged.points)
        return words.say("review-worse-points", game, bots=bots, preview=preview, points=tenths, **figures)
    return words.say("review-worse", game, bots=bots, preview=preview, **figures)


def better(words: Words, game: AnyGame, judged: Judged) -> str:
    """Why this was a good choice."""
    preview = _preview_text(words, game, judged.chosen)
    figures = {"after": percent(judged.after), "others": percent(judged.others)}
    if judged.points >= LEAST_POINTS:
        return words.say("review-better-points", game, preview=preview, points=round(10 * judged.points), **figures)
    return words.say("review-better", game, preview=preview, **figures)


def turn(words: Words, game: AnyGame, point: Turn) -> str:
    seat, before, after = point.seat + 1, percent(point.before), percent(point.after)
    return words.say("review-turn", game, seat=seat, before=before, after=after)


def _preview_text(words: Words, game: AnyGame, option: OptionData | None) -> str:
    """What the question promised of the choice, in parentheses; nothing if its name says it all."""
    preview: NoteData | None = None if option is None else option.preview
    if preview is None:
        return ""
    whole, *more = words.say(preview.note(), game).rstrip(".").split("; ")
    for part in more:
        if len(whole) + len(part) > LONGEST:
            break
        whole += f"; {part}"
    return f" ({whole})"
