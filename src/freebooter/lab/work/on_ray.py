"""Tasks done by Ray: on the cores of this machine, or on a cluster if `RAY_ADDRESS` names one.

Every task is a pure function of what it is given, so it does not matter which machine does it, or how often: Ray does a
batch again when the worker that had it dies.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from types import ModuleType
from typing import TypeVar

from freebooter.games import load_modules
from freebooter.kernel.note import refused
from freebooter.lab.work.tasks import TaskRefusal, do_batch

TRIES = 5
"""How often a batch is done again when its worker has died."""
WAITING = 4
"""Batches for each job that are handed out before their turn to be read."""

Given = TypeVar("Given")
Done = TypeVar("Done")


class RayCluster:
    """The cluster that the environment names, or a small one of this machine, which lasts until `leave`.

    A Ray that runs already in this process is used, and left running.
    """

    def __init__(self, jobs: int, load: tuple[str, ...]) -> None:
        if find_spec("ray") is None:
            raise refused("lab-no-ray")
        self.jobs = jobs
        self.load = load
        self._ray = import_module("ray")
        self._own = False

    def map(self, work: Callable[[Given], Done], batches: Sequence[list[Given]]) -> Iterator[list[Done] | TaskRefusal]:
        """What becomes of all batches, in their order. Who stops reading has the rest left undone."""
        ray = self._ray
        if not ray.is_initialized():
            start(ray, self.jobs)
            self._own = True
        remote = ray.remote(max_retries=TRIES)(done_by_worker)
        held = ray.put(work)  # sent once to each machine, however much it holds
        coming = iter(batches)
        waiting = [remote.remote(self.load, held, batch) for batch in islice(coming, WAITING * self.jobs)]
        try:
            while waiting:
                found: list[Done] | TaskRefusal = ray.get(waiting[0])
                del waiting[0]
                waiting += [remote.remote(self.load, held, following) for following in islice(coming, 1)]
                yield found
        except ray.exceptions.WorkerCrashedError:
            raise refused("lab-process-died") from None
        finally:
            for undone in waiting:
                ray.cancel(undone)

    def leave(self) -> None:
        """Shut down what was started here."""
        if self._own:
            self._ray.shutdown()
            self._own = False


def start(ray: ModuleType, jobs: int) -> None:
    """Join the cluster that the environment names, or begin a small one here, which tells nobody about itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(num_cpus=jobs, **quiet)


def done_by_worker(
    load: tuple[str, ...], work: Callable[[Given], Done], batch: Sequence[Given]
) -> list[Done] | TaskRefusal:
    """What a worker does."""
    load_modules(load)
    return do_batch(work, batch)
