"""Exponentials that may be approximated: those of which nothing but their sum, and shares of it of 16 bits, is made."""

import pytest
import tier

f32 = tier.float32


def distances(x):
    return x - tier.max(x, axis=-1, keepdims=True)


def wide(x):
    return x.astype(f32)


def logsumexp(x):
    return tier.log(tier.sum(tier.exp(distances(x)), axis=-1))


def share(x):
    powers = tier.exp(distances(x))
    return powers / tier.sum(powers, axis=-1, keepdims=True)


#: name: program, element, whether all exponentials may be approximated.
PROGRAMS = {
    "logarithm of a sum": (lambda x: logsumexp(wide(x)), "bf16", True),
    "of scaled numbers": (lambda x: logsumexp(wide(x) * 0.125), "f16", True),
    "of numbers of 8 bits": (lambda x: logsumexp(wide(x)), "i8", True),
    "softmax, rounded": (lambda x: share(wide(x)).astype(x.dtype), "bf16", True),
    "the library's": (lambda x: tier.softmax(wide(x), axis=-1).astype(x.dtype), "f16", True),
    "scaled before they are rounded": (lambda x: (tier.exp(distances(wide(x))) * 1e30).astype(x.dtype), "bf16", False),
    "one over them": (lambda x: (1.0 / tier.exp(distances(wide(x)))).astype(x.dtype), "bf16", False),
    "their sum over them": (lambda x: (tier.sum(tier.exp(distances(wide(x))), axis=-1, keepdims=True) / tier.exp(distances(wide(x)))).astype(x.dtype), "bf16", False),
    "weighted": (lambda x: tier.sum(tier.exp(distances(wide(x))) * wide(x), axis=-1), "bf16", False),
    "numbers of 32 bits": (logsumexp, "f32", False),
    "rounded, of 32 bits": (lambda x: share(x).astype(tier.bfloat16), "f32", False),
    "softmax that is not rounded": (lambda x: share(wide(x)), "bf16", False),
    "what is left of them": (lambda x: (tier.exp(distances(wide(x))) - 1.0).astype(x.dtype), "bf16", False),
    "no distance": (lambda x: tier.sum(tier.exp(wide(x)), axis=-1), "bf16", False),
    "a distance from the least": (lambda x: tier.sum(tier.exp(wide(x) - tier.min(wide(x), axis=-1, keepdims=True)), axis=-1), "bf16", False),
    "a maximum of something else": (lambda x: tier.sum(tier.exp(wide(x) - tier.max(wide(x) * 0.5, axis=-1, keepdims=True)), axis=-1), "bf16", False),
    "beside something of 32 bits": (lambda x: logsumexp(wide(x) * tier.sum(wide(x), axis=-1, keepdims=True)), "bf16", False),
    "multiplied": (lambda x: tier.exp(distances(wide(x))) @ wide(x).mT, "bf16", False),
    "stored too": (lambda x: (logsumexp(wide(x)), tier.exp(distances(wide(x)))), "bf16", False),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_nobody_sees_is_approximated(name):
    program, element, approximated = PROGRAMS[name]
    text = tier.compile(program).lower(f"{element}[M, N]", chip="sm_90a").ir("where")
    powers = [line for line in text.splitlines() if "math.exp " in line]
    assert powers
    found = ["fastmath<afn>" in line for line in powers]
    assert all(found) if approximated else not any(found), powers
