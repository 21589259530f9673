"""A bot whose process dies once, as a machine of a cluster may: where a file says that it has not died yet."""

import os
from pathlib import Path

from freebooter.bots import Bot, Situation, add_bot
from freebooter.kernel.moves import Move

MARK = "FREEBOOTER_TEST_MORTAL"


class Mortal(Bot):
    looks_ahead = False

    def decide(self, situation: Situation) -> Move:
        alive = Path(os.environ[MARK])
        if alive.exists():
            alive.unlink()
            os._exit(1)
        return situation.ask.options[0]


add_bot("mortal", lambda seed, seconds, iterations: Mortal(seed))
