"""The notebooks run from the first cell to the last, offline, and are saved with their outputs."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from tools.notebooks import execute, notebooks


def test_there_are_notebooks() -> None:
    names = {path.stem for path in notebooks()}
    assert {"first_look", "train_a_network", "your_own_game"} <= names


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_it_runs_to_its_end(path: Path) -> None:
    execute(path)


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_it_is_saved_with_its_outputs_and_without_errors(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    code = [cell for cell in cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell.outputs]
    assert all(output.output_type != "error" for output in outputs)
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert kinds & {"image/png", "image/svg+xml"}
