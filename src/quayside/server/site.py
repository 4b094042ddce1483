"""The static edition: the pages as plain files that work from any folder of any web host."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from quayside.core.errors import InvalidSetup
from quayside.server.hosts import read_origin
from quayside.server.webapp import FOLDER, POLICY, fill_worker, read_files

MARK = ".quayside-site"
"""The list of written files: a newer edition may replace them."""
_CHARSET = '<meta charset="utf-8" />'
_SERVER = '    <meta name="quayside-server" content="/" />\n'


class Site(NamedTuple):
    """The result of writing."""

    files: int
    bytes: int


def write_site(folder: Path, server: str | None = None, pages: Path = FOLDER) -> Site:
    """Write the static edition into a folder: a new one, an empty one, or one with an earlier
    edition, whose files are replaced. `server` is the origin of a server that the pages may use.
    Raises `InvalidSetup` for any other folder or origin, and if the pages were not built."""
    origin = None if server is None else read_origin(server)
    built = read_files(pages)
    if "index.html" not in built:
        raise InvalidSetup("the pages are not built: run 'make web' first")
    before = _earlier_files(folder)
    files = make_site(built, origin)
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (folder / MARK).write_text("".join(f"{name}\n" for name in files))
    for name in before - set(files):
        (folder / name).unlink(missing_ok=True)
    return Site(len(files), sum(map(len, files.values())))


def make_site(built: Mapping[str, bytes], origin: str | None = None) -> dict[str, bytes]:
    """Return the files of the static edition by name: with relative addresses, their own policy,
    and no server or one at another origin."""
    index = built["index.html"].decode()
    policy, server = POLICY, ""
    if origin is not None:
        sockets = origin.replace("http", "ws", 1)
        policy = policy.replace("connect-src 'self'", f"connect-src 'self' {origin} {sockets}")
        server = _SERVER.replace('"/"', f'"{origin}/"')
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    index = index.replace(_SERVER, server).replace(_CHARSET, f"{_CHARSET}\n    {meta}")
    index = index.replace('="/', '="./')
    return fill_worker({**built, "index.html": index.encode()})


def _earlier_files(folder: Path) -> set[str]:
    """Return the names of files that an earlier edition wrote; raises if the folder has other
    contents."""
    if folder.exists() and not folder.is_dir():
        raise InvalidSetup(f"{folder} is a file; name a folder")
    mark = folder / MARK
    if mark.is_file():
        names = [Path(name) for name in mark.read_text().splitlines()]
        return {
            name.as_posix() for name in names if not name.is_absolute() and ".." not in name.parts
        }
    if folder.is_dir() and any(folder.iterdir()):
        raise InvalidSetup(
            f"{folder} has other files in it; name a new or an empty folder, or one that"
            " 'quayside site' wrote before"
        )
    return set()
