"""A decision that is thought about in parts, by whichever processes are free, and made once enough of them came."""

import asyncio

from freebooter.bots.parts import Tally, add_up, favourite, is_decided, mean_points, tried
from freebooter.server.workers.jobs import Thought


class Decision:
    """Lives on the event loop. Parts may come in any order; they count in theirs, so the choice is that of a process
    that makes one after another.

    Who waits for `answer` and stops waiting has made the parts that are missing superfluous; so has an answer.
    """

    def __init__(self, parts: int) -> None:
        self.answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._parts = parts
        self._came: dict[int, Thought] = {}
        self._counted = 0
        self._found: list[Tally] = []

    def take(self, part: int | None, thought: Thought | None) -> None:
        """What became of a part, or of the whole; None: it failed or was late, and what has come so far decides."""
        if self.answer.done():
            return
        if part is not None and thought is not None and thought.found:
            self._came[part] = thought
            self._count()
        elif thought is None and self._came:
            self._choose(add_up([self._came[at].found for at in sorted(self._came)]))
        else:
            self.answer.set_result(thought)

    def _count(self) -> None:
        """Add up the parts that have come, in their order, until one has enough or the rest cannot change it."""
        while self._counted in self._came:
            thought = self._came[self._counted]
            self._found = add_up([self._found, thought.found])
            self._counted += 1
            missing = self._parts - self._counted
            decided = thought.most > 0 and is_decided(self._found, missing * thought.most)
            if missing == 0 or thought.has_enough or decided:
                self._choose(self._found)
                return

    def _choose(self, found: list[Tally]) -> None:
        self.answer.set_result(Thought(favourite(found), tried=tried(found), points=mean_points(found)))
