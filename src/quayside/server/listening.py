"""The listening socket, and the limit on open files."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Iterator

from quayside.core.errors import InvalidSetup


@contextlib.contextmanager
def listen(host: str, port: int) -> Iterator[socket.socket]:
    """Bind a socket, to any free port if `port` is 0; raises `InvalidSetup`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = error.strerror or error
                raise InvalidSetup(f"cannot listen on {host} port {port}: {why}") from None
            raise InvalidSetup(
                f"port {port} is in use, perhaps by another server of this kind; choose one with"
                " --port, or --port 0 for any"
            ) from None
        yield listening


def raise_file_limit(wanted: int) -> None:
    """Raise the process's limit on open files to `wanted`, as far as the system allows."""
    try:
        import resource
    except ImportError:  # outside Unix
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft not in (resource.RLIM_INFINITY, -1) and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
