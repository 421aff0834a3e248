"""Programs that no pass knows: how many kernels a call launches, and what they are handed, on every machine, without one."""

import pytest

import tier

M, N, K, P, H, D = 512, 384, 256, 128, 4, 64

PROGRAMS = {
    "linear_gelu": (lambda x, w, b: tier.gelu(x @ w + b), [(M, K), (K, N), (N,)], 0),
    "residual": (lambda x, w, b, r: (tier.silu(x @ w + b) + r).astype("f16"), [(M, K), (K, N), (N,), (M, N)], 0),
    "softmax": (lambda x: tier.softmax(x), [(M, N)], 0),
    "layer_norm": (lambda x, w, b: tier.layer_norm(x, w, b), [(M, N), (N,), (N,)], 0),
    "chain": (lambda x, y: tier.tanh(x * y + 1) / (tier.exp(x) + 1) - y, [(M, N), (M, N)], 0),
    "normed_sum": (lambda x, y: tier.rms_norm(x + y), [(M, N), (M, N)], 0),
    "scaled_nt": (lambda x, s, w: (x * s) @ w.T, [(M, K), (K,), (N, K)], 0),
    "softmax_of_a_product": (lambda x, w: tier.softmax(x @ w), [(M, K), (K, N)], 1),
    "chained_products": (lambda x, w, v: (x @ w) @ v, [(M, K), (K, N), (N, P)], 1),
    "row_maximum_of_a_product": (lambda x, w: tier.max(x @ w, axis=-1), [(M, K), (K, N)], 1),
    "product_of_permuted_views": (lambda q, k: tier.permute_dims(q, (1, 0, 2)) @ tier.permute_dims(k, (1, 2, 0)), [(M, H, D), (N, H, D)], 0),
    "masked_and_flipped": (lambda x, w, mask, y: (x @ w) * mask + y[::-1], [(M, K), (K, N), (M, N), (M, N)], 0),
}

#: A number of 4 bytes for each row and tile of 64 columns, in place of the product.
PARTS = {("row_maximum_of_a_product", "sm_90a"): 4 * M * N // 64}


def _bytes(shape):
    total = 2
    for extent in shape:
        total *= extent
    return total


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx942", "cpu"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_kernels_and_bytes_of_a_call(name, chip):
    fn, shapes, intermediates = PROGRAMS[name]
    specs = [tier.Spec("bf16", [f"{i}.{axis}" for axis in range(len(shape))]) for i, shape in enumerate(shapes)]
    kernel = tier.lower(fn, specs, chip=chip)
    launches = kernel.launched(*shapes)
    assert len(launches) == 1 + intermediates <= kernel.launches
    handed = [buffer for launch in launches for buffer in launch.buffers]
    # Each argument and each result goes to one kernel, and each value between kernels, in bf16, is written and read once.
    inputs = [size for of, size in handed if of in kernel.program.names]
    assert sorted(inputs) == sorted(map(_bytes, shapes))
    between = [size for of, size in handed if of == "workspace"]
    assert between == [PARTS.get((name, chip), _bytes((M, N)))] * (2 * intermediates)
    (result,) = [size for of, size in handed if of.startswith("result")]
    assert kernel.bytes_moved(*shapes) == sum(inputs) + sum(between) + result


def test_extents_of_nothing_launch_nothing():
    kernel = tier.lower(lambda x: x + 1, ["f32[M, N]"], chip="sm_90a")
    assert kernel.launched((0, 5)) == [] and kernel.launched((5, 0)) == []
    assert len(kernel.launched((5, 5))) == 1


def test_a_tensor_map_is_refused_with_its_reason():
    remarks = tier.lower(lambda x, w: x @ w, ["bf16[M, K]", "bf16[K, N]"], chip="sm_90a").remarks
    missed = [remark for remark in remarks if remark.kind == "missed"]
    assert missed and all(remark.message for remark in missed)
    assert all(remark.place is None or remark.place.file == __file__ for remark in remarks)
