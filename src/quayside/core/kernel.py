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
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core import cgutils as _cgutils
from numba.core import config as _config
from numba.extending import intrinsic

from quayside.core import folders

F = TypeVar("F", bound=Callable[..., Any])

config: Any = _config
cgutils: Any = _cgutils
njit: Any = numba.njit  # `_nrt` is not part of its typed interface

ROW = types.int32[::1]
SCRATCH = types.int64[::1]
STALE_AFTER_DAYS = 30

wide: Callable[[Any], int] = cast(Callable[[Any], int], np.int64)
"""A cell or a truth value as a 64-bit number: needed before shifting, since cells are 32 bits."""

_PACKAGE = Path(__file__).resolve().parents[1]
_PARSER = threading.Lock()

on_compile: list[Callable[[str], None]] = []
"""Called with a kernel's name just before it is compiled because no compiled form is on disk."""


def compiled() -> bool:
    """Return whether kernels are compiled; `NUMBA_DISABLE_JIT=1` runs the same code interpreted."""
    return not config.DISABLE_JIT


def cache_root() -> Path:
    """Return the folder that holds compiled kernels, one sub-folder for each fingerprint."""
    return folders.cache_folder() / "kernels"


def _parse(source: str) -> ast.Module:
    """Parse Python source, one thread at a time: Python 3.11 counts the depth of all syntax trees
    together and raises SystemError when two threads build one at once."""
    with _PARSER:
        return ast.parse(source)


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
    roots = {folder.name: folder for folder in (_PACKAGE, _package_of(path))}
    inside = [name.split(".") for name in _read(path).imports]
    files = (
        roots[first].joinpath(*parts).with_suffix(".py")
        for first, *parts in inside
        if parts and first in roots
    )
    return {file for file in files if file.is_file()}


class _Source(NamedTuple):
    imports: frozenset[str]
    kernels: tuple[tuple[str, int], ...]
    """Names of kernels, with the lines of their decorators."""


@cache
def _read(path: Path) -> _Source:
    """Return what a file imports, and its kernels, without importing it."""
    names: set[str] = set()
    kernels = []
    for node in ast.walk(_parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef) and any(map(_is_kernel, node.decorator_list)):
            kernels.append((node.name, node.decorator_list[0].lineno))
    return _Source(frozenset(names), tuple(kernels))


def _is_kernel(decorator: ast.expr) -> bool:
    return (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == kernel.__name__
    )


def _package_of(path: Path) -> Path:
    """Return the folder of the top-level package that a file is in, such as a separate game's."""
    folder = path.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


@cache
def fingerprint(path: Path) -> str:
    """Return what the compiled kernels of a file depend on, as a short hash. Numba itself compiles
    again when the file has another place or time."""
    versions = f"{numba.__version__} {llvmlite.__version__}"
    digest = hashlib.sha256(f"{versions} {path} {path.stat().st_mtime}".encode())
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
    source = inspect.cleandoc("\n" + inspect.getsource(function))
    for node in ast.walk(_parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == function.__name__
        ):
            raise TypeError(f"kernel {function.__name__} calls itself: use an explicit stack")


def _is_on_disk(folder: Path, name: str, line: int) -> bool:
    return any(folder.glob(f"*/*.{name}-{line}.*.nbi"))


def missing(files: Iterable[Path]) -> dict[Path, int]:
    """Return how many kernels are not on disk, by file: of files and all that they import from,
    none of which is imported."""
    found: dict[Path, int] = {}
    if compiled():
        for file in set[Path]().union(*map(sources, files)):
            if kernels := _read(file).kernels:
                folder = cache_folder(file)
                found[file] = sum(not _is_on_disk(folder, *one) for one in kernels)
    return {file: count for file, count in sorted(found.items()) if count}


def compile_files(files: Iterable[Path]) -> None:
    """Compile the kernels of files that are not on disk yet: import them."""
    for file in files:
        inside = file.relative_to(_package_of(file).parent).with_suffix("")
        import_module(".".join(inside.parts))


def kernel(signature: Any, *, lean: bool = False) -> Callable[[F], F]:
    """Compile a function for the given Numba signature, now, or load it from the cache.

    A lean kernel counts no references to arrays, which costs about 5 ns each time an array changes
    hands. It must neither make nor return an array (Numba refuses it), and must not call a function
    that returns one.
    """

    def decorate(function: F) -> F:
        _refuse_recursion(function)
        if not compiled():
            return function
        folder = cache_folder(Path(inspect.getfile(function)).resolve())
        if on_compile and not _is_on_disk(
            folder, function.__name__, function.__code__.co_firstlineno
        ):
            for hook in on_compile:
                hook(function.__name__)
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            options = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": not lean}
            return cast(F, njit(signature, **options)(function))
        finally:
            config.CACHE_DIR = before

    return decorate


def kernel_helper(function: F) -> F:
    """Compile a small function into every kernel that calls it; it has no signature of its own."""
    return _helper(function, lean=False)


def lean_helper(function: F) -> F:
    """Compile a small function into every kernel that calls it, without counting references: what
    `kernel` says of lean kernels holds here too."""
    return _helper(function, lean=True)


def _helper(function: F, *, lean: bool) -> F:
    _refuse_recursion(function)
    if not compiled():
        return function
    options = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": not lean}
    return cast(F, njit(**options)(function))


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


def addresses(functions: Iterable[Callable[..., Any] | None]) -> Any:
    """Return where compiled kernels are, as an array, and 0 for None: Numba takes microseconds to
    hand over each function pointer, and nothing for an array. `callee` makes kernels of it again.
    """
    if not compiled():
        return tuple(function or 0 for function in functions)
    found = []
    for function in functions:
        if function is None:
            found.append(0)
            continue
        made = cast(Any, function).overloads[cast(Any, function).nopython_signatures[0].args]
        found.append(made.library.get_pointer_to_function(made.fndesc.llvm_func_name))
    return np.array(found, np.int64)


def callee(signature: Any) -> Callable[[Any], Any]:
    """Return what makes, inside another kernel, a kernel with this signature of its address."""
    kind = pointer(signature)

    @intrinsic
    def at(typingctx: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, _: Any, given: Any) -> Any:
            made = cgutils.create_struct_proxy(kind)(context, builder)
            made.c_addr = made.py_addr = context.get_constant_null(types.voidptr)
            made.jit_addr = builder.inttoptr(given[0], cgutils.voidptr_t)
            return made._getvalue()

        return kind(types.int64), codegen

    return cast("Callable[[Any], Any]", at) if compiled() else lambda function: function


def plain(function: F) -> F:
    """Return the undecorated Python function of a kernel or helper."""
    return cast(F, getattr(function, "py_func", function))
