"""The CUDA launcher against a stand-in for libcuda.so.1 that writes down what it is told."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

FOLDER = pathlib.Path(__file__).parent / "stand_in"


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    compiler = next((one for one in ("clang-22", "clang", "gcc", "cc") if shutil.which(one)), None)
    if compiler is None:
        pytest.skip("no C compiler to build the stand-in with")
    folder = tmp_path_factory.mktemp("cuda")
    subprocess.run([compiler, "-shared", "-fPIC", "-w", "-o", folder / "libcuda.so.1", FOLDER / "libcuda.c"], check=True)
    log = folder / "log"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder), "STAND_IN_LOG": str(log), "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, FOLDER / "cuda_program.py"], env=environment, capture_output=True, text=True,
                         check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines(), log.read_text().splitlines()


def test_the_chip_is_the_row_of_the_device(told):
    assert told[0][0] == "1 sm_90a"


def test_a_first_launch_loads_and_a_second_only_launches(told):
    _, log = told
    launch = ["launch grid 132 1 1 block 128 1 1 shared 65536 stream 0x77", "cluster 4: 2 1 1", "operands 64 2.5", "map of 64x4"]
    assert log[:14] == [
        "context 0xc0",
        "pool of device 0",
        "pool attribute 4: 268435456",
        "workspace 512 on 0x77",
        "encode type 9 rank 2 dims 64 4 stride 128 box 64 128 steps 1 1 interleave 0 swizzle 3 fill 0",
        "load .target sm_90a",
        "function program",
        "attribute 8 65536",
        *launch,
        "free 2000 on 0x77",
        "workspace 512 on 0x77",
    ]
    # The map is kept.
    assert log[14:19] == [*launch, "free 2000 on 0x77"]


def test_the_map_of_an_empty_array_points_to_memory(told):
    _, log = told
    at = log.index("alloc 256")
    assert log[at + 1] == "encode type 9 rank 2 dims 1 1 stride 16 box 64 128 steps 1 1 interleave 0 swizzle 3 fill 0"


@pytest.mark.parametrize("line, message", [
    (1, "[launch.load] expects image 'k' to load on device 0, got CUDA_ERROR_INVALID_PTX: ptxas fatal: as asked for"),
    (2, "[launch.shared] expects at most 232448 bytes of shared memory on this device, got 300000 for 'program'"),
    (3, "[launch.tensormap] expects a tensor map that the driver encodes, got bf16 at "),
    (4, "[launch.driver] expects cuDeviceGet to succeed, got CUDA_ERROR_OTHER (as asked for)"),
    (5, "[launch.device] expects arrays on cuda, for which this kernel was compiled, got cpu"),
])
def test_refusals_are_sentences(told, line, message):
    assert told[0][line].startswith(message)


def test_workspaces_of_a_refused_launch_are_freed(told):
    _, log = told
    assert sum(line.startswith("workspace") for line in log) == sum(line.startswith("free") for line in log)


def test_the_report_of_a_kernel_with_a_watchdog_is_read_after_the_launch(told):
    out, log = told
    assert out[6] == ("[async.hang] expects every wait of 'watched' to end within 500 ms, got role 'load' of block 3 waiting for "
                      "channel 0 (gemm.py:12) to be empty, stage 2, phase 1, round 7 of that wait; fix: tier-opt --transport-verify on "
                      "the kernel in room When; a larger limit if the kernel is merely slow")
    at = log.index("global tier_watchdog_report")
    first = ["set 3000 to 0, 2064 bytes on 0x99", "launch grid 132 1 1 block 128 1 1 shared 65536 stream 0x99", "cluster 4: 2 1 1",
             "operands 64 2.5", "map of 64x4", "wait for 0x99", "read 3000, 2064 bytes", "free 2000 on 0x99"]
    end = log.index("workspace 512 on 0xab")
    assert [line for line in log[at:end] if not line.startswith(("function", "attribute", "workspace", "global"))] == first * 2


def test_a_kernel_without_a_watchdog_waits_for_nothing(told):
    _, log = told
    assert not any(line.startswith(("set", "wait", "read")) for line in log[:log.index("global tier_watchdog_report")])


def test_a_graph_takes_kernels_but_none_with_a_watchdog(told):
    out, log = told
    assert out[7].startswith("[launch.capture] expects kernels without a watchdog in a graph, got 'watched'")
    assert "load that ends captures" not in log
    assert [line for line in log if line.startswith("launch") and line.endswith("0xab")] == [
        "launch grid 132 1 1 block 128 1 1 shared 65536 stream 0xab"]


def test_a_kernel_that_is_launched_while_it_is_compiled_keeps_the_image_that_was_loaded(told):
    _, log = told
    at = [line for line in log if line.endswith("0xcd") and line.startswith("launch")]
    assert at == ["launch grid 132 1 1 block 128 1 1 shared 4096 stream 0xcd"] * 2


def test_clusters_that_fit_are_counted_once(told):
    """Groups of 16 and 18 multiprocessors have 32 clusters of four, and not 132 / 4; what a workspace holds is cleared."""
    out, log = told
    launches = [line for line in log if line.endswith("0xef") and line.startswith("launch")]
    assert launches == ["launch grid 32 1 1 block 128 1 1 shared 65536 stream 0xef"] * 2
    assert [line for line in log if line.startswith("count")] == ["count clusters of 4, shared 232448", "count clusters of 32, shared 232448"]
    assert log.count("set 2000 to 0, 512 bytes on 0xef") == 2
    assert out[8].startswith("[launch.cluster] expects a device that runs clusters of 32 CTAs, got none of them on device 0")
    assert len([line for line in log if line.endswith("0xce") and line.startswith("launch")]) == 1


def test_workspaces_are_taken_anew_by_calls_that_are_repeated(told):
    """Kernels, and maps that are encoded where memory lies elsewhere, read where each call has its own."""
    _, log = told
    calls = [[line for line in log[log.index(f"workspace 2000 on {stream}"):] if line.endswith(stream) or "map" in line or "encode" in line]
             for stream in ("0xf1", "0xf2", "0xf3", "0xf4")]
    calls = [[line for line in call if not line.startswith("encode")][:10] for call in calls]
    for call, stream, memory in zip(calls, ("0xf1", "0xf2", "0xf3", "0xf4"), (0x10000, 0x10000, 0x20000, 0x10000), strict=True):
        first, second = (f"{memory + behind:x}" for behind in (0, 0x1000))
        assert call[:3] == [f"workspace 2000 on {stream}", f"set {first} to 0, 2000 bytes on {stream}", f"workspace 2000 on {stream}"]
        assert call[3].startswith("launch grid 132") and call[4] == "map of 64x4" and call[5].startswith(f"array at {first}, map at ")
        assert call[6].startswith("launch grid 2 ") and call[7:9] == ["map of 128x2", f"array at {second}, map at {memory + 0x1100:x}"]
        assert [line for line in log if line.endswith(f"on {stream}") and line.startswith("free")] == [
            f"free {first} on {stream}", f"free {second} on {stream}"]
    # One map of the array; of workspaces one for each place, kept for the next time there.
    later = log[log.index("workspace 2000 on 0xf1"):]
    assert [line.split(" dims ")[1].split(" stride")[0] for line in later if line.startswith("encode")] == ["64 4", "128 2", "128 2"]


def run_beside(folder, script, *arguments):
    """Run a script of the stand-in's folder with its driver and its arrays, and return the JSON that it prints."""
    compiler = next((one for one in ("clang-22", "clang", "gcc", "cc") if shutil.which(one)), None)
    if compiler is None:
        pytest.skip("no C compiler to build the stand-in with")
    for source, target in (("libcuda.c", "libcuda.so.1"), ("arrays.c", "arrays.so")):
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-w", "-o", folder / target, FOLDER / source], check=True)
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("STAND_IN_LOG", None)
    ran = subprocess.run([sys.executable, FOLDER / script, folder / "arrays.so", *arguments], env=environment,
                         capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_call_takes_little_of_the_host(tmp_path):
    """All of `f(x, w, b, out=o)` with three tensor maps, but the driver's own time; 5 us is the bar with it."""
    said = run_beside(tmp_path, "host_time.py", "10000")
    # An array is read once; twice where the call is none that was made before: the first, again when all kernels of its signature serve,
    # and the first 64 of others.
    assert said["launched"] * 4 <= said["reads"] <= (said["launched"] + 66) * 4
    # A loaded machine may take a few times as long as an idle one.
    assert said["us"] < 20 and said["us_changing"] < 20, said
    # Calls with a workspace are repeated too, not evaluated anew, which takes eighteen times as long here.
    assert said["us_workspaces"] < 6 * said["us"], said


@pytest.fixture(scope="module")
def recalled(tmp_path_factory):
    torch = pytest.importorskip("torch")
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("a PyTorch without DLPack's table of C functions")
    return run_beside(tmp_path_factory.mktemp("recall"), "recall_program.py")


@pytest.mark.parametrize("name", ["equal", "out as a tuple", "out as a tuple again", "another stream", "the first address", "restored",
                                  "restored again", "apart again", "restored once more", "without gradients", "after it", "kept",
                                  "own version again", "f4 of another stride"])
def test_a_call_equal_to_one_before_launches_at_once(recalled, name):
    assert recalled[name] == {"how": "recalled", "launched": 1, "refused": None}


@pytest.mark.parametrize("name", ["another address", "moved in place", "resized input and output", "forgotten"])
def test_a_call_of_a_known_signature_is_looked_at_without_python(recalled, name):
    assert recalled[name] == {"how": "known", "launched": 1, "refused": None}


@pytest.mark.parametrize("name", ["first", "by name", "other strides", "counted"])
def test_a_call_that_differs_is_served_by_python(recalled, name):
    assert recalled[name] == {"how": "slow", "launched": 1, "refused": None}


@pytest.mark.parametrize("name, rule", [
    ("resized input", "launch.output"),
    ("other dtype", "trace.promotion"),
    ("input under the output", "launch.output"),
    ("another device", "launch.driver"),
    ("an input with a gradient", "launch.gradient"),
    ("an output with a gradient", "launch.output"),
    ("refused by the driver", "launch.driver"),
])
def test_what_changed_in_place_is_refused_as_ever(recalled, name, rule):
    said = recalled[name]
    assert said["how"] == "slow" and said["launched"] == 0 and f"[{rule}]" in said["refused"]
    assert "recall_program.py" in said["refused"]  # the user's line


def test_a_recalled_call_launches_where_its_arrays_lie(recalled):
    assert recalled["maps"] == 3 and recalled["stream"] == 0x77
    assert recalled["other base"] and recalled["first base"] and recalled["moved base"] and recalled["kept base"]


def test_recalled_calls_are_counted_and_keep_nothing(recalled):
    assert recalled["references"] == 0
    assert recalled["hits"] == recalled["variants"] == 1002
    assert recalled["own hits"] == [3, 2] and recalled["own version"]["how"] != "slow" and recalled["own version"]["launched"] == 1


def test_a_call_while_pytorch_traces_is_an_operator(recalled):
    assert recalled["traced"] and recalled["while tracing"] == {"how": "slow", "launched": 0, "refused": None}


@pytest.fixture(scope="module")
def began(tmp_path_factory):
    torch = pytest.importorskip("torch")
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("a PyTorch without DLPack's table of C functions")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIER_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        return run_beside(tmp_path_factory.mktemp("first"), "first_program.py")


def test_a_first_call_compiles_what_it_launches(began):
    assert began["first"]["partial"] and began["first"]["kernels"] == len(began["first"]["compiled"]) == began["first launched"] == 1
    assert began["equal launched"] == [1, 1, 1]


def test_a_call_that_needs_another_kernel_waits_for_the_rest(began):
    rest = began["rest"]
    assert began["other launched"] == 1 and began["again launched"] == [1, 1, 1]
    assert not rest["partial"] and rest["kernels"] > 50
    assert set(began["first"]["compiled"]) < set(rest["compiled"]) and len(rest["compiled"]) == 2  # it was not compiled again


def test_calls_of_before_and_after_are_counted(began):
    assert began["hits"] == began["counted"] == 8 and began["variants"] > 50
    assert (began["origin"], began["error"]) == ("compiled", None)


def test_which_kernels_were_compiled_first_changes_no_code(began):
    assert began["same code"]


def test_what_a_first_call_began_is_kept_whole(began):
    assert began["kept launched"] == 1 and began["kept"] == ["disk", True]


def test_a_version_of_its_own_is_made_beside_the_rest(began):
    assert began["own launched"] == [1, 1, 1, 1] and began["own hits"] == [3, 1]


def test_the_thread_that_compiles_does_not_wait_for_itself(began):
    assert began["inside first"] == began["inside launched"] == 1


def test_what_is_refused_of_the_rest_is_said_to_who_needs_it(began):
    assert began["refused"] == "launch.extent"
    assert began["broken first"] == began["broken again"] == 1
    assert began["broken refused"] == "tier.test" and "expects all kernels to compile" in began["broken version"]
