"""Tables of random positions, with exact values on request."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from quayside import __version__
from quayside.core.game import Game
from quayside.core.solution import Solution, SolutionError
from quayside.research.sampling import Found, find_positions, masks_of, values_of
from quayside.research.tables import TableFile, arrow


def schema_of(game: Game, exact: bool) -> Any:
    """Return the columns of a table of positions; docs/datasets.md describes them."""
    pa = arrow()
    columns = [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("plies", pa.int32()),
        ("seat", pa.int8()),
        ("row", pa.list_(pa.int32(), game.rules.row_size)),
        ("mask", pa.binary((game.action_count + 7) // 8)),
    ]
    if exact:
        columns += [("value", pa.float64()), ("values", pa.list_(pa.float64()))]
    return pa.schema(columns)


def setup_of(game: Game, count: int, seed: int, solution: Solution | None) -> dict[str, Any]:
    """Return the origin of a table of positions, for its metadata."""
    return {
        "table": "positions",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "seed": seed,
        "count": count,
        "solution": solution and solution.name,
        "error": solution and solution.error,
        "actions": game.action_count,
        "rules": game.rules.version,
        "version": __version__,
    }


def exact_solution(game: Game) -> Solution:
    """Return the solution of a game; raises `SolutionError` if there is none."""
    solution = game.family.whole_solution(game)
    if solution is None:
        raise SolutionError(
            f"there is no solution of {game.describe()} on this machine: make it with 'quayside"
            f" solve {game.name}', or leave out --exact"
        )
    return solution


def write_positions(
    game: Game,
    count: int,
    out: Path,
    *,
    seed: int = 0,
    exact: bool = False,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Write a table of random positions. An interrupted run starts again: it takes seconds.
    `progress` receives how many positions are done."""
    game = game.automatic
    solution = exact_solution(game) if exact else None
    file = TableFile(out, schema_of(game, exact), setup_of(game, count, seed, solution))
    if file.is_complete:
        return
    done = 0
    with file.making(anew=True):
        for found in find_positions(game, count, seed):
            file.add(_batch(game, found, solution))
            done += len(found.rows)
            if progress:
                progress(done)
        file.join()


def _batch(game: Game, found: Found, solution: Solution | None) -> Any:
    pa, schema = arrow(), schema_of(game, solution is not None)
    masks, counts = masks_of(game, found.rows)
    rows = pa.array(found.rows.reshape(-1))
    columns = {
        "game": found.game,
        "ply": found.ply,
        "plies": found.plies,
        "seat": found.rows[:, 0],
        "row": pa.FixedSizeListArray.from_arrays(rows, found.rows.shape[1]),
        "mask": pa.FixedSizeBinaryArray.from_buffers(
            schema.field("mask").type, len(masks), [None, pa.py_buffer(masks.tobytes())]
        ),
    }
    if solution is not None:
        values = values_of(game, solution, found.rows, counts)
        ends = np.concatenate([[0], np.cumsum(counts)])
        columns["value"] = pa.array(np.maximum.reduceat(values, ends[:-1]), from_pandas=True)
        columns["values"] = pa.ListArray.from_arrays(
            pa.array(ends, pa.int32()), pa.array(values, from_pandas=True)
        )
    arrays = [
        values if isinstance(values, pa.Array) else pa.array(values, schema.field(name).type)
        for name, values in columns.items()
    ]
    return pa.record_batch(arrays, schema=schema)
