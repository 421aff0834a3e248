//===- House.h - the table of rooms and the one pipeline ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A room is a list of legal ops and the passes that furnish it. The compiler is
// this table: `buildCompile` walks it from one room to another and puts a
// verifier at every door.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_HOUSE_H
#define TIER_HOUSE_HOUSE_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir {
class Operation;
class OpPassManager;
} // namespace mlir

namespace tier::house {

struct Room {
  llvm::StringLiteral name;
  /// Dialects, or single ops, that may appear; separated by spaces.
  llvm::StringLiteral legal;
  /// Ops of those dialects that may not.
  llvm::StringLiteral illegal;
  /// The pipeline that leads into the room. `$chip` and `$door` stand for the
  /// machine and the last door that serves it, `$launched` for the pass that keeps
  /// the kernels of one call, where there is one.
  llvm::StringLiteral furnish;

  bool isLegal(mlir::Operation *op) const;
};

/// All rooms, in the order in which a program passes through them.
llvm::ArrayRef<Room> rooms();

/// The room of this name, or null.
const Room *findRoom(llvm::StringRef name);

/// The part of the house that a compilation walks.
struct CompileOptions {
  std::string chip;
  std::string from = "what";
  std::string to = "how";
  /// "watchdog": kernels bound their waits, by `limit` milliseconds.
  std::string debug = "";
  int64_t limit = 2000;
  /// Of the arrays of one call (tier-keep-launched): no other kernels are compiled.
  std::vector<int64_t> sides = {};
};

/// Adds the passes that lead a module from just inside `options.from` into
/// `options.to`, with `tier-verify-room` at every door. Fails, after saying
/// why, when a name is unknown.
mlir::LogicalResult
buildCompile(mlir::OpPassManager &pm, const CompileOptions &options,
             llvm::function_ref<void(const llvm::Twine &)> report);

/// Registers `--tier-compile="chip=... from=... to=... debug=... limit=... sides=..."`.
void registerCompilePipeline();

} // namespace tier::house

#endif // TIER_HOUSE_HOUSE_H
