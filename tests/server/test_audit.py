"""The versions that the project pins have no known holes, where a database can be asked."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PINNED = Path(__file__).parents[2] / "constraints.txt"


def known_holes(said: str) -> tuple[int, list[str]]:
    """Return how many packages could be looked up, and the holes that are known."""
    packages = [p for p in json.loads(said)["dependencies"] if "skip_reason" not in p]
    holes = [
        f"{package['name']} {package['version']}: {hole['id']}"
        for package in packages
        for hole in package["vulns"]
    ]
    return len(packages), holes


def test_no_pinned_version_has_a_known_hole() -> None:
    if find_spec("pip_audit") is None:
        pytest.skip("pip-audit is not installed")
    command = [
        sys.executable,
        "-m",
        "pip_audit",
        "-r",
        str(PINNED),
        "--no-deps",
        "--disable-pip",
        "--progress-spinner",
        "off",
        "--timeout",
        "5",
        "-f",
        "json",
    ]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        asked, holes = known_holes(ran.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        pytest.skip("the database of holes cannot be reached")
    if not asked:
        pytest.skip("the database of holes cannot be reached")
    assert not holes


def test_a_hole_is_found_in_what_the_tool_says() -> None:
    said = {
        "dependencies": [
            {"name": "fine", "version": "1", "vulns": []},
            {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]},
            {"name": "unknown", "skip_reason": "not found"},
        ]
    }
    assert known_holes(json.dumps(said)) == (2, ["bad 2: PYSEC-1"])
