# mypyc: compile
"""The views of a table, encoded for the wire: whole, or as what has changed since a reader was told one.

A change is a whole field of the view. It is worked out from the reader's own two views and from nothing else. A field
that a reader has in common with the public (by `Game.views` it is the same object then), now as before, has changed
for both in the same way: that is found out once for all readers.
"""

from itertools import compress
from operator import is_not

import msgspec
from msgspec.structs import astuple

from freebooter.kernel.ask import Seat
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC

_encode = msgspec.json.Encoder().encode


class SentView:
    """A view of one reader, field by field, as it stood since a row.

    `own` are the places of the fields that are not the public's, which alone are kept here; `public` has the others.
    `values` is the view before it was encoded.
    """

    __slots__ = ("own", "public", "row", "values")

    def __init__(self, row: int, own: dict[int, bytes], public: list[bytes], values: tuple[object, ...]) -> None:
        self.row = row
        self.own = own
        self.public = public
        self.values = values


class Views:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._row = -1
        self._public_row = -1
        self._whole: dict[int, msgspec.Raw] = {}
        self._names: list[bytes] = []
        """Names of fields as they stand before their values."""
        self._public_values: tuple[object, ...] = ()
        self._public: list[bytes] = []
        """The public view as it stood at `_public_row`: its values, and the same encoded."""
        self._encoded: dict[int, bytes] = {}
        """Values of fields, and items of lists, by their identity: seats may have them in common."""
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
        was_own, is_own = before.own, current.own
        changed = [
            text for place, text in self._public_changes(before).items() if place not in is_own and place not in was_own
        ]
        for place, now in is_own.items():
            was = was_own.get(place)
            if now is not was and now != (was or before.public[place]):
                changed.append(self._names[place] + now)
        for place, was in was_own.items():
            if place not in is_own and was != current.public[place]:
                changed.append(self._names[place] + current.public[place])
        return msgspec.Raw(b"{%b}" % b",".join(changed))

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
            values = astuple(view)
            current = self._latest[reader] = SentView(self._row, self._own(values, current), self._public, values)
        return current

    def _own(self, values: tuple[object, ...], before: SentView | None) -> dict[int, bytes]:
        """The fields of a view that are not the public's. Most moves change none of them; then nothing is encoded."""
        own: dict[int, bytes] = {}
        public = self._public_values
        for place, value in enumerate(values):
            if value is public[place]:
                continue
            text = None if before is None or before.values[place] != value else before.own.get(place)
            own[place] = text or self._encoded.get(id(value)) or self._encode(value)
        return own

    def _note_public(self, view: msgspec.Struct) -> None:
        if not self._names:
            self._names = [b'"%b":' % name.encode() for name in view.__struct_encode_fields__]
        # By identity: the table keeps the views, and so their values, as long as they stand.
        self._encoded.clear()
        self._changed.clear()
        before, values = self._public_values, astuple(view)
        if before:  # most fields are as they were, so what they are encoded is too
            fields = zip(values, before, self._public, strict=True)
            self._public = [text if now is was or now == was else self._encode(now) for now, was, text in fields]
        else:
            self._public = [self._encode(value) for value in values]
        self._public_values = values
        self._public_row = self._row

    def _encode(self, value: object) -> bytes:
        """Of a list item by item: a seat that knows more of one player has the others in common with everybody."""
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            items = [self._encoded.get(id(item)) or self._encode(item) for item in value]
            text = b"[%b]" % b",".join(items)
        else:
            text = _encode(value)
        self._encoded[id(value)] = text
        return text


def differs(seen: msgspec.Struct, public: msgspec.Struct, seat: Seat) -> bool:
    """Does a seat see anything that the public does not?"""
    fields = [(getattr(seen, name), getattr(public, name)) for name in seen.__struct_fields__]
    return any(own not in (theirs, seat) for own, theirs in fields)
