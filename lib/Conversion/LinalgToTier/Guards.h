//===- Guards.h - where variants serve --------------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host asks before it launches; the plan Problem asks which variants are of use. Both read
// the same bounds:
//
//   columns >= 262144, rows <= 33     on the host      cmpi sge %n, cmpi sle %m
//                                     in the Problem   n - 262144 >= 0, 33 - m >= 0
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_GUARDS_H
#define TIER_CONVERSION_LINALGTOTIER_GUARDS_H

#include "Emit.h"

namespace tier::where {

/// What is known of a host value, or of the sum of some: it is at least `number`, or at most.
struct Bound {
  llvm::SmallVector<mlir::Value, 1> terms;
  int64_t number = 0;
  bool isMost = false;

  static Bound atLeast(llvm::ArrayRef<mlir::Value> terms, int64_t number) {
    return {llvm::SmallVector<mlir::Value, 1>(terms), number, false};
  }
  static Bound atMost(llvm::ArrayRef<mlir::Value> terms, int64_t number) {
    return {llvm::SmallVector<mlir::Value, 1>(terms), number, true};
  }
};

/// Whether a bound on what is known while compiling does not hold, or two exclude each other.
bool neverHold(llvm::ArrayRef<Bound> bounds);
/// The truth of all, on the host; there is one at least.
mlir::Value buildBounds(llvm::ArrayRef<Bound> bounds, mlir::Location loc, Host &host);

/// Where variants are launched: within bounds that the host has asked for.
struct Surroundings {
  llvm::SmallVector<Bound> bounds = {};
  bool needsOnlyLast = false; ///< the variant that always serves
  bool sharesRows = false;    ///< only variants whose CTAs share rows
  /// What a tuner measures instead: a contender as it describes itself.
  llvm::StringRef chosen = {};

  /// The bounds that the question's extents, or products of them, have.
  problem::Guard asGuard(llvm::ArrayRef<mlir::Value> extents, Host &host) const;
};

/// From where on a kernel of rows should be cut at its reductions, since rows are few and long
/// enough for CTAs to share them; empty: it should not, or cannot (StageRows.cpp).
llvm::SmallVector<Bound> boundStages(const Kernel &kernel, const Task &task,
                                     const machine::Machine &machine, Host &host);

/// The truth of pairs of values that are assumed to be equal; null: there are none.
mlir::Value buildAssumptions(llvm::ArrayRef<std::pair<mlir::Value, mlir::Value>> assumptions,
                             mlir::Location loc, Host &host);
/// The condition of a variant, of what its kernel was built on (`assumed`, null: nothing), and of
/// what it sees as one; null: it always serves.
mlir::Value buildVariantGuard(const problem::Variant &variant, mlir::Value assumed,
                              const Task &task, const Kernel &kernel, Host &host);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_GUARDS_H
