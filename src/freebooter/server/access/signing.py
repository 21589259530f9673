"""Signatures of a server under the records that it kept (Ed25519): anybody can check them, nobody else make them."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from freebooter.kernel.record.seal import Receipt, Seal, signed_text


class Signer:
    """The key of a database. `public` is shown to everybody."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, sealed: Seal | Receipt) -> None:
        sealed.signer = self.public
        sealed.signature = self._key.sign(signed_text(sealed)).hex()


def is_signed(sealed: Seal | Receipt) -> bool:
    """Is it signed by the signer that it names?"""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(sealed.signer))
        key.verify(bytes.fromhex(sealed.signature), signed_text(sealed))
    except (InvalidSignature, ValueError):
        return False
    return True
