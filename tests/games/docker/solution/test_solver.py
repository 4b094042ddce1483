"""Solving: bounds that hold, and a file that does not depend on how it came about."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from quayside.core.kernel import compiled, plain
from quayside.games import load
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution import Progress, TableError, open_file, solve
from quayside.games.docker.solution.cpu import CpuEngine, theirs_of
from quayside.games.docker.solution.edges import edges_of
from quayside.games.docker.solution.index import RANKS, index_of
from quayside.games.docker.solution.setup import Setup
from quayside.games.docker.solution.store import LAYER_MAGIC, map_values, read_header
from quayside.games.docker.solution.sweep import ONE, best_of, faces_that_count, mean

_SOLVE = """
import sys
from quayside.games import load
from quayside.games.docker.solution import solve

def tell(progress):
    print(progress.layers_done, progress.sweep, flush=True)

solve(load("docker:en"), tolerance=1e-10, folder=sys.argv[1], progress=tell, threads=2)
"""


@pytest.mark.skipif(not compiled(), reason="many sweeps")
def test_a_solve_killed_three_times_ends_in_the_same_file(tmp_path: Path) -> None:
    whole = solve(load("docker:en"), tolerance=1e-10, folder=tmp_path / "whole", threads=1)
    folder = tmp_path / "killed"
    begun_at = []
    for lines in (60, 200, 90):
        process = subprocess.Popen(
            [sys.executable, "-c", _SOLVE, str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        told = list(itertools.islice(process.stdout, lines))
        process.kill()
        process.stdout.close()
        process.wait()
        assert not list(folder.glob("*.table"))
        begun_at.append([int(line.split()[0]) for line in (told[0], told[-1])])
    # At most the layer in progress is lost: the next run begins with it, or after it.
    for (_, reached), (begins, _) in itertools.pairwise(begun_at):
        assert begins >= reached
    assert begun_at[-1][0] > 0
    subprocess.run([sys.executable, "-c", _SOLVE, str(folder)], check=True, capture_output=True)
    assert (folder / whole.path.name).read_bytes() == whole.path.read_bytes()
    left = {path.name for path in folder.iterdir() if path.suffix != ".lock"}
    assert left == {whole.path.name}


def test_a_layer_left_by_another_solve_or_damaged_is_not_used(tmp_path: Path) -> None:
    game = load("docker:fr")
    clean = solve(game, tolerance=1e-4, containers=1, folder=tmp_path / "clean")

    class Stop(Exception):
        pass

    def stop(progress: Progress) -> None:
        if progress.layers_done == 2:
            raise Stop

    folder = tmp_path / "broken"
    with pytest.raises(Stop):
        solve(game, tolerance=1e-5, containers=1, folder=folder, progress=stop)
    layers = sorted(folder.glob("*.unfinished/*.layer"))
    assert [path.name for path in layers] == ["1-0.layer", "1-1.layer"]
    assert read_header(layers[0], LAYER_MAGIC)["tolerance"] == 1e-5
    with pytest.raises(Stop):
        solve(game, tolerance=1e-4, containers=1, folder=folder, progress=stop)
    damaged = bytearray(layers[1].read_bytes())
    damaged[-1] ^= 1
    layers[1].write_bytes(damaged)
    again = solve(game, tolerance=1e-4, containers=1, folder=folder)
    assert again.path.read_bytes() == clean.path.read_bytes()


@pytest.mark.parametrize("edition", ["fr", "en", "it"])
def test_a_coarse_table_is_as_close_to_a_fine_one_as_it_says(edition: str, tmp_path: Path) -> None:
    containers = 2 if compiled() else 1
    game = load(f"docker:{edition}")
    fine = solve(game, tolerance=1e-11, containers=containers, folder=tmp_path / "fine")
    values = np.asarray(fine.values) * fine.grain
    assert fine.error <= 1e-11
    for tolerance in (1e-2, 1e-4, 1e-6):
        folder = tmp_path / str(tolerance)
        coarse = solve(game, tolerance=tolerance, containers=containers, folder=folder)
        assert coarse.error <= tolerance
        far = np.abs(np.asarray(coarse.values) * coarse.grain - values).max()
        assert 0 < far <= coarse.error + fine.error


@pytest.mark.parametrize("edition", ["fr", "en", "it"])
def test_in_every_layer_the_truth_lies_between_the_bounds(edition: str, tmp_path: Path) -> None:
    """Coarse bounds of fuller layers enter on their own side, so they stay bounds all the way."""
    containers = 2 if compiled() else 1
    game = load(f"docker:{edition}")
    fine = solve(game, tolerance=1e-11, containers=containers, folder=tmp_path / "fine")

    class Stop(Exception):
        pass

    def stop(progress: Progress) -> None:
        if progress.layers_done == progress.layers - 1:
            raise Stop

    folder = tmp_path / "coarse"
    with pytest.raises(Stop):
        solve(game, tolerance=1e-2, containers=containers, folder=folder, progress=stop)
    files = list(folder.glob("*/*.layer"))
    assert len(files) == (containers + 1) * (containers + 2) // 2 - 1
    for path in files:
        more, fewer = map(int, path.stem.split("-"))
        layers = [(more, fewer)] if more == fewer else [(more, fewer), (fewer, more)]
        sizes = [fine.index.layer_size(layer) for layer in layers]
        bounds = map_values(path, np.int64, 2 * sum(sizes)) / ONE
        for layer, size in zip(layers, sizes, strict=True):
            start = fine.index.layer_start[layer]
            truth = fine.values[start : start + size] * fine.grain
            lower, upper, bounds = bounds[:size], bounds[size : 2 * size], bounds[2 * size :]
            assert (lower <= truth + fine.error).all()
            assert (truth - fine.error <= upper).all()
            assert 1e-4 < (upper - lower).max() <= 1e-2 or more + fewer == 0


def test_sweeps_alternate_between_upper_and_lower_bounds_that_only_get_better() -> None:
    setup = Setup("fr", 1, "never")
    index = index_of(setup)
    engine = CpuEngine(1)
    engine.enter_level(index, 2, edges_of(setup, index, 2))
    none = np.zeros(0, np.int64)
    sweeps = [np.zeros(index.layer_size((1, 1)), np.int64)]
    for up in [True, False] * 10:
        before = sweeps[-1]
        after = np.zeros_like(before)
        change = engine.sweep((1, 1), before, none, before, after, reroll=False, up=up)
        assert change == np.abs(after - before).max()
        sweeps.append(after)
    engine.close()
    lower, upper = sweeps[0::2], sweeps[1::2]
    assert all((low <= up).all() for low in lower for up in upper)
    assert all((early <= late).all() for early, late in itertools.pairwise(lower))
    assert all((early >= late).all() for early, late in itertools.pairwise(upper))


def test_bounds_are_rounded_away_from_the_truth() -> None:
    assert [plain(mean)(total, 6, True) for total in (12, 13, 17, 18)] == [2, 3, 3, 3]
    assert [plain(mean)(total, 6, False) for total in (12, 13, 17, 18)] == [2, 2, 2, 3]
    assert plain(mean)(0, 0, True) == 0


@pytest.mark.parametrize("edition", ["fr", "en", "it"])
def test_the_sweep_by_height_vectors_equals_the_sweep_by_positions(edition: str) -> None:
    """The second is what a graphics card runs, one position at a time."""
    setup = Setup(edition, 2, "never")
    index = index_of(setup)
    edges = edges_of(setup, index, 2)
    generator = np.random.default_rng(5)
    layers = [(1, 1), (2, 0), (0, 2)]
    old = {layer: generator.integers(ONE, size=index.layer_size(layer)) for layer in layers}
    fuller = generator.integers(ONE, size=index.layer_size((2, 1)))
    engine = CpuEngine(2)
    engine.enter_level(index, 2, edges)
    for mine, theirs in layers:
        entered = fuller if mine < 2 else fuller[:0]
        entered_count = {0: 1, 1: 3, 2: 3}[theirs] if mine < 2 else 0
        reroll = setup.may_reroll(mine)
        board, before = old[theirs, mine], old[mine, theirs]
        after = np.zeros_like(before)
        engine.sweep((mine, theirs), board, entered, before, after, reroll=reroll, up=True)
        owners = theirs_of(2, mine)
        for number in range(0, len(before), 7):
            best = np.zeros(FACES, np.int64)
            h, pattern = number // len(owners), int(owners[number % len(owners)])
            seen = 0
            for kind, values, count in (
                (edges[0], board, len(owners)),
                (edges[1], entered, entered_count),
            ):
                if count:
                    seen = plain(best_of)(
                        kind.first,
                        kind.heads,
                        kind.maps,
                        h,
                        pattern,
                        values,
                        count,
                        RANKS,
                        best,
                        seen,
                    )
            counting = plain(faces_that_count)(seen, reroll)
            assert plain(mean)(int(best.sum()), counting, True) == after[number]
    engine.close()


def test_progress_tells_the_gap_and_the_way_to_go(tmp_path: Path) -> None:
    told: list[Progress] = []
    solve(load("docker:fr"), tolerance=1e-4, containers=1, folder=tmp_path, progress=told.append)
    assert [step.layers_done for step in told] == sorted(step.layers_done for step in told)
    assert {step.layers for step in told} == {3}
    assert [step.layer for step in told if step.sweep == 1] == [(1, 1), (1, 0), (0, 0)]
    last = [step for step, after in itertools.pairwise(told) if after.sweep == 1]
    assert all(step.gap <= step.target < 1e-4 for step in [*last, told[-1]])
    assert told[-1].left == 0
    assert all(step.left >= 0 for step in told)


def test_a_table_that_is_fine_enough_is_not_solved_again(tmp_path: Path) -> None:
    game = load("docker:fr")
    told: list[Progress] = []
    solve(game, tolerance=1e-4, containers=1, folder=tmp_path)
    solve(game, tolerance=1e-3, containers=1, folder=tmp_path, progress=told.append)
    assert not told
    finer = solve(game, tolerance=1e-5, containers=1, folder=tmp_path, progress=told.append)
    assert told
    assert finer.tolerance == open_file(finer.path).tolerance == 1e-5


def test_games_without_a_table_and_impossible_wishes_are_refused(tmp_path: Path) -> None:
    for game, complaint in [
        (load("docker:fr", 3), "two-player"),
        (load("doce"), "two-player Docker"),
        (load("docker:fr", chance="cards"), "with a die"),
        (load("docker:fr", cap=400), "no cap"),
    ]:
        with pytest.raises(TableError, match=complaint):
            solve(game, folder=tmp_path)
    with pytest.raises(TableError, match="1 to 6"):
        solve(load("docker:fr"), containers=7, folder=tmp_path)
    with pytest.raises(TableError, match="tolerance"):
        solve(load("docker:fr"), tolerance=0.0, folder=tmp_path)
    with pytest.raises(TableError, match="cpu and cuda"):
        solve(load("docker:fr"), containers=1, folder=tmp_path, device="abacus")  # type: ignore[arg-type]
