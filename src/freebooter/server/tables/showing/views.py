# mypyc: compile
"""The views of a table, encoded for the wire: whole, or as what has changed since a reader was told one.

A change is a whole field of the view. It is worked out from the reader's own two views and from nothing else. A field
that a reader has in common with the public (by `Game.views` it is the same object then), now as before, has changed
for both in the same way: that is found out once for all readers.
"""

from itertools import compress
from operator import attrgetter, is_not

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC

_encode = msgspec.json.Encoder().encode


class SentView:
    """A view of one reader, field by field, as it stood since a row.

    `own` are the places of the fields that are not the public's, which alone are kept here; `public` has the others.
    """

    __slots__ = ("own", "public", "row")

    def __init__(self, row: int, own: dict[int, bytes], public: list[bytes]) -> None:
        self.row = row
        self.own = own
        self.public = public


class Views:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._row = -1
        self._public_row = -1
        self._whole: dict[int, msgspec.Raw] = {}
        self._values: attrgetter[tuple[object, ...]] | None = None
        self._names: list[bytes] = []
        """Names of fields as they stand before their values."""
        self._public_values: tuple[object, ...] = ()
        self._public: list[bytes] = []
        """The public view as it stood at `_public_row`: its values, and the same encoded."""
        self._encoded: dict[int, bytes] = {}
        """Values of other fields, by their identity: some seats may have them in common."""
        self._changed: dict[int, dict[int, bytes]] = {}
        """The fields of the public view that are not as they were since a row."""
        self._latest: dict[int, SentView] = {}
        self._before: dict[int, SentView] = {}

    def of(self, reader: int) -> msgspec.Struct:
        row = self._table.question_row
        if self._row != row:
            self._row = row
            self._whole.clear()
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
        changed = self._public_changes(before)
        was_own, is_own = before.own, current.own
        if was_own or is_own:
            places = was_own.keys() | is_own.keys()
            changed = {place: text for place, text in changed.items() if place not in places}
            for place in places:
                now = is_own.get(place) or current.public[place]
                if now != (was_own.get(place) or before.public[place]):
                    changed[place] = self._names[place] + now
        return msgspec.Raw(b"{%b}" % b",".join(changed.values()))

    def _public_changes(self, before: SentView) -> dict[int, bytes]:
        """The fields of the public view that have changed since another row, by their places."""
        changed = self._changed.get(before.row)
        if changed is None:
            changed = self._changed[before.row] = {}
            places = range(len(self._names))
            for place in compress(places, map(is_not, before.public, self._public)):
                if before.public[place] != self._public[place]:
                    changed[place] = self._names[place] + self._public[place]
        return changed

    def note(self, reader: int) -> SentView:
        """Remember what a reader is told now, field by field."""
        view = self.of(reader)
        current = self._latest.get(reader)
        if current is None or current.row != self._row:
            if current is not None:
                self._before[reader] = current
            if self._public_row != self._row:
                self._note_public(self.of(PUBLIC))
            assert self._values is not None
            values = self._values(view)
            own = {}
            for place in compress(range(len(values)), map(is_not, values, self._public_values)):
                own[place] = self._encoded.get(id(values[place])) or self._encode(values[place])
            current = self._latest[reader] = SentView(self._row, own, self._public)
        return current

    def _note_public(self, view: msgspec.Struct) -> None:
        if self._values is None:
            self._values = attrgetter(*view.__struct_fields__, "__class__")  # of two or more it gives a tuple
            self._names = [b'"%b":' % name.encode() for name in view.__struct_encode_fields__]
        before, values = self._public_values, self._values(view)
        if before:  # most fields are as they were, so what they are encoded is too
            fields = zip(values[:-1], before, self._public, strict=False)
            self._public = [text if now is was or now == was else _encode(now) for now, was, text in fields]
        else:
            self._public = [_encode(value) for value in values[:-1]]
        self._public_values = values
        self._public_row = self._row
        # By identity: the table keeps the views, and so their values, as long as they stand.
        self._encoded.clear()
        self._changed.clear()

    def _encode(self, value: object) -> bytes:
        text = self._encoded[id(value)] = _encode(value)
        return text


def differs(seen: msgspec.Struct, public: msgspec.Struct, seat: Seat) -> bool:
    """Does a seat see anything that the public does not?"""
    fields = [(getattr(seen, name), getattr(public, name)) for name in seen.__struct_fields__]
    return any(own not in (theirs, seat) for own, theirs in fields)
