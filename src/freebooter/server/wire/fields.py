"""Types of fields: bounds of what clients send, and values of any kind."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
MoveName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Language: TypeAlias = Annotated[str, Meta(max_length=8)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ShareDigits: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
Json: TypeAlias = Any
"""Whatever JSON can hold. To msgspec `Any` is just that, and `object` a class that it does not know."""
