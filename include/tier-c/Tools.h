//===- Tools.h - the mains of our command line tools
//------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_TOOLS_H
#define TIER_C_TOOLS_H

#ifdef __cplusplus
extern "C" {
#endif

/// Each returns the exit status of the process.
int tierOptMain(int argc, char **argv);
int tierLspServerMain(int argc, char **argv);
int tierReduceMain(int argc, char **argv);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_TOOLS_H
