"""Trusted proxies, and the address of a client for limits."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from quayside.core.errors import InvalidSetup

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
IPV6_PREFIX = 64
"""The prefix length of an IPv6 network that one household or machine has."""


def read_network(text: str) -> Network:
    """Read an address or a network such as `10.0.0.0/8`; raises `InvalidSetup`."""
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise InvalidSetup(
            f"a trusted proxy is an address or a network such as 10.0.0.0/8: {error}"
        ) from None


def limit_address(host: str) -> str:
    """Return the address of a client for limits: the IPv4 address, unwrapped if it is mapped into
    IPv6, or the 64-bit network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = ipaddress.ip_network((address, IPV6_PREFIX), strict=False)
    return str(network)


class TrustedProxies:
    """The networks of proxies whose X-Forwarded-For is trusted."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Take addresses and networks; raises `InvalidSetup`."""
        self._networks = [read_network(text) for text in networks]

    def __bool__(self) -> bool:
        """Return whether there are any."""
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        """Return whether a connection comes from a trusted proxy."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    @property
    def texts(self) -> list[str]:
        """The networks as text, as uvicorn's middleware takes them."""
        return [str(network) for network in self._networks]
