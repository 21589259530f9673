"""`freebooter verify`: check a record, down to every die; and say who vouches for the moves."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from freebooter.cli.errors import Stopped, no_file
from freebooter.cli.files import open_record, read_to_end
from freebooter.cli.language import words
from freebooter.cli.options import Language, Load
from freebooter.games import load_modules
from freebooter.kernel.history import RekeyEntry
from freebooter.kernel.record import Reader, RecordError
from freebooter.kernel.record.seal import Receipt
from freebooter.kernel.shares import Share

PROVEN, DICE_OPEN, NOBODY_VOUCHES = 0, 3, 4
"""Exit codes. A record that contradicts itself, its seal or the named signer ends with 1, like every failure."""


def verify(
    file: Annotated[Path, typer.Argument(help="The record.")],
    signer: Annotated[str, typer.Option(help="The public key of the server that must vouch for it.")] = "",
    receipt: Annotated[Path | None, typer.Option(help="A receipt that was kept while the game ran.")] = None,
    language: Language = None,
    load: Load = None,
) -> int:
    """Replay a record: are the dice those of the key promised at its start, were the moves possible, and who vouches?

    Ends with 0 if the dice are proven and the named signer vouches for moves and names, with 3 if dice are not proven,
    with 4 if they are but nobody vouches whom you named, and with 1 if something is wrong.
    """
    load_modules(load or [])
    reader = open_record(file)
    read_to_end(reader)
    for line in verdict(reader):
        print(line)
    links = check_seal(reader, signer)
    for line in voucher(reader, signer):
        print(line)
    if receipt is not None:
        print(check_receipt(reader, links, receipt))
    if reader.footer is None or reader.unproven:
        return DICE_OPEN
    return PROVEN if reader.seal is not None and signer else NOBODY_VOUCHES


def verdict(reader: Reader) -> list[str]:
    """What has been proven. The key of a game under way is secret, so its dice cannot be proven yet."""
    text, match = words(), reader.match
    results = sum(len(entry.draws) for entry in match.history)
    proven = results - reader.unproven
    sentence = "cli-verify-older-form" if reader.older_form else "cli-verify-moves"
    lines = [text.say(sentence, match.game, entries=len(match.history))]
    if reader.footer is None:
        lines.append(text.say("cli-verify-not-yet", match.game, results=results))
    elif reader.unproven == 0:
        lines.append(text.say("cli-verify-proven", match.game, proven=proven, commitment=reader.header.commitment))
    elif reader.footer.key:
        lines.append(text.say("cli-verify-in-part", match.game, proven=proven, unproven=reader.unproven))
    else:
        lines.append(text.say("cli-verify-no-key", match.game, results=results))
    return [*lines, *together(reader)]


def together(reader: Reader) -> list[str]:
    """Who chose each key; the reader has checked that every number is the one that was promised. Of a key that was
    replaced nothing can be proven, because it is not in the record."""
    text, match = words(), reader.match
    lines, first, shares = [], 0, match.shares
    for entry in match.history:
        if isinstance(entry, RekeyEntry):
            added = _added(shares)
            lines += [text.say("cli-verify-together-until", last=entry.number - 1, players=added)] if added else []
            first, shares = entry.number, entry.shares
    added = _added(shares)
    if added:
        since = "cli-verify-together-since" if first else "cli-verify-together"
        lines.append(text.say(since, first=first, players=added))
    elif first:
        lines.append(text.say("cli-verify-alone-since", first=first))
    late = [text.player(match.game, share.seat - 1) for share in shares if not share.number]
    return [*lines, text.say("cli-verify-late", names=", ".join(late))] if late else lines


def _added(shares: Sequence[Share]) -> int:
    return len([share for share in shares if share.number])


def check_seal(reader: Reader, signer: str) -> list[str]:
    """The links of the chain that is sealed; stops if the seal is not true or not of the signer that was named."""
    from freebooter.server.access.signing import is_signed

    if reader.seal is None:
        if signer:
            raise Stopped(words().say("cli-verify-no-seal"))
        return []
    links = reader.check_seal()
    if not is_signed(reader.seal):
        raise RecordError(-1, "record-seal-broken")
    if signer and reader.seal.signer != signer.strip().lower():
        raise Stopped(words().say("cli-verify-other-signer", signer=reader.seal.signer))
    return links


def voucher(reader: Reader, signer: str) -> list[str]:
    """Who vouches for the moves and the names, and when they were made."""
    text, seal = words(), reader.seal
    if seal is None:
        return [text.say("cli-verify-unsigned")]
    times = [_time(at) for at in (seal.began, seal.began + seal.times[-1])]
    sentence = "cli-verify-signed" if signer else "cli-verify-signed-by-somebody"
    lines = [text.say(sentence, signer=seal.signer, began=times[0], ended=times[1])]
    lines.append(text.say("cli-verify-names", names=", ".join(name or "–" for name in seal.names)))
    if seal.origin:
        lines.append(text.say(f"cli-verify-origin-{seal.origin}"))
    return lines


def check_receipt(reader: Reader, links: list[str], path: Path) -> str:
    """A receipt that fits says that the record up to there stood so at that time; one that does not stops here."""
    from freebooter.server.access.signing import is_signed

    if not path.exists():
        raise no_file(path)
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Receipt)
    except (ValueError, RecursionError):
        raise Stopped(words().say("cli-verify-receipt-unreadable", file=str(path))) from None
    seal = reader.seal
    ours = seal is not None and (kept.signer, kept.table) == (seal.signer, seal.table)
    if not ours or not is_signed(kept) or kept.link not in links:
        raise Stopped(words().say("cli-verify-receipt-wrong", at=_time(kept.at)))
    return words().say("cli-verify-receipt", entries=links.index(kept.link) + 1, at=_time(kept.at))


def _time(milliseconds: int) -> str:
    try:
        return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (OverflowError, ValueError, OSError):
        return str(milliseconds)
