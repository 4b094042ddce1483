"""Who may speak: hosts, origins, and how often."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from quayside.server.errors import Refused

_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?")
Headers = Iterable[tuple[bytes, bytes]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def _values(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]


class Guard:
    """Checks Host and Origin. A page of another site, or a name that somebody else's DNS points
    here (rebinding), gets nothing."""

    def __init__(self, port: int, names: Iterable[str] = ()) -> None:
        """Take the port and the names, `host` or `host:port`, that the server may be called by
        beside its own addresses."""
        self.port = port
        self.names = {name.lower() for name in names}

    def check(self, headers: Headers, local: str | None) -> str:
        """Return the Host. Raise `Refused` unless it names this server, at the address `local` that
        the connection came to or by a known name, and Origin, where a browser sends it, is a page
        of this very server."""
        headers = list(headers)
        hosts = _values(headers, b"host")
        if len(hosts) != 1 or not self._is_mine(hosts[0].lower(), local):
            raise Refused(
                "quayside.http.wrong-host",
                "use the address that the server printed, or start it with --name",
            )
        origins = _values(headers, b"origin")
        if len(origins) > 1 or (origins and not _same(origins[0].lower(), hosts[0].lower())):
            raise Refused("quayside.http.wrong-origin")
        return hosts[0].lower()

    def _is_mine(self, host: str, local: str | None) -> bool:
        match = _HOST.fullmatch(host)
        if match is None:
            return False
        if host in self.names:
            return True
        name, port = match[1], int(match[2] or 80)
        if port != self.port:
            return False
        if name == "localhost" or name in self.names:
            return True
        here = _address(local)
        # Names under .local are given out by machines in the local network only. Whoever is there
        # can reach what listens there; what listens on this machine alone stays out of reach.
        if name.endswith(".local"):
            return here is not None and here.is_private and not here.is_loopback
        # An address cannot be rebound: it is where the connection really went.
        return here is not None and _address(name.strip("[]")) == here


def _address(text: str | None) -> Address | None:
    """Return an address, one of IPv4 as such also where a socket of IPv6 shows it."""
    try:
        found = ipaddress.ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def _same(origin: str, host: str) -> bool:
    """Return whether an origin is a page of this host and port."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}":
        return False
    if "@" in parts.netloc or parts.hostname is None:
        return False
    default = 443 if parts.scheme == "https" else 80
    shown = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    wanted = {shown} if (port or default) == default else set()
    return host in wanted | {f"{shown}:{port or default}"}


class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    __slots__ = ("at", "left")

    def __init__(self, size: float) -> None:
        """Begin full."""
        self.left = size
        self.at = time.monotonic()

    def take(self, rate: float, size: float, count: float = 1) -> bool:
        """Take one, if there is one. More than one may be taken on credit: the bucket is then empty
        until the debt is paid."""
        now = time.monotonic()
        self.left = min(size, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each address, forgetting the longest silent ones."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        """Take rate and size of each bucket."""
        self.rate, self.size, self.most = rate, size, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1) -> bool:
        """Take one from an address's bucket, or more on credit."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.size)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take(self.rate, self.size, count)
