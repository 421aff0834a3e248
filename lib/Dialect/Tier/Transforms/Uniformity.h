//===- Uniformity.h - which threads have one value ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that is a function of (thread / 32), where a warp has 32 lanes, is one
// value in each warp. How far that reaches is the spread of the value:
//
//   kernel argument, gpu.block_id      threads 0      one value in the CTA
//   gpu.thread_id x                    threads 1      each thread its own
//   thread_id / 32, subgroup_id        threads 32     each warp its own
//   thread_id < 128                    threads 128    each warpgroup its own
//   thread_id mod 4                    threads 1
//
// The CTAs of a cluster are told apart in the same way. What a loop or a branch
// gives spreads as far as its bounds or its condition.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TIER_TRANSFORMS_UNIFORMITY_H
#define TIER_LIB_DIALECT_TIER_TRANSFORMS_UNIFORMITY_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace tier::ir {

/// The value is a function of (thread / threads) and of (CTA / ctas); where a
/// number is 0, of neither.
struct Spread {
  int64_t threads = 0, ctas = 0;
  bool isThread = false; ///< it is exactly thread / threads
  bool isCta = false;    ///< it is exactly CTA / ctas

  /// Of what depends on both.
  Spread operator|(const Spread &other) const;
  bool operator==(const Spread &other) const;
  /// Whether aligned groups of so many threads, or CTAs, have one value.
  bool isOneIn(int64_t group) const { return threads % group == 0; }
  bool isOneInCtas(int64_t group) const { return ctas % group == 0; }
  /// Whether `count` threads from `first` on have one value.
  bool isOneFrom(int64_t first, int64_t count) const;
};

/// The spread of every value of a kernel of structured control flow, found by
/// going over it until nothing changes.
class Uniformity {
public:
  /// `lanes` threads are a warp; `cluster` CTAs in each dimension.
  Uniformity(mlir::Operation *kernel, int64_t lanes,
             llvm::ArrayRef<int64_t> cluster);

  Spread get(mlir::Value value) const { return spreads.lookup(value); }
  /// Of who takes part in the body of a loop or a branch: its bounds, its
  /// condition. Others run their regions always.
  Spread getCondition(mlir::Operation *op) const;

private:
  void visit(mlir::Operation *op);
  void visitResults(mlir::Operation *op);
  Spread read(mlir::Operation *op) const;
  void join(mlir::Value value, const Spread &spread);
  void set(mlir::Value value, const Spread &spread);

  int64_t lanes;
  llvm::SmallVector<int64_t> cluster;
  llvm::DenseMap<mlir::Value, Spread> spreads;
  bool changed = false;
};

} // namespace tier::ir

#endif // TIER_LIB_DIALECT_TIER_TRANSFORMS_UNIFORMITY_H
