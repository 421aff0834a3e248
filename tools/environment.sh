# What every script here needs of the machine. Source it; it only defines functions and variables.

# Debian 12's names; the LLVM packages are of one version, which toolchain checks compare.
tier_packages=(
  clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools liblld-22-dev libzstd-dev zlib1g-dev
  libgtest-dev cmake ninja-build ccache git xz-utils python3-dev python3-venv
)

tier_say() { echo "$(basename "$0"): $*" >&2; }

# Install what is missing of tier_packages, or say exactly what the machine lacks.
tier_install_packages() {
  local package missing=()
  for package in "${tier_packages[@]}"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0

  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { tier_say "needs root to install: apt-get install ${missing[*]}"; return 1; }
    root=(sudo)
  fi
  tier_say "installing with ${root[*]:-root} apt-get: ${missing[*]}"
  "${root[@]}" apt-get update -q >/dev/null || tier_say "apt-get update failed; trying with the lists there are"

  local absent=()
  for package in "${missing[@]}"; do
    # All of the output is read: with pipefail, a reader that stops early fails the pipe.
    apt-cache policy "$package" | grep 'Candidate: [^(]' >/dev/null || absent+=("$package")
  done
  if [ ${#absent[@]} -ne 0 ]; then
    tier_say "no apt source of this machine offers: ${absent[*]}"
    tier_say "fix: enable Debian 12's 'bookworm-security' suite (component main), which has LLVM 22; or LLVM's own apt"
    tier_say "     repository for bookworm, version 22; then run this again"
    return 1
  fi
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" >/dev/null
}

# The CUDA device's name, or nothing.
tier_gpu() { nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | head -1; }
