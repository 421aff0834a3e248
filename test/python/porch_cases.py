"""Programs with their NumPy references: the same list serves the meaning of What and the compiled kernels."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import tier

_erf = np.vectorize(math.erf, otypes=[np.float64])


def gelu(x):
    return 0.5 * x * (1 + _erf(x / np.sqrt(2)))


def softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True, initial=-np.inf))
    return e / e.sum(axis=axis, keepdims=True)


def layer_norm(x):
    c = x - x.mean(-1, keepdims=True)
    return c / np.sqrt((c * c).mean(-1, keepdims=True) + 1e-5)


@dataclass(frozen=True)
class Case:
    """A traced function, its float64 reference, and the shapes of its arguments."""

    name: str
    traced: Callable[..., Any]
    reference: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...]


def _same(name, fn, *shapes):
    return Case(name, fn, fn, shapes)


CASES = [
    _same("chain", lambda x, y: (x * y + 1.0) / (y * y + 1.0) - x, (5, 7), (5, 7)),
    _same("broadcast_row", lambda x, y: x - y, (5, 7), (7,)),
    _same("broadcast_column", lambda x, y: x - y, (5, 7), (5, 1)),
    _same("broadcast_outer", lambda x, y: x * y, (5, 1), (1, 7)),
    _same("scalar_left", lambda x: 2 - x, (5,)),
    _same("rank_0", lambda x, y: x * y, (), (3,)),
    _same("power", lambda x: x ** 2 + x ** 3 - (x * x) ** 0.5, (6,)),
    _same("negative_power", lambda x: (x * x + 1.0) ** -2, (6,)),
    _same("floor_divide", lambda x: x // 0.75 + x % 0.75, (9,)),
    _same("slice", lambda x: x[1:, :-1], (5, 7)),
    _same("slice_step", lambda x: x[::2, 1::3], (5, 7)),
    _same("slice_negative", lambda x: x[::-1, -2::-2], (5, 7)),
    _same("slice_clamped", lambda x: x[3:100, -100:2], (5, 7)),
    _same("slice_empty", lambda x: x[4:2], (5, 7)),
    _same("slice_one", lambda x: x * x[:, 1:2] - x[-1:] + x[2:0:-2], (5, 7)),
    _same("slice_last", lambda x: x[-2:], (5, 7)),
    _same("index", lambda x: x[1, ..., -1] + x[0, :, 2], (2, 5, 7)),
    _same("index_new", lambda x: x[:, None, 0], (5, 7)),
    _same("difference", lambda x: x[1:] - x[:-1], (8,)),
    _same("halves", lambda x: x[: x.shape[0] // 2] * x[x.shape[0] // 2:], (8,)),
    _same("transpose", lambda x: x.T * 2.0, (5, 7)),
    _same("transpose_only", lambda x: x.T, (5, 7)),
    _same("identity", lambda x: x, (5, 7)),
    _same("two_results", lambda x: (x, x + 1.0), (5,)),
    Case("permute", lambda x: tier.permute_dims(x, (2, 0, 1)), lambda x: np.transpose(x, (2, 0, 1)), ((2, 3, 4),)),
    Case("flip", lambda x: tier.flip(x, axis=1), lambda x: np.flip(x, 1), ((3, 4),)),
    Case("broadcast_to", lambda x: tier.broadcast_to(x[None], (3, x.shape[0])), lambda x: np.broadcast_to(x, (3, len(x))), ((4,),)),
    Case("squeeze", lambda x: tier.squeeze(x, 1), lambda x: np.squeeze(x, 1), ((3, 1, 4),)),
    Case("flatten", lambda x: tier.reshape(x, (-1,)), lambda x: x.reshape(-1), ((3, 4, 5),)),
    Case("split", lambda x: tier.reshape(x, (x.shape[0], 2, -1)), lambda x: x.reshape(x.shape[0], 2, -1), ((3, 8),)),
    Case("split_fixed", lambda x: tier.reshape(x, (x.shape[0], 2, 4)), lambda x: x.reshape(x.shape[0], 2, 4), ((3, 8),)),
    Case("merge", lambda x: tier.reshape(x, (x.shape[0] * x.shape[1], -1)), lambda x: x.reshape(-1, x.shape[2]), ((3, 4, 5),)),
    Case("reshape_across", lambda x: tier.reshape(x, (4, -1)), lambda x: x.reshape(4, -1), ((6, 10),)),
    Case("reshape_static", lambda x, w: tier.reshape(x @ w, (3, 5, 4)) + tier.reshape(x @ w, (-1, 5, 4)),
         lambda x, w: 2 * (x @ w).reshape(3, 5, 4), ((15, 7), (7, 4))),
    Case("reshape_back", lambda x: tier.reshape(tier.reshape(x, (2, 6)) * 2.0, (x.shape[0], -1)), lambda x: x * 2, ((3, 4),)),
    Case("reshape_ones", lambda x: tier.reshape(x, (1, x.shape[0], 1)), lambda x: x.reshape(1, -1, 1), ((6,),)),
    Case("sum_rows", lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((5, 7),)),
    Case("sum_columns", lambda x: tier.sum(x, axis=0, keepdims=True), lambda x: x.sum(0, keepdims=True), ((5, 7),)),
    Case("sum_all", lambda x: tier.sum(x), lambda x: x.sum(), ((5, 7),)),
    Case("sum_two", lambda x: tier.sum(x, axis=(0, -1)), lambda x: x.sum((0, 2)), ((3, 4, 5),)),
    Case("mean", lambda x: tier.mean(x, axis=-1), lambda x: x.mean(-1), ((5, 7),)),
    Case("mean_all", lambda x: tier.mean(x), lambda x: x.mean(), ((5, 7),)),
    Case("max", lambda x: tier.max(x, axis=-1), lambda x: x.max(-1), ((5, 7),)),
    Case("min", lambda x: tier.min(x, axis=0, keepdims=True), lambda x: x.min(0, keepdims=True), ((5, 7),)),
    Case("where", lambda x, y: tier.where(x > y, x, 0.0), lambda x, y: np.where(x > y, x, 0), ((5, 7), (7,))),
    Case("minmax", lambda x, y: tier.maximum(x, y) - tier.minimum(x, 0.5), lambda x, y: np.maximum(x, y) - np.minimum(x, 0.5), ((5,), (5,))),
    Case("functions", lambda x: tier.exp(x) + tier.log(tier.abs(x) + 1.0) + tier.sin(x) * tier.cos(x) - tier.sqrt(tier.abs(x)),
         lambda x: np.exp(x) + np.log(np.abs(x) + 1) + np.sin(x) * np.cos(x) - np.sqrt(np.abs(x)), ((5, 7),)),
    Case("rounding", lambda x: tier.floor(x) + tier.ceil(x) * 2.0 + tier.round(x * 4.0) + tier.sign(x),
         lambda x: np.floor(x) + np.ceil(x) * 2 + np.round(x * 4) + np.sign(x), ((5, 7),)),
    Case("clip", lambda x: tier.clip(x, -0.5, 0.5), lambda x: np.clip(x, -0.5, 0.5), ((5, 7),)),
    Case("relu", lambda x: tier.relu(x), lambda x: np.maximum(x, 0), ((5, 7),)),
    Case("gelu", lambda x: tier.gelu(x), gelu, ((5, 7),)),
    Case("gelu_tanh", lambda x: tier.gelu(x, approximate="tanh"),
         lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x ** 3))), ((5, 7),)),
    Case("silu", lambda x: tier.silu(x), lambda x: x / (1 + np.exp(-x)), ((5, 7),)),
    Case("sigmoid_tanh", lambda x: tier.sigmoid(x) + tier.tanh(x) + tier.erf(x), lambda x: 1 / (1 + np.exp(-x)) + np.tanh(x) + _erf(x), ((5, 7),)),
    Case("softmax", lambda x: tier.softmax(x), softmax, ((5, 7),)),
    Case("softmax_columns", lambda x: tier.softmax(x, axis=0), lambda x: softmax(x, 0), ((5, 7),)),
    Case("log_softmax", lambda x: tier.log_softmax(x), lambda x: np.log(softmax(x)), ((5, 7),)),
    Case("rms_norm", lambda x, w: tier.rms_norm(x, w), lambda x, w: x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6) * w, ((5, 7), (7,))),
    Case("layer_norm", lambda x, w, b: tier.layer_norm(x, w, b), lambda x, w, b: layer_norm(x) * w + b, ((5, 7), (7,), (7,))),
    _same("matmul", lambda x, w: x @ w, (5, 7), (7, 3)),
    _same("matmul_nt", lambda x, w: x @ w.T, (5, 7), (3, 7)),
    _same("matmul_tn", lambda x, w: x.T @ w, (7, 5), (7, 3)),
    _same("matmul_tt", lambda x, w: x.T @ w.T, (7, 5), (3, 7)),
    _same("matmul_row", lambda x, w: x @ w, (1, 7), (7, 3)),
    _same("matmul_depth_1", lambda x, w: x @ w, (5, 1), (1, 3)),
    _same("matrix_vector", lambda x, w: x @ w, (5, 7), (7,)),
    _same("vector_matrix", lambda x, w: x @ w, (7,), (7, 3)),
    _same("dot", lambda x, w: x @ w, (7,), (7,)),
    _same("batched", lambda x, w: x @ w, (2, 5, 7), (2, 7, 3)),
    _same("batched_shared", lambda x, w: x @ w, (2, 5, 7), (7, 3)),
    _same("batched_broadcast", lambda x, w: x @ w, (1, 5, 7), (4, 7, 3)),
    _same("batched_outer", lambda x, w: x @ w, (2, 1, 5, 7), (3, 7, 3)),
    Case("linear_gelu", lambda x, w, b: tier.gelu(x @ w + b), lambda x, w, b: gelu(x @ w + b), ((5, 7), (7, 3), (3,))),
    # The six programs that no rule recognises.
    _same("scaled_nt", lambda x, s, w: (x * s) @ w.T, (5, 7), (7,), (3, 7)),
    Case("softmax_matmul", lambda x, w: tier.softmax(x @ w), lambda x, w: softmax(x @ w), ((5, 7), (7, 3))),
    _same("chained", lambda x, w, v: (x @ w) @ v, (5, 7), (7, 3), (3, 4)),
    Case("row_maximum", lambda x, w: tier.max(x @ w, axis=-1), lambda x, w: (x @ w).max(-1), ((5, 7), (7, 3))),
    Case("permuted_3d", lambda q, k: tier.permute_dims(q, (1, 0, 2)) @ tier.permute_dims(k, (1, 2, 0)),
         lambda q, k: q.transpose(1, 0, 2) @ k.transpose(1, 2, 0), ((5, 2, 7), (3, 2, 7))),
    _same("masked_flip", lambda x, w, m, y: (x @ w) * m + y[::-1], (5, 7), (7, 3), (5, 3), (5, 3)),
]


def inputs(case, seed=0):
    """Return float64 inputs for a case, the same every time."""
    random = np.random.default_rng(seed)
    return [random.normal(size=shape) for shape in case.shapes]


def specs(arrays, dtype):
    """Return specs of the arrays' classes: extents symbolic, but 1 where they are 1."""
    return [tier.Spec(dtype, [1 if n == 1 else f"{i}.{axis}" for axis, n in enumerate(a.shape)], multiple=1) for i, a in enumerate(arrays)]
