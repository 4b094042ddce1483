"""Bit operations that Numba has no name for: each an LLVM instruction with a plain Python twin."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic

from quayside.core.kernel import compiled


def _trailing_zeros(bits: int) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def _ones(bits: int) -> int:
    return (int(bits) & 0xFFFFFFFFFFFFFFFF).bit_count()


def _bits_of_float(x: float) -> int:
    return int(struct.unpack("<q", struct.pack("<d", x))[0])


def _float_of_bits(bits: int) -> float:
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


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


@intrinsic
def _to_bits(typingctx: Any, x: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.int64))

    return types.int64(types.float64), codegen


@intrinsic
def _to_float(typingctx: Any, bits: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.float64))

    return types.float64(types.int64), codegen


trailing_zeros = cast(Callable[[int], int], _cttz if compiled() else _trailing_zeros)
"""Number of zero bits below the lowest one; the argument must not be 0."""

ones = cast(Callable[[int], int], _ctpop if compiled() else _ones)
"""Number of bits that are set."""

bits_of_float = cast(Callable[[float], int], _to_bits if compiled() else _bits_of_float)
"""The 64 bits of a float64, as a signed number."""

float_of_bits = cast(Callable[[int], float], _to_float if compiled() else _float_of_bits)
"""The float64 with these 64 bits."""
