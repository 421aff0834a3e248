"""Calls that equal one before, and calls that almost do, on PyTorch arrays of a CUDA device that is a stand-in.

    LD_LIBRARY_PATH=<folder of libcuda.so.1> python recall_program.py <arrays.so>

Prints one JSON object: what each kind of call launched, or what it was refused with.
"""

import ctypes
import json
import sys

import torch

driver, arrays = ctypes.CDLL("libcuda.so.1"), ctypes.CDLL(sys.argv[1])
table = ctypes.pythonapi.PyCapsule_GetPointer
table.restype, table.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
arrays.lend_from(ctypes.c_void_p(table(torch.Tensor.__dlpack_c_exchange_api__, b"dlpack_exchange_api")))
stream = ctypes.c_void_p.in_dll(arrays, "lent_stream")
launched_stream = ctypes.c_void_p.in_dll(driver, "launched_stream")
launches = ctypes.c_int.in_dll(driver, "launches")
bases = (ctypes.c_uint64 * 4).in_dll(driver, "launched_bases")

import tier

slow = 0


def watch(frame, event, argument):
    """Count the calls that Python served."""
    global slow
    slow += event == "call" and frame.f_code is tier.Function.__call__.__code__


sys.setprofile(watch)


def linear(x, w, b):
    return tier.gelu(x @ w + b)


def bf16(*shape):
    return torch.zeros(shape, dtype=torch.bfloat16)


said = {}


def record(name, call, count=4):
    """Write down how a call was served, how much it launched, and what it was refused with.

    A call that equals one before reads its arrays once, one of a known signature twice; others are slow.
    """
    before, launched, reads = slow, launches.value, arrays.reads()
    try:
        call()
        refused = None
    except tier.TierError as error:
        refused = str(error)
    how = "slow" if slow != before else {count: "recalled", 2 * count: "known"}.get(arrays.reads() - reads, "?")
    said[name] = {"how": how, "launched": launches.value - launched, "refused": refused}


x, w, b, o = bf16(256, 64), bf16(64, 256), bf16(256), bf16(256, 256)
f = tier.compile(linear)
record("first", lambda: f(x, w, b, out=o))
program = f._records[0].kernel.artefact.program
operands = ctypes.c_int.in_dll(driver, "operand_count")
operands.value = len(json.loads(program.trace(x, w, b, o))[-1]["operands"])
record("equal", lambda: f(x, w, b, out=o))
references = sys.getrefcount(o)
for _ in range(1000):
    assert f(x, w, b, out=o) is o
said["references"] = sys.getrefcount(o) - references
said["hits"] = f.versions()[0].hits
said["variants"] = sum(variant.launched for variant in f.versions()[0].variants)
record("by name", lambda: f(x=x, w=w, b=b, out=o))
record("out as a tuple", lambda: f(x, w, b, out=(o,)))
record("out as a tuple again", lambda: f(x, w, b, out=(o,)))

stream.value = 0x77
record("another stream", lambda: f(x, w, b, out=o))
said["stream"] = launched_stream.value
stream.value = 0

other = bf16(256, 64)
record("another address", lambda: f(other, w, b, out=o))
said["maps"] = ctypes.c_int.in_dll(driver, "maps_launched").value
said["other base"] = other.data_ptr() in list(bases) and x.data_ptr() not in list(bases)
record("the first address", lambda: f(x, w, b, out=o))
said["first base"] = x.data_ptr() in list(bases)

# The same objects, changed in place.
moved = bf16(256, 64)
x.set_(moved)
record("moved in place", lambda: f(x, w, b, out=o))
said["moved base"] = moved.data_ptr() in list(bases)
whole, operands.value = operands.value, 4
x.resize_(128, 64)
record("resized input", lambda: f(x, w, b, out=o))
record("resized input and output", lambda: f(x, w, b, out=o[:128]))
x.resize_(256, 64)
record("restored", lambda: f(x, w, b, out=o))
x.as_strided_((256, 64), (0, 1))
record("other strides", lambda: f(x, w, b, out=o))
x.as_strided_((256, 64), (64, 1))
x.data = x.data.view(torch.float16)
record("other dtype", lambda: f(x, w, b, out=o))
x.data = x.data.view(torch.bfloat16)
record("restored again", lambda: f(x, w, b, out=o))
x.set_(o.view(-1)[:256 * 64].view(256, 64))
record("input under the output", lambda: f(x, w, b, out=o))
x.set_(moved)
record("apart again", lambda: f(x, w, b, out=o))
device = ctypes.c_int.in_dll(arrays, "lent_device")
device.value = 1
record("another device", lambda: f(x, w, b, out=o))
device.value = 0
record("restored once more", lambda: f(x, w, b, out=o))

# Gradients, asked of the same objects.
x.requires_grad_()
record("an input with a gradient", lambda: f(x, w, b, out=o))
with torch.no_grad():
    record("without gradients", lambda: f(x, w, b, out=o))
x.requires_grad_(False)
o.requires_grad_()
record("an output with a gradient", lambda: f(x, w, b, out=o))
o.requires_grad_(False)

# PyTorch's compiler, tracing without reading code.
from tier import _torch

_torch.operator = lambda function, arguments, named, out: said.update(traced=True)
torch.compiler._is_compiling_flag = True
record("while tracing", lambda: f(x, w, b, out=o))
torch.compiler._is_compiling_flag = False

driver.refuse_launches(700)
record("refused by the driver", lambda: f(x, w, b, out=o))
driver.refuse_launches(0)
record("after it", lambda: f(x, w, b, out=o))

# More calls than are kept.
many = [bf16(256, 256) for _ in range(600)]
for one in many:
    f(x, w, b, out=one)
record("forgotten", lambda: f(x, w, b, out=o))
operands.value = whole
record("kept", lambda: f(x, w, b, out=many[-1]))

said["kept base"] = many[-1].data_ptr() in list(bases)
operands.value = 4

# Versions of their own: calls are counted until one serves, and known again then.
g = tier.compile(linear, specialise=3)
for _ in range(3):
    record("counted", lambda: g(x, w, b, out=o))
assert g.settle(120)
record("own version", lambda: g(x, w, b, out=o))
record("own version again", lambda: g(x, w, b, out=o))
said["own hits"] = [version.hits for version in g.versions()]


# Two numbers in a byte, in one row whose stride says nothing.
def halves(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1))


def as_bytes(dtype, *shape):
    return torch.zeros(shape, dtype=torch.uint8).view(dtype)


h = tier.compile(halves, target="sm_100a")
row, rows = as_bytes(torch.float4_e2m1fn_x2, 1, 64), as_bytes(torch.float4_e2m1fn_x2, 256, 64)
scales = as_bytes(torch.float8_e8m0fnu, 1, 4), as_bytes(torch.float8_e8m0fnu, 256, 4)
result = bf16(1, 256)
operands.value = 0
for name, stride in (("f4", 64), ("f4 of another stride", 7)):
    record(name, lambda: h(row.as_strided((1, 64), (stride, 1)), rows, *scales, out=result), count=5)

sys.setprofile(None)
print(json.dumps(said))
