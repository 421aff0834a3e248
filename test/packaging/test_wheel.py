"""The wheel is self-contained: it needs no LLVM, stays small, and runs where its glibc does."""

import configparser
import pathlib
import re
import subprocess
import sys
import zipfile

import pytest

MAXIMUM_BYTES = 48 << 20
# Debian 12's.
NEWEST_GLIBC = (2, 36)
NEWEST_GLIBCXX = (3, 4, 30)
FROM_THE_SYSTEM = re.compile(r"(libc|libm|libdl|librt|libpthread|libstdc\+\+|libgcc_s|ld-linux-x86-64)\.so\.\d+")


@pytest.fixture(scope="module")
def wheel(request):
    path = request.config.getoption("--wheel")
    if not path:
        pytest.skip("no --wheel given")
    return pathlib.Path(path)


@pytest.fixture(scope="module")
def package(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture(scope="module")
def libraries(package):
    found = sorted(package.rglob("*.so"))
    assert "libTierMLIR.so" in {library.name for library in found}
    return found


def readelf(*arguments):
    return subprocess.run(["readelf", "-W", *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def test_wheel_is_small(wheel):
    assert wheel.stat().st_size <= MAXIMUM_BYTES


def test_only_the_system_is_needed(libraries):
    shipped = {library.name for library in libraries}
    for library in libraries:
        for needed in re.findall(r"\(NEEDED\).*\[(.*)\]", readelf("-d", library)):
            assert needed in shipped or FROM_THE_SYSTEM.fullmatch(needed), f"{library.name} needs {needed}"


def test_libraries_are_found_by_origin_alone(libraries):
    for library in libraries:
        for path in re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", readelf("-d", library)):
            assert all(part.startswith("$ORIGIN") for part in path.split(":")), f"{library.name}: {path}"


def test_debian_12_is_new_enough(libraries):
    for library in libraries:
        versions = readelf("-V", library)
        for name, newest in [("GLIBC", NEWEST_GLIBC), ("GLIBCXX", NEWEST_GLIBCXX)]:
            for version in re.findall(rf"Name: {name}_([\d.]+)", versions):
                assert tuple(map(int, version.split("."))) <= newest, f"{library.name} needs {name}_{version}"


def test_console_scripts_run(package):
    """What an installer makes of the entry points: `tier-layout` draws, `tier-opt` says its version."""
    parser = configparser.ConfigParser()
    parser.read(next(package.glob("*.dist-info/entry_points.txt")))
    scripts = parser["console_scripts"]
    shown = {"tier-opt": (["--version"], "LLVM version 22."),
             "tier-layout": (["show", "(4,8):(8,1)", "--svg", "-"], "#layout.strided&lt;[4:8], [8:1]&gt;")}
    assert set(scripts) == set(shown)
    for name, (arguments, expected) in shown.items():
        module, _, function = scripts[name].partition(":")
        program = f"import sys\nsys.argv = {[name, *arguments]!r}\nfrom {module} import {function}\nsys.exit({function}())"
        run = subprocess.run([sys.executable, "-c", program], env={"PYTHONPATH": str(package)}, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        assert expected in run.stdout


def test_library_shows_only_c_functions(libraries):
    library = next(library for library in libraries if library.name == "libTierMLIR.so")
    shown = [line.split()[7].split("@")[0] for line in readelf("--dyn-syms", library).splitlines()
             if re.search(r"(GLOBAL|WEAK).*DEFAULT +\d+ ", line)]
    assert "tierOptMain" in shown
    assert [name for name in shown if not name.startswith(("mlir", "tier"))] == []



def test_extracted_wheel_runs(package):
    program = """
import sys
sys.argv = ["tier-opt", "--version"]
from tier import _tools
from tier.mlir import ir
ir.Context()
sys.exit(_tools.opt())
"""
    run = subprocess.run([sys.executable, "-c", program], env={"PYTHONPATH": str(package)}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "LLVM version 22." in run.stdout
