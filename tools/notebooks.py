"""Run the notebooks of examples/notebooks and save them with their outputs.

python -m tools.notebooks                # all of them
python -m tools.notebooks first_look     # the ones with this in their name
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
SECONDS = 600
"""How long a cell may take."""


def notebooks(part: str = "") -> list[Path]:
    """Return the notebooks with a text in their name."""
    return [path for path in sorted(FOLDER.glob("*.ipynb")) if part in path.name]


def execute(path: Path) -> Any:
    """Run a notebook from its first cell on; return it with its outputs. Raises
    `nbclient.exceptions.CellExecutionError` for a cell that fails."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", record_timing=False)
    return client.execute(cwd=str(path.parent))


def main(part: str = "") -> None:
    """Run notebooks and save them."""
    for path in notebooks(part):
        nbformat.write(execute(path), path)
        print(path.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
