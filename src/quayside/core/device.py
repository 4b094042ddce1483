"""Kernels on a graphics card: the plain functions of kernels, compiled again by numba-cuda."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from quayside.core.errors import QuaysideError
from quayside.core.kernel import plain

LARGEST_CONSTANT = 512
"""Bytes. A global array becomes constant memory, which ends at 64 kB and which threads that ask for
different cells read one by one; a larger one is kept in the card's own memory."""

_INSTALL = 'pip install "quayside[cuda]"'


class NoDevice(QuaysideError):
    """There is no card that can be used, or no library for it."""


@cache
def cuda() -> Any:
    """Return numba-cuda with a card behind it; raises `NoDevice`."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
        np.row_stack = np.vstack
    try:
        found = import_module("numba.cuda")
        there = found.is_available()
    except ImportError as error:
        raise NoDevice(f"numba-cuda cannot be used: {error}; {_INSTALL}") from None
    if not there:
        raise NoDevice("there is no CUDA device here")
    # A batch may be small: how many games there are is the user's choice.
    import_module("numba.cuda.dispatcher").config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return found


@cache
def cupy() -> Any:
    """Return CuPy, whose arrays other libraries can use; raises `NoDevice`."""
    try:
        return import_module("cupy")
    except ImportError as error:
        raise NoDevice(f"CuPy cannot be used: {error}; {_INSTALL}") from None


class _Array:
    """An array by its identity, so that each is copied to the card once."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __hash__(self) -> int:
        return id(self.array)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Array) and other.array is self.array


@cache
def _on_card(array: _Array) -> Any:
    return cuda().to_device(array.array)


@cache
def on_device(function: Any) -> Any:
    """Compile a kernel for the card, with all that it calls and the arrays it reads."""
    source = plain(function)
    names = dict(source.__globals__)
    for name in source.__code__.co_names:
        value = names.get(name)
        if hasattr(value, "py_func"):
            names[name] = on_device(value)
        elif isinstance(value, np.ndarray) and value.nbytes > LARGEST_CONSTANT:
            names[name] = _on_card(_Array(value))
    return cuda().jit(device=True)(FunctionType(source.__code__, names, source.__name__))
