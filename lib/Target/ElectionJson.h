//===- ElectionJson.h - elections in launch.json ----------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   {"elect": result, "extents": [register, ..], "where": register, "element": "bf16",
//    "k_major": [true, true], "output_bytes": 2, "plans": [[number, ..], ..]}
//
// A plan is what the model reads of it: tile [m, n, k], atom [m, n, k], cluster [rows, columns],
// stages, group, segments, whether it is turned, begins early, and is of warps; then the warps of
// its roles. The machine is the program's.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_TARGET_ELECTIONJSON_H
#define TIER_LIB_TARGET_ELECTIONJSON_H

#include "FlatJson.h"
#include "tier/Target/LaunchProgram.h"

namespace tier::target {

void writeElection(llvm::raw_ostream &out, const ElectionFields &fields, int32_t result);
/// Reads all but registers and the machine, which is there before; what was expected, and what
/// came, where something is wrong.
std::string readElection(const flatjson::Object &object, problem::Election &election);

} // namespace tier::target

#endif // TIER_LIB_TARGET_ELECTIONJSON_H
