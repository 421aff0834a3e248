"""The runtime on the host: programs, images, signatures and files, with kernels written by hand in room How."""

import json
import threading

import numpy as np
import pytest
from tier import _errors, runtime
from tier._problem import ask
from tier.mlir import ir

# out[i] = x[i] * a, one block per 4 elements; the extents are rows times columns of a dense array.
SCALE = """
module attributes {gpu.container_module} {
  gpu.module @scale_0 {
    llvm.func @scale_0(%params: !llvm.ptr, %block: i64, %blocks: i64) attributes {gpu.kernel} {
      %px = llvm.load %params : !llvm.ptr -> !llvm.ptr
      %x = llvm.load %px : !llvm.ptr -> !llvm.ptr
      %so = llvm.getelementptr %params[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %po = llvm.load %so : !llvm.ptr -> !llvm.ptr
      %out = llvm.load %po : !llvm.ptr -> !llvm.ptr
      %sn = llvm.getelementptr %params[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %pn = llvm.load %sn : !llvm.ptr -> !llvm.ptr
      %n = llvm.load %pn : !llvm.ptr -> i64
      %sa = llvm.getelementptr %params[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %pa = llvm.load %sa : !llvm.ptr -> !llvm.ptr
      %a = llvm.load %pa : !llvm.ptr -> ELEMENT
      %four = llvm.mlir.constant(4 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      %begin = llvm.mul %block, %four : i64
      %beyond = llvm.add %begin, %four : i64
      %end = llvm.intr.smin(%beyond, %n) : (i64, i64) -> i64
      %some = llvm.icmp "slt" %begin, %end : i64
      llvm.cond_br %some, ^loop(%begin : i64), ^exit
    ^loop(%i: i64):
      %from = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, ELEMENT
      %v = llvm.load %from : !llvm.ptr -> ELEMENT
      %w = llvm.fmul %v, %a : ELEMENT
      %to = llvm.getelementptr %out[%i] : (!llvm.ptr, i64) -> !llvm.ptr, ELEMENT
      llvm.store %w, %to : ELEMENT, !llvm.ptr
      %next = llvm.add %i, %one : i64
      %more = llvm.icmp "slt" %next, %end : i64
      llvm.cond_br %more, ^loop(%next : i64), ^exit
    ^exit:
      llvm.return
    }
  }
  func.func @scale(%x: memref<?xELEMENT> {FACTS}, %m: index, %n: index, %s0: index, %s1: index, %a: ELEMENT,
                   %out: memref<?xELEMENT> {tier.output}, %om: index, %on: index, %t0: index, %t1: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %all = arith.muli %m, %n : index
    %grid = arith.ceildivsi %all, %c4 : index
    gpu.launch_func @scale_0::@scale_0 blocks in (%grid, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%x : memref<?xELEMENT>, %out : memref<?xELEMENT>, %all : index, %a : ELEMENT)
    return
  }
}
"""
SAME = [runtime.Result("f32", [["extent", 0, 0], ["extent", 0, 1]])]


def scale(element="f32", results=SAME, facts='tier.name = "x"', **options):
    module = ir.Module.parse(SCALE.replace("ELEMENT", element).replace("FACTS", facts), ir.Context())
    return runtime.Artefact(module, chip="cpu", lower=lambda module: None, results=results, **options)


def test_a_call_allocates_and_fills_the_result():
    x = np.arange(35, dtype=np.float32).reshape(5, 7)
    out = scale().call((x, 3.0))
    assert isinstance(out, np.ndarray) and out.dtype == np.float32
    np.testing.assert_array_equal(out, x * 3)


def test_a_launch_writes_into_the_callers_array():
    x = np.ones((2, 4), np.float32)
    out = np.full((4, 4), -1, np.float32)
    scale().launch((x, 2), (out[1:3],))
    np.testing.assert_array_equal(out, [[-1] * 4, [2] * 4, [2] * 4, [-1] * 4])


def test_launches_are_repeated_only_for_equal_arguments():
    """Equal arguments launch what they launched before; another number, shape, stride or address does not."""
    artefact, memory = scale(), np.arange(128, dtype=np.float32)
    shapes = [memory[:64].reshape(8, 8), memory[:64].reshape(4, 16), memory[64:].reshape(8, 8), memory[:32].reshape(8, 4), memory[:0].reshape(0, 8)]
    for _ in range(3):
        for x in shapes:
            for factor in (2.0, 3.0, 3, -1.0):
                out = np.full(x.shape, 7, np.float32)
                artefact.launch((x, factor), (out,))
                np.testing.assert_array_equal(out, x * np.float32(factor))
    memory += 1
    np.testing.assert_array_equal(artefact.call((shapes[0], 2.0)), shapes[0] * 2)
    assert artefact.native.counts == [3 * 4 * 4 + 1]


@pytest.mark.parametrize("view, reason", [
    (lambda out: out[:, ::2], "a stride of 2 in dimension 1"), (lambda out: out[:2, :4], "a stride of 8 in dimension 0"),
    (lambda out: out.reshape(-1)[1:9].reshape(2, 4), "to start at a multiple of 16 bytes")])
def test_an_output_with_gaps_is_refused_and_stays_as_it_was(view, reason):
    out = np.full((4, 8), -1, np.float32)
    target = view(out)
    with pytest.raises(_errors.LaunchError, match=r"\[launch.output\] .*" + reason):
        scale().launch((np.ones(target.shape, np.float32), 2), (target,))
    assert (out == -1).all()


@pytest.mark.parametrize("shape", [(0, 7), (3, 0), (0, 0)])
def test_an_empty_array_launches_nothing(shape):
    x = np.empty(shape, np.float32)
    artefact = scale()
    assert artefact.trace((x, 1.0)) == []
    assert artefact.call((x, 1.0)).shape == shape


@pytest.mark.parametrize("element, numpy", [("f16", np.float16), ("f64", np.float64)])
def test_scalars_take_the_type_of_their_parameter(element, numpy):
    x = np.linspace(-3, 3, 12, dtype=numpy).reshape(3, 4)
    out = scale(element, [runtime.Result(element, [["extent", 0, 0], ["extent", 0, 1]])]).call((x, 0.1))
    np.testing.assert_allclose(out, x * numpy(0.1), rtol=1e-3)


def test_bfloat16_of_torch():
    torch = pytest.importorskip("torch")
    x = torch.randn(33, 5).to(torch.bfloat16)
    out = scale("bf16", [runtime.Result("bf16", [["extent", 0, 0], ["extent", 0, 1]])]).call((x, 1.5))
    assert out.dtype == torch.bfloat16
    assert torch.equal(out, x * 1.5)


def test_torch_in_torch_out():
    torch = pytest.importorskip("torch")
    x = torch.randn(100, 100)
    out = scale().call((x, 0.5))
    assert isinstance(out, torch.Tensor)
    assert torch.equal(out, x * 0.5)


def test_any_producer_of_dlpack_is_read():
    class Lent:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **options):
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    x = np.ones((3, 4), np.float32)
    out = np.empty_like(x)
    scale().launch((Lent(x), 4.0), (out,))
    np.testing.assert_array_equal(out, x * 4)


def test_runs_are_bit_identical_from_many_threads():
    x = np.random.default_rng(0).standard_normal((64, 65)).astype(np.float32)
    artefact = scale()
    want, got = x * np.float32(1.7), [None] * 8

    def work(i):
        got[i] = artefact.call((x, 1.7))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert all(np.array_equal(one, want) for one in got)


def test_an_image_compiles_when_it_is_first_launched():
    lowered = []
    module = ir.Module.parse(SCALE.replace("ELEMENT", "f32").replace("FACTS", ""), ir.Context())
    artefact = runtime.Artefact(module, chip="cpu", lower=lowered.append, results=SAME)
    artefact.call((np.empty((0, 1), np.float32), 1.0))
    assert len(lowered) == 0
    artefact.call((np.ones((1, 1), np.float32), 1.0))
    artefact.call((np.ones((9, 9), np.float32), 1.0))
    assert len(lowered) == 1
    assert artefact.images[0].name == "scale_0" and artefact.images[0].kind == "object"


def test_a_cache_keeps_images():
    class Kept(dict):
        put = dict.__setitem__

    kept = Kept()
    x = np.ones((2, 2), np.float32)
    scale(cache=kept).call((x, 2.0))
    assert len(kept) == 1

    def refuse(module):
        raise AssertionError("lowered again")

    again = scale(cache=kept)
    again._lower = refuse
    np.testing.assert_array_equal(again.call((x, 2.0)), x * 2)


def test_a_saved_kernel_runs_without_its_module(tmp_path):
    path = tmp_path / "scale.tier"
    scale().save(path)
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    np.testing.assert_array_equal(runtime.load(path).call((x, 2.0)), x * 2)


def test_a_file_that_is_no_kernel_is_refused(tmp_path):
    path = tmp_path / "other.tier"
    with pytest.raises(_errors.LaunchError, match=r"\[launch.file\] expects a saved kernel"):
        runtime.load(path)
    path.write_bytes(b"nothing")
    with pytest.raises(_errors.LaunchError, match=r"\[launch.file\] expects a kernel that Kernel.save wrote"):
        runtime.load(path)


FACTS = ('tier.argument = #tier.argument<name = "x", extents = ["M", "M"], multiple = [1, 16], strides = [?, 1], '
         'stride_multiple = [4, 1], align = 16>')


@pytest.mark.parametrize("x, message", [
    (np.ones((20, 20), np.float32), "expects 'x' with a multiple of 16 in dimension 1, got 20"),
    (np.ones((8, 16), np.float32), "expects 'x' with extent 8 in dimension 1 like argument 0, got 16"),
    (np.ones((16, 32), np.float32)[:, ::2], "expects 'x' with stride 1 in dimension 1, got 2"),
    (np.ones((16, 18), np.float32)[:, 2:], "expects 'x' with a base aligned to 16 bytes, got 8"),
    (np.ones((16, 17), np.float32)[:, :16], "expects 'x' with a stride that is a multiple of 4 in dimension 0, got 17"),
    (np.ones((16, 16), np.float64), "expects f32 as 'x' of scale, got f64"),
    (np.ones(16, np.float32), "expects rank 2 as 'x' of scale, got 1"),
    (3.0, "expects an array as 'x' of scale, got a number"),
])
def test_what_was_assumed_is_checked(x, message):
    with pytest.raises(_errors.LaunchError) as raised:
        scale(facts=FACTS, results=()).launch((x, 1.0), (np.empty((16, 16), np.float32),))
    assert message in str(raised.value)


def test_arguments_that_are_no_arrays_are_refused():
    with pytest.raises(_errors.SignatureError, match=r"expects an array .* or a number, got str as argument 1"):
        scale().call(("x", 1.0))
    with pytest.raises(_errors.SignatureError, match=r"\[signature.dtype\].* got complex64"):
        scale().call((np.ones((2, 2), np.complex64), 1.0))


def test_a_signature_holds_classes_and_no_sizes():
    x = np.ones((32, 48), np.float32)
    one, two = runtime.describe((x, x.T)), runtime.describe((np.ones((64, 96), np.float32), np.ones((64, 96), np.float32).T))
    assert one == two and hash(one) == hash(two)
    assert one[0].extents == (("multiple", 16), ("multiple", 16))
    assert one[0].strides == (("multiple16B",), 1)
    assert one[1].extents == (("same", 0, 1), ("same", 0, 0))
    assert one[0].align16 and one[0].index32 and one[0].device == "cpu"
    (odd,) = runtime.describe((np.ones((1, 7), np.float32)[:, ::-1],))
    assert odd.extents == (("one",), ("any",)) and odd.strides[1] == ("any",)
    number, numpy_number = runtime.describe((3, np.float32(2)))
    assert (number.kind, number.value, number.dtype) == ("scalar", "int", None)
    assert (numpy_number.kind, numpy_number.value, numpy_number.dtype) == ("scalar", None, "f32")


@pytest.mark.parametrize("shape", [(0, 5), (5, 0), (0, 0), (3, 0, 5)], ids=str)
def test_an_array_without_elements_has_the_strides_of_one_without_gaps(shape):
    """NumPy's are 0, as of an array whose one element serves all."""
    empty = np.zeros(shape, np.float32)
    assert not any(empty.strides) and 0 not in runtime.describe((empty,))[0].strides


def test_dispatch_compiles_once_per_signature():
    misses = []

    def miss(key, signature, arguments):
        misses.append(signature)
        return scale()

    dispatcher = runtime.Dispatcher(miss)
    for shape in [(32, 48), (16, 64), (5, 7), (9, 11)]:
        x = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
        np.testing.assert_array_equal(dispatcher(x, 2.0), x * 2)
    assert len(misses) == 2


def test_an_error_while_compiling_is_raised_as_it_is():
    def lower(module):
        raise KeyError("mine")

    module = ir.Module.parse(SCALE.replace("ELEMENT", "f32").replace("FACTS", ""), ir.Context())
    artefact = runtime.Artefact(module, chip="cpu", lower=lower, results=SAME)
    with pytest.raises(KeyError, match="mine"):
        artefact.call((np.ones((2, 2), np.float32), 1.0))


PROGRAM = """
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<?xf32>, %w: memref<?xf32>, %n: index) kernel { gpu.return }
  }
  func.func @host(%x: memref<?xf32>, %n: index, %s: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c100 = arith.constant 100 : index
    %units = tier.units : index
    %w = tier.workspace %n : memref<?xf32>
    %positive = arith.cmpi sgt, %n, %c0 : index
    cf.assert %positive, "x expects elements"
    %total = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %c0) -> (index) {
      %next = arith.addi %sum, %i : index
      scf.yield %next : index
    }
    %small = arith.cmpi slt, %n, %c100 : index
    %grid = scf.if %small -> (index) {
      scf.yield %total : index
    } else {
      %tiles = affine.apply affine_map<(d0) -> (d0 ceildiv 64)>(%n)
      %most = arith.minsi %tiles, %units : index
      scf.yield %most : index
    }
    gpu.launch_func @k::@k blocks in (%grid, %c1, %c1) threads in (%c100, %c1, %c1)
        args(%x : memref<?xf32>, %w : memref<?xf32>, %grid : index)
    return
  }
}
"""


def test_a_program_evaluates_guards_loops_and_maps():
    artefact = runtime.Artefact(ir.Module.parse(PROGRAM, ir.Context()), chip="sm_90a")
    for n, grid in [(5, 3), (99, 3), (100, 2), (6400, 100), (64000, 132)]:
        workspace, launch = artefact.trace((np.empty(n, np.float32),), units=132)
        assert workspace["workspace"] == 4 * n
        assert launch["grid"] == [grid, 1, 1] and launch["block"] == [100, 1, 1]
        assert launch["operands"][1]["value"] == workspace["address"]
        assert launch["operands"][2] == {"bytes": 8, "value": grid}
    with pytest.raises(_errors.LaunchError, match=r"\[launch.check\] host: x expects elements"):
        artefact.trace((np.empty(0, np.float32),))


CLUSTERS = PROGRAM.replace("= tier.units :", "= tier.units clusters of 4 :").replace("workspace %n :", "workspace %n zeroed :")


def test_a_program_counts_clusters_and_clears_workspaces():
    artefact = runtime.Artefact(ir.Module.parse(CLUSTERS, ir.Context()), chip="sm_90a")
    for units, grid in [(132, 33), (10, 2), (3, 1)]:  # where nothing but their number is known, and at least one
        workspace, clear, launch = artefact.trace((np.empty(64000, np.float32),), units=units)
        assert clear == {"clear": workspace["workspace"], "address": workspace["address"]}
        assert launch["grid"] == [grid, 1, 1]


PLAN = "#tier.plan<tile = [{0}, {1}, 64], atom = [64, {1}, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>"
ELECTS = PROGRAM.replace("    gpu.launch_func", """    %some = arith.cmpi sgt, %n, %c3 : index
    %place = tier.elect(%n, %n, %n) where %some among [""" + PLAN.format(64, 64) + ", " + PLAN.format(128, 128) + """]
        {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2, overlap = array<i64: 1, 8>,
         turned = array<i1: false, false>, segments = array<i64: 1, 1>, early = array<i1: false, false>} : index
    gpu.launch_func""").replace("%w : memref<?xf32>, %grid : index)", "%w : memref<?xf32>, %place : index)")


def test_a_program_elects_the_plan_that_takes_least_time():
    artefact = runtime.Artefact(ir.Module.parse(ELECTS, ir.Context()), chip="sm_90a")
    plans = [{"tile": [side, side, 64], "atom": [64, side, 16], "warps": [4, 4], "stages": 8, "group": 8} for side in (64, 128)]
    places = set()
    for n in (3, 4, 64, 65, 512, 1000, 1408, 2048, 1408):  # as whoever asks the Problem would, and once more from memory
        launch = artefact.trace((np.empty(n, np.float32),), units=132)[-1]
        place = ask("plan.elect", chip="sm_90a", element="bf16", extents=[n] * 3, plans=plans)["place"] if n > 3 else -1
        assert launch["operands"][2] == {"bytes": 8, "value": place}
        places.add(place)
    assert places == {-1, 0, 1}


@pytest.mark.parametrize("change, message", [
    ({"plans": []}, r"\[tier.elect\] expects at least one plan, got none"),
    ({"plans": [{"tile": [64, 64, 64]}]}, r"plans with a tile, an atom, stages and warps"),
    ({"plans": [7]}, r"plans with a tile, an atom, stages and warps"),
    ({"extents": [4, 4]}, r"extents \[batch.., m, n, k\] of at least 0"),
    ({"extents": [4, -4, 4]}, r"extents \[batch.., m, n, k\] of at least 0"),
    ({"chip": "sm_80"}, r"\[tier.elect\] expects a machine that was measured, got 'sm_80'"),
    ({"element": "b16"}, "element"),
])
def test_an_election_that_cannot_be_is_refused(change, message):
    plan = {"tile": [64, 64, 64], "atom": [64, 64, 16], "warps": [4, 4], "stages": 8}
    with pytest.raises(_errors.TierError, match=message):
        ask("plan.elect", **{"chip": "sm_90a", "element": "bf16", "extents": [4, 4, 4], "plans": [plan], **change})


@pytest.mark.parametrize("change, message", [
    ('"where":', "a register"), ('"plans":[[', "an election that expects at least one plan, got none"), ('"element":"bf16"', "an element type, got 'b'"),
    ('"output_bytes":2', "an election that expects elements of whole bytes"),
    ('"k_major":[true,true]', "k_major of two operands, got 1"), ("[64,64,64,64,64,16,1,1,8,8,1,0,0,0,4,4]", "more than 14 numbers of a plan, got 2"),
    ('"overlap":[1,8]', "overlap of rows and columns, got 1"), ('"extents":[', "the extents"), ('"chip": "sm_90a"', "an election that expects a machine that was measured, got 'sm_80'"),
])
def test_a_broken_election_is_refused(change, message):
    from tier import _native

    text = runtime.Artefact(ir.Module.parse(ELECTS, ir.Context()), chip="sm_90a").json
    assert change in text
    instead = {'"where":': '"wher":', '"chip": "sm_90a"': '"chip": "sm_80"', '"output_bytes":2': '"output_bytes":0', '"plans":[[': '"plans":3,"other":[[', '"element":"bf16"': '"element":"b"',
               '"k_major":[true,true]': '"k_major":[true]', '"overlap":[1,8]': '"overlap":[1]', '"extents":[': '"extents":[],"other":['}.get(change, "[64,64]")
    with pytest.raises(_errors.LaunchError) as raised:
        _native.Program(text.replace(change, instead), "", None, "cuda")
    assert raised.value.rule == "launch.format" and message in str(raised.value)


FACTORS = ELECTS.replace("overlap = ", "factor_block = 128, overlap = ")


def test_a_program_says_that_sums_have_factors():
    """Blocks with factors take a warpgroup longer than products do, and segments of their sums longer still."""
    plans = [{"tile": [64, 16, depth], "atom": [64, 16, 32], "warps": [4, 4], "stages": 5, "turned": True} for depth in (128, 512)]
    fields = {"chip": "sm_90a", "element": "f8e4m3", "plans": plans[:1] + [{**plans[0], "segments": 2}]}
    assert [ask("plan.elect", **fields, extents=[16, 4096, 4096], factor_block=block)["place"] for block in (0, 128)] == [1, 0]
    assert ask("plan.elect", **{**fields, "plans": plans}, extents=[16, 4096, 14336], factor_block=128)["place"] == 1
    with pytest.raises(_errors.TierError, match=r"\[tier.elect\] expects a k of blocks that have factors, 0 where none do, got -1"):
        ask("plan.elect", **fields, extents=[16, 4096, 4096], factor_block=-1)
    from tier import _native

    text = runtime.Artefact(ir.Module.parse(FACTORS, ir.Context()), chip="sm_90a").json
    assert '"factor_block":128' in text
    with pytest.raises(_errors.LaunchError, match="a k of blocks that have factors"):
        _native.Program(text.replace('"factor_block":128', '"factor_block":[]'), "", None, "cuda")


@pytest.mark.parametrize("program", [PROGRAM, CLUSTERS, ELECTS, FACTORS])
def test_launch_json_is_read_as_it_is_written(program):
    text = runtime.Artefact(ir.Module.parse(program, ir.Context()), chip="sm_90a").json
    assert json.loads(text)["format"] == "tier.launch.1"
    from tier import _native

    assert _native.Program(text, "", None, "cuda").json == text


@pytest.mark.parametrize("change, message", [
    (('"chip": "sm_90a"', '"chip": 3'), "a text as the chip, got 3"),
    (('"chip": "sm_90a"', '"chip": "sm_90a",'), "launch.json to be JSON, got ',' at byte "),
    (('["units",', '["unit",'), "a known step, got 'unit'"),
    (('["workspace",', '["workspace",1,"full"],["workspace",'), "'zeroed', 'or' with a register and a parameter, or nothing, got 'full'"),
    (('["workspace",', '["workspace",1,"or",1,9],["workspace",'), "a parameter below "),
    (('["workspace",', '["workspace",1,"or",1],["workspace",'), "a parameter, got "),
    (('["workspace",', '["workspace",1,"or"],["workspace",'), "a register, got "),
    (('["units",', '["units",1,-2],["units",'), "clusters of one CTA or more, got -2"),
    (('"images": [\n    "k"]', '"images": []'), "an image below 0"),
    (('{"buffer":0}', '{"buffer":7}'), "a buffer below 2, got 7"),
    (('tier.launch.1', 'tier.launch.9'), "launch.json of format tier.launch.1, got tier.launch.9"),
])
def test_a_broken_launch_json_is_refused(change, message):
    from tier import _native

    text = runtime.Artefact(ir.Module.parse(PROGRAM, ir.Context()), chip="sm_90a").json
    assert change[0] in text
    with pytest.raises(_errors.LaunchError) as raised:
        _native.Program(text.replace(*change), "", None, "cuda")
    assert raised.value.rule == "launch.format" and message in str(raised.value)


def test_a_missing_driver_is_one_sentence():
    from tier import _native

    if _native.cuda_device_count():
        pytest.skip("this machine has a driver")
    with pytest.raises(_errors.LaunchError, match=r"\[launch.driver\] expects an NVIDIA driver"):
        _native.cuda_chip(0)
    from tier.runtime import cuda

    assert cuda.devices() == []


def test_functions_that_nobody_keeps_are_freed():
    """A function, its dispatcher and its programs keep one another; Python's collector finds them."""
    import gc
    import weakref

    import tier

    function = tier.compile(lambda x: x + x)
    x = np.ones(4, np.float32)
    assert function(x).tolist() == [2.0] * 4
    kept = [weakref.ref(function), weakref.ref(function._records[0].kernel.artefact)]
    del function
    gc.collect()
    assert [one() for one in kept] == [None, None]
    kernel = tier.lower(lambda x: x * 2, ["f32[N]"], chip="cpu")
    kept = weakref.ref(kernel.artefact)
    del kernel
    gc.collect()
    assert kept() is None
