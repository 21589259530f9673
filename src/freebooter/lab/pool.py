"""Playing many games, in this process or in several."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from freebooter.games import load_modules
from freebooter.kernel.note import refused
from freebooter.lab.on_ray import batches_on_ray
from freebooter.lab.tasks import PlayedGame, Task, TaskRefusal, play, play_all

MOST_JOBS = 256
BATCHES_PER_JOB = 50
LARGEST_BATCH = 100
HERE, RAY = PLACES = ("here", "ray")
"""Who plays: processes of this machine, or Ray, on this machine or on a cluster."""


def play_tasks(
    tasks: Sequence[Task],
    jobs: int = 1,
    load: Sequence[str] = (),
    label: str = "",
    progress: bool = False,
    keep: Callable[[list[PlayedGame]], None] | None = None,
    on: str = HERE,
) -> list[PlayedGame]:
    """All games, in the order of the tasks whatever the number of jobs; `progress` shows a bar on stderr.

    `keep` is handed games as they end, so that nothing is lost when it is broken off. `on` is who plays them: processes
    of this machine, or Ray.
    """
    if on not in PLACES:
        raise refused("lab-on", on=on, known=", ".join(PLACES))
    if not 1 <= jobs <= MOST_JOBS:
        raise refused("lab-jobs", jobs=jobs, most=MOST_JOBS)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not progress,
    )
    played: list[PlayedGame] = []
    with bar:
        games = bar.add_task(label, total=len(tasks))
        for batch in _batches(tasks, jobs, load, on):
            played += batch
            if keep is not None:
                keep(batch)
            bar.advance(games, len(batch))
    return played


def _batches(tasks: Sequence[Task], jobs: int, load: Sequence[str], on: str) -> Iterator[list[PlayedGame]]:
    if jobs == 1 and on == HERE:
        for task in tasks:
            yield [play(task)]
        return
    size = max(1, min(LARGEST_BATCH, len(tasks) // (jobs * BATCHES_PER_JOB)))
    batches = [list(tasks[at : at + size]) for at in range(0, len(tasks), size)]
    if on == RAY:
        yield from batches_on_ray(batches, jobs, load)
        return
    # Spawned, not forked: a copy of a process with threads in it may hang.
    with ProcessPoolExecutor(
        min(jobs, len(batches)), get_context("spawn"), initializer=_begin_process, initargs=(tuple(load),)
    ) as pool:
        try:
            for batch in pool.map(play_all, batches):
                if isinstance(batch, TaskRefusal):
                    raise refused(batch.message, batch.rule, **batch.params)
                yield batch
        except BrokenProcessPool:
            raise refused("lab-process-died") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _begin_process(load: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that the person sees
    load_modules(load)
