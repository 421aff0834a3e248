"""Products of few columns or few tiles, and results of 4 bytes whose rows begin anywhere, on the device: right, the same each time, and nothing around them touched."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "tf32": torch.float32, "f32": torch.float32, "f64": torch.float64, "i8": torch.int8}
SHAPES = [(1, 15, 40000), (3, 10, 4176), (21, 10, 2842), (33, 121, 1119), (64, 64, 4496), (256, 96, 7104), (296, 64, 3000), (432, 1344, 176), (735, 59, 883),
          (1049, 121, 611), (1888, 17, 1728), (3521, 1935, 57), (4096, 64, 2048), (5000, 30, 2000), (0, 9, 700), (17, 0, 700), (40, 24, 0)]


def _operands(kind, layout, m, n, k):
    def draw(rows, columns, turns):
        shape = (columns, rows) if turns else (rows, columns)
        if kind == "i8":
            return torch.randint(-128, 128, shape, device="cuda", dtype=torch.int8)
        return torch.randn(*shape, device="cuda", dtype=torch.float64).to(DTYPES[kind])

    return draw(m, k, layout[0] == "t"), draw(k, n, layout[1] == "t")


def _function(kind, layout):
    arguments = {"tf32": {"precision": "tf32"}, "i8": {"out_dtype": tier.int32}}.get(kind, {})
    return tier.compile(lambda x, w: tier.matmul(x if layout[0] == "n" else x.T, w if layout[1] == "n" else w.T, **arguments))


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
@pytest.mark.parametrize("kind", list(DTYPES))
def test_narrow_products(kind, layout):
    f, guard = _function(kind, layout), 4096
    for m, n, k in SHAPES:
        x, w = _operands(kind, layout, m, n, k)
        first = f(x, w)
        a, b = x if layout[0] == "n" else x.T, w if layout[1] == "n" else w.T
        if kind == "i8":
            assert torch.equal(first.double(), a.double() @ b.double()), (m, n, k)
        else:
            report = compare(first, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=max(k, 1), precision="tf32" if kind == "tf32" else None)
            assert report.ok, ((m, n, k), report)
        for _ in range(3):
            memory = torch.full((m * n + 2 * guard,), 7, device="cuda", dtype=first.dtype)
            out = memory[guard : guard + m * n].view(m, n)
            f(x, w, out=out)
            assert torch.equal(out, first), (m, n, k)
            assert (memory[:guard] == 7).all() and (memory[guard + m * n :] == 7).all(), (m, n, k)
