"""Many tasks done here, by processes of this machine, or by Ray: games, portions of a review, steps of a training.

A task is worked on by a function of a module, which is given nothing but the task, so it does not matter who does it.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from types import TracebackType
from typing import Self, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from freebooter.games import load_modules
from freebooter.kernel.note import refused
from freebooter.lab.work.on_ray import RayCluster
from freebooter.lab.work.tasks import PlayedGame, Task, TaskRefusal, do_batch, play

MOST_JOBS = 256
BATCHES_PER_JOB = 50
LARGEST_BATCH = 100
HERE, RAY = PLACES = ("here", "ray")
"""Who works: processes of this machine, or Ray, on this machine or on a cluster."""

Given = TypeVar("Given")
Done = TypeVar("Done")


class Workers:
    """Those who work, until the end of a `with`: this process if there is one job, else others, started when needed."""

    def __init__(self, jobs: int = 1, load: Sequence[str] = (), on: str = HERE) -> None:
        if on not in PLACES:
            raise refused("lab-on", on=on, known=", ".join(PLACES))
        if not 1 <= jobs <= MOST_JOBS:
            raise refused("lab-jobs", jobs=jobs, most=MOST_JOBS)
        self.jobs = jobs
        self.load = tuple(load)
        self._ray = RayCluster(jobs, self.load) if on == RAY else None
        self._pool: ProcessPoolExecutor | None = None

    @property
    def alone(self) -> bool:
        """Is it this process that works?"""
        return self.jobs == 1 and self._ray is None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=kind is None, cancel_futures=True)
        if self._ray is not None:
            self._ray.leave()

    def map(
        self, work: Callable[[Given], Done], tasks: Sequence[Given], most: int = LARGEST_BATCH
    ) -> Iterator[list[Done]]:
        """What becomes of all tasks, in their order and as it comes, in batches of `most` at most.

        `work` is a function of a module, or a `partial` of one that holds what all tasks need. Who stops reading has
        the rest left undone.
        """
        if self.alone:
            for task in tasks:
                yield [work(task)]
            return
        size = max(1, min(most, len(tasks) // (self.jobs * BATCHES_PER_JOB)))
        batches = [list(tasks[at : at + size]) for at in range(0, len(tasks), size)]
        found = self._by_processes(work, batches) if self._ray is None else self._ray.map(work, batches)
        for batch in found:
            if isinstance(batch, TaskRefusal):
                raise refused(batch.message, batch.rule, **batch.params)
            yield batch

    def _by_processes(
        self, work: Callable[[Given], Done], batches: Sequence[list[Given]]
    ) -> Iterator[list[Done] | TaskRefusal]:
        if self._pool is None:
            # Spawned, not forked: a copy of a process with threads in it may hang.
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _begin_process, (self.load,))
        try:
            yield from self._pool.map(partial(do_batch, work), batches)
        except BrokenProcessPool:
            raise refused("lab-process-died") from None


def work_through(
    work: Callable[[Given], Done],
    tasks: Sequence[Given],
    jobs: int = 1,
    load: Sequence[str] = (),
    label: str = "",
    progress: bool = False,
    keep: Callable[[list[Done]], None] | None = None,
    on: str = HERE,
) -> list[Done]:
    """What becomes of all tasks, in their order whatever the number of jobs; `progress` shows a bar on stderr.

    `keep` is handed results as they come, so that nothing is lost when it is broken off.
    """
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not progress,
    )
    found: list[Done] = []
    with Workers(jobs, load, on) as workers, bar:
        shown = bar.add_task(label, total=len(tasks))
        for batch in workers.map(work, tasks):
            found += batch
            if keep is not None:
                keep(batch)
            bar.advance(shown, len(batch))
    return found


def play_tasks(
    tasks: Sequence[Task],
    jobs: int = 1,
    load: Sequence[str] = (),
    label: str = "",
    progress: bool = False,
    keep: Callable[[list[PlayedGame]], None] | None = None,
    on: str = HERE,
) -> list[PlayedGame]:
    """All games, in the order of the tasks: see `work_through`."""
    return work_through(play, tasks, jobs, load, label, progress, keep, on)


def _begin_process(load: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that the person sees
    load_modules(load)
