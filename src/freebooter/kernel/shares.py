# mypyc: skip
"""Dice that nobody chooses alone: what each person adds to a key before the first throw by it.

The server promises its secret first (`chance.commitment`). Then every person promises a random number of their own,
and only when all promises are in are the numbers told. The dice follow from the secret and all numbers together, so
whoever did not keep back the very last of them, the server's owner included, could not know what they would be.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256

import msgspec


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat added, and what it had promised; empty where nothing came in time. Seats count from 1."""

    seat: int
    promise: str = ""
    number: str = ""


def promise_of(number: str) -> str:
    """What a person publishes first: SHA-256, because every browser can work it out."""
    return sha256(number.encode()).hexdigest()


def is_number(text: str) -> bool:
    """256 bits in hexadecimal digits; promises look the same."""
    return len(text) == 64 and all([letter in "0123456789abcdef" for letter in text])


def are_kept(shares: Sequence[Share], seats: int) -> bool:
    """Does each number fit its promise, and has each seat one share at most?"""
    those = [share.seat for share in shares]
    if those != sorted(set(those)) or any([not 1 <= seat <= seats for seat in those]):
        return False
    return all([_is_kept(share) for share in shares])


def _is_kept(share: Share) -> bool:
    if not share.number:
        return not share.promise or is_number(share.promise)
    return is_number(share.number) and promise_of(share.number) == share.promise


def facts_of(shares: Sequence[Share]) -> list[object]:
    """What a record tells of them, to be hashed. Old records hold such hashes, so the form never changes."""
    return [[share.seat, share.promise, share.number] for share in shares]


def dice_key(secret: bytes | None, shares: Sequence[Share]) -> bytes | None:
    """The key of the dice: the secret alone, or what it makes together with the numbers of the people."""
    added = [[share.seat, share.number] for share in shares if share.number]
    if secret is None or not added:
        return secret
    return blake2b(msgspec.json.encode(added), key=secret, digest_size=32, person=b"freebooter-share").digest()
