"""Searches that think in parts, quickly; one whose process dies once in the middle, and one whose always does."""

import os
from pathlib import Path

from freebooter.bots import Bot, add_bot
from freebooter.bots.search import SearchBot

PARTS = 4
ITERATIONS = 120
GRAVE = "FREEBOOTER_TEST_GRAVE"
"""Names a file that is written by the process that dies."""


def split(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return SearchBot(seed, None, ITERATIONS, parts=PARTS)


def dies_once(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    try:
        Path(os.environ[GRAVE]).touch(exist_ok=False)
    except FileExistsError:
        return split(seed, seconds, iterations)
    os._exit(3)


def always_dies(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    os._exit(3)


def fails(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    raise RuntimeError("a part that fails")


for _name, _maker in (("split", split), ("dies-once", dies_once), ("always-dies", always_dies), ("fails", fails)):
    add_bot(_name, _maker, parts=PARTS)
