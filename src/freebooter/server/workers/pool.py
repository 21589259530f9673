"""Bots in processes of their own, each decision with a deadline. The event loop never waits for them.

A process that is late is killed and another started; the answer is None then, and any legal move is made instead.
A level that thinks long does so in parts, which wait in the queue one by one: processes that have nothing else to do
work at them together, and whoever waits beside them waits for a part, not for all of it.
"""

import asyncio
import logging
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, replace

import msgspec

from freebooter.bots import parts_of
from freebooter.kernel.note import refused
from freebooter.server.metrics import Metrics
from freebooter.server.workers.decision import Decision
from freebooter.server.workers.fair import FairQueue
from freebooter.server.workers.jobs import UNKNOWN_TABLE, Job, SentLines, Thought
from freebooter.server.workers.pipe import read_message, write_message

log = logging.getLogger("freebooter.bots")
START_SECONDS = 30.0
HINTS_PER_GUEST = 2
"""Hints of one guest that are thought about or wait at a time."""
HINT_WAITS = 10.0
"""Seconds that a hint may wait for its turn."""


@dataclass(slots=True)
class _Waiting:
    """A job in the queue, and where its answer goes."""

    job: Job
    seconds: float
    loop: asyncio.AbstractEventLoop
    decision: Decision
    again: bool = False
    """The process that had this part before has died."""


class _Died(Exception):
    """A process ended in the middle of a thought, and not because it was late."""


class _Process:
    def __init__(self, load: tuple[str, ...], memory: int) -> None:
        command = [sys.executable, "-m", "freebooter.server.workers.worker", str(memory), *load]
        self.popen = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ready = False
        self.late = False
        self._sent = SentLines()

    def think(self, job: Job, seconds: float) -> Thought | None:
        """An answer within the time, or None; then the process is of no use any more."""
        if not self.ready:
            self.ready = self._exchange(START_SECONDS, b"") is not None
        thought = self._ask(job, seconds)
        if thought is not None and thought.trouble == UNKNOWN_TABLE:
            self._sent.forget(job.table)
            thought = self._ask(job, seconds)
        return thought

    def _ask(self, job: Job, seconds: float) -> Thought | None:
        data = self._exchange(seconds, msgspec.msgpack.encode(self._sent.request(job))) if self.ready else None
        try:
            return None if data is None else msgspec.msgpack.decode(data, type=Thought)
        except msgspec.DecodeError:
            return None

    def _exchange(self, seconds: float, data: bytes) -> bytes | None:
        """Send something, if anything, and read what comes back; when the time is up the process is killed."""
        source, out = self.popen.stdout, self.popen.stdin
        assert source is not None and out is not None
        killer = threading.Timer(seconds, self._give_up)
        killer.daemon = True
        killer.start()
        try:
            if data:
                write_message(out, data)
            return read_message(source)
        except (OSError, ValueError):
            return None
        finally:
            killer.cancel()

    def _give_up(self) -> None:
        self.late = True
        self.popen.kill()

    def stop(self) -> None:
        self.popen.kill()
        self.popen.wait()
        for pipe in (self.popen.stdin, self.popen.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue


class Pool:
    """Some processes, each with a thread that hands it one decision after another."""

    def __init__(self, workers: int, load: tuple[str, ...], memory: int, metrics: Metrics) -> None:
        self.load = load
        self.memory = memory
        self.metrics = metrics
        self._queue: FairQueue[_Waiting] = FairQueue(lambda waiting: not waiting.decision.answer.done())
        self._hints: Counter[str] = Counter()
        self._processes: dict[int, _Process] = {}
        self._stopped = False
        self._threads = [
            threading.Thread(target=self._serve, args=(number,), name=f"bots-{number}", daemon=True)
            for number in range(workers)
        ]
        for thread in self._threads:
            thread.start()

    async def choose(self, job: Job, seconds: float) -> Thought | None:
        """What a bot would do, not yet checked; None when the bot was late, failed or died.

        Whoever stops waiting for it takes it out of the queue.
        """
        loop = asyncio.get_running_loop()
        parts = parts_of(job.level)
        decision = Decision(parts)
        for part in range(parts):
            one = job if parts == 1 else replace(job, part=part)
            self._wait(_Waiting(one, seconds, loop, decision))
        return await decision.answer

    def _wait(self, waiting: _Waiting) -> None:
        job = waiting.job
        self._queue.put(job.urgency, job.owner, job.table, waiting)

    async def hint(self, job: Job, seconds: float) -> Thought | None:
        """The same for somebody who asks what to do: a guest has few such questions under way, and waits for a bounded
        time in the queue."""
        if self._hints[job.owner] >= HINTS_PER_GUEST:
            raise refused("hint-busy")
        self._hints[job.owner] += 1
        try:
            return await asyncio.wait_for(self.choose(job, seconds), seconds + HINT_WAITS)
        except TimeoutError:
            raise refused("hint-busy") from None
        finally:
            self._hints -= Counter([job.owner])

    def stop(self) -> None:
        self._stopped = True
        self._queue.close()
        for process in list(self._processes.values()):
            process.popen.kill()
        for thread in self._threads:
            thread.join(timeout=2)

    def _serve(self, number: int) -> None:
        while True:
            waiting = self._queue.get()
            if waiting is None or self._stopped:
                break
            began = time.perf_counter()
            thought = None
            try:
                thought = self._think(number, waiting.job, waiting.seconds)
            except _Died:
                if waiting.job.part is not None and not waiting.again:
                    waiting.again = True
                    self._wait(waiting)  # one part is lost, not the decision
                    continue
            finally:
                self.metrics.bot_seconds.add(time.perf_counter() - began)
            try:
                waiting.loop.call_soon_threadsafe(waiting.decision.take, waiting.job.part, thought)
            except RuntimeError:
                break
        process = self._processes.pop(number, None)
        if process is not None:
            process.stop()

    def _think(self, number: int, job: Job, seconds: float) -> Thought | None:
        process = self._running_process(number)
        thought = None if process is None else process.think(job, seconds)
        if process is not None and thought is None:
            self._processes.pop(number, None)
            process.stop()
            if not self._stopped:
                log.warning("a bot (%s) gave no answer within %.1f s; its process was replaced", job.level, seconds)
                if not process.late:
                    raise _Died
        if thought is not None and thought.trouble:
            log.warning("a bot (%s) failed: %s", job.level, thought.trouble)
            return None
        return thought

    def _running_process(self, number: int) -> _Process | None:
        process = self._processes.get(number)
        if process is None or process.popen.poll() is not None:
            if process is not None:
                process.stop()
            try:
                process = self._processes[number] = _Process(self.load, self.memory)
            except OSError:
                self._processes.pop(number, None)
                return None
        return process
