"""Bit operations that Numba has no name for: LLVM instructions with plain Python twins."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
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


def _spread_bits(numbers: tuple[int, ...], bit: int, out: Any, at: int) -> None:
    for i, number in enumerate(numbers):
        out[at + i] = int(number) >> int(bit) & 1


@intrinsic
def _spread(typingctx: Any, numbers: Any, bit: Any, out: Any, at: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        numbers, bit, out, at = args
        count, word = len(signature.args[0]), ir.IntType(32)
        lanes, places = ir.VectorType(word, count), ir.VectorType(word, count)
        vector, shifts = ir.Constant(lanes, ir.Undefined), ir.Constant(places, ir.Undefined)
        shift = builder.trunc(bit, word)
        for i in range(count):
            lane = builder.trunc(builder.extract_value(numbers, i), word)
            vector = builder.insert_element(vector, lane, ir.Constant(word, i))
            shifts = builder.insert_element(shifts, shift, ir.Constant(word, i))
        ones = builder.and_(builder.lshr(vector, shifts), ir.Constant(lanes, [1] * count))
        floats = ir.VectorType(ir.FloatType(), count)
        data = context.make_array(signature.args[2])(context, builder, out).data
        target = builder.bitcast(builder.gep(data, [at]), floats.as_pointer())
        builder.store(builder.uitofp(ones, floats), target, align=4)
        return context.get_dummy_value()

    return types.void(numbers, types.int64, out, types.int64), codegen


trailing_zeros = cast(Callable[[int], int], _cttz if compiled() else _trailing_zeros)
"""Number of zero bits below the lowest one; the argument must not be 0."""

ones = cast(Callable[[int], int], _ctpop if compiled() else _ones)
"""Number of bits that are set."""

bits_of_float = cast(Callable[[float], int], _to_bits if compiled() else _bits_of_float)
"""The 64 bits of a float64, as a signed number."""

float_of_bits = cast(Callable[[int], float], _to_float if compiled() else _float_of_bits)
"""The float64 with these 64 bits."""

spread_bits = cast(
    Callable[[tuple[int, ...], int, Any, int], None], _spread if compiled() else _spread_bits
)
"""Write one bit of each of several 32-bit numbers into a float32 array, as 0 or 1, from a place on:
`spread_bits(numbers, bit, out, at)`. One vector does them all."""
