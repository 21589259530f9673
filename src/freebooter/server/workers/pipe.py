"""Messages through the pipes of a worker process: the length in four bytes, then the message."""

from typing import IO


def write_message(out: IO[bytes], data: bytes) -> None:
    out.write(len(data).to_bytes(4, "big") + data)
    out.flush()


def read_message(source: IO[bytes]) -> bytes | None:
    """The next message; None at the end of the input."""
    head = source.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    data = source.read(size)
    return data if len(data) == size else None
