"""How servers of a fleet know each other: requests that one passes on to another carry a proof.

The proof is a keyed hash of what is asked, for whom, and when; the key comes from the secret of the database, which all
of them read. What visitors send under these names is taken off before anything is passed on.
"""

import hashlib
import hmac
import time

PASS = b"x-freebooter-fleet"
VISITOR = b"x-freebooter-for"
OURS = (PASS, VISITOR)
SECONDS = 300
"""For how long a proof is good; clocks of servers may differ by as much."""


def write_pass(secret: bytes, method: str, target: str, visitor: str) -> str:
    at = str(int(time.time()))
    return f"{at}.{_proof(secret, at, method, target, visitor)}"


def holds(secret: bytes, given: str, method: str, target: str, visitor: str) -> bool:
    """Was this written by a server of ours, not long ago?"""
    at, _, proof = given.partition(".")
    if not secret or not at.isascii() or not at.isdigit() or len(at) > 12 or abs(time.time() - int(at)) > SECONDS:
        return False
    return hmac.compare_digest(_proof(secret, at, method, target, visitor).encode(), proof.encode())


def _proof(secret: bytes, at: str, method: str, target: str, visitor: str) -> str:
    key = hmac.new(secret, b"fleet", hashlib.sha256).digest()
    return hmac.new(key, "\n".join((at, method, target, visitor)).encode(), hashlib.sha256).hexdigest()
