"""`python -m tools.wasm`: compile every built-in game's kernels for the browser.

Numba lowers each kernel to LLVM code without optimising it. That code is retargeted to wasm32,
optimised for it as one module a game, and linked. The result is kept in `web/src/engine/wasm/` with
`manifest.json`, which holds a fingerprint of the sources, the sizes that callers must provide, and
the levels and search settings of every game. `docs/engine.md` describes the border.

Functions of Numba's runtime are called on error paths only (an exception inside a kernel): they are
replaced by traps, so that a module imports nothing and an error throws in JavaScript.
"""

from __future__ import annotations

import dataclasses
import gzip
import hashlib
import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba import carray, types

from quayside.core.kernel import plain, sources
from quayside.core.playout import _play
from quayside.core.rules import Rules
from quayside.games import FAMILIES, family

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
_RUNTIME = re.compile(r"NRT_|Py|_Py|numba_")
"""Names that only error paths use. Any other undefined name is a mistake of ours."""


def out_size(rules: Rules) -> int:
    """Return how many 8-byte cells any output of a kernel fits into."""
    numbers = [value for value in vars(rules).values() if isinstance(value, int)]
    return max(numbers) + 8


def scratch_size(name: str) -> int:
    """Return the scratch space that rules and heuristics of a game need together."""
    return family(name).rules.scratch_size


def kernels(rules: Rules) -> dict[str, Callable[..., Any]]:
    """Return the kernels among the fields of `Rules`."""
    values = {field.name: getattr(rules, field.name) for field in dataclasses.fields(rules)}
    return {name: value for name, value in values.items() if callable(value)}


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
    ) -> int:
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


def exports(name: str) -> Iterator[tuple[str, Any, Callable[..., Any]]]:
    """Yield name, C signature and function of everything that a game's module exports."""
    rules, sizes = family(name).rules, sizes_of(name)
    for field, kernel in kernels(rules).items():
        yield (field, *_pointer_wrapper(kernel, sizes))
    yield ("playouts", *_playouts(rules, sizes))


def sizes_of(name: str) -> dict[str, int]:
    """Return the sizes, in cells, of the areas that a caller provides."""
    rules = family(name).rules
    return {
        "row": rules.row_size,
        "actions": rules.action_count,
        "outcomes": rules.outcome_count,
        "observation": rules.observation_size,
        "out": out_size(rules),
        "scratch": scratch_size(name),
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
    return text + "\ndeclare void @llvm.trap()\n"


def _trap(declaration: re.Match[str]) -> str:
    line = re.sub(r"\s*#\d+$", "", declaration[0])
    name = line.partition("@")[2].partition("(")[0].strip('"')
    if name == "llvm.trap":
        return ""
    if name.startswith("llvm.x86."):
        line, name = line.replace("declare", "declare", 1), "NRT_"
    elif name.startswith("llvm."):
        return line
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
    # Docker's path sums become vectors only if their inner loops have been unrolled before, so
    # everything is simplified first: 18 times as fast.
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
        made, linked = Path(folder) / "kernels.o", Path(folder) / "kernels.wasm"
        made.write_bytes(code)
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
        subprocess.run([*linker, *flags, *names, "-o", str(linked), str(made)], check=True)
        return linked.read_bytes()


def source_files() -> list[Path]:
    """Return every file that the modules are made of."""
    found = {Path(__file__).resolve()}
    for name in FAMILIES:
        for _, kernel in kernels(family(name).rules).items():
            found |= set(sources(Path(inspect.getfile(plain(kernel))).resolve()))
    found |= set(sources(Path(inspect.getfile(plain(_play))).resolve()))
    return sorted(found)


def fingerprint() -> str:
    """Return a hash of all sources; it does not depend on where the repository is."""
    digest = hashlib.sha256()
    for file in source_files():
        digest.update(
            file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0"
        )
    return digest.hexdigest()[:16]


def describe(name: str) -> dict[str, Any]:
    """Return what the browser must know about a game besides its module."""
    rules = family(name).rules
    return {"version": rules.version, "sizes": sizes_of(name), "kernels": [*kernels(rules)]}


def build(folder: Path) -> None:
    """Compile all games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    games = {}
    for name in FAMILIES:
        code = compile_game(name)
        (folder / f"{name}.wasm").write_bytes(code)
        packed = len(gzip.compress(code, 9, mtime=0))
        print(f"{name}: {len(code):,} bytes, {packed:,} gzipped")
        games[name] = {**describe(name), "bytes": len(code)}
    manifest = {
        "fingerprint": fingerprint(),
        "made_with": {"numba": numba.__version__, "llvmlite": llvmlite.__version__},
        "games": games,
    }
    text = json.dumps(manifest, indent=1)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")


def run(folder: Path) -> None:
    """Build in a process of its own, whose Numba makes code that any machine could run."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **ENVIRONMENT, "QUAYSIDE_CACHE": cache}
        command = [sys.executable, "-W", "ignore", "-m", "tools.wasm", "--here", str(folder)]
        subprocess.run(command, env=environment, cwd=ROOT, check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        build(Path(sys.argv[2]))
    else:
        run(FOLDER)
