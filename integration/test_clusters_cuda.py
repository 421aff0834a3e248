"""Clusters: two CTAs whose tiles share columns load them for each other (`transport.copy.bulk_load .. parts 2`)."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

import tier  # noqa: E402
from _clusters import paired  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda


@tier.compile
def product(x, w):
    return x @ w


# Pairs of tiles of 128 rows: one wave and several; K of one block, of fewer than stages, of odd counts.
@pytest.mark.parametrize("m,n,k", [(2048, 4096, 4096), (4096, 4096, 64), (4096, 4112, 128), (8192, 4096, 1008), (4096, 4096, 4096)])
def test_pairs_of_ctas_multiply_right(m, n, k):
    x, w = (torch.randn(*shape, device="cuda").bfloat16() for shape in ((m, k), (k, n)))
    out = torch.full((m, n), float("nan"), device="cuda", dtype=torch.bfloat16)
    artefact = paired(product.lower(x, w, chip="sm_90a"))
    assert any(b"multicast::cluster" in image.data for image in artefact.images)
    stream = torch.cuda.current_stream().cuda_stream
    artefact.launch((x, w), (out,), stream)
    report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report
    first = out.clone()
    for _ in range(20):
        out.fill_(float("nan"))
        artefact.launch((x, w), (out,), stream)
        assert torch.equal(out, first)
