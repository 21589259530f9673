# mypyc: compile
"""The views of a table, encoded for the wire: whole, or as what has changed since a reader was told one.

A change is a whole field of the view. It is worked out from the reader's own two views and from nothing else; fields
that several readers have in common (by `Game.views`) are encoded once for all of them.
"""

from operator import attrgetter

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.server.tables.state.table import Table

_encode = msgspec.json.Encoder().encode


class SentView:
    """A view of one reader, field by field, as it stood since a row."""

    __slots__ = ("fields", "row")

    def __init__(self, row: int, fields: list[bytes]) -> None:
        self.row = row
        self.fields = fields


class Views:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._row = -1
        self._whole: dict[int, msgspec.Raw] = {}
        self._encoded: dict[int, bytes] = {}
        """Values of fields of the views as they stand, by their identity."""
        self._values: attrgetter[tuple[object, ...]] | None = None
        self._names: list[bytes] = []
        """Names of fields as they stand before their values."""
        self._latest: dict[int, SentView] = {}
        self._before: dict[int, SentView] = {}

    def of(self, reader: int) -> msgspec.Struct:
        row = self._table.question_row
        if self._row != row:
            self._row = row
            self._whole.clear()
            self._encoded.clear()
        return self._table.views[reader]  # the public's is the last one, so PUBLIC finds it

    def whole(self, reader: int) -> msgspec.Raw:
        view = self.of(reader)
        found = self._whole.get(reader)
        if found is None:
            found = self._whole[reader] = msgspec.Raw(_encode(view))
        return found

    def changes(self, reader: int, since: int) -> msgspec.Raw | None:
        """The fields that are not as they were since a row; None if it is not known how they were."""
        current = self.note(reader)
        before = current if current.row == since else self._before.get(reader)
        if before is None or before.row != since:
            return None
        changed = [
            name + now for name, was, now in zip(self._names, before.fields, current.fields, strict=True) if was != now
        ]
        return msgspec.Raw(b"{%b}" % b",".join(changed))

    def note(self, reader: int) -> SentView:
        """Remember what a reader is told now, field by field."""
        view = self.of(reader)
        current = self._latest.get(reader)
        if current is None or current.row != self._row:
            if current is not None:
                self._before[reader] = current
            current = self._latest[reader] = SentView(self._row, self._fields(view))
        return current

    def _fields(self, view: msgspec.Struct) -> list[bytes]:
        encoded = self._encoded  # by identity: the table keeps the views, and so their values, as long as they stand
        if self._values is None:
            self._values = attrgetter(*view.__struct_fields__, "__class__")  # of two or more it gives a tuple
            self._names = [b'"%b":' % name.encode() for name in view.__struct_encode_fields__]
        *values, _ = self._values(view)
        return [encoded.get(id(value)) or self._encode(value) for value in values]

    def _encode(self, value: object) -> bytes:
        text = self._encoded[id(value)] = _encode(value)
        return text


def differs(seen: msgspec.Struct, public: msgspec.Struct, seat: Seat) -> bool:
    """Does a seat see anything that the public does not?"""
    fields = [(getattr(seen, name), getattr(public, name)) for name in seen.__struct_fields__]
    return any(own not in (theirs, seat) for own, theirs in fields)
