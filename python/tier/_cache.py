"""The disk cache: bytes under a key, kept between processes."""

from __future__ import annotations

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path


def key_of(*parts: str) -> str:
    """Return the key of `parts`; a different split of the same characters is a different key.

    >>> key_of("a", "bc") == key_of("ab", "c")
    False
    """
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(f"{len(data)}:".encode() + data)
    return digest.hexdigest()


@dataclass(frozen=True)
class DiskCache:
    """Files named by key under `folder`. A file appears whole or not at all; a folder that cannot be written is no error.

    Each begins with a digest of its key and of what follows: what a disk or another program changed is not there.
    """

    folder: Path

    def get(self, key: str) -> bytes | None:
        """Return the bytes under `key`, or None."""
        try:
            kept = (self.folder / key[:2] / key).read_bytes()
        except (OSError, ValueError):
            return None
        value = kept[_DIGEST:]
        return value if kept[:_DIGEST] == _digest(key, value) else None

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""
        place = self.folder / key[:2] / key
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=place.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(_digest(key, value))
                file.write(value)
            os.replace(name, place)
        except OSError:
            return


_DIGEST = hashlib.sha256().digest_size


def _digest(key: str, value: bytes) -> bytes:
    return hashlib.sha256(key.encode() + value).digest()
