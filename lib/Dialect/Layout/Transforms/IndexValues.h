//===- IndexValues.h - index arithmetic of a kernel as expressions --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops are read in the order of the program, so operands are known before what
// is made of them. What is known of a value:
//
//   argument of the kernel   at least 0, a multiple of `tier.multiple`
//   block, thread, grid      what a launch allows (the host has no bound)
//   induction variable       between the bounds, lower bound modulo the step
//   any other op             at least 0, a multiple: where other rooms say so
//
// `divui` and its like are floor division only where both operands are proven
// not to be negative. Index arithmetic is taken not to leave 64 bits; where an
// expression of ours would divide or compare a new intermediate value, that
// value has to be proven to fit.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_INDEXVALUES_H
#define TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_INDEXVALUES_H

#include "tier/Problem/IndexExpression.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"

namespace tier::layout {

using problem::Index;

class IndexValues {
public:
  /// `isHost`: the launch of the kernel bounds no block.
  IndexValues(mlir::gpu::GPUFuncOp kernel, bool isHost);

  /// Reads the results of an op, and the induction variable of a loop.
  void read(mlir::Operation *op);
  /// The expression of a value that was read; none for other types.
  std::optional<Index> get(mlir::Value value) const;
  /// From now on the value is known as this expression.
  void set(mlir::Value value, Index index);
  /// What is known of an index.
  problem::IndexRange range(mlir::Value value) const;

  /// Work of one op, in the units of `IndexPool::cost`.
  static int64_t cost(mlir::Operation *op);
  /// An op that the reader understands.
  static bool isArithmetic(mlir::Operation *op);

  /// How an expression would be computed before `at`.
  struct Recipe {
    llvm::SmallVector<Index> steps; ///< parts to compute, operands first
    llvm::DenseMap<Index, mlir::Value> available;
    int64_t cost = 0;
  };
  /// From values that dominate `at`, but none in `without`.
  Recipe plan(Index index, mlir::Operation *at,
              const llvm::DenseSet<mlir::Operation *> &without,
              mlir::DominanceInfo &dominance) const;
  /// Whether no step divides or compares a value that might leave 64 bits and
  /// that the parts of `written` do not have.
  bool fits(const Recipe &recipe, Index written) const;
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Location loc, Index index,
                   Recipe recipe);

  problem::IndexPool pool;

private:
  std::optional<Index> readArithmetic(mlir::Operation *op);
  std::optional<Index> readDivision(mlir::Operation *op);
  std::optional<Index> readSelect(mlir::Operation *op);
  /// One result of an affine map.
  std::optional<Index> readAffine(mlir::AffineExpr expr, mlir::AffineMap map,
                                  mlir::ValueRange operands);
  std::optional<Index> readAffine(mlir::Operation *op);
  problem::IndexRange rangeOf(mlir::Value value) const;
  Index addSymbol(mlir::Value value, problem::IndexRange range);

  bool isHost;
  llvm::DenseMap<mlir::Value, Index> known;
  llvm::DenseMap<Index, llvm::SmallVector<mlir::Value, 1>> values;
};

} // namespace tier::layout

#endif // TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_INDEXVALUES_H
