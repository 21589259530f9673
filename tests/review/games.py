"""Finished games to review."""

from freebooter.bots.bot import RandomBot, choose
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from tests.bots import bluff


def played(game: AnyGame, players: int, seed: str, **options: object) -> Match:
    """A whole game, played at random."""
    match = new_match(game, players, options, seed)
    mover = RandomBot(seed)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, choose(mover, match, seat))
    return match


def with_a_blunder(seed: str = "blunder") -> Match:
    """Bluff, in which the purse is taken whatever it holds: seats that lose by it have made a plain mistake."""
    match = new_match(bluff.GAME, 3, {}, seed)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, bluff.TAKE if bluff.TAKE in ask.options else bluff.MEEK)
    return match
