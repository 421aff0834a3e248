"""First calls, and those behind them, on PyTorch arrays of a CUDA device that is a stand-in.

    LD_LIBRARY_PATH=<folder of libcuda.so.1> python first_program.py <arrays.so>

Prints one JSON object: which kernels there were when, and what calls launched.
"""

import ctypes
import json
import os
import sys
import threading

import torch

driver, arrays = ctypes.CDLL("libcuda.so.1"), ctypes.CDLL(sys.argv[1])
table = ctypes.pythonapi.PyCapsule_GetPointer
table.restype, table.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
arrays.lend_from(ctypes.c_void_p(table(torch.Tensor.__dlpack_c_exchange_api__, b"dlpack_exchange_api")))
launches = ctypes.c_int.in_dll(driver, "launches")
ctypes.c_int.in_dll(driver, "operand_count").value = 0

import tier
from tier import _background, _kernel


def linear(x, w, b):
    return tier.gelu(x @ w + b)


def bf16(*shape):
    return torch.zeros(shape, dtype=torch.bfloat16)


def launched(call):
    """How many kernels a call launches."""
    before = launches.value
    call()
    return launches.value - before


def images(function):
    """The kernels that serve, by name, as far as they are compiled: their code."""
    artefact = function._records[0].kernel.artefact
    return {image.name: image.data for image in artefact.images if image._index in artefact._made}


def seen(function):
    kernel = function._records[0].kernel
    return {"partial": kernel.is_partial, "kernels": len(kernel.artefact.images), "compiled": sorted(images(function))}


said = {}
x, w, b, o = bf16(256, 64), bf16(64, 256), bf16(256), bf16(256, 256)
many, wide, rows, large = bf16(2048, 64), bf16(64, 2048), bf16(2048), bf16(2048, 2048)
f = tier.compile(linear)

# The rest waits until the calls of the first kernels were made.
gate, submit = threading.Event(), _background.submit
_background.submit = lambda work: submit(lambda: (gate.wait(20), work()))
said["first launched"] = launched(lambda: f(x, w, b, out=o))
said["first"] = seen(f)
code = images(f)
said["equal launched"] = [launched(lambda: f(x, w, b, out=o)) for _ in range(3)]
# One that needs another kernel lets the rest begin, and waits for it.
threading.Timer(0.2, gate.set).start()
said["other launched"] = launched(lambda: f(many, wide, rows, out=large))
_background.submit = submit
assert f.settle(120)
said["rest"] = seen(f)
said["again launched"] = [launched(lambda: f(x, w, b, out=o)) for _ in range(2)] + [launched(lambda: f(many, wide, rows, out=large))]
version = f.versions()[0]
said["hits"], said["counted"] = version.hits, sum(variant.launched for variant in version.variants)
said["variants"], said["origin"], said["error"] = len(version.variants), version.origin, version.error

# The same kernels come out where all are compiled at once.
folder = os.environ["TIER_CACHE_DIR"]
os.environ["TIER_CACHE_DIR"] = ""
whole = _kernel.build(f._records[0].first.program, "sm_90a")
os.environ["TIER_CACHE_DIR"] = folder
same = {image.name: image for image in whole.artefact.images if image.name in code}
said["same code"] = len(same) == len(code) == 1 and all(same[name].data == code[name] for name in code)

# What another process finds is the whole.
again = tier.compile(linear)
said["kept launched"] = launched(lambda: again(x, w, b, out=o))
said["kept"] = again.versions()[0].origin, again._firsts == []

# A version for exactly some arguments, while the rest is compiled.
g = tier.compile(linear, specialise=2)
said["own launched"] = [launched(lambda: g(x, w, b, out=o)) for _ in range(3)]
assert g.settle(120)
said["own launched"].append(launched(lambda: g(x, w, b, out=o)))
said["own hits"] = [version.hits for version in g.versions()]


# The thread that compiles needs another kernel itself, and does not wait for what stands behind it.
inner = tier.compile(lambda x, w, b: tier.tanh(x @ w + b))
_background.submit = lambda work: submit(lambda: None)
said["inside first"] = launched(lambda: inner(x, w, b, out=o))
inside = submit(lambda: inner(many, wide, rows, out=large))
_background.submit = submit
said["inside launched"] = launched(lambda: inside.result(60))


# Refused before it begins, and while the rest is compiled.
def wrong(x, w):
    return tier.gelu(x @ w) + tier.reshape(x, (-1, 3))


try:
    tier.compile(wrong)(x, w)
except tier.TierError as error:
    said["refused"] = error.rule

build = _kernel.build


def broken(program, chip, debug=None, times=None, sides=None):
    if sides is None:
        raise tier.TierError("expects all kernels to compile, got none", rule="tier.test")
    return build(program, chip, debug, times, sides)


def other(x, w, b):
    return tier.relu(x @ w + b)


h = tier.compile(other)
_kernel.build = broken
said["broken first"] = launched(lambda: h(x, w, b, out=o))
assert h.settle(120)
said["broken again"] = launched(lambda: h(x, w, b, out=o))
try:
    h(many, wide, rows, out=large)
except tier.TierError as error:
    said["broken refused"] = error.rule
said["broken version"] = h.versions()[0].error
print(json.dumps(said))
