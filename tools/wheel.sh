#!/usr/bin/env bash
# Build the self-contained wheel for one interpreter into dist/ and print its path.
#
# Usage: wheel.sh [--python PATH]
set -euo pipefail
cd "$(dirname "$0")/.."

python=python3
while [ $# -gt 0 ]; do
  case $1 in
    --python) python=${2:?--python expects a path}; shift 2 ;;
    *) echo "usage: wheel.sh [--python PATH]" >&2; exit 2 ;;
  esac
done
limit=$((48 << 20))

venv=$(tools/venv.sh "$python")
tag=$("$venv/bin/python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
mkdir -p dist
wheel=$(ls -t dist/tier-*-"$tag"-*.whl 2>/dev/null | head -1 || true)
if [ -z "$wheel" ] || [ -n "$(find CMakeLists.txt cmake include lib python pyproject.toml LICENSE tools -newer "$wheel" -type f \
                              -not -path '*/__pycache__/*' -print -quit)" ]; then
  CMAKE_BUILD_PARALLEL_LEVEL=$(nproc) "$venv/bin/python" -m pip wheel --quiet --disable-pip-version-check \
    --no-build-isolation --no-deps --wheel-dir dist . >&2
  wheel=$(ls -t dist/tier-*-"$tag"-*.whl | head -1)
fi

size=$(stat -c %s "$wheel")
if [ "$size" -gt "$limit" ]; then
  echo "wheel.sh: expects at most $limit bytes, got $size: $wheel" >&2
  exit 1
fi
echo "$wheel"
