"""Atomic operations on cells of an int64 array that several threads share, for kernels that run
outside the GIL: LLVM instructions with plain Python twins."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from threading import Lock
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from quayside.core.kernel import compiled

Cells = NDArray[np.int64]
cgutils: Any = _cgutils  # not part of its typed interface
_PLAIN = Lock()


def _cell(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    data = context.make_array(signature.args[0])(context, builder, args[0]).data
    return builder.gep(data, [args[1]])


@intrinsic
def _load(typingctx: Any, cells: Any, i: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_cell(context, builder, signature, args), "acquire", 8)

    return types.int64(cells, types.int64), codegen


@intrinsic
def _store(typingctx: Any, cells: Any, i: Any, value: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _cell(context, builder, signature, args), "release", 8)
        return context.get_dummy_value()

    return types.void(cells, types.int64, types.int64), codegen


@intrinsic
def _swap(typingctx: Any, cells: Any, i: Any, value: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature, args)
        return builder.atomic_rmw("xchg", cell, args[2], "seq_cst")

    return types.int64(cells, types.int64, types.int64), codegen


@intrinsic
def _swap_if(typingctx: Any, cells: Any, i: Any, old: Any, value: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature, args)
        found = builder.cmpxchg(cell, args[2], args[3], "seq_cst", "seq_cst")
        return builder.extract_value(found, 1)

    return types.boolean(cells, types.int64, types.int64, types.int64), codegen


@intrinsic
def _add_one(typingctx: Any, cells: Any, i: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell, one = _cell(context, builder, signature, args), context.get_constant(types.int64, 1)
        return builder.atomic_rmw("add", cell, one, "seq_cst")

    return types.int64(cells, types.int64), codegen


@intrinsic
def _yield_core(typingctx: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if sys.platform != "win32":  # Windows has no such function; there a waiting thread spins
            kind = ir.FunctionType(ir.IntType(32), [])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, "sched_yield"), [])
        return context.get_dummy_value()

    return types.void(), codegen


def _plain_load(cells: Cells, i: int) -> int:
    return int(cells[i])


def _plain_store(cells: Cells, i: int, value: int) -> None:
    cells[i] = value


def _plain_swap(cells: Cells, i: int, value: int) -> int:
    with _PLAIN:
        before = int(cells[i])
        cells[i] = value
    return before


def _plain_swap_if(cells: Cells, i: int, old: int, value: int) -> bool:
    with _PLAIN:
        is_old = bool(cells[i] == old)
        if is_old:
            cells[i] = value
    return is_old


def _plain_add_one(cells: Cells, i: int) -> int:
    with _PLAIN:
        cells[i] += 1
        return int(cells[i]) - 1


load = cast(Callable[[Cells, int], int], _load if compiled() else _plain_load)
"""Return what a cell holds now, and see all that was written before it was: `load(cells, i)`."""

store = cast(Callable[[Cells, int, int], None], _store if compiled() else _plain_store)
"""Write into a cell, after all that was written before: `store(cells, i, value)`."""

swap = cast(Callable[[Cells, int, int], int], _swap if compiled() else _plain_swap)
"""Write into a cell, after all that was written before; return what it held:
`swap(cells, i, value)`."""

swap_if = cast(Callable[[Cells, int, int, int], bool], _swap_if if compiled() else _plain_swap_if)
"""Write into a cell if it holds `old`; return whether it did: `swap_if(cells, i, old, value)`."""

add_one = cast(Callable[[Cells, int], int], _add_one if compiled() else _plain_add_one)
"""Add one to a cell, after all that was written before; return what it held:
`add_one(cells, i)`."""

yield_core = cast(Callable[[], None], _yield_core if compiled() else lambda: time.sleep(0))
"""Let other threads of the machine run on this core."""
