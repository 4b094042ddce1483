"""A real Chromium: the one that is installed, or one that can be had."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "quayside" / "server" / "pages"
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SOFTWARE_GL = (
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # Else the pages themselves, too, are painted by a graphics card that does not exist.
    "--disable-gpu-rasterization",
)
NO_GL = ("--disable-3d-apis",)
CAFE = "cafe.test"
"""A name that is not localhost: over plain HTTP browsers give it no secure context."""
HOW_TO_GET_ONE = (
    "The browser tests need a Chromium and found none. Install one (on Debian:"
    f" `apt-get install {SHELL}`), or say where one is with"
    " QUAYSIDE_CHROMIUM=/path/to/chromium, or let Playwright fetch its own:"
    " `.venv/bin/python -m playwright install chromium`."
)


def require_pages() -> None:
    """Raise unless the pages have been built."""
    if not (PAGES / "index.html").is_file():
        raise RuntimeError("The pages of the web app are not built: run `make web` first.")


@cache
def executable() -> str | None:
    """Return the path of a Chromium, or None for Playwright's own; raise if none can be had. The
    one without windows needs half the time of the others: it is installed where that is possible.
    """
    found = os.environ.get("QUAYSIDE_CHROMIUM") or shutil.which(SHELL)
    if found:
        return found
    # Several processes test at once: one installs, the others wait for it.
    with (Path(tempfile.gettempdir()) / "quayside-chromium.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if not lock.read() and os.geteuid() == 0 and shutil.which("apt-get"):
            lock.write("tried")
            _try("apt-get", "update")
            if not _try(*INSTALL, SHELL) and not _installed():
                _try(*INSTALL, "chromium")
        found = _installed()
        if found or _try(sys.executable, "-m", "playwright", "install", "chromium"):
            return found
    raise RuntimeError(HOW_TO_GET_ONE)


def _installed() -> str | None:
    return next((path for path in map(shutil.which, (SHELL, *NAMES)) if path), None)


def _try(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=600).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def launch(playwright: Playwright, *, webgl: bool = True) -> Browser:
    """Start a browser with fresh data, drawing in software or not in space at all."""
    drawing = SOFTWARE_GL if webgl else NO_GL
    names = f"--host-resolver-rules=MAP {CAFE} 127.0.0.1"
    return playwright.chromium.launch(
        executable_path=executable(), headless=True, args=[*FLAGS, *drawing, names]
    )
