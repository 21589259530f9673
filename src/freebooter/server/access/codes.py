"""Secrets: ids nobody can guess, short codes people can read out, and tokens that prove a seat.

A token is `role.generation.mac`. The database holds the generation of every seat, so that giving a
seat out anew invalidates its older tokens.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are easily confused: I, L, O, 0, 1."""

HOST = "h"
WATCH = "w"
SEAT = "s"
STAND_IN = "i"


class Right(NamedTuple):
    """What one token proves: `kind` is one of the letters above; watchers and hosts have seat -1."""

    kind: str
    seat: int
    generation: int

    @property
    def role(self) -> str:
        return self.kind if self.seat < 0 else f"{self.kind}{self.seat}"


def seats_of(rights: Iterable[Right]) -> list[int]:
    """The seats that these rights allow to play."""
    return sorted({right.seat for right in rights if right.kind in (SEAT, STAND_IN)})


def new_id() -> str:
    """For tables: 50 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(10)).lower()


def new_code() -> str:
    """For people: eight letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def watch_generation(code: str) -> int:
    """The generation of tokens that let somebody watch: another one for every code."""
    return int(hashed(f"watch {code}")[:7], 16)


def shown_code(code: str) -> str:
    return f"{code[:4]}-{code[4:]}"


def read_code(typed: str) -> str:
    """A code as people type it."""
    return "".join(letter for letter in typed.upper() if letter in LETTERS)


def house_code(secret: bytes) -> str:
    """The code that guests from other machines give once; it stays the same for a database."""
    digest = _mac(secret, "house code")
    number = int.from_bytes(digest[:8], "big")
    letters = ""
    for _ in range(8):
        number, rest = divmod(number, len(LETTERS))
        letters += LETTERS[rest]
    return letters


def house_pass(secret: bytes) -> str:
    return _mac(secret, "house pass").hex()[:32]


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_token(secret: bytes, table: str, right: Right) -> str:
    claim = f"{right.role}.{right.generation}"
    return f"{claim}.{_mac(secret, f'token {table} {claim}').hex()[:32]}"


def read_tokens(secret: bytes, table: str, text: str) -> list[Right]:
    """The rights that a cookie or header proves; forged tokens and those of other tables are ignored."""
    rights: list[Right] = []
    for token in text.split("~")[:16]:
        parts = token.split(".")
        if len(parts) != 3 or not parts[0] or not parts[1].isascii() or not parts[1].isdigit() or len(parts[1]) > 9:
            continue
        claim = f"{parts[0]}.{parts[1]}"
        if not hmac.compare_digest(_mac(secret, f"token {table} {claim}").hex()[:32].encode(), parts[2].encode()):
            continue
        kind, seat = parts[0][0], parts[0][1:]
        rights.append(Right(kind, int(seat) if seat else -1, int(parts[1])))
    return rights


def same(one: str, other: str) -> bool:
    """Compare secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def _mac(secret: bytes, text: str) -> bytes:
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()
