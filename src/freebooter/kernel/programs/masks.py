"""What is on offer as a row of bytes, one for every move of a game: for programs that learn to play."""

from typing import Final, final

from freebooter.kernel.moves import Move

KEPT_MASKS: Final = 4096


@final
class MaskRows:
    """Rows for the moves of one game. Those that were shown are kept, because most of them are shown again."""

    __slots__ = ("_known", "_length")

    def __init__(self, length: int) -> None:
        self._length = length
        self._known: dict[tuple[Move, ...], bytes] = {}

    def row(self, options: list[Move]) -> bytes:
        """1 for every move on offer, by code, 0 for the others."""
        offered = tuple(options)
        row = self._known.get(offered)
        if row is None:
            if len(self._known) >= KEPT_MASKS:
                self._known.clear()
            row = self._made(options)
            self._known[offered] = row
        return row

    def _made(self, options: list[Move]) -> bytes:
        row = bytearray(self._length)
        for move in options:
            row[move.code] = 1
        return bytes(row)
