"""Compile gelu(x @ w + b), run it, and check it against float64.

    python examples/gelu_linear.py

PyTorch tensors on the GPU where there are both, else NumPy arrays on the CPU.
"""

import math

import numpy as np
import tier


@tier.compile
def gelu_linear(x, w, b):
    return tier.gelu(x @ w + b)


def arrays(m: int, n: int, k: int):
    """Return x, w, b: bf16 tensors on the GPU, or float32 arrays."""
    try:
        import torch

        if torch.cuda.is_available():
            torch.manual_seed(0)
            return [torch.randn(shape, device="cuda").to(torch.bfloat16) for shape in ((m, k), (k, n), (n,))]
    except ImportError:
        pass
    random = np.random.default_rng(0)
    return [random.standard_normal(shape, np.float32) for shape in ((m, k), (k, n), (n,))]


def float64(array) -> np.ndarray:
    """Return the array as float64, on the host."""
    return array.astype(np.float64) if isinstance(array, np.ndarray) else array.double().cpu().numpy()


def main() -> None:
    x, w, b = arrays(300, 520, 264)
    y = gelu_linear(x, w, b)
    z = float64(x) @ float64(w) + float64(b)
    expected = 0.5 * z * (1 + np.vectorize(math.erf)(z / math.sqrt(2)))
    error = np.linalg.norm(float64(y) - expected) / np.linalg.norm(expected)
    print(f"{type(y).__module__} {tuple(y.shape)} {y.dtype}: relative error {error:.1e}")
    assert error < (1e-5 if isinstance(y, np.ndarray) else 4e-3)


if __name__ == "__main__":
    main()
