"""Programs of language and vision models as users write them: tier beside torch, torch.compile and a copy of the same bytes.

    python bench/programs.py [--programs rotary logsumexp .. | short] [--no-compile] [--out FILE]

One JSON line per program. Arrays have the shapes that models give them: three and four dimensions, halves, blocks, channels, heads.
Calls are captured in graphs, so that no host is timed. `share` is the time of an elementwise copy of as many bytes, timed beside, over ours.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from _measure import Limit, line, lines, measure_captured, parser, relative, result, sets_for, wrong

import tier

HALF = 14336


def _torch_halves(x):
    return torch.nn.functional.silu(x[:, :HALF]) * x[:, HALF:]


def _rotary(x, c, s):
    a, b = x[..., :64], x[..., 64:]
    c, s = c[None, :, None, :], s[None, :, None, :]
    return a * c - b * s, b * c + a * s


def _interleaved(x, c, s):
    a, b = x[..., ::2], x[..., 1::2]
    return a * c - b * s, b * c + a * s


def _logsumexp(x):
    wide = x.astype(tier.float32)
    most = tier.max(wide, axis=-1, keepdims=True)
    return tier.log(tier.sum(tier.exp(wide - most), axis=-1)) + most[..., 0]


def _blocks(x):
    y = tier.reshape(x, (x.shape[0], x.shape[1] // 128, 128)).astype(tier.float32)
    scale = tier.max(tier.abs(y), axis=2, keepdims=True) / 448.0
    return (y / scale).astype(tier.float8_e4m3fn), scale


def _torch_blocks(x):
    y = x.reshape(x.shape[0], x.shape[1] // 128, 128).to(torch.promote_types(x.dtype, torch.float32))
    scale = y.abs().amax(2, keepdim=True) / 448.0
    return (y / scale).to(torch.float8_e4m3fn), scale


def _residuals(x, r, w):
    """The sum, and the norm of its tokens."""
    h = x + r
    return h, tier.rms_norm(tier.reshape(h, (x.shape[0] * x.shape[1], x.shape[2])), w)


def _torch_residuals(x, r, w):
    h = x + r
    return h, torch.nn.functional.rms_norm(h.reshape(-1, h.shape[-1]), w.shape, w)


def _deviations(x):
    away = x.astype(tier.float32) - tier.mean(x.astype(tier.float32), axis=(2, 3), keepdims=True)
    return tier.sqrt(tier.mean(away * away, axis=(2, 3)))


def _norm_of_images(x):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=(2, 3), keepdims=True)
    return (away * tier.rsqrt(tier.mean(away * away, axis=(2, 3), keepdims=True) + 1e-5)).astype(tier.bfloat16)


def _moments(x):
    wide = x.astype(tier.float32)
    return tier.sum(wide, axis=(0, 2, 3)), tier.sum(wide * wide, axis=(0, 2, 3))


def _torch_moments(x):
    wide = x.to(torch.promote_types(x.dtype, torch.float32))
    return wide.sum((0, 2, 3)), wide.square().sum((0, 2, 3))


def _activations(a, b):
    return _blocks(tier.silu(a) * b)


def _torch_activations(a, b):
    return _torch_blocks(torch.nn.functional.silu(a) * b)


def _groups(x):
    y = tier.reshape(x, (x.shape[0], 32, x.shape[1] // 32 * x.shape[2] * x.shape[3])).astype(tier.float32)
    away = y - tier.mean(y, axis=2, keepdims=True)
    return tier.reshape((away * tier.rsqrt(tier.mean(away * away, axis=2, keepdims=True) + 1e-5)).astype(x.dtype), x.shape)


def _sums(axis):
    def ours(x):
        wide = x.astype(tier.float32)
        return tier.sum(wide, axis=axis), tier.sum(wide * wide, axis=axis)

    def theirs(x):
        wide = x.to(torch.promote_types(x.dtype, torch.float32))
        return wide.sum(axis), wide.square().sum(axis)

    return ours, theirs


def _channels(x, s, b):
    return x * s[None, :, None, None] + b[None, :, None, None]


def _norm_of_channels(x, w, b):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=1, keepdims=True)
    w, b = (tier.reshape(one, (1, one.shape[0], 1, 1)) for one in (w, b))
    return (away * tier.rsqrt(tier.mean(away * away, axis=1, keepdims=True) + 1e-5) * w + b).astype(x.dtype)


def _torch_norm_of_channels(x, w, b):
    """As models write it whose images have channels first."""
    wide = x.to(torch.promote_types(x.dtype, torch.float32))
    away = wide - wide.mean(1, keepdim=True)
    scale = torch.rsqrt(away.square().mean(1, keepdim=True) + 1e-5)
    return (away * scale * w[:, None, None] + b[:, None, None]).to(x.dtype)


def _embedding(table, numbers, w):
    return tier.rms_norm(tier.take(table, numbers, axis=0), w)


def _torch_embedding(table, numbers, w):
    return torch.nn.functional.rms_norm(table[numbers], w.shape, w, 1e-6)


def _normal(*shapes: tuple[int, ...], dtype: torch.dtype = torch.bfloat16):
    return lambda: tuple(torch.randn(shape, device="cuda").to(dtype) for shape in shapes)


def _rows_of_table():
    return torch.randn(128256, 4096, device="cuda").bfloat16(), torch.randint(0, 128256, (4, 4096), device="cuda", dtype=torch.int32), torch.randn(4096, device="cuda").bfloat16()


@dataclass(frozen=True)
class Program:
    """Ours, PyTorch's, the arguments, how many bytes are read of them if not all, and the relative error that rounding explains."""

    ours: Callable[..., Any]
    torch: Callable[..., Any]
    make: Callable[[], tuple[torch.Tensor, ...]]
    read: int | None = None
    most: float = 2e-2


def _of_channels(*shape: int, dtype: torch.dtype = torch.bfloat16) -> Program:
    return Program(_norm_of_channels, _torch_norm_of_channels, _normal(shape, shape[1:2], shape[1:2], dtype=dtype))


def _permuted(shape: tuple[int, ...], order: tuple[int, ...], dtype: torch.dtype = torch.bfloat16) -> Program:
    return Program(lambda x: tier.permute_dims(x, order) + 0, lambda x: x.permute(order).contiguous(), _normal(shape, dtype=dtype))


def _reduced(shape: tuple[int, ...], axis: int, dtype: torch.dtype = torch.bfloat16) -> Program:
    return Program(lambda x: tier.sum(x, axis=axis), lambda x: x.sum(axis), _normal(shape, dtype=dtype))


def _rows_of_four():
    return torch.randn(587475, 7, 4, device="cuda").bfloat16(), torch.randint(0, 7, (7,), device="cuda", dtype=torch.int32)


#: Arrays of several short dimensions, of which tiles of two would be nearly empty.
SHORT = {
    "blocks turned": Program(lambda x, y: tier.permute_dims(x, (0, 2, 1)) + y, lambda x, y: x.permute(0, 2, 1) + y,
                             _normal((810248, 6, 8), (810248, 8, 6), dtype=torch.int8)),
    "ends changed places": Program(lambda x, y: tier.permute_dims(x, (0, 3, 2, 1)) + y, lambda x, y: x.permute(0, 3, 2, 1) + y,
                                   _normal((669, 7, 2451, 3), (669, 3, 2451, 7), dtype=torch.float32)),
    "pairs of pairs": _permuted((8, 674576, 2, 2), (1, 0, 2, 3)),
    "channels last": _permuted((512, 3, 50176), (0, 2, 1)),
    "channels last, f32": _permuted((256, 3, 50176), (0, 2, 1), torch.float32),
    "channels last, i8": _permuted((512, 3, 50176), (0, 2, 1), torch.int8),
    "pixels shuffled": _permuted((16, 64, 2, 2, 64, 64), (0, 1, 4, 2, 5, 3)),
    "patches": _permuted((64, 3, 14, 16, 14, 16), (0, 2, 4, 1, 3, 5), torch.float32),
    "boxes cut": Program(lambda x: x[3:-1:2, :, 3:-3] + 0, lambda x: x[3:-1:2, :, 3:-3] + 0, _normal((942087, 3, 15)), read=2 * 471042 * 3 * 9),
    "third rows": Program(lambda x: x[::3] + 0, lambda x: x[::3] + 0, _normal((1239888, 5, 2), dtype=torch.float32), read=4 * 413296 * 10),
    "first axis turned": Program(lambda x: tier.flip(x, axis=0) + 0, lambda x: x.flip(0), _normal((284001, 2, 6, 6))),
    "columns of 3 turned, f64": Program(lambda x: tier.flip(x, axis=3) + 0, lambda x: x.flip(3), _normal((345, 8975, 9, 3), dtype=torch.float64)),
    "sums of 8 pairs": _reduced((780632, 8, 2), 1),
    "sums of 888 by 7": _reduced((3608, 888, 7), 1),
    "sums of 7 by 48, f32": _reduced((131320, 7, 48), 1, torch.float32),
    "sums of 2, f64": _reduced((2, 378645, 3, 17), 0, torch.float64),
    "sums of columns of 2, f64": _reduced((17986312, 2), 0, torch.float64),
    "sums of rows of 1192": _reduced((61836, 1192), 1),
    "softmax of 10553 by 3": Program(lambda x: tier.softmax(x, axis=1), lambda x: torch.softmax(x, 1), _normal((1175, 10553, 3))),
    "rows of 4 taken": Program(lambda x, i: tier.take(x, i, axis=1), lambda x, i: x.index_select(1, i), _rows_of_four),
}
PROGRAMS = {
    "rotary": Program(_rotary, _rotary, _normal((2, 4096, 32, 128), (4096, 64), (4096, 64))),
    "rotary, interleaved": Program(_interleaved, _interleaved, _normal((16384, 4096), (16384, 2048), (16384, 2048))),
    "gated halves": Program(lambda x: tier.silu(x[:, :HALF]) * x[:, HALF:], _torch_halves, _normal((8192, 2 * HALF))),
    "masked softmax": Program(lambda x, m: tier.softmax(x * 0.125 + m[None], axis=2), lambda x, m: torch.softmax(x * 0.125 + m[None], 2),
                              _normal((64, 2048, 2048), (2048, 2048))),
    "softmax of tokens": Program(lambda x: tier.softmax(x, axis=-1), lambda x: torch.softmax(x, -1), _normal((4, 1024, 50257))),
    "softmax of 8 experts": Program(lambda x: tier.softmax(x, axis=-1), lambda x: torch.softmax(x, -1), _normal((4, 1 << 20, 8), dtype=torch.float32)),
    "norm of tokens": Program(lambda x, w: tier.rms_norm(x, w), lambda x, w: torch.nn.functional.rms_norm(x, w.shape, w), _normal((8, 2048, 5001), (5001,))),
    "norm of residuals": Program(_residuals, _torch_residuals, _normal((8, 2048, 5120), (8, 2048, 5120), (5120,))),
    "norm of heads": Program(lambda x, w: tier.rms_norm(x, w), lambda x, w: torch.nn.functional.rms_norm(x, w.shape, w), _normal((4, 4096, 32, 128), (128,))),
    "logsumexp of 16384": Program(_logsumexp, lambda x: torch.logsumexp(x.to(torch.promote_types(x.dtype, torch.float32)), -1), _normal((16384, 16384))),
    "logsumexp of 50257": Program(_logsumexp, lambda x: torch.logsumexp(x.to(torch.promote_types(x.dtype, torch.float32)), -1), _normal((8, 672, 50257))),
    "quantised blocks": Program(_blocks, _torch_blocks, _normal((16384, 4096)), most=4e-2),
    "quantised activations": Program(_activations, _torch_activations, _normal((8192, HALF), (8192, HALF)), most=4e-2),
    "norm of groups": Program(_groups, lambda x: torch.nn.functional.group_norm(x, 32), _normal((64, 256, 56, 56))),
    "norm of images": Program(_norm_of_images, torch.nn.functional.instance_norm, _normal((64, 256, 56, 56))),
    "moments of rows": Program(*_sums(1), _normal((16384, 4096))),
    "moments of columns": Program(*_sums(0), _normal((65536, 2048))),
    "moments of channels": Program(_moments, _torch_moments, _normal((64, 256, 56, 56))),
    "means of images": Program(lambda x: tier.mean(x, axis=(2, 3)), lambda x: x.mean((2, 3)), _normal((64, 2048, 28, 28))),
    "deviations of images": Program(_deviations, lambda x: x.float().std((2, 3), correction=0), _normal((64, 256, 56, 56))),
    "norm of 96 channels": _of_channels(64, 96, 56, 56),
    "norm of 256 channels": _of_channels(64, 256, 56, 56),
    "norm of 256 channels, f32": _of_channels(64, 256, 56, 56, dtype=torch.float32),
    "norm of 384 channels, 28 x 28": _of_channels(256, 384, 28, 28),
    "norm of 384 channels, 14 x 14": _of_channels(512, 384, 14, 14),
    "norm of 384 channels, 14 x 14, f32": _of_channels(256, 384, 14, 14, dtype=torch.float32),
    "norm of 768 channels, 14 x 14": _of_channels(256, 768, 14, 14),
    "norm of 512 channels, 7 x 7": _of_channels(1024, 512, 7, 7),
    "softmax over 19 classes": Program(lambda x: tier.softmax(x, axis=1), lambda x: torch.softmax(x, 1), _normal((16, 19, 512, 512))),
    "softmax over 150 classes": Program(lambda x: tier.softmax(x, axis=1), lambda x: torch.softmax(x, 1), _normal((16, 150, 256, 256))),
    "sums over 19 classes": Program(lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), _normal((16, 19, 512, 512))),
    "scaled channels": Program(_channels, _channels, _normal((64, 256, 56, 56), (256,), (256,))),
    "sums of 3": Program(lambda x: tier.sum(x, axis=2), lambda x: x.sum(2), _normal((1 << 20, 8, 3), dtype=torch.float32)),
    "means of 128": Program(lambda x: tier.mean(x, axis=-1), lambda x: x.mean(-1), _normal((4, 1 << 17, 128))),
    "scores of one query": Program(lambda q, k: tier.matmul(q, tier.matrix_transpose(k)), lambda q, k: q @ k.mT, _normal((256, 1, 128), (256, 4096, 128))),
    "values of one query": Program(lambda p, v: tier.matmul(p, v), lambda p, v: p @ v, _normal((256, 1, 4096), (256, 4096, 128))),
    "images to channels": Program(lambda x: tier.permute_dims(x, (0, 3, 1, 2)) + 0, lambda x: x.permute(0, 3, 1, 2).contiguous(), _normal((512, 224, 224, 3))),
    "norm of an embedding": Program(_embedding, _torch_embedding, _rows_of_table, read=2 * 4 * 4096 * 4096),
} | SHORT


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--programs", nargs="+", default=list(PROGRAMS), choices=[*PROGRAMS, "short"], help="short: those of several short dimensions")
    options.add_argument("--no-compile", action="store_true", help="leave torch.compile out")
    chosen = options.parse_args()
    with lines(chosen.out) as stream:
        for name in [one for given in chosen.programs for one in (SHORT if given == "short" else [given])]:
            run(name, not chosen.no_compile, chosen.rounds, stream)
            torch.cuda.empty_cache()


def run(name: str, is_compiled: bool, rounds: int, stream) -> None:
    program = PROGRAMS[name]
    ours = tier.compile(program.ours)
    inputs = program.make()
    exact_of = [array.double() if array.is_floating_point() and program.read is None else array for array in inputs]
    made, exact = (one if isinstance(one, tuple) else (one,) for one in (ours(*inputs), program.torch(*exact_of)))
    error = max(relative(got.float(), wanted) for got, wanted in zip(made, exact))
    if not error < program.most:
        raise wrong(name, f"a relative error of {error}")
    stored = sum(array.numel() * array.element_size() for array in made)
    moved = stored + (program.read or sum(array.numel() * array.element_size() for array in inputs))
    shape = list(max(inputs, key=torch.Tensor.numel).shape)
    del made, exact, exact_of
    data = [inputs] + [program.make() for _ in range(sets_for(moved) - 1)]
    halves = [[torch.empty(moved // 8, dtype=torch.float32, device="cuda") for _ in range(2)] for _ in data]
    calls = {
        "tier": [lambda a=a: ours(*a) for a in data],
        "torch": [lambda a=a: program.torch(*a) for a in data],
        "copy": [lambda s=s, t=t: torch.neg(s, out=t) for s, t in halves],
    }
    if is_compiled:
        torch._dynamo.reset()
        compiled = torch.compile(program.torch, dynamic=False)
        calls["compiled"] = [lambda a=a: compiled(*a) for a in data]
    timings = measure_captured(calls, guess_us=moved / 3e6, rounds=rounds)
    line(stream, **result("programs", shape, timings, case=name, dtype=str(inputs[0].dtype).removeprefix("torch."), flops=0, moved=moved,
                          limit=Limit("copy"), error=error))


if __name__ == "__main__":
    sys.exit(main())
