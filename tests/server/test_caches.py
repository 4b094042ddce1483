"""What a server remembers has a bound, unless its keys are the program's own."""

from __future__ import annotations

import json
import subprocess
import sys

OWN_KEYS = {
    "quayside.core.folders.cache_folder",  # no argument
    "quayside.core.kernel._pointer_to",  # kernels of the package
    "quayside.core.kernel._read",  # files of the package
    "quayside.core.kernel.cache_folder",
    "quayside.core.kernel.fingerprint",
    "quayside.core.kernel.sources",
    "quayside.games.dockers.layout.standard",  # no argument
    "quayside.games._declared",  # no argument
    "quayside.games._loaded",  # the games that are installed
    "quayside.core.net.heuristics_with_net",  # games that are installed
    "quayside.games.docker.heuristics._weights_of",  # editions
    "quayside.texts._bundle",  # languages and files of the package
    "quayside.texts._game_files",  # no argument
    "quayside.texts._resource",
    "quayside.texts.plain",  # languages and files of the package
}
"""Caches without a bound, and why they need none."""
LIST = """
import importlib, json, sys
from quayside.games import BUILT_IN
names = ("server.run", "server.worker", "server.verify", "search")
for name in (*names, "analysis.reports", "analysis.words"):
    importlib.import_module(f"quayside.{name}")
for name in BUILT_IN:
    importlib.import_module(f"quayside.games.{name}.heuristics")
importlib.import_module("quayside.core.net")
found = {
    f"{value.__module__}.{value.__qualname__}"
    for name, module in list(sys.modules.items()) if name.startswith("quayside.")
    for value in vars(module).values()
    if hasattr(value, "cache_info") and value.cache_info().maxsize is None
}
print(json.dumps(sorted(found)))
"""


def test_no_cache_without_a_bound_is_keyed_by_what_a_client_sends() -> None:
    """In a process of its own, which has loaded what a server and its workers load."""
    said = subprocess.run([sys.executable, "-c", LIST], capture_output=True, check=True).stdout
    assert set(json.loads(said)) == OWN_KEYS
