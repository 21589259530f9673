"""`freebooter verify`: check a record, down to every die."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.files import open_record, read_to_end
from freebooter.cli.language import words
from freebooter.games import load_modules
from freebooter.kernel.record import Reader


def verify(
    file: Annotated[Path, typer.Argument(help="The record.")],
    language: Annotated[str | None, typer.Option(help="en or pl; by default the language of the system.")] = None,
    load: Annotated[
        list[str] | None, typer.Option(help="A module that adds games, bots or pictures; may be repeated.")
    ] = None,
) -> int:
    """Replay a record and prove that every chance result follows from the key promised at its start."""
    load_modules(load or [])
    reader = open_record(file)
    read_to_end(reader)
    for line in verdict(reader):
        print(line)
    return 0


def verdict(reader: Reader) -> list[str]:
    """What has been proven. The key of a game under way is secret, so its dice cannot be proven yet."""
    text, match = words(), reader.match
    results = sum(len(entry.draws) for entry in match.history)
    proven = results - reader.unproven
    said = "cli-verify-older-form" if reader.older_form else "cli-verify-moves"
    lines = [text.say(said, match.game, entries=len(match.history))]
    if reader.footer is None:
        lines.append(text.say("cli-verify-not-yet", match.game, results=results))
    elif reader.unproven == 0:
        lines.append(text.say("cli-verify-proven", match.game, proven=proven, commitment=reader.header.commitment))
    elif reader.footer.key:
        lines.append(text.say("cli-verify-in-part", match.game, proven=proven, unproven=reader.unproven))
    else:
        lines.append(text.say("cli-verify-no-key", match.game, results=results))
    return lines
