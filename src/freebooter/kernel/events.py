"""Events: all that happens, with who may know it and the rule that caused it.

The log, the animations, the screen reader, the statistics and the golden transcripts are all made of
events. Playouts of bots have no journal, and then an event costs one comparison.
"""

from typing import TypeAlias, final

from freebooter.kernel.seat import Seat

Datum: TypeAlias = int | str | list["Datum"] | dict[str, "Datum"]


@final
class Event:
    """Something that happened.

    `only` names the seats that may know it, None when there is no such bound; `except_seat` is a seat that
    gets a more detailed event instead. `reveals` marks an event that lets somebody know what was hidden
    from them before: a barrier for undo.
    """

    __slots__ = ("except_seat", "data", "kind", "only", "reveals", "rules")

    def __init__(
        self,
        kind: str,
        rules: tuple[str, ...],
        data: dict[str, Datum],
        only: tuple[Seat, ...] | None = None,
        except_seat: Seat | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.data = data
        self.only = only
        self.except_seat = except_seat
        self.reveals = reveals

    def seen_by(self, seat: Seat | None) -> bool:
        """May this seat (None: the public) know of it?"""
        if self.only is not None:
            return seat is not None and seat in self.only
        return self.except_seat is None or seat != self.except_seat

    def as_dict(self) -> dict[str, Datum]:
        """For files and wires."""
        return {"kind": self.kind, "rules": list(self.rules), **self.data}

    def __repr__(self) -> str:
        data = ", ".join(f"{name}={value}" for name, value in self.data.items())
        return f"<{self.kind} {data} {'/'.join(self.rules)}>"


@final
class Journal:
    """Where a state records what happens. Nothing is public unless the method's name says so."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def everyone(self, kind: str, rule: str, **data: Datum) -> None:
        """What was open to all, or follows from it."""
        self.events.append(Event(kind, tuple(rule.split()), data))

    def reveal(self, kind: str, rule: str, **data: Datum) -> None:
        """Show everyone what was hidden from some of them until now."""
        self.events.append(Event(kind, tuple(rule.split()), data, reveals=True))

    def only(self, whom: Seat, kind: str, rule: str, **data: Datum) -> None:
        """For one seat alone."""
        self.events.append(Event(kind, tuple(rule.split()), data, only=(whom,), reveals=True))

    def all_but(self, whom: Seat, kind: str, rule: str, **data: Datum) -> None:
        """For everyone else, and the public, what `only` shows the seat in full."""
        self.events.append(Event(kind, tuple(rule.split()), data, except_seat=whom))

    def take(self) -> list[Event]:
        """The events since the last call."""
        taken, self.events = self.events, []
        return taken
