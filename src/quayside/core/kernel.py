"""Kernels: the plain functions that machines run, compiled by Numba once and kept on disk.

Four facts about Numba shape this file (each has a test in `tests/core/test_kernel.py`):

* its cache notices a change in a kernel's own file only, so compiled code lives in a folder named
  by a fingerprint of that file *and* of every file of this package that it imports from;
* jitted functions passed as ordinary arguments recompile in every process, so generic kernels take
  game kernels as typed function pointers (`pointer`), and every such kernel has a signature;
* a recursive kernel with a cache crashes the next process, so recursion is refused;
* a GPU cannot call a kernel that has a signature, so `plain` hands out the undecorated function.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba import types
from numba.core import config as _config

F = TypeVar("F", bound=Callable[..., Any])

config: Any = _config

ROW = types.int32[::1]
SCRATCH = types.int64[::1]
STALE_AFTER_DAYS = 30

wide: Callable[[Any], int] = cast(Callable[[Any], int], np.int64)
"""A cell or a truth value as a 64-bit number: needed before shifting, since cells are 32 bits."""

_PACKAGE = Path(__file__).resolve().parents[1]

on_compile: list[Callable[[str], None]] = []
"""Called with a kernel's name just before it is compiled because no compiled form is on disk."""


def compiled() -> bool:
    """Return whether kernels are compiled; `NUMBA_DISABLE_JIT=1` runs the same code interpreted."""
    return not config.DISABLE_JIT


def cache_root() -> Path:
    """Return the folder that holds compiled kernels, one sub-folder for each fingerprint."""
    set_by_user = os.environ.get("QUAYSIDE_CACHE")
    base = Path(set_by_user) if set_by_user else Path(platformdirs.user_cache_dir("quayside"))
    return base / "kernels"


@cache
def sources(path: Path) -> tuple[Path, ...]:
    """Return a file and all those of its package and of Quayside that it imports from, directly or
    not."""
    found = {path}
    queue = [path]
    while queue:
        for near in _imports(queue.pop()):
            if near not in found:
                found.add(near)
                queue.append(near)
    return tuple(sorted(found))


def _imports(path: Path) -> set[Path]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    roots = {folder.name: folder for folder in (_PACKAGE, _package_of(path))}
    inside = [name.split(".") for name in names]
    files = (
        roots[first].joinpath(*parts).with_suffix(".py")
        for first, *parts in inside
        if parts and first in roots
    )
    return {file for file in files if file.is_file()}


def _package_of(path: Path) -> Path:
    """Return the folder of the top-level package that a file is in, such as a separate game's."""
    folder = path.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


@cache
def fingerprint(path: Path) -> str:
    """Return what the compiled kernels of a file depend on, as a short hash."""
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    for file in sources(path):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def cache_folder(path: Path) -> Path:
    """Return (and make) the cache folder of a kernel file, sweeping out folders long unused."""
    root = cache_root()
    folder = root / f"{path.parent.name}-{path.stem}-{fingerprint(path)}"
    if folder.is_dir():
        os.utime(folder)
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    for old in root.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > STALE_AFTER_DAYS * 86400:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _refuse_recursion(function: Callable[..., Any]) -> None:
    tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(function)))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == function.__name__
        ):
            raise TypeError(f"kernel {function.__name__} calls itself: use an explicit stack")


def _is_on_disk(folder: Path, function: Callable[..., Any]) -> bool:
    return any(folder.glob(f"*/*.{function.__name__}-{function.__code__.co_firstlineno}.*.nbi"))


def kernel(signature: Any) -> Callable[[F], F]:
    """Compile a function for the given Numba signature, now, or load it from the cache."""

    def decorate(function: F) -> F:
        _refuse_recursion(function)
        if not compiled():
            return function
        folder = cache_folder(Path(inspect.getfile(function)).resolve())
        if on_compile and not _is_on_disk(folder, function):
            for hook in on_compile:
                hook(function.__name__)
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            jit = numba.njit(signature, cache=True, nogil=True, error_model="numpy")
            return cast(F, jit(function))
        finally:
            config.CACHE_DIR = before

    return decorate


def kernel_helper(function: F) -> F:
    """Compile a small function into every kernel that calls it; it has no signature of its own."""
    _refuse_recursion(function)
    if not compiled():
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def pointer(signature: Any) -> Any:
    """Return the type of a kernel with this signature, for use as an argument of another kernel."""
    return types.FunctionType(signature)


class Pointer(types.WrapperAddressProtocol):
    """A compiled kernel as a typed function pointer, which a NamedTuple of arguments can hold.

    (A tuple of the kernels themselves would be a new type for each game, and compile again.)
    """

    def __init__(self, function: Any) -> None:
        """Point to a kernel with one signature."""
        self._signature = function.nopython_signatures[0]
        made = function.get_compile_result(self._signature)
        name = made.fndesc.llvm_cfunc_wrapper_name
        self._address = made.library.get_pointer_to_function(name)

    def __wrapper_address__(self) -> int:
        """Return the address, for Numba."""
        return int(self._address)

    def signature(self) -> Any:
        """Return the kernel's signature, for Numba."""
        return self._signature


@cache
def _pointer_to(function: Callable[..., Any]) -> Pointer:
    return Pointer(function)


def point_to(function: F) -> F:
    """Return what stands for a kernel in a NamedTuple of kernels: a pointer, once compiled."""
    return cast(F, _pointer_to(function)) if compiled() else function


def plain(function: F) -> F:
    """Return the undecorated Python function of a kernel or helper."""
    return cast(F, getattr(function, "py_func", function))
