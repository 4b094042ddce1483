"""The addresses of a server, for its own machine and for other devices, and printing them."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Callable

import segno

from quayside.texts import FALLBACK, text

EVERYWHERE = ("0.0.0.0", "::", "")
HERE = ("127.0.0.1", "::1", "localhost")


def lan_address() -> str | None:
    """Return this machine's address in the local network, without sending a packet."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


def own_url(host: str, port: int) -> str:
    """Return the address for this machine of a server that listens on a host."""
    if host in (*EVERYWHERE, *HERE):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def outside_url(host: str, port: int) -> str | None:
    """Return the address for other devices; None if there is no network, or if the server listens
    on loopback only. It is computed on each call, because a laptop changes networks."""
    if host in HERE:
        return None
    address = lan_address() if host in EVERYWHERE else host
    return None if address is None else own_url(address, port)


def announce(host: str, port: int, out: Callable[[str], object], language: str = FALLBACK) -> None:
    """Print where to play, with a QR code for phones in a terminal."""
    own, url = own_url(host, port), outside_url(host, port)
    out(text(language, "cli-serve-ready", url=own))
    if url is not None:
        if url != own:
            out(text(language, "cli-serve-network", url=url))
        if sys.stdout.isatty():
            segno.make(url, micro=False).terminal(compact=True)
    out(text(language, "cli-serve-stop"))
    sys.stdout.flush()  # in the file of a service, this is what one waits for
