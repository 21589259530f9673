"""Games played by Ray: on the cores of this machine, or on a cluster if `RAY_ADDRESS` names one.

Every game is a pure function of its task, so it does not matter which machine plays it, or how often: Ray plays a batch
again when the worker that had it dies.
"""

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from freebooter.games import load_modules
from freebooter.kernel.note import refused
from freebooter.lab.tasks import PlayedGame, Task, TaskRefusal, play_all

TRIES = 5
"""How often a batch is played again when its worker has died."""
WAITING = 4
"""Batches for each job that are handed out before their turn to be read."""


def batches_on_ray(batches: Sequence[list[Task]], jobs: int, load: Sequence[str]) -> Iterator[list[PlayedGame]]:
    """The games of all batches, in their order."""
    if find_spec("ray") is None:
        raise refused("lab-no-ray")
    ray: Any = import_module("ray")
    began = not ray.is_initialized()
    if began:
        start(ray, jobs)
    try:
        yield from _played(ray, batches, jobs, tuple(load))
    finally:
        if began:
            ray.shutdown()


def start(ray: Any, jobs: int) -> None:
    """Join the cluster that the environment names, or begin a small one here, which tells nobody about itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(num_cpus=jobs, **quiet)


def _played(ray: Any, batches: Sequence[list[Task]], jobs: int, load: tuple[str, ...]) -> Iterator[list[PlayedGame]]:
    remote = ray.remote(max_retries=TRIES)(play_batch)
    coming = iter(batches)
    waiting = [remote.remote(load, batch) for batch in islice(coming, WAITING * jobs)]
    while waiting:
        try:
            batch = ray.get(waiting.pop(0))
        except ray.exceptions.WorkerCrashedError:
            raise refused("lab-process-died") from None
        waiting += [remote.remote(load, following) for following in islice(coming, 1)]
        if isinstance(batch, TaskRefusal):
            raise refused(batch.message, batch.rule, **batch.params)
        yield batch


def play_batch(load: tuple[str, ...], batch: list[Task]) -> list[PlayedGame] | TaskRefusal:
    """What a worker does."""
    load_modules(load)
    return play_all(batch)
