"""`python -m tools.wasm`: compile every built-in game's kernels for the browser.

Numba lowers each kernel to LLVM code without optimising it. That code is retargeted to wasm32,
optimised for it as one module a game, and linked. The result is kept in `web/src/engine/wasm/` with
`manifest.json`, which holds a fingerprint of the sources, the sizes that callers must provide, and
the levels and search settings of every game. `docs/webassembly.md` describes the border.

Functions of Numba's runtime are called on error paths only (an exception inside a kernel): they are
replaced by traps, so that a module imports nothing and an error throws in JavaScript.
"""

from __future__ import annotations

import gzip
import hashlib
import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba as _numba
import numpy as np

from quayside.core.game import Game
from quayside.core.heuristics import Heuristics, Tactics, no_policy
from quayside.core.kernel import plain, sources
from quayside.core.playout import _play
from quayside.core.reasons import Explain
from quayside.core.rules import Rules
from quayside.games import BUILT_IN, family, load
from quayside.search import tree
from quayside.search.choice import choose_fallibly
from quayside.search.run import EDGES_A_NODE, HEURISTICS, MOST_EDGES, RULES

numba: Any = _numba  # much of what follows is not part of its typed interface
types, carray = numba.types, numba.carray

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "engine" / "wasm"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
ENVIRONMENT = {
    "NUMBA_OPT": "0",  # LLVM optimises once, for wasm32
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",
}
_SQRT = """define internal double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}"""
_RUNTIME = re.compile(r"NRT_|Py|_Py|numba_|llvm\.x86\.")
"""Names that only error paths use. Any other undefined name is a mistake of ours."""


def out_size(rules: Rules, explain: Explain) -> int:
    """Return how many 8-byte cells any output of a kernel fits into."""
    numbers = [value for value in vars(rules).values() if isinstance(value, int)]
    return max(*numbers, explain.size) + 8


def games_of(name: str) -> dict[str, Game]:
    """Return every edition and number of players of a family by key, as in `fr/2`, and those with
    one option changed, as in `fr/2/chance=cards`."""
    found, games = family(name), {}
    for edition in found.editions:
        for players in found.player_counts:
            key = f"{edition}/{players}"
            games[key] = load(f"{name}:{edition}", players)
            for option in found.options:
                for value in option.samples:
                    changed = load(f"{name}:{edition}", players, **{option.name: value})
                    games[f"{key}/{option.name}={value}"] = changed
    return games


def heuristics_of(name: str) -> Heuristics:
    """Return the heuristics that a family's module is compiled with."""
    found = family(name)
    return found.heuristics(load(f"{name}:{next(iter(found.editions))}"))


def _fits(heuristics: Heuristics, compiled: Heuristics) -> bool:
    """Return whether a search with other heuristics is the compiled one with other settings: plain
    UCT asks for no priors and plays every leaf to its end, so it never values a position."""
    is_same = all(getattr(heuristics, field) == getattr(compiled, field) for field in HEURISTICS)
    is_plain = heuristics.upper_bound and heuristics.steps == Heuristics().steps
    return is_same or (is_plain and compiled.policy is no_policy)


def kernels(parts: Rules | Tactics | Explain) -> dict[str, Callable[..., Any]]:
    """Return the kernels among the fields of a game's part; only batches use `mask`."""
    values = vars(parts) if isinstance(parts, Rules) else parts._asdict()
    found = {name: value for name, value in values.items() if hasattr(value, "py_func")}
    found.pop("mask", None)
    return found


def _pointer_wrapper(kernel: Any, sizes: dict[str, int]) -> tuple[Any, Callable[..., Any]]:
    """Return a C signature and a function that takes raw pointers and 32-bit numbers."""
    signature = kernel.nopython_signatures[0]
    parameters = [f"a{i}" for i in range(len(signature.args))]
    kinds, arguments = [], []
    for i, kind in enumerate(signature.args):
        if isinstance(kind, types.Array):
            size = sizes["scratch"] if kind.dtype == types.int64 else sizes["out"]
            size = sizes["row"] if i == 0 else size
            kinds.append(types.CPointer(kind.dtype))
            arguments.append(f"carray(a{i}, ({size},))")
        else:
            kinds.append(types.int32)
            arguments.append(f"np.int64(a{i})")
    call = f"kernel({', '.join(arguments)})"
    returns_nothing = signature.return_type == types.none
    body = call if returns_nothing else f"return np.int32({call})"
    names: dict[str, Any] = {"kernel": kernel, "carray": carray, "np": np}
    exec(f"def wrapper({', '.join(parameters)}):\n    {body}", names)
    return (types.void if returns_nothing else types.int32)(*kinds), names["wrapper"]


def _playouts(rules: Rules, sizes: dict[str, int]) -> tuple[Any, Callable[..., Any]]:
    """Return a loop of random games from one row, which measures speed: it returns the number of
    player actions. The first 8 cells of `out` are left free."""
    play = numba.njit(error_model="numpy")(plain(_play))
    status, legal, allowed = rules.status, rules.legal, rules.allowed
    apply, outcomes, returns = rules.apply, rules.outcomes, rules.returns
    row_size, out_cells, scratch_cells = sizes["row"], sizes["out"], sizes["scratch"]

    def playouts(
        start: Any, row: Any, out: Any, p: Any, scratch: Any, seed: int, games: int
    ) -> Any:
        begin = carray(start, (row_size,))
        rows = carray(row, (1, row_size))
        numbers = carray(p, (out_cells,))
        results = carray(p, (1, out_cells))
        counts = carray(scratch, (1,))
        generator = carray(scratch, (5,)).view(np.uint64)[1:]
        room = carray(scratch, (scratch_cells + 8,))[8:]
        listed = carray(out, (out_cells,))
        total = 0
        for game in range(games):
            rows[0, :] = begin
            play(
                status,
                legal,
                allowed,
                apply,
                outcomes,
                returns,
                False,
                np.uint64(seed),
                np.uint64(game),
                rows,
                results,
                counts,
                listed[:0],
                listed,
                numbers,
                generator,
                room,
            )
            total += counts[0]
        return np.int32(total)

    i32, i64, f64 = (
        types.CPointer(types.int32),
        types.CPointer(types.int64),
        types.CPointer(types.float64),
    )
    return types.int32(i32, i32, i32, f64, i64, types.int32, types.int32), playouts


def _search(name: str, sizes: dict[str, int]) -> tuple[Any, Callable[..., Any]]:
    """Return the tree search with the game's kernels as direct callees."""
    rules, heuristics = family(name).rules, heuristics_of(name)
    grow = numba.njit(error_model="numpy")(plain(tree.grow))
    status, legal, candidates, allowed, apply, outcomes, returns = (
        getattr(rules, field) for field in RULES
    )
    evaluate, prior, policy = (getattr(heuristics, field) for field in HEURISTICS)
    row_size, out_cells, scratch_cells = sizes["row"], sizes["out"], sizes["scratch"]

    def search(
        nodes: Any,
        edges: Any,
        sums: Any,
        worth: Any,
        odds: Any,
        keys: Any,
        table: Any,
        used: Any,
        generator: Any,
        settings: Any,
        weights: Any,
        row: Any,
        path: Any,
        out: Any,
        p: Any,
        values: Any,
        scratch: Any,
        root: Any,
        stop: Any,
        node_room: int,
        edge_room: int,
        key_room: int,
        table_room: int,
        players: int,
        weight_count: int,
        seed_low: int,
        seed_high: int,
        budget: int,
    ) -> Any:
        kernels = tree.Kernels(
            status, legal, candidates, allowed, apply, outcomes, returns, evaluate, prior, policy
        )
        grown = tree.Tree(
            carray(nodes, (node_room, tree.NODE_CELLS)),
            carray(edges, (edge_room, tree.EDGE_CELLS)),
            carray(sums, (node_room, players)),
            carray(worth, (edge_room,)),
            carray(odds, (edge_room,)),
            carray(keys, (key_room,)),
            carray(table, (table_room,)),
            carray(used, (tree.USED,)),
            carray(generator, (4,)),
        )
        room = tree.Room(
            carray(settings, (tree.SETTINGS,)),
            carray(weights, (weight_count,)),
            carray(row, (row_size,)),
            carray(path, (tree.DEEPEST + 1, 2)),
            carray(out, (out_cells,)),
            carray(p, (out_cells,)),
            carray(values, (players,)),
            carray(scratch, (scratch_cells,)),
        )
        seed = np.uint64(np.uint32(seed_high)) << np.uint64(32) | np.uint64(np.uint32(seed_low))
        start, never = carray(root, (row_size,)), carray(stop, (1,))
        return np.int32(grow(kernels, grown, room, start, seed, budget, never))

    kinds = [
        "int32",
        "int32",
        "float64",
        "float64",
        "float64",
        "uint64",
        "int32",
        "int64",
        "uint64",
        "float64",
        "float32",
        "int32",
        "int64",
        "int32",
        "float64",
        "float64",
        "int64",
        "int32",
        "uint8",
    ]
    pointers = [types.CPointer(getattr(types, kind)) for kind in kinds]
    return types.int32(*pointers, *[types.int32] * 9), search


def _choose() -> tuple[Any, Callable[..., Any]]:
    """Return the choice of a level among the actions that were searched."""

    def choosing(
        visits: Any,
        values: Any,
        places: Any,
        lost: Any,
        open_: Any,
        generator: Any,
        count: int,
        regret: float,
        oversight: float,
        seed_low: int,
        seed_high: int,
    ) -> Any:
        seed = np.uint64(np.uint32(seed_high)) << np.uint64(32) | np.uint64(np.uint32(seed_low))
        drawn = choose_fallibly(
            carray(visits, (count,)),
            carray(values, (count,)),
            carray(places, (count,)),
            carray(lost, (count,)),
            regret,
            oversight,
            seed,
            carray(open_, (count,)),
            carray(generator, (4,)),
        )
        return np.int32(drawn)

    kinds = (types.int32, types.float64, types.uint32, types.uint8, types.uint8, types.uint64)
    numbers = (types.int32, types.float64, types.float64, types.int32, types.int32)
    return types.int32(*map(types.CPointer, kinds), *numbers), choosing


def exports(name: str) -> Iterator[tuple[str, Any, Callable[..., Any]]]:
    """Yield name, C signature and function of everything that a game's module exports."""
    rules, sizes = family(name).rules, sizes_of(name)
    for field, kernel in kernels(rules).items():
        yield (field, *_pointer_wrapper(kernel, sizes))
    yield ("playouts", *_playouts(rules, sizes))
    yield ("search", *_search(name, sizes))
    yield ("choose", *_choose())
    for field, kernel in kernels(heuristics_of(name).tactics).items():
        yield (f"tactics_{field}", *_pointer_wrapper(kernel, sizes))
    for field, kernel in kernels(family(name).explain).items():
        yield (f"explain_{field}", *_pointer_wrapper(kernel, sizes))


def sizes_of(name: str) -> dict[str, int]:
    """Return the sizes, in cells, of the areas that a caller provides."""
    rules, heuristics, explain = family(name).rules, heuristics_of(name), family(name).explain
    scratch = rules.scratch_size + heuristics.scratch_size
    return {
        "row": rules.row_size,
        "actions": rules.action_count,
        "outcomes": rules.outcome_count,
        "observation": rules.observation_size,
        "out": out_size(rules, explain),
        "scratch": max(scratch, heuristics.tactics.scratch_size, explain.scratch_size),
    }


def _retarget(text: str, layout: str) -> str:
    """Return LLVM code made for this machine as code for wasm32 that needs no runtime."""
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.M)
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.M)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    # Object files for WebAssembly have no common symbols; addresses of this process mean nothing.
    text = text.replace("= common global", "= internal global")
    text = re.sub(
        r"= linkonce global ptr inttoptr \(i64 \d+ to ptr\)", "= internal global ptr null", text
    )
    text = re.sub(
        r"^(@PyExc_\w+) = external global i8", r"\1 = internal global i8 0", text, flags=re.M
    )
    text = re.sub(r"^declare .*$", _trap, text, flags=re.M)
    return f"{text}\ndeclare void @llvm.trap()\ndeclare double @llvm.sqrt.f64(double)\n"


def _trap(declaration: re.Match[str]) -> str:
    line = re.sub(r"\s*#\d+$", "", declaration[0])
    name = line.partition("@")[2].partition("(")[0].strip('"')
    if name == "llvm.trap":
        return ""
    if name == "sqrt":  # exact by IEEE 754, and an instruction of WebAssembly
        return _SQRT
    if name.startswith("llvm.") and not name.startswith("llvm.x86."):
        return "" if name == "llvm.sqrt.f64" else line
    if not _RUNTIME.match(name):
        raise SystemExit(f"a kernel calls {name!r}, which a browser does not have")
    body = "noinline noreturn {\n  call void @llvm.trap()\n  unreachable\n}"
    return f"{line.replace('declare', 'define internal', 1)} {body}"


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        opt=3, features=FEATURES, reloc="static", codemodel="default"
    )


def _optimised(modules: list[Any], exported: set[str], machine: Any) -> Any:
    """Return modules joined into one and optimised for the machine."""
    whole = modules[0]
    for module in modules[1:]:
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    # Sums over small inner loops become vectors only if those loops have been unrolled before, so
    # everything is simplified first: up to 18 times as fast.
    for vectorise in (False, False, True):
        tuning = llvm.PipelineTuningOptions(speed_level=3)
        tuning.loop_interleaving = tuning.loop_unrolling = True
        tuning.loop_vectorization = tuning.slp_vectorization = vectorise
        builder = llvm.create_pass_builder(machine, tuning)
        passes = builder.getModulePassManager()
        if vectorise:
            passes.add_constant_merge_pass()
            passes.add_merge_functions_pass()
            passes.add_global_dead_code_eliminate_pass()
        passes.run(whole, builder)
    return whole


def compile_game(name: str) -> bytes:
    """Return the WebAssembly module of a game."""
    machine = _machine()
    layout, modules, exported = str(machine.target_data), [], set()
    for export, signature, function in exports(name):
        made = numba.cfunc(signature, error_model="numpy")(function)
        text = made._library.get_llvm_str()
        text = _retarget(text, layout).replace(made.native_name, export)
        modules.append(llvm.parse_assembly(text))
        exported.add(export)
    code = machine.emit_object(_optimised(modules, exported, machine))
    with tempfile.TemporaryDirectory() as folder:
        compiled, linked = Path(folder) / "kernels.o", Path(folder) / "kernels.wasm"
        compiled.write_bytes(code)
        flags = [
            "--no-entry",
            "--export-memory",
            "--gc-sections",
            "--strip-all",
            "-z",
            "stack-size=65536",
        ]
        names = [f"--export={export}" for export in ("__heap_base", *sorted(exported))]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *flags, *names, "-o", str(linked), str(compiled)], check=True)
        return linked.read_bytes()


def source_files() -> list[Path]:
    """Return every file that the modules are made of."""
    found = {Path(__file__).resolve()}
    for name in BUILT_IN:
        own = heuristics_of(name)
        used = [*kernels(family(name).rules).values(), *kernels(own.tactics).values()]
        used += kernels(family(name).explain).values()
        used += [own.evaluate, own.prior, own.policy, _play, tree.grow, choose_fallibly]
        for kernel in used:
            found |= set(sources(Path(inspect.getfile(plain(kernel))).resolve()))
    return sorted(found)


def fingerprint() -> str:
    """Return a hash of all sources; it does not depend on where the repository is."""
    digest = hashlib.sha256()
    for file in source_files():
        digest.update(
            file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0"
        )
    return digest.hexdigest()[:16]


SETTINGS = ("c", "upper_bound", "first_play", "steps", "jitter", "shares")
"""The settings of a search, in the order of their cells."""
TREE = ("WHO", "FIRST", "EDGES", "VISITS", "IS_PROVED", "ACTION", "CHILD", "TRIED")


def tree_facts() -> dict[str, int]:
    """Return the layout of a tree in memory."""
    names = (*TREE, "NODE_CELLS", "EDGE_CELLS", "USED", "DEEPEST", "NONE", "SHARES")
    facts = {name.lower(): int(getattr(tree, name)) for name in names}
    return {**facts, "most_edges": MOST_EDGES, "edges_a_node": EDGES_A_NODE}


def weights_name(name: str, heuristics: Heuristics) -> str | None:
    """Return the file in the game's folder `weights` that heuristics read, or None."""
    if len(heuristics.weights) <= 1:
        return None
    for file in sorted((ROOT / "src" / "quayside" / "games" / name / "weights").glob("*.npy")):
        if np.array_equal(np.load(file).astype(np.float32), heuristics.weights):
            return file.name
    raise SystemExit(f"the weights of {name} are not among its files")


def _describe_search(name: str, heuristics: Heuristics) -> dict[str, Any]:
    settings = [float(getattr(heuristics, field)) for field in SETTINGS]
    weights = weights_name(name, heuristics)
    return {"settings": settings, "error": heuristics.error, "weights": weights}


def searches(name: str) -> dict[str, dict[str, Any]]:
    """Return the search of every game of a family by key; with an option changed only where that
    changes the search."""
    compiled, found = heuristics_of(name), family(name)
    searches: dict[str, dict[str, Any]] = {}
    for key, game in games_of(name).items():
        heuristics = found.heuristics(game)
        if not _fits(heuristics, compiled):
            raise SystemExit(f"{game.describe()} needs a search that {name}.wasm does not have")
        search = _describe_search(name, heuristics)
        if search != searches.get(key.rpartition("/")[0]):
            searches[key] = search
    return searches


def levels(name: str) -> dict[str, list[list[float]]]:
    """Return simulations, foresight, regret and oversight of each level by number of players."""
    found = family(name)
    return {
        str(players): [
            [level.nodes, level.foresight, level.regret, level.oversight]
            for level in found.levels(load(name, players))
        ]
        for players in found.player_counts
    }


def describe(name: str) -> dict[str, Any]:
    """Return what the browser must know about a game besides its module."""
    rules = family(name).rules
    return {
        "version": rules.version,
        "sizes": sizes_of(name),
        "kernels": [*kernels(rules)],
        "levels": levels(name),
        "searches": searches(name),
    }


def build(folder: Path, names: Sequence[str]) -> None:
    """Compile games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    games = {}
    for name in names:
        code = compile_game(name)
        (folder / f"{name}.wasm").write_bytes(code)
        packed = len(gzip.compress(code, 9, mtime=0))
        print(f"{name}: {len(code):,} bytes, {packed:,} gzipped")
        games[name] = {**describe(name), "bytes": len(code)}
    manifest = {
        "fingerprint": fingerprint(),
        "made_with": {"numba": numba.__version__, "llvmlite": llvmlite.__version__},
        "tree": tree_facts(),
        "games": games,
    }
    text = json.dumps(manifest, indent=1)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")


def run(folder: Path, names: Sequence[str] = tuple(BUILT_IN)) -> None:
    """Build in a process of its own, whose Numba makes code that any machine could run."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **ENVIRONMENT, "QUAYSIDE_CACHE": cache}
        command = [sys.executable, "-W", "ignore", "-m", "tools.wasm", "--here", str(folder)]
        subprocess.run([*command, *names], env=environment, cwd=ROOT, check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        build(Path(sys.argv[2]), sys.argv[3:])
    else:
        run(FOLDER)
