"""Host and Origin checks: which requests are meant for this server."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from quayside.core.errors import InvalidSetup
from quayside.server.errors import Refused

_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?")
Headers = Iterable[tuple[bytes, bytes]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def _values(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]


class HostCheck:
    """Checks the headers Host and Origin. It refuses pages of other sites, and host names that a
    foreign DNS server points at this machine (DNS rebinding)."""

    def __init__(self, port: int, names: Iterable[str] = (), sites: Iterable[str] = ()) -> None:
        """Take the port; the names, `host` or `host:port`, under which the server is reached in
        addition to its own addresses; and the origins of static editions that may use it. Raises
        `InvalidSetup` for a site that is no origin."""
        self.port = port
        self.names = {name.lower() for name in names}
        self.sites = {read_origin(site) for site in sites}

    def check(self, headers: Headers, local: str | None) -> str:
        """Return the Host. Raise `Refused` unless it names this server, by the address `local` that
        the client connected to or by a known name. Origin, if a browser sends it, must be a page of
        the same server or of a site that may use it."""
        headers = list(headers)
        hosts = _values(headers, b"host")
        if len(hosts) != 1 or not self._is_own(hosts[0].lower(), local):
            raise Refused(
                "quayside.http.wrong-host",
                "use the address that the server printed, or start it with --name",
            )
        host, origins = hosts[0].lower(), _values(headers, b"origin")
        if len(origins) > 1 or (origins and not self._is_welcome(origins[0].lower(), host)):
            raise Refused("quayside.http.wrong-origin")
        return host

    def site(self, headers: Headers) -> str | None:
        """Return the origin of a site that may use this server, if the request comes from one."""
        origins = [origin.lower() for origin in _values(headers, b"origin")]
        return origins[0] if len(origins) == 1 and origins[0] in self.sites else None

    def _is_welcome(self, origin: str, host: str) -> bool:
        return origin in self.sites or _is_same_origin(origin, host)

    def _is_own(self, host: str, local: str | None) -> bool:
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
        # Only machines in the local network can claim a name under .local. They can connect to a
        # server that listens there anyway, but not to one that listens on loopback.
        if name.endswith(".local"):
            return here is not None and here.is_private and not here.is_loopback
        # DNS cannot rebind a literal address: it must be the one that the client connected to.
        return here is not None and _address(name.strip("[]")) == here


def read_origin(text: str) -> str:
    """Return the origin in an address such as `https://example.org/`; raises `InvalidSetup` if it
    contains more than that."""
    origin = text.lower().removesuffix("/")
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not _HOST.fullmatch(host):
        raise InvalidSetup(f"an origin looks like 'https://example.org', not {text!r}")
    return origin


def _address(text: str | None) -> Address | None:
    """Parse an IP address, and unwrap an IPv4-mapped IPv6 address; None if it is not one."""
    try:
        found = ipaddress.ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def _is_same_origin(origin: str, host: str) -> bool:
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
