# mypyc: skip
"""Records: one file that is save, replay, bug report and test fixture. Readable JSON lines.

    {"freebooter": 1, "game": "seven-seas", "rules": "1", "options": {}, "seats": 4, "commitment": "..."}
    {"n": 0, "draws": [...], "hash": "..."}
    {"n": 1, "seat": 2, "move": "choose-captain"}
    {"n": 9, "undo": 8, "seat": 2}
    {"result": {...}, "key": "..."}
    {"seal": {...}}

The first line of a game whose states have another form than 1 says so: `"form": 2` (`Game.form`).
The key of the dice stands in the last line, once the game is over. Until then it lies in a file of
its own beside the record, so that nobody who reads the record can foresee a die. The record itself
tells all that was dealt and all that is sealed: while the game goes on, it is not for the players.
The seal is of a server that vouches for the record (`kernel.record.seal`); a game played elsewhere has none.
"""

from freebooter.kernel.record.keys import key_path, read_key
from freebooter.kernel.record.lines import Header, RecordError, entry_line, footer_line, header_line, lines_of
from freebooter.kernel.record.reader import Reader, read_match
from freebooter.kernel.record.recorder import Recorder, save

__all__ = [
    "Header", "Reader", "RecordError", "Recorder",
    "entry_line", "footer_line", "header_line", "key_path", "lines_of", "read_key", "read_match", "save",
]  # fmt: skip
