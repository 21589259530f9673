"""Messages for people: an id, parameters, and the rule behind it. Texts are made elsewhere."""

from typing import Final, TypeAlias, final

Param: TypeAlias = str | int

MISTAKE: Final = "mistake"
DANGER: Final = "danger"


class Note:
    """A message that can be shown in any language.

    `tone` is how to show it, not a part of what it says: MISTAKE, DANGER or nothing. Clients warn by it, and the
    terminal asks twice.
    """

    __slots__ = ("message", "params", "rule", "tone")

    def __init__(self, message: str, rule: str = "", **params: Param) -> None:
        self.message = message
        self.rule = rule
        self.tone = ""
        self.params = params

    def __repr__(self) -> str:
        params = "".join(f", {name}={value}" for name, value in self.params.items())
        return f"{type(self).__name__}({self.message}{params}{', ' + self.rule if self.rule else ''})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Note)
            and (self.message, self.rule) == (other.message, other.rule)
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule))


@final
class Refusal(Note):
    """Why something is not possible."""

    __slots__ = ()


class Refused(Exception):
    """What was asked for is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


def refused(message: str, rule: str = "", **params: Param) -> Refused:
    """`raise refused("no-such-seat", seat=5)`"""
    return Refused(Refusal(message, rule, **params))


def mistake(message: str, rule: str = "", **params: Param) -> Note:
    """The preview of a choice that only costs something: it is seldom made on purpose."""
    note = Note(message, rule, **params)
    note.tone = MISTAKE
    return note


def danger(message: str, rule: str = "", **params: Param) -> Note:
    """The preview of a choice that gives up what cannot be had back."""
    note = Note(message, rule, **params)
    note.tone = DANGER
    return note
