# mypyc: skip
"""The key of an unfinished game, in a file of its own beside the record."""

from pathlib import Path

from freebooter.kernel.match import Match
from freebooter.kernel.record.lines import RecordError


def key_path(path: Path) -> Path:
    """Where the key of an unfinished game lies."""
    return path.with_name(path.name + ".key")


def write_key(path: Path, match: Match) -> None:
    """Keep the key of an unfinished game beside its record; an older key stays until the new one is whole."""
    try:
        place_key(path, new_key(path, match))
    except OSError:
        new_path(key_path(path)).unlink(missing_ok=True)
        raise


def new_key(path: Path, match: Match) -> Path | None:
    """A file with the key, for the owner's eyes only, that is yet to be put in its place."""
    if match.key is None or match.over:
        return None
    fresh = new_path(key_path(path))
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600, exist_ok=False)
    fresh.write_text(match.key.hex() + "\n")
    return fresh


def place_key(path: Path, fresh: Path | None) -> None:
    if fresh is None:
        key_path(path).unlink(missing_ok=True)
    else:
        fresh.replace(key_path(path))


def new_path(path: Path) -> Path:
    """Where a file is written before it takes the place of an older one."""
    return path.with_name(path.name + ".new")


def read_key(path: Path) -> bytes | None:
    secret = key_path(path)
    return key_from_text(secret.read_text(errors="replace")) if secret.exists() else None


def key_from_text(text: str) -> bytes:
    try:
        return bytes.fromhex(text.strip())
    except ValueError:
        raise RecordError(-1, "record-key-unreadable") from None
