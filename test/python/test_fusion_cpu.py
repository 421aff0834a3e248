"""Programs that no pass knows, on the host: fused, split into kernels, reshaped, reduced along any axis; against NumPy."""

import numpy as np
import pytest

import tier


def _random(*shape, seed=0):
    return np.random.default_rng(seed + sum(shape)).standard_normal(shape).astype(np.float32)


def _softmax(x, axis=-1):
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def _twice(x, w):
    product = x @ w
    return product + product[::-1, :]


X, W = (33, 50), (50, 41)

# name: program, what NumPy says, shapes, kernels that these launch. Several axes are reduced one after another; a long row in two kernels.
PROGRAMS = {
    "transposed_result": (lambda x, w: (x @ w).T, lambda x, w: (x @ w).T, (X, W), 1),
    "slice_of_a_product": (lambda x, w: (x @ w)[3:, :7], lambda x, w: (x @ w)[3:, :7], (X, W), 1),
    "product_in_another_shape": (lambda x, w: tier.reshape(x @ w, (3, 11, 41)), lambda x, w: (x @ w).reshape(3, 11, 41), (X, W), 1),
    "heads": (
        lambda x, w: tier.permute_dims(tier.reshape(x @ w, (x.shape[0], 4, 8)), (1, 0, 2)) * 2,
        lambda x, w: (x @ w).reshape(33, 4, 8).transpose(1, 0, 2) * 2, (X, (50, 32)), 2),
    "both_operands_computed": (lambda x, w: (x + 1) @ (w + 2), lambda x, w: (x + 1) @ (w + 2), (X, W), 1),
    "dear_operand": (lambda x, w: tier.exp(x) @ w, lambda x, w: np.exp(x) @ w, (X, W), 2),
    "sum_of_products": (lambda x, w, y, v: x @ w + y @ v, lambda x, w, y, v: x @ w + y @ v, (X, W, (33, 20), (20, 41)), 2),
    "product_read_twice": (_twice, lambda x, w: x @ w + (x @ w)[::-1], (X, W), 2),
    "product_and_row_sum": (
        lambda x, w: (x @ w) * tier.sum(x, axis=1, keepdims=True), lambda x, w: (x @ w) * x.sum(1, keepdims=True), (X, W), 2),
    "attention": (
        lambda q, k, v: tier.softmax(q @ tier.permute_dims(k, (0, 2, 1)) * 0.125, axis=-1) @ v,
        lambda q, k, v: _softmax(q @ k.transpose(0, 2, 1) * 0.125) @ v, ((2, 9, 16), (2, 13, 16), (2, 13, 16)), 3),
    "shared_batch": (lambda x, w: x @ w, lambda x, w: x @ w, ((3, 9, 20), (20, 31)), 1),
    "matrix_vector": (lambda x, v: x @ v, lambda x, v: x @ v, (X, (50,)), 1),
    "vector_matrix": (lambda v, x: v @ x, lambda v, x: v @ x, ((33,), X), 1),
    "outer": (lambda x, y: x[:, None] * y[None, :], lambda x, y: x[:, None] * y[None, :], ((33,), (50,)), 1),
    "sum_of_everything": (lambda x: tier.sum(x), lambda x: x.sum(), (X,), 2),
    "sum_of_a_long_row": (lambda x: tier.sum(x), lambda x: x.sum(), ((100001,),), 2),
    "sum_of_two_axes_apart": (lambda x: tier.sum(x, axis=(0, 2)), lambda x: x.sum((0, 2)), ((5, 7, 33),), 2),
    "centred_along_two_axes": (
        lambda x: x - tier.mean(x, axis=(0, 2), keepdims=True), lambda x: x - x.mean((0, 2), keepdims=True), ((5, 7, 33),), 3),
    "softmax_down": (lambda x: tier.softmax(x, axis=0), lambda x: _softmax(x, 0), (X,), 1),
    "no_depth": (lambda x, w: x @ w + 1, lambda x, w: x @ w + 1, ((5, 0), (0, 7)), 1),
    "no_columns": (lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((5, 0),), 1),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_means_what_numpy_says(name):
    program, reference, shapes, kernels = PROGRAMS[name]
    arrays = [_random(*shape, seed=index) for index, shape in enumerate(shapes)]
    compiled = tier.compile(program)
    got = compiled(*arrays)
    expected = reference(*(array.astype(np.float64) for array in arrays))
    assert got.shape == np.shape(expected)
    np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-4 * max(1, np.prod(shapes[0]) / 10000))
    (kernel,) = compiled._kernels.values()
    assert len(kernel.launched(*arrays)) == kernels <= kernel.launches
