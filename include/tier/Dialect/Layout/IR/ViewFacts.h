//===- ViewFacts.h - what is known of a view of global memory -------*- C++
//-*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts enter as attributes of kernel arguments: `tier.multiple = 16` says that
// 16 divides an index, `tier.align = 16` that a base lies at a multiple of 16
// bytes. A view is a `memref.reinterpret_cast` of such a base.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_VIEWFACTS_H
#define TIER_DIALECT_LAYOUT_IR_VIEWFACTS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"

#include "tier/Problem/Layout.h"

namespace tier::layout {

/// The value of an index if it is constant, else its divisor.
problem::Known getKnown(mlir::Value index);
problem::Known getKnown(mlir::OpFoldResult index);
/// Whether an index is proven not to be negative. Index arguments of kernels
/// are extents and strides: they are not.
bool isNonNegative(mlir::Value index);

/// What is known of a view of global memory.
struct ViewFacts {
  mlir::Value base;          ///< the kernel argument below the view
  int64_t elementBytes;      ///< at least 1
  int64_t baseAlignment;     ///< bytes, of the first element of the view
  mlir::OpFoldResult offset; ///< elements from `base`
  llvm::SmallVector<mlir::OpFoldResult> sizes, strides; ///< one per dimension

  problem::Known extent(unsigned dim) const { return getKnown(sizes[dim]); }
  problem::Known strideBytes(unsigned dim) const;
  /// The dimension of unit stride (the last one if there are several), or -1.
  int64_t contiguousDim() const;
  /// Elements of the widest access that is aligned wherever all indices along
  /// the contiguous dimension are multiples of it; at most `run` elements and
  /// `maxBytes`. `start` is the index along that dimension.
  int64_t vectorElements(int64_t run, mlir::Value start,
                         int64_t maxBytes = 16) const;
  /// As above, and no access straddles the end of the contiguous dimension.
  int64_t maskedVectorElements(int64_t run, mlir::Value start,
                               int64_t maxBytes = 16) const;
};
/// The facts of a memref in global memory: a kernel argument or a
/// `memref.reinterpret_cast` of one; nothing for any other.
std::optional<ViewFacts> getViewFacts(mlir::Value view);

/// The proven alignment in bytes of a kernel argument.
int64_t getBaseAlignment(mlir::Value base);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_VIEWFACTS_H
