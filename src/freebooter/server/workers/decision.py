"""A decision that is thought about in parts, by whichever processes are free, and made once enough of them came."""

import asyncio

from freebooter.bots.parts import Tally, add_up, favourite, is_decided, mean_points, tried
from freebooter.server.workers.jobs import Thought


class Decision:
    """Lives on the event loop. Parts may come in any order; the choice is the same in every order.

    Who waits for `answer` and stops waiting has made the parts that are missing superfluous; so has an answer.
    """

    def __init__(self, parts: int) -> None:
        self.answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._parts = parts
        self._came: dict[int, Thought] = {}

    def take(self, part: int | None, thought: Thought | None) -> None:
        """What became of a part, or of the whole; None: it failed or was late, and what has come so far decides."""
        if self.answer.done():
            return
        if part is not None and thought is not None and thought.found:
            self._came[part] = thought
            self._decide(thought.most)
        elif thought is None and self._came:
            self._choose()
        else:
            self.answer.set_result(thought)

    def _decide(self, most: int) -> None:
        """Choose, unless the parts that are missing might change it."""
        missing = self._parts - len(self._came)
        if missing == 0 or (most > 0 and is_decided(self._found(), missing * most)):
            self._choose()

    def _choose(self) -> None:
        found = self._found()
        self.answer.set_result(Thought(favourite(found), tried=tried(found), points=mean_points(found)))

    def _found(self) -> list[Tally]:
        return add_up(self._came[part].found for part in sorted(self._came))
