"""Advice: what a bot would choose for a seat, and what else it had considered."""

from freebooter.kernel.ask import Seat
from freebooter.kernel.match import Match
from freebooter.server import speech, wire
from freebooter.server.worker import Thought
from freebooter.words import Words


def hinted(id: str, level: str, words: Words, match: Match, seat: Seat, thought: Thought | None) -> wire.Hinted | None:
    """The hint in words; None if nothing was thought, or what was thought is no longer on offer."""
    ask = match.ask_of(seat)
    options = {} if ask is None else {move.name: move for move in ask.options}
    if ask is None or thought is None or thought.move not in options:
        return None

    def said(name: str) -> wire.Option:
        option = speech.option(words, match.game, match.run.state, ask, options[name])
        option.text = speech.full_text(words, match.game, ask, options[name])
        return option

    hint = wire.Hinted(id, level, said(thought.move))
    tried = thought.tried
    others = [name for name in tried if name != thought.move and name in options]
    if others:
        second = max(others, key=lambda name: tried[name])
        hint.weighed = wire.Weighed(tried[thought.move], tried[second], sum(tried.values()), said(second))
    return hint
