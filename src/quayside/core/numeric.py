"""Exponential and logarithm as kernels, so that a search is the same on every machine, bit for bit.

The functions of a system's mathematical library, and those of browsers, differ in the last bit.
These use additions, multiplications and divisions of float64 alone, which IEEE 754 defines
exactly; so is `sqrt`, which needs no kernel. Nothing may fuse a multiplication with an addition:
Numba does not, unless told to. Both follow the reductions and polynomials of Sun's fdlibm (freely
distributable) and are within one unit in the last place.
"""

from __future__ import annotations

from quayside.core.bits import bits_of_float, float_of_bits
from quayside.core.kernel import kernel_helper, wide

_LN2_HIGH = 6.93147180369123816490e-01  # 21 bits are zero, so its multiples are exact
_LN2_LOW = 1.90821492927058770002e-10
_PER_LN2 = 1.44269504088896338700e00
_HIGHEST, _LOWEST = 709.782712893383973096, -745.133219101941108420

_MANTISSA = (1 << 52) - 1
_BIAS = 1023
_SQRT_HALF_BITS = 0x3FE6A09E667F3BCD


@kernel_helper
def _power_of_two(k: int) -> float:
    return float_of_bits((k + _BIAS) << 52)


@kernel_helper
def exp(x: float) -> float:
    """Return e to the power of a finite number: 0 or infinity where the result does not fit."""
    if x > _HIGHEST:
        return float_of_bits(0x7FF << 52)
    if x < _LOWEST:
        return 0.0
    k = wide(_PER_LN2 * x + (0.5 if x >= 0.0 else -0.5))
    high, low = x - k * _LN2_HIGH, k * _LN2_LOW
    r = high - low
    t = r * r
    c = 4.13813679705723846039e-08
    c = -1.65339022054652515390e-06 + t * c
    c = 6.61375632143793436117e-05 + t * c
    c = -2.77777777770155933842e-03 + t * c
    c = 1.66666666666666019037e-01 + t * c
    c = r - t * c
    result = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    half = k >> 1  # two steps, since 2 to the power of k may not fit where the result does
    return result * _power_of_two(half) * _power_of_two(k - half)


@kernel_helper
def log(x: float) -> float:
    """Return the natural logarithm of a normal positive number."""
    bits = bits_of_float(x)
    # Write x as 2^k (1 + f) with 1 + f between the roots of a half and of 2.
    k = (bits - _SQRT_HALF_BITS) >> 52
    f = float_of_bits(bits - (k << 52)) - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = w * (
        3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01)
    )
    even = 1.818357216161805012e-01 + w * 1.479819860511658591e-01
    even = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * even))
    half = 0.5 * f * f
    return k * _LN2_HIGH - ((half - (s * (half + (odd + even)) + k * _LN2_LOW)) - f)
