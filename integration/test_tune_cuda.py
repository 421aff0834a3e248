"""Tuning on hardware: candidates are measured in a process of their own, and winners compute what is meant."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda


def linear(x, w, b):
    return tier.gelu(x @ w + b)


def arrays(m, k, n):
    return tuple(torch.randn(*shape, device="cuda").bfloat16() for shape in ((m, k), (k, n), (n,)))


def exact(x, w, b):
    return torch.nn.functional.gelu(x.double() @ w.double() + b.double())


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path / "cache"))


@pytest.mark.parametrize("m, k, n", [(4096, 4096, 4096), (64, 4096, 4096), (1000, 512, 3000)])
def test_a_tuned_product_is_right_and_no_slower(m, k, n, tmp_path):
    x, w, b = arrays(m, k, n)
    found = tier.tune(linear, x, w, b, limit=8, path=tmp_path / "winners.json")
    print(found.summary())
    assert found.microseconds is not None and found.microseconds <= found.baseline
    assert any(trial.microseconds is not None for trial in found.trials), found.summary()
    assert not any("differs" in (trial.error or "") for trial in found.trials), found.summary()
    f = tier.compile(linear, tuned=tmp_path / "winners.json")
    torch.testing.assert_close(f(x, w, b).double(), exact(x, w, b), rtol=2e-2, atol=0.5)
    assert f.versions()[-1].origin == "tuned before" and f.versions()[-1].hits == 1, f.report()


def test_the_first_call_tunes():
    f = tier.compile(lambda x: tier.softmax(x), autotune=True)
    x = torch.randn(4096, 3000, device="cuda").bfloat16()
    torch.testing.assert_close(f(x).double(), torch.softmax(x.double(), -1), rtol=2e-2, atol=1e-4)
    assert f.versions()[-1].origin == "tuned", f.report()
    print(f.tuning[0].summary())
