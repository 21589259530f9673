"""One decision of a bot for a seat: for its own seat, when the clock has run out, and as a hint."""

from freebooter.kernel.ask import Seat
from freebooter.server.tables.services import Services
from freebooter.server.tables.table import Table
from freebooter.server.workers.jobs import Job, Thought


async def think(services: Services, table: Table, seat: Seat, level: str) -> Thought | None:
    """What a bot of this level would choose, not yet checked; None if it was late or failed."""
    ask = table.match.ask_of(seat)
    if ask is not None and len(ask.options) == 1:
        return Thought(ask.options[0].name)
    lesson = table.lesson
    if lesson is not None and seat != lesson.place:
        reply = lesson.reply(table.match, seat)
        if reply is not None:
            return Thought(reply)
    lines = table.record_lines
    job = Job(table.stored.id, lines, len(lines), seat, level, table.bot_seed(seat))
    return await services.pool.choose(job, services.settings.bot_deadline)
