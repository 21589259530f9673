"""Messages for people: an id, parameters, and the rule behind it. Texts are made elsewhere."""

from typing import TypeAlias, final

Param: TypeAlias = str | int


class Note:
    """A message that can be shown in any language."""

    __slots__ = ("message", "params", "rule")

    def __init__(self, message: str, rule: str = "", **params: Param) -> None:
        self.message = message
        self.rule = rule
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
