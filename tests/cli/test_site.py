"""`quayside site`: the static edition, written to a folder."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from quayside.core.errors import InvalidSetup
from quayside.server.site import MARK, write_site
from tests.cli.test_cli import run

PAGE = """<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <meta name="quayside-server" content="/" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/main-1.js"></script>
  </head>
</html>
"""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A small front end as the build leaves it."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": PAGE,
        "icon.svg": "<svg/>",
        "sw.js": 'const FILES = {};\nconst BUILD = "";\n',
        "assets/main-1.js": "play()",
        "assets/main-1.js.gz": "packed",
    }.items():
        (folder / name).write_text(text)
    return folder


def written(folder: Path) -> set[str]:
    """Return the names of all files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_pages_are_relative_have_no_server_and_a_policy(tmp_path: Path, pages: Path) -> None:
    folder = tmp_path / "new" / "site"
    site = write_site(folder, pages=pages)
    names = {"index.html", "icon.svg", "sw.js", "assets/main-1.js"}
    assert written(folder) == names | {MARK}
    assert site.files == len(names)
    assert site.bytes == sum((folder / name).stat().st_size for name in names)
    page = (folder / "index.html").read_text()
    assert 'href="./icon.svg"' in page
    assert 'src="./assets/main-1.js"' in page
    assert "quayside-server" not in page
    assert "script-src 'self' 'wasm-unsafe-eval'" in page
    # A policy in a page cannot say this, and browsers complain about it.
    assert "frame-ancestors" not in page


def test_a_server_is_named_and_allowed(tmp_path: Path, pages: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, "https://Play.example.org/", pages)
    page = (folder / "index.html").read_text()
    assert '<meta name="quayside-server" content="https://play.example.org/" />' in page
    assert "connect-src 'self' https://play.example.org wss://play.example.org;" in page
    for wrong in ("play.example.org", "https://a.org/games", 'https://a.org"', "ftp://a.org"):
        with pytest.raises(InvalidSetup, match="an origin looks like"):
            write_site(tmp_path / "other", wrong, pages)
    assert not (tmp_path / "other").exists()


def test_the_service_worker_knows_the_contents_of_every_file(tmp_path: Path, pages: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, pages=pages)
    worker = (folder / "sw.js").read_text()
    found = re.search(r"^const FILES = (.*);$", worker, re.MULTILINE)
    assert found
    assert json.loads(found[1]) == {
        name: f"sha256-{b64encode(sha256((folder / name).read_bytes()).digest()).decode()}"
        for name in ("index.html", "icon.svg", "assets/main-1.js")
    }
    (pages / "icon.svg").write_text("<svg></svg>")
    write_site(folder, pages=pages)
    builds = [
        re.search(r'^const BUILD = "(\w+)";$', text, re.MULTILINE)
        for text in (worker, (folder / "sw.js").read_text())
    ]
    assert builds[0] is not None
    assert builds[1] is not None
    assert builds[0][1] != builds[1][1]


def test_a_newer_edition_replaces_an_earlier_one_and_nothing_else(
    tmp_path: Path, pages: Path
) -> None:
    folder = tmp_path / "site"
    write_site(folder, pages=pages)
    (folder / "CNAME").write_text("play.example.org")
    (pages / "assets" / "main-1.js").rename(pages / "assets" / "main-2.js")
    write_site(folder, pages=pages)
    names = {"index.html", "icon.svg", "sw.js", "assets/main-2.js", "CNAME", MARK}
    assert written(folder) == names


def test_a_mark_that_names_files_elsewhere_removes_none_of_them(
    tmp_path: Path, pages: Path
) -> None:
    folder, other = tmp_path / "site", tmp_path / "mine.txt"
    other.write_text("mine")
    write_site(folder, pages=pages)
    (folder / MARK).write_text(f"../mine.txt\n{other}\nassets/../../mine.txt\n")
    write_site(folder, pages=pages)
    assert other.exists()


def test_pages_that_were_not_built_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="run 'make web' first"):
        write_site(tmp_path / "site", pages=tmp_path / "nothing")
    assert not (tmp_path / "site").exists()


def test_other_people_s_folders_and_files_are_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("dear")
    for place, message in (
        (tmp_path, "has other files in it; name a new or an empty folder"),
        (mine, "is a file; name a folder"),
    ):
        done = run("site", str(place))
        assert done.returncode == 2
        assert message in done.stderr
        assert done.stderr.count("\n") == 1
    assert written(tmp_path) == {"letter.txt"}


def test_the_command_says_what_it_wrote_and_how_to_look_at_it(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    done = run("site", str(folder))
    assert done.returncode == 0, done.stderr
    files = len(written(folder) - {MARK})
    assert f"{folder}: {files} files, " in done.stdout
    assert f"http.server --directory {folder} 8000" in done.stdout
