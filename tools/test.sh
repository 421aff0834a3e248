#!/usr/bin/env bash
# Set everything up and run every test that needs no GPU: lit, the C++ unit tests, pytest, the checks, and the wheel.
# The last line sums them up. Quick when run again.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/environment.sh

tier_install_packages
venv=$(tools/venv.sh)
# Tests against PyTorch run where its CPU build lies in a local folder that pip knows; elsewhere they skip.
if ! "$venv/bin/python" -c 'import torch' 2>/dev/null &&
   "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps torch==2.13.0 2>/dev/null; then
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check torch==2.13.0
fi

# Python's tests run side by side where pytest-xdist can be had, one by one elsewhere.
together=()
if "$venv/bin/python" -c 'import xdist' 2>/dev/null ||
   "$venv/bin/python" -m pip install --quiet --disable-pip-version-check pytest-xdist; then
  together=(-n auto --maxprocesses 8 --dist worksteal)
fi

cmake -G Ninja -S . -B build >build.log 2>&1 || { cat build.log; exit 1; }
ninja -C build >>build.log 2>&1 || { grep -A20 -E 'FAILED|error:' build.log | head -200; exit 1; }
tail -1 build.log

export PATH=$PWD/build/bin:$PATH PYTHONPATH=$PWD/build/python_packages
results=build/test-results
rm -rf "$results"
mkdir -p "$results"
failed=0
"$venv/bin/lit" -sv build/test -D roundtrip=1 --xunit-xml-output "$results/lit.xml" || failed=1
halves=()
for half in 0 1; do
  GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$half build/bin/tier-unit-tests --gtest_brief=1 \
    "--gtest_output=xml:$PWD/$results/gtest-$half.xml" &
  halves+=($!)
done
for half in "${halves[@]}"; do wait "$half" || failed=1; done
for check in tools/check_*.py; do
  [ -e "$check" ] || continue
  if "$venv/bin/python" "$check"; then
    echo '<testsuites tests="1"/>' >"$results/$(basename "$check").xml"
  else
    echo '<testsuites tests="1" failures="1"/>' >"$results/$(basename "$check").xml"
    failed=1
  fi
done
wheel=$(tools/wheel.sh)
folders=(test)
[ -d integration ] && folders+=(integration)
"$venv/bin/python" -m pytest -q --continue-on-collection-errors "${folders[@]}" --wheel "$wheel" \
  "${together[@]}" --junitxml "$results/pytest.xml" || failed=1

"$venv/bin/python" tools/sum_tests.py "$results"/*.xml || failed=1
exit $failed
