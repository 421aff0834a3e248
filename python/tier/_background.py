"""Work beside the calls: one thread that compiles what may serve better, while what there is serves."""

from __future__ import annotations

import atexit
import functools
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor


_NAME = "tier-background"


@functools.cache
def _executor() -> ThreadPoolExecutor:
    made = ThreadPoolExecutor(1, _NAME)
    # What has not begun when the interpreter ends is never missed.
    atexit.register(made.shutdown, wait=True, cancel_futures=True)
    return made


def submit(work: Callable[[], None]) -> Future[None]:
    """Do `work` soon, after what was submitted before. It lets nothing escape."""
    return _executor().submit(work)


def is_here() -> bool:
    """Whether this is that thread."""
    return threading.current_thread().name.startswith(_NAME)
