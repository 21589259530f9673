"""One decision of a bot for a seat: for its own seat, when the clock has run out, and as a hint."""

from freebooter.kernel.ask import Seat
from freebooter.server.tables.services import Services
from freebooter.server.tables.state.table import Table
from freebooter.server.workers.fair import HINT, MOVE, NOBODY
from freebooter.server.workers.jobs import Job, Thought


async def think(services: Services, table: Table, seat: Seat, level: str, hint: bool = False) -> Thought | None:
    """What a bot of this level would choose, not yet checked; None if it was late or failed.

    A hint is on the account of who asks, everything else on that of the host.
    """
    ask = table.match.ask_of(seat)
    if ask is not None and len(ask.options) == 1:
        return Thought(ask.options[0].name, at_once=True)
    lesson = table.lesson
    if lesson is not None and seat != lesson.place:
        reply = lesson.reply(table.match, seat)
        if reply is not None:
            return Thought(reply)
    lines = table.record_lines
    owner = table.chairs[seat].decider if hint else table.stored.host
    urgency = HINT if hint else MOVE if any([not chair.plays for chair in table.chairs]) else NOBODY
    seed = table.bot_seed(seat)
    job = Job(table.stored.id, lines, len(lines), seat, level, seed, urgency, owner or table.stored.id)
    ask_pool = services.pool.hint if hint else services.pool.choose
    return await ask_pool(job, services.settings.bot_deadline)
