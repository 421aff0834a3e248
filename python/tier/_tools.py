"""Console scripts over the tools inside the library."""

import ctypes
import pathlib
import sys


def opt() -> int:
    """Run `tier-opt` with this process's arguments."""
    library = ctypes.CDLL(str(pathlib.Path(__file__).parent / "mlir" / "_mlir_libs" / "libTierMLIR.so"))
    arguments = [argument.encode() for argument in ["tier-opt", *sys.argv[1:]]]
    return library.tierOptMain(len(arguments), (ctypes.c_char_p * (len(arguments) + 1))(*arguments, None))
