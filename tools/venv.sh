#!/usr/bin/env bash
# Print the path of the virtual environment that builds and tests tier, and make it if needed: one per Python version,
# in the cache outside the checkout.
#
# Usage: venv.sh [PYTHON]
set -euo pipefail

python=${1:-python3}
cache=${TIER_CACHE_DIR:-$HOME/.cache/tier}
packages=("nanobind>=2.12,<3" "numpy" "lit" "pytest" "scikit-build-core>=0.10" "build")

series=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
venv=$cache/venv-$series
stamp=$venv/tier-packages
wanted=$(printf '%s\n' "${packages[@]}")

mkdir -p "$cache"
exec 9>"$venv.lock"
flock 9
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
  echo "venv: making $venv" >&2
  [ -x "$venv/bin/python" ] || "$python" -m venv "$venv" >&2
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "${packages[@]}" >&2
  echo "$wanted" >"$stamp"
fi
echo "$venv"
