"""The data folder: where saved games and solutions are kept on a user's machine."""

from __future__ import annotations

import os
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
