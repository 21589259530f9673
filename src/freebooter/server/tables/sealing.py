"""What the server vouches for: the record of a finished game, and receipts while one runs."""

from freebooter.kernel.record import footer_line
from freebooter.kernel.record.seal import Receipt, Seal, chain, seal_line, with_names
from freebooter.server.access.signing import Signer
from freebooter.server.storage.models import IMPORTED
from freebooter.server.tables.state.table import Table


def _links(table: Table, entries: int) -> tuple[list[str], list[int]]:
    """The chain over the first entries, and the times at which they were entered."""
    times = [table.rows[row].at for row in table.entry_rows[:entries]]
    header, *lines = [line.encode() for line in table.record_lines[: entries + 1]]
    return chain(table.match.key, header, lines, times), times


def finished_record(table: Table, signer: Signer) -> bytes:
    """The whole record of a finished game, with its names, its key, and the seal of this server.

    For a record that was read from a file it does not vouch: it has not seen how that was played.
    """
    header = with_names(table.record_lines[0].encode(), table.names)
    lines = [header, *[line.encode() for line in table.record_lines[1:]]]
    data = b"".join([line + b"\n" for line in lines]) + footer_line(table.match)
    if table.stored.origin == IMPORTED:
        return data
    links, times = _links(table, len(table.entry_rows))
    since = [at - times[0] for at in times]
    seal = Seal("", table.stored.id, times[0], since, table.names, links[-1], table.stored.origin)
    signer.sign(seal)
    return data + seal_line(seal)


def receipt(table: Table, signer: Signer) -> Receipt:
    """How the record stood when the question of now was asked. What seats say in private does not change it."""
    entries = sum([row <= table.question_row for row in table.entry_rows])
    links, times = _links(table, entries)
    receipt = Receipt("", table.stored.id, times[-1], links[-1])
    signer.sign(receipt)
    return receipt
