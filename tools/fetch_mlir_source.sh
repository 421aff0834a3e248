#!/usr/bin/env bash
# Print a directory with the parts of upstream's sources that the packages lack: mlir/python and mlir/lib/Bindings/Python.
#
# They are taken once per LLVM version from the distribution's source package, through the machine's own apt sources and
# their signed indexes, and kept in the cache outside the checkout. TIER_MLIR_SOURCE_DIR names a checkout of llvm-project
# to use instead; TIER_MLIR_SOURCE_TARBALL names a local tarball of it (the release's own, or a distribution's).
set -euo pipefail

version=$("${LLVM_CONFIG:-llvm-config-22}" --version)
cache=${TIER_CACHE_DIR:-$HOME/.cache/tier}
kept=$cache/mlir-source-$version

say() { echo "fetch_mlir_source: $*" >&2; }
complete() { [ -f "$1/mlir/python/mlir/ir.py" ] && [ -f "$1/mlir/lib/Bindings/Python/MainModule.cpp" ]; }

if [ -n "${TIER_MLIR_SOURCE_DIR:-}" ]; then
  complete "$TIER_MLIR_SOURCE_DIR" || { say "TIER_MLIR_SOURCE_DIR=$TIER_MLIR_SOURCE_DIR has no mlir/python/mlir/ir.py"; exit 1; }
  stated=$TIER_MLIR_SOURCE_DIR/cmake/Modules/LLVMVersion.cmake
  if [ -f "$stated" ]; then
    found=$(sed -nE 's/.*LLVM_VERSION_(MAJOR|MINOR|PATCH) ([0-9]+).*/\2/p' "$stated" | paste -sd.)
    [ "$found" = "$version" ] || { say "TIER_MLIR_SOURCE_DIR is LLVM $found; expects $version, what llvm-config says"; exit 1; }
  fi
  echo "$TIER_MLIR_SOURCE_DIR"
  exit 0
fi
if complete "$kept"; then
  echo "$kept"
  exit 0
fi

mkdir -p "$cache"
exec 9>"$cache/mlir-source.lock"
flock 9
complete "$kept" && { echo "$kept"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One line per candidate: URI, file name, and the checksum that the signed index states.
candidates() {
  local keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  mkdir -p "$work/lists/partial" "$work/archives/partial"
  apt-get indextargets 'Created-By: Packages' --format '$(REPO_URI) $(RELEASE)' | sort -u |
    while read -r uri release; do
      for suite in "$release" "${release/bookworm/trixie}"; do
        echo "deb-src [signed-by=$keyring] $uri $suite main"
      done
    done | sort -u >"$work/sources.list"
  local private=(-o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists"
                 -o "Dir::Cache::archives=$work/archives" -o "Dir::Cache::pkgcache=" -o "Dir::Cache::srcpkgcache="
                 -o APT::Sandbox::User=root -o Acquire::Languages=none)
  apt-get "${private[@]}" update >"$work/update.log" 2>&1 || true
  local packaged
  for packaged in $(apt-cache "${private[@]}" showsrc llvm-toolchain-22 2>/dev/null |
                    sed -n "s/^Version: \(1:$version-.*\)/\1/p" | sort -ru); do
    apt-get "${private[@]}" source --print-uris --download-only "llvm-toolchain-22=$packaged" 2>/dev/null |
      sed -nE "s/^'([^']*)' ([^ ]*\.orig\.tar\.[a-z0-9]+) [0-9]+ (SHA256:[0-9a-f]+).*/\1 \2 \3/p"
  done | sort -u
}

# The value the signed index lists for the version this project is developed against.
declare -A known=([22.1.8]=b49b9277aef97616320b2da259e1f8174c65b0ce2fbe2e8629644a97693402fe)

tarball=${TIER_MLIR_SOURCE_TARBALL:-}
if [ -z "$tarball" ]; then
  say "asking apt for the sources of LLVM $version (about 200 MB, once)"
  while read -r uri name sum; do
    if /usr/lib/apt/apt-helper -o APT::Sandbox::User=root download-file "$uri" "$work/$name" "$sum" >"$work/download.log" 2>&1; then
      tarball=$work/$name
      break
    fi
  done < <(candidates)
  if [ -z "$tarball" ]; then
    say "no apt source offers LLVM $version; expects one of:"
    say "  TIER_MLIR_SOURCE_DIR=<a checkout of llvm-project at llvmorg-$version>"
    say "  TIER_MLIR_SOURCE_TARBALL=<the release's llvm-project-$version.src.tar.xz>"
    exit 1
  fi
  if [ -n "${known[$version]:-}" ]; then
    echo "${known[$version]}  $tarball" | sha256sum --check --quiet
  fi
fi

say "unpacking the Python bindings of LLVM $version"
mkdir -p "$work/out"
tar -xf "$tarball" -C "$work/out" --wildcards --strip-components=1 '*/mlir/python/*' '*/mlir/lib/Bindings/Python/*'
complete "$work/out" || { say "$tarball has no MLIR Python bindings"; exit 1; }
rm -rf "$kept"
mv "$work/out" "$kept"
echo "$kept"
