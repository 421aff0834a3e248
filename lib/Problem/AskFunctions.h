//===- AskFunctions.h - functions, sets and relations in JSON -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   set       {"variables": n, "locals": [[divisor, row..]..],
//              "at_least_zero": [row..], "zero": [row..]}; a row is the
//              constant, then a factor per variable and local
//   chain     {"first": layout, "then": [stage..]}; a stage is
//              {"swizzle": [bits, base, shift]}, {"layout": layout} or
//              {"bits": {"columns": n, "rows": [..]}, "constant": c}
//   function  {"chain": chain}, {"fragment": .., "dim": i},
//              {"shape": [..], "bits": .., "constant": c} or
//              {"dims": n, "symbols": m, "domain": [set..],
//               "pieces": [[set, chain]..]}
//   relation  {"inputs": n, "outputs": m, "symbols": k, "parts": [set..]}
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_ASKFUNCTIONS_H
#define TIER_LIB_PROBLEM_ASKFUNCTIONS_H

#include "AskReading.h"
#include "tier/Problem/Relation.h"

namespace tier::problem {

Polyhedron readSet(Reader &read, llvm::StringRef key,
                   const llvm::json::Value *value);
Chain readChain(Reader &read, llvm::StringRef key,
                const llvm::json::Object *value);
Piecewise readFunction(Reader &read, llvm::StringRef key,
                       const llvm::json::Object *value);
Relation readRelation(Reader &read, llvm::StringRef key,
                      const llvm::json::Object *value);

llvm::json::Value toJSON(const Polyhedron &set);
llvm::json::Value toJSON(const Polyhedra &sets);
llvm::json::Value toJSON(const Chain &chain);
llvm::json::Value toJSON(const Piecewise &function);
llvm::json::Value toJSON(const Relation &relation);

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_ASKFUNCTIONS_H
