#!/bin/sh
# Usage: precompile.sh OUT COMPILER ARGS...: compile to OUT, unless another checkout just did.
set -eu
out=$1
shift
[ -s "$out" ] && exit 0
"$@" -o "$out.$$"
mv "$out.$$" "$out"
