"""Errors as one sentence each, and their exit codes."""

import errno
import re
import sys
from pathlib import Path
from typing import Protocol, runtime_checkable

from freebooter.cli.language import words
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused, refused
from freebooter.kernel.record import RecordError

OK, FAILED, INTERRUPTED = 0, 1, 130

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")

DISK = {
    errno.ENOSPC: "cli-disk-full",
    errno.EDQUOT: "cli-disk-full",
    errno.EFBIG: "cli-disk-too-big",
    errno.EACCES: "cli-disk-forbidden",
    errno.EPERM: "cli-disk-forbidden",
    errno.EROFS: "cli-disk-forbidden",
    errno.ENOENT: "cli-disk-nowhere",
    errno.ENOTDIR: "cli-disk-nowhere",
    errno.EISDIR: "cli-disk-folder",
    errno.EEXIST: "cli-disk-exists",
}


@runtime_checkable
class CommandLineError(Protocol):
    """An exception of Click. Its class cannot be imported: newer versions of Typer have a private copy of Click."""

    exit_code: int

    def format_message(self) -> str: ...


class GameTrouble(Exception):
    """An error whose text belongs to a game."""

    def __init__(self, game: AnyGame, error: Refused | RecordError) -> None:
        super().__init__(str(error))
        self.game = game
        self.error = error


class Stopped(Exception):
    """The command ends here with this sentence."""

    def __init__(self, text: str, code: int = FAILED) -> None:
        super().__init__(text)
        self.text = text
        self.code = code


def sentence(error: Exception) -> str | None:
    """The error as a sentence; None when it is a bug of the program."""
    if isinstance(error, Stopped):
        return error.text
    if isinstance(error, GameTrouble):
        return _text(error.error, error.game)
    if isinstance(error, (Refused, RecordError)):
        return _text(error, None)
    if isinstance(error, OSError):
        return disk_trouble(error)
    if isinstance(error, CommandLineError):
        return _usage(error)
    return None


def exit_code(error: Exception) -> int:
    if isinstance(error, Stopped):
        return error.code
    return error.exit_code if isinstance(error, CommandLineError) else FAILED


def disk_trouble(error: OSError, path: Path | None = None) -> str:
    """Why a file could not be read or written."""
    file = str(path or error.filename or "")
    message = DISK.get(error.errno or 0, "cli-disk-other")
    return words().say(message, file=file, reason=error.strerror or str(error))


def print_error(text: str, code: int) -> int:
    """Print it on stderr, as one line whatever a damaged file has put into it; returns the exit code."""
    print(f"freebooter: {CONTROL.sub(' ', text)}", file=sys.stderr)
    return code


def no_file(path: Path) -> Refused:
    return refused("cli-no-file", file=str(path))


def _text(error: Refused | RecordError, game: AnyGame | None) -> str:
    if isinstance(error, RecordError):
        return words().record_error(game, error)
    return words().refusal(game, error.refusal)


def _usage(error: CommandLineError) -> str:
    """A command line that cannot be parsed. Click's texts are English, so the common cases have our own."""
    kind = type(error).__name__
    problem = str(error.format_message())
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None) or getattr(parameter, "name", "") or ""
    if kind == "NoSuchOption":
        return words().say("cli-usage-no-such-option", option=option)
    if kind == "MissingParameter":
        return words().say("cli-usage-missing", option=option)
    if kind == "BadParameter" and option:
        return words().say("cli-usage-bad-value", option=f"--{option}", problem=problem)
    if kind in ("BadOptionUsage", "BadArgumentUsage"):
        return words().say("cli-usage-no-value", option=option or problem)
    return words().say("cli-usage", problem=problem)
