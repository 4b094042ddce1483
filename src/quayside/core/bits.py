"""Bit tricks that Numba has no name for: each an LLVM intrinsic with a plain Python twin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic

from quayside.core.kernel import compiled


def _trailing_zeros(bits: int) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def _ones(bits: int) -> int:
    return (int(bits) & 0xFFFFFFFFFFFFFFFF).bit_count()


@intrinsic
def _cttz(typingctx: Any, bits: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), codegen


@intrinsic
def _ctpop(typingctx: Any, bits: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


trailing_zeros = cast(Callable[[int], int], _cttz if compiled() else _trailing_zeros)
"""Number of zero bits below the lowest one; the argument must not be 0."""

ones = cast(Callable[[int], int], _ctpop if compiled() else _ones)
"""Number of bits that are set."""
