"""The built front end: its files, kept in memory, and the application's own addresses.

The files are in the folder `pages` beside this file, if they were built. Files under `assets/` have
a hash in their names and never change. Browsers revalidate all others and receive 304 if they have
not changed. A path without a dot is an address of the application, which is answered with
index.html. The service worker `sw.js` contains the list of files.
"""

from __future__ import annotations

import base64
import hashlib
import json
import mimetypes
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).with_name("pages")
OURS = ("/api", "/healthz", "/livez", "/readyz", "/metrics")
"""Paths that are never pages."""
WORKER = "sw.js"
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".map": "application/json",
}
"""Types by ending, whatever the machine's own table says."""
UNKNOWN = "application/octet-stream"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self';"
    " manifest-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'"
)
"""The content security policy of the pages, on any host."""
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class File:
    """A file as it is sent: its body, the compressed one if there is one, and its headers."""

    body: bytes
    packed: bytes | None
    headers: tuple[tuple[bytes, bytes], ...]
    tag: bytes


class Pages:
    """The files of the front end; empty where none were built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read all files."""
        files = fill_worker(read_files(folder))
        self._files = {f"/{name}": _file(folder, name, body) for name, body in files.items()}

    def __bool__(self) -> bool:
        """Return whether there is a front end."""
        return "/index.html" in self._files

    def find(self, path: str) -> File | None:
        """Return what a path means: a file, or the application for a path without a dot."""
        if any(path == own or path.startswith(f"{own}/") for own in OURS):
            return None
        if "." not in path and path.isprintable():
            path = "/index.html"
        return self._files.get(path)


def read_files(folder: Path) -> dict[str, bytes]:
    """Read the built files by name; empty if none were built."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*") if folder.is_dir() else [])
        if path.is_file() and path.suffix != ".gz"
    }


def fill_worker(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files with a service worker that knows all others and their contents by hash."""
    if WORKER not in files:
        return dict(files)
    hashes = {
        name: f"sha256-{base64.b64encode(hashlib.sha256(body).digest()).decode()}"
        for name, body in files.items()
        if name != WORKER
    }
    listed = json.dumps(hashes)
    build = hashlib.sha256(listed.encode()).hexdigest()[:16]
    worker = files[WORKER].decode()
    worker = worker.replace("const FILES = {};", f"const FILES = {listed};")
    worker = worker.replace('const BUILD = "";', f'const BUILD = "{build}";')
    return {**files, WORKER: worker.encode()}


def _file(folder: Path, name: str, body: bytes) -> File:
    beside = folder / f"{name}.gz"
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or UNKNOWN
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode()
    keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
    headers = (
        (b"content-type", kind.encode()),
        (b"cache-control", keep),
        (b"etag", tag),
        (b"vary", b"accept-encoding"),
    )
    return File(body, beside.read_bytes() if beside.is_file() else None, headers, tag)


def answer(file: File, headers: Iterable[tuple[bytes, bytes]]) -> tuple[int, Headers, bytes]:
    """Return status, headers and body for a request with these headers."""
    asked = {name.lower(): value for name, value in headers}
    found = list(file.headers)
    if file.tag in [tag.strip() for tag in asked.get(b"if-none-match", b"").split(b",")]:
        return 304, found, b""
    body = file.body
    if file.packed is not None and _takes_gzip(asked.get(b"accept-encoding", b"")):
        body = file.packed
        found.append((b"content-encoding", b"gzip"))
    found.append((b"content-length", b"%d" % len(body)))
    return 200, found, body


def _takes_gzip(accepted: bytes) -> bool:
    for word in accepted.decode("latin-1").lower().split(","):
        name, _, weight = word.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
