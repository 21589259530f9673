"""The types of the browser client are those of the Python structs."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tools import typescript


class Inner(msgspec.Struct):
    text: str


class Sent(msgspec.Struct, omit_defaults=True):
    """What the server sends
    leaves out defaults."""

    number: int
    inner: Inner | None = None
    words: list[str | int] = []
    """Of any kind."""


class Kept(msgspec.Struct, frozen=True):
    seat: int | None
    pairs: list[tuple[str, int]]
    levels: dict[str, dict[str, Any]] = {}


class Command(msgspec.Struct, tag_field="do", tag="jump", forbid_unknown_fields=True):
    height: Annotated[int, Meta(ge=0)] = 1


def test_what_is_left_out_by_default_is_optional_and_never_null() -> None:
    assert typescript.interface(Sent) == (
        "/** What the server sends leaves out defaults. */\n"
        "export interface Sent {\n"
        "  number: number;\n"
        "  inner?: Inner;\n"
        "  /** Of any kind. */\n"
        "  words?: (string | number)[];\n"
        "}\n"
    )


def test_what_is_always_sent_is_there() -> None:
    assert typescript.interface(Kept) == (
        "export interface Kept {\n"
        "  seat: number | null;\n"
        "  pairs: [string, number][];\n"
        "  levels: Record<string, Record<string, unknown>>;\n"
        "}\n"
    )


def test_commands_carry_their_tag() -> None:
    assert typescript.interface(Command) == ('export interface Command {\n  do: "jump";\n  height?: number;\n}\n')


def test_names_are_literals() -> None:
    assert typescript.typescript(Literal["free", "ask", 3]) == '"free" | "ask" | 3'


def test_what_has_no_type_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript type"):
        typescript.typescript(bytes)


@pytest.mark.parametrize("file", typescript.FILES)
def test_the_committed_types_are_up_to_date(file: str) -> None:
    assert (typescript.FOLDER / f"{file}.ts").read_text("utf-8") == typescript.written(file)
