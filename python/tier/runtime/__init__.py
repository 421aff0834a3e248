"""Running kernels: artefacts, dispatch by signature, and the machines they run on."""

from tier.runtime.artefact import Artefact, Result, emit, launch_json, load
from tier.runtime.dispatch import Dispatcher, default_chip, describe, exactly
from tier.runtime.signature import Argument

__all__ = ["Argument", "Artefact", "Dispatcher", "Result", "default_chip", "describe", "emit", "exactly", "launch_json", "load"]
