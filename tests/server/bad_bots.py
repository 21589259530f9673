"""Bots that misbehave."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from freebooter.bots import Bot, Situation, add_bot
from freebooter.games import find_game
from freebooter.kernel.moves import Move
from freebooter.server.storage.paths import Lock


class Hangs(Bot):
    def decide(self, situation: Situation) -> Move:
        held = os.environ.get("FREEBOOTER_TEST_LOCK")
        if held:
            Path(held).mkdir()
            self.lock = Lock(Path(held))
            self.lock.take()
        time.sleep(60)
        return situation.ask.options[0]


class Raises(Bot):
    def decide(self, situation: Situation) -> Move:
        raise RuntimeError("canary in a traceback")


class Nonsense(Bot):
    def decide(self, situation: Situation) -> Move:
        return next(move for move in find_game("smugglers").moves.table if move not in situation.ask.options)


class Dies(Bot):
    def decide(self, situation: Situation) -> Move:
        os._exit(3)


class Eats(Bot):
    def decide(self, situation: Situation) -> Move:
        eaten = [bytearray(64 * 1024 * 1024) for _ in range(1000)]
        return situation.ask.options[len(eaten) % 2]


class Prints(Bot):
    def decide(self, situation: Situation) -> Move:
        print("x" * 100_000)
        return situation.ask.options[0]


class First(Bot):
    def decide(self, situation: Situation) -> Move:
        return situation.ask.options[0]


def _maker(kind: Callable[[int | str], Bot]) -> Callable[[int | str, float | None, int | None], Bot]:
    return lambda seed, seconds, iterations: kind(seed)


for _kind in (Hangs, Raises, Nonsense, Dies, Eats, Prints, First):
    add_bot(_kind.__name__.lower(), _maker(_kind))
