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


def _no_rocm() -> str | None:
    try:
        from hip import hip
    except ImportError:
        return "hip-python is not installed"
    status, count = hip.hipGetDeviceCount()
    if int(status) != 0 or not count:
        return "no ROCm device"
    try:
        import torch
    except ImportError:
        return "PyTorch is not installed"
    return None if getattr(torch.version, "hip", None) and torch.cuda.is_available() else "PyTorch is not for ROCm"


def pytest_collection_modifyitems(items):
    reason = _no_cuda()
    missing = _no_rocm() if any("rocm" in item.keywords for item in items) else None
    for item in items:
        if reason and "cuda" in item.keywords:
            item.add_marker(pytest.mark.skip(reason=reason))
        if missing and "rocm" in item.keywords:
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(autouse=True)
def _seed(request):
    if "cuda" in request.keywords and _no_cuda() is None:
        import torch

        torch.manual_seed(0)
