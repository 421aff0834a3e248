//===- Facts.h - machine and problem data of our types --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Problems take plain data in and give plain data out. These functions carry
// our attributes to it and back.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_FACTS_H
#define TIER_DIALECT_TIER_IR_FACTS_H

#include "tier/Dialect/Layout/IR/Element.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Machine/Machine.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/SharedLayout.h"

namespace tier::ir {

/// The machine that `tier.chip` of an enclosing module names, or null.
const machine::Machine *findMachine(mlir::Operation *op);
/// As above; no chip or an unknown one is an error at `op`.
mlir::FailureOr<const machine::Machine *> getMachine(mlir::Operation *op);

/// Says of a load that the next iteration's is copied while this one is used.
inline constexpr llvm::StringLiteral aheadAttribute = "tier.ahead";
/// Says of a product of tf32 which operands, of two, were rounded to it as they were copied.
inline constexpr llvm::StringLiteral roundedAttribute = "tier.rounded";
/// Says of a loop over rows that what is computed of their numbers is computed anew for
/// each: the rows take the registers.
inline constexpr llvm::StringLiteral walkAttribute = "tier.walk";

using layout::getElement;
/// Bytes of an element in memory.
int64_t getElementBytes(mlir::Type type);
machine::Grain toMachine(Grain grain);
Grain fromMachine(machine::Grain grain);

problem::Fragment toProblem(layout::FragmentAttr fragment);
layout::FragmentAttr toAttr(mlir::MLIRContext *context,
                            const problem::Fragment &fragment);
/// The tile of this element with this fragment.
mlir::RankedTensorType getTileType(mlir::Type element,
                                   const problem::Fragment &fragment);

/// The layout of a tile in shared memory; a tile without one is row-major.
problem::SharedLayout toProblem(mlir::MemRefType tile);
mlir::MemRefLayoutAttrInterface toAttr(mlir::MLIRContext *context,
                                       const problem::SharedLayout &layout);
/// The first elements of a tile along a dimension, where they lie; null if its layout does not count
/// so many together.
mlir::MemRefType getFirst(mlir::MemRefType tile, unsigned dim, int64_t extent);
inline mlir::MemRefType getFirstRows(mlir::MemRefType tile, int64_t rows) {
  return getFirst(tile, 0, rows);
}
/// A tile of shared memory of two dimensions that no product reads, contiguous along one.
mlir::MemRefType chooseSharedType(llvm::ArrayRef<int64_t> shape, mlir::Type element,
                                  int64_t contiguous, const machine::Machine &machine);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_FACTS_H
