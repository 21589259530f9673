"""What several commands ask for in the same words, and options of a game: `--option name=value`, with short forms for
the edition and the modules."""

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import typer

from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused

GameName: TypeAlias = Annotated[str, typer.Argument(help="Which game; `freebooter games` lists them.")]
Jobs: TypeAlias = Annotated[int, typer.Option(help="How many processes.")]
On: TypeAlias = Annotated[str, typer.Option(help="Who plays: here, or ray (a cluster if RAY_ADDRESS is set).")]
RuleOptions: TypeAlias = Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")]
Seed: TypeAlias = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Load: TypeAlias = Annotated[
    list[str] | None, typer.Option(help="A module that adds games, bots or pictures; may be repeated.")
]
Language: TypeAlias = Annotated[str | None, typer.Option(help="en or pl; by default the language of the system.")]
Edition: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--edition", "--preset", help="The edition of the rules or the preset, short for --option edition=..."
    ),
]
Modules: TypeAlias = Annotated[
    str | None, typer.Option(help="Modules of an expansion with commas, short for --option modules=...")
]

YES = ("yes", "true", "on", "1", "tak")
NO = ("no", "false", "off", "0", "nie")


def assignments_of(option: Sequence[str] | None, edition: str | None, modules: str | None) -> list[str]:
    """All options as name=value."""
    short = {"edition": edition, "modules": modules}
    return [*(option or []), *[f"{name}={value}" for name, value in short.items() if value is not None]]


def parse_options(game: AnyGame, assignments: Sequence[str]) -> dict[str, object]:
    """Options given as name=value, converted to the types of the game."""
    kinds = kinds_of(game)
    given: dict[str, object] = {}
    for each in assignments:
        name, equals, value = each.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise refused("cli-option-form", given=each)
        if name not in kinds:
            raise refused("unknown-option", option=name, known=", ".join(kinds), game=game.name)
        given[name] = parse_value(name, value.strip(), kinds[name])
    return given


def kinds_of(game: AnyGame) -> dict[str, object]:
    """The type of each option, without the None that stands for a default."""
    return {name: _without_none(kind) for name, kind in get_type_hints(game.options_type).items()}


def choices_of(kind: object) -> list[str]:
    """The words to choose from, where an option has a few."""
    return [str(choice) for choice in get_args(kind)] if get_origin(kind) is Literal else []


def typed(value: object) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return (";" if value and isinstance(value[0], list) else ",").join(map(typed, value))
    return str(value)


def parse_value(option: str, value: str, kind: object) -> object:
    if get_origin(kind) in (Union, UnionType):  # one for all, or one for each seat
        several = [one for one in get_args(kind) if get_origin(one) is list]
        kind = several[0] if "," in value else next(one for one in get_args(kind) if one not in several)
    if get_origin(kind) is Literal:
        if value not in choices_of(kind):
            raise refused("cli-option-choice", option=option, value=value, known=", ".join(choices_of(kind)))
        return value
    if kind is bool:
        if value.lower() not in YES + NO:
            raise refused("cli-option-yes-no", option=option, value=value)
        return value.lower() in YES
    if kind is int:
        return _number(option, value)
    if get_origin(kind) is list:
        inner = get_args(kind)[0]
        parts = value.split(";" if get_origin(inner) is list else ",") if value else []
        return [parse_value(option, part.strip(), inner) for part in parts]
    return value


def _number(option: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise refused("cli-option-number", option=option, value=value) from None


def _without_none(kind: object) -> object:
    if get_origin(kind) in (Union, UnionType):
        rest = [one for one in get_args(kind) if one is not NoneType]
        if len(rest) == 1:
            return rest[0]
    return kind
