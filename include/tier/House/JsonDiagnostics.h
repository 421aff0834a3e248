//===- JsonDiagnostics.h - diagnostics for tools ----------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `--diagnostics-format=json` prints: one object per diagnostic and line.
//
//   {"rule": "async.bytes", "severity": "error", "file": "k.mlir", "line": 28,
//    "column": 5, "message": "expects ..., got ...", "notes": [{"file": ...,
//    "line": ..., "column": ..., "message": ...}], "stage": 1,
//    "iteration": null, "fix": "expect the sum of ..."}
//
// What a diagnostic does not say is null; a parse error has no rule.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_JSONDIAGNOSTICS_H
#define TIER_HOUSE_JSONDIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/JSON.h"

#include <memory>

namespace llvm {
class MemoryBuffer;
class raw_ostream;
} // namespace llvm

namespace mlir {
class DialectRegistry;
class MlirOptMainConfig;
} // namespace mlir

namespace tier::house {

llvm::json::Object toJSON(const mlir::Diagnostic &diagnostic);

/// What a tool says of a file that it cannot open.
llvm::json::Object fileProblem(llvm::StringRef file, llvm::StringRef reason);

/// Parses a buffer, runs the passes of `config` and prints the IR to `out`, as
/// mlir-opt does; each diagnostic is a line of `diagnostics`.
mlir::LogicalResult runWithJSON(llvm::raw_ostream &out,
                                llvm::raw_ostream &diagnostics,
                                std::unique_ptr<llvm::MemoryBuffer> buffer,
                                mlir::DialectRegistry &registry,
                                const mlir::MlirOptMainConfig &config);

} // namespace tier::house

#endif // TIER_HOUSE_JSONDIAGNOSTICS_H
