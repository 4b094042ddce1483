"""The folders on a user's machine: saved games and solutions, and compiled code."""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import platformdirs


def own_data_folder() -> Path:
    """Return this program's folder among the user's data."""
    return Path(platformdirs.user_data_dir("quayside", appauthor=False))


def data_folder(part: str = "") -> Path:
    """Return the data folder, or a folder in it. It is the one that the environment variable
    `QUAYSIDE_DATA` names, else this program's own. On Windows version 0.1 kept some parts one
    folder deeper: a part that is still there is found there."""
    named = os.environ.get("QUAYSIDE_DATA")
    if named:
        return Path(named) / part
    folder = own_data_folder() / part
    earlier = Path(platformdirs.user_data_dir("quayside")) / part
    return earlier if part and earlier.is_dir() and not folder.exists() else folder


@cache
def cache_folder() -> Path:
    """Return the folder for what can be made again, such as compiled code. It is the one that the
    environment variable `QUAYSIDE_CACHE` names, else this program's own. If it cannot be written, a
    temporary one takes its place, for this process and those that it starts."""
    named = os.environ.get("QUAYSIDE_CACHE")
    folder = Path(named) if named else Path(platformdirs.user_cache_dir("quayside"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        temporary = Path(tempfile.mkdtemp(prefix="quayside-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        os.environ["QUAYSIDE_CACHE"] = str(temporary)
        logging.getLogger("quayside").warning(
            "%s cannot be written (%s): compiled code is kept until this program ends; set"
            " QUAYSIDE_CACHE to a folder that can be written",
            folder,
            error.strerror or error,
        )
        return temporary
