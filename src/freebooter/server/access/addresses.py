"""Addresses by which visitors are told apart for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

UNKNOWN = "0.0.0.0"


def network_of(address: str) -> str:
    """What one visitor can easily have many of counts as one: of IPv6 the first 64 bits."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> 64 << 64)}/64"


@lru_cache(1000)
def within(address: str, networks: tuple[str, ...]) -> bool:
    """Is an address in one of these networks?"""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any([known in ip_network(network) for network in networks])


def forwarded_for(headers: list[tuple[bytes, bytes]]) -> str:
    """The visitor that the proxy names: the last address of the last X-Forwarded-For, which is the proxy's own word.

    What stands before it was sent by the visitor, who can write anything there. Empty: the proxy names nobody.
    """
    values = [value for name, value in headers if name == b"x-forwarded-for"]
    if not values:
        return ""
    last = values[-1].decode("latin-1").rsplit(",", 1)[-1].strip()
    try:
        return str(ip_address(last))
    except ValueError:
        return UNKNOWN
