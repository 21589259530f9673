# mypyc: skip
"""What the type of an option cannot say of its values. Forms are built from it; the check is the game's own,
which refuses in words of its own (`raise refused("bad-option", reason="bf-option-map", game="black-fleet")`).

Several of these, any number of them: `list[Literal["wind", "storm"]]`, `list[Annotated[str, one_of(...)]]`, or a
`list[str]` whose values `Choosing.known_values` names because they depend on what is installed.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Meta


def between(low: int, high: int) -> Meta:
    """A number from `low` to `high`, each of them possible."""
    return Meta(extra_json_schema={"minimum": low, "maximum": high})


def one_of(values: Sequence[object]) -> Meta:
    """One of these, known only when the content has been read."""
    return Meta(extra_json_schema={"enum": list(values)})


def exactly(count: int) -> Meta:
    """A list of so many."""
    return Meta(extra_json_schema={"minItems": count, "maxItems": count})


def for_people() -> Meta:
    """A switch that is on wherever people play (`with_people`), off in simulations, and in no form."""
    return Meta(extra_json_schema={"x-people": True})


def with_people(options_type: type[msgspec.Struct], given: Mapping[str, object]) -> dict[str, object]:
    """The options given, and the switches that are on wherever people play (`for_people`)."""
    schema = msgspec.json.schema(options_type)
    fields = schema.get("$defs", {}).get(options_type.__name__, schema).get("properties", {})
    return {**{name: True for name, field in fields.items() if field.get("x-people")}, **given}
