"""States: plain data that alone decides what comes next."""

from collections.abc import Callable
from hashlib import blake2b
from operator import attrgetter
from typing import Final

import msgspec

from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Journal
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr

ATTACHED = ("chance", "journal")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table. Games subclass it with slotted ints, lists and small objects.

    `chance` and `journal` are attached during play and are not part of the data. A class may name more such
    fields: `NOT_DATA: ClassVar[tuple[str, ...]] = ("version",)`.
    """

    __slots__ = ATTACHED

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.journal: Journal | None = None

    def copy(self) -> "State":
        """A copy that shares nothing changeable, with the same chance and no journal."""
        raise TypeError(f"{type(self).__name__} must say how it is copied")


_DATA_FIELDS: Final[dict[type, list[str]]] = {}
"""The fields of each class that are its data; classes are few, and do not change."""


_READERS: Final[dict[type, Callable[[object], tuple[object, ...]]]] = {}
"""What reads the data of classes whose objects have no other fields; bags are read in two ways."""


def as_data(value: object, form: int = 1) -> object:
    """The data of a state as nested lists, the same whether compiled or interpreted.

    From form 2 on bags are trimmed: content that a game does not use leaves no trace in its hashes.
    """
    kind = type(value)
    read = _READERS.get(kind)
    if read is not None:  # two fields at least, and none but those declared
        return [field if type(field) is int else as_data(field, form) for field in read(value)]
    if value is None or kind is str:
        return value
    if isinstance(value, int):
        return int(value)  # compiled, an attribute that holds an int turns True into 1
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) is int else as_data(item, form) for item in value]  # most are ints
    if isinstance(value, Move):
        return value.code
    if form > 1 and isinstance(value, Bag):
        return [value.trimmed(), value.left]
    loose = getattr(value, "__dict__", None)
    if loose:
        raise TypeError(f"{type(value).__name__} has fields that no __slots__ declares: {', '.join(sorted(loose))}")
    names = _data_fields(kind)
    if len(names) > 1 and loose is None and not isinstance(value, Bag):
        _READERS[kind] = attrgetter(*names)
    fields = [getattr(value, name) for name in names]
    return [field if type(field) is int else as_data(field, form) for field in fields]


def _data_fields(kind: type) -> list[str]:
    if kind not in _DATA_FIELDS:
        left_out = (*ATTACHED, *getattr(kind, "NOT_DATA", ()))
        _DATA_FIELDS[kind] = [name for name in field_names(kind) if name not in left_out]
    return _DATA_FIELDS[kind]


def own_all(value: object) -> None:
    """Copies may share lists until one of them changes them: from now on this one has all of its data alone.

    Parts that share have a method `own`, as bags do.
    """
    if value is None or isinstance(value, (str, int, Move)):
        return
    if isinstance(value, (list, tuple)):
        for item in value:
            if type(item) is not int:
                own_all(item)
        return
    own = getattr(value, "own", None)
    if own is not None:
        own()
    for name in _data_fields(type(value)):
        own_all(getattr(value, name))


def field_names(kind: type) -> list[str]:
    """The attributes of a slotted, compiled or msgspec class, in alphabetical order."""
    names: set[str] = set(getattr(kind, "__struct_fields__", ()))
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    names.discard("__dict__")
    if not names:
        raise TypeError(f"{kind.__name__} has no declared fields, so its data cannot be read")
    return sorted(names)


def digest(state: State, *more: object, form: int = 1) -> str:
    """A short hash of all the data of a state, and of plain data that shall be bound to it."""
    data = encoded(state, form)
    if more:
        data = b"%b,%b" % (data, msgspec.json.encode(more)[1:-1])
    return blake2b(b"[%b]" % data, digest_size=8).hexdigest()


def encoded(state: State, form: int = 1) -> bytes:
    """The data of a state as JSON, the same as of `as_data`.

    Most of it are lists of numbers, which can be encoded as they are: only objects are opened, as they come.
    """
    data = (_TRIMMED if form > 1 else _WHOLE).encode(state)
    parts = data.split(b'"')  # every second one is a text
    for at in range(0, len(parts), 2):
        part = parts[at]
        if b"e" in part:
            part = parts[at] = part.replace(b"true", b"1").replace(b"false", b"0")
        if b"." in part or b"e" in part or b"{" in part:  # fractions and dicts are no data
            return msgspec.json.encode(as_data(state, form))
    return b'"'.join(parts) if b"\\" not in data else msgspec.json.encode(as_data(state, form))


def _open(value: object, form: int) -> object:
    """What is inside of something that is not a number, a text, a list or None."""
    if isinstance(value, Bag):
        return [value.trimmed() if form > 1 else value.counts, value.left]
    read = _READERS.get(type(value))
    return as_data(value, form) if read is None else read(value)


def _open_whole(value: object) -> object:
    return _open(value, 1)


def _open_trimmed(value: object) -> object:
    return _open(value, 2)


_WHOLE: Final = msgspec.json.Encoder(enc_hook=_open_whole)
_TRIMMED: Final = msgspec.json.Encoder(enc_hook=_open_trimmed)
