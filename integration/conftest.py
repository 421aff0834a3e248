"""What every test on hardware shares: markers, skips with a reason, a seed."""

import sys
from pathlib import Path

import pytest

# Tests import what they share from beside them, however pytest imports the tests.
sys.path.insert(0, str(Path(__file__).parent))


def pytest_configure(config):
    config.addinivalue_line("markers", "cuda: needs an NVIDIA GPU and PyTorch")
    config.addinivalue_line("markers", "rocm: needs an AMD GPU")


def _no_cuda() -> str | None:
    try:
        import torch
    except ImportError:
        return "PyTorch is not installed"
    return None if torch.cuda.is_available() else "no CUDA device"


def pytest_collection_modifyitems(items):
    reason = _no_cuda()
    for item in items:
        if reason and "cuda" in item.keywords:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(autouse=True)
def _seed(request):
    if "cuda" in request.keywords and _no_cuda() is None:
        import torch

        torch.manual_seed(0)
