"""Examples for the help text: what can be typed at this question, and a rule that matters here."""

from freebooter.cli.table.session import Session
from freebooter.cli.table.why import Finder
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.words.ledger import rules

SIGNS = '.,;:()[]!?“”„"…'
WORDS = 4
"""Longer examples are harder to read than the name of a move."""


def example_of(finder: Finder, move: Move) -> str:
    """The shortest beginning of a choice's text that identifies it; its name if there is none."""
    for typed in beginnings(finder.text(move)):
        if finder.options(typed) == [move]:
            return typed
    return move.name


def refused_example(finder: Finder) -> str:
    """Something that this question might offer and does not; empty if it offers everything."""
    for moves, _refusal in finder.all_reasons():
        for typed in beginnings(finder.text(moves[0])):
            found = finder.moves(typed)
            if moves[0] in found and not any(move in finder.ask.options for move in found):
                return typed
        return moves[0].name
    return ""


def beginnings(text: str) -> list[str]:
    """One word, two words and so on, without punctuation; no number alone."""
    words = [word.strip(SIGNS) for word in text.split()]
    words = [word for word in words if word][:WORDS]
    typed = [" ".join(words[:count]).lower() for count in range(1, len(words) + 1)]
    return [each for each in typed if not each.isdigit()]


def example_rule(session: Session, ask: Ask) -> str:
    """A rule behind one of the choices, or the last one that the log has cited; else any of this game."""
    for move in ask.options:
        preview = session.preview(ask, move)
        if preview is not None and preview.rule:
            return preview.rule.split()[0]
    for line in reversed(session.log(ask.seat)):
        if line.rules:
            return line.rules[0]
    return next(iter(rules()))
