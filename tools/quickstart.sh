#!/usr/bin/env bash
# From a fresh Debian 12 to a first kernel: install what is needed, build, and run examples/gelu_linear.py on the GPU if
# there is one, else on this CPU. Quick when run again.
#
# Usage: quickstart.sh [PYTHON]
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/environment.sh

python=${1:-python3}
tier_install_packages
tier_say "building the package for $("$python" --version)"
wheel=$(tools/wheel.sh --python "$python")

[ -x .venv/bin/python ] || "$python" -m venv .venv
if [ ! .venv/tier-installed -nt "$wheel" ]; then
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps "$wheel"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check numpy
  touch .venv/tier-installed
fi
tier_say "installed $(basename "$wheel") in .venv"

gpu=$(tier_gpu || true)
if [ -n "$gpu" ]; then
  tier_say "running examples/gelu_linear.py on $gpu"
else
  tier_say "no GPU here: running examples/gelu_linear.py with target cpu"
fi
.venv/bin/python examples/gelu_linear.py
