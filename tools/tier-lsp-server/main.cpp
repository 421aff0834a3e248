//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// tier-lsp-server: all of it lives in libTierMLIR.so.

#include "tier-c/Tools.h"

int main(int argc, char **argv) { return tierLspServerMain(argc, argv); }
