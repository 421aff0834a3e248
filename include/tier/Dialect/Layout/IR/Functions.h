//===- Functions.h - between attributes and functions -----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layout attribute spells a function of `tier::problem`; an affine set spells
// a polyhedron. Both ways are here, so that every pass asks the same algebra:
//
//   #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>
//     <->  [8:64], [64:1] then swizzle<3, 3, 3>
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_FUNCTIONS_H
#define TIER_DIALECT_LAYOUT_IR_FUNCTIONS_H

#include "tier/Dialect/Layout/IR/Layout.h"

namespace tier::layout {

problem::Layout toProblem(StridedAttr strided);
problem::Swizzle toProblem(SwizzleAttr swizzle);
problem::Chain toProblem(ComposeAttr compose);
/// The chain of a strided, swizzle or compose attribute; nothing for others.
std::optional<problem::Chain> toChain(mlir::Attribute layout);
/// The points of an affine set over dimensions, then symbols; nothing if an
/// expression is not quasi-affine.
std::optional<problem::Polyhedron> toPolyhedron(mlir::IntegerSet set);

StridedAttr toStrided(mlir::MLIRContext *context,
                      const problem::Layout &layout);
/// #layout.strided or #layout.compose, without the offset of the first layout;
/// null where the stages are no single swizzle.
mlir::Attribute toAttr(mlir::MLIRContext *context, const problem::Chain &chain);
/// The affine set of a polyhedron without locals.
std::optional<mlir::IntegerSet> toIntegerSet(mlir::MLIRContext *context,
                                             const problem::Polyhedron &set,
                                             unsigned symbols);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_FUNCTIONS_H
