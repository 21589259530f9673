"""Bots that are bad on purpose, to show that a ladder tells bots apart."""

from freebooter.bots import Bot, Situation, add_bot
from freebooter.kernel.moves import Move
from freebooter.kernel.note import MISTAKE


class Blunderer(Bot):
    """Makes a mistake wherever it can, otherwise whatever comes first."""

    def decide(self, situation: Situation) -> Move:
        state = situation.world.state if situation.world is not None else None
        assert state is not None
        for move in situation.ask.options:
            preview = situation.ask.preview(state, move)
            if preview is not None and preview.tone == MISTAKE:
                return move
        return situation.ask.options[0]


add_bot("blunderer", lambda seed, seconds, iterations: Blunderer(seed))
