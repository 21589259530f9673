# mypyc: skip
"""Who vouches for a record: a chain of hashes over its lines and their times, which a server signs.

The key of the dice, once it is out, proves the dice and nothing else: whoever has it can play other moves under the
same promise. So the server that kept the table signs what it has seen, in a last line of its own:

    {"seal": {"signer": "...", "table": "...", "began": 1, "times": [0, 812], "names": [...], "chain": "...", ...}}

Every link of the chain is keyed by the key of the dice: while a game runs, a link tells nothing of the cards it stands
for, so it can be given out as a receipt. Once the key is out everybody can find the receipt's link in the record.
How something is signed is not the kernel's business: see `signed_text`.
"""

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

SEAL = b'{"seal"'


class Seal(msgspec.Struct, forbid_unknown_fields=True):
    """What a server vouches for. Times are milliseconds, of each entry since `began`, which counts from 1970."""

    signer: str
    """Its public key."""
    table: str
    began: int
    times: list[int]
    names: list[str]
    chain: str
    """The last link, over all lines but the names, the result and the key."""
    origin: str = ""
    """`seed`: the host chose the dice; `moment`: it was played on from another game."""
    signature: str = ""


class SealLine(msgspec.Struct, forbid_unknown_fields=True):
    seal: Seal


class Receipt(msgspec.Struct, forbid_unknown_fields=True):
    """What a server vouches for while a game runs: that the record of a table stood at this link, at this time."""

    signer: str
    table: str
    at: int
    link: str
    signature: str = ""


def seal_line(seal: Seal) -> bytes:
    return msgspec.json.encode(SealLine(seal)) + b"\n"


def with_names(header: bytes, names: list[str]) -> bytes:
    """The first line with other names."""
    line = msgspec.json.decode(header)
    line["names"] = names
    return msgspec.json.encode(line)


def chain(key: bytes | None, header: bytes, lines: Sequence[bytes], times: Sequence[int]) -> list[str]:
    """A link for each line of an entry, with the time at which it was entered; each stands for all before it."""
    link = _hash(key, with_names(header, []))  # people come and go while a game runs
    links: list[str] = []
    for line, time in zip(lines, times, strict=True):
        link = _hash(key, link + str(time).encode() + b" " + line)
        links.append(link.hex())
    return links


def _hash(key: bytes | None, data: bytes) -> bytes:
    return blake2b(data, key=key or b"", digest_size=32, person=b"freebooter-chain").digest()


def signed_text(sealed: Seal | Receipt) -> bytes:
    """What the signature is made of."""
    if isinstance(sealed, Receipt):
        content: list[object] = ["freebooter receipt 1", sealed.table, sealed.at, sealed.link]
    else:
        content = ["freebooter record 1", sealed.table, sealed.began, sealed.names, sealed.chain, sealed.origin]
    return msgspec.json.encode(content)
